import { expect, it } from 'vitest'
import { answers, defaultPlan, given, type Unit } from '../../../src/engine/index.ts'
import { withRates } from '../../../src/features/recovery/with-rates.ts'

const figure = <U extends Unit>(value: number, unit: U) => given('Rate', value, unit, 'none')
const none = { replaySeconds: null, databaseBackupRate: null, serverBackupRate: null }

it('takes what was measured and leaves the rest as it was', () => {
  const plan = { ...defaultPlan, serverBackupRate: 10 }
  const rates = { ...none, replaySeconds: figure(0.543521266, 's') }
  expect(withRates(plan, rates)).toStrictEqual({ ...plan, replaySeconds: 0.543521 })
})

it('is the very plan where it has the rates', () => {
  const rates = { ...none, databaseBackupRate: figure(44.4071936, 'MB/s') }
  const taken = withRates(defaultPlan, rates)
  expect(taken).not.toBe(defaultPlan)
  expect(withRates(taken, rates)).toBe(taken)
  expect(withRates(defaultPlan, none)).toBe(defaultPlan)
})

it('keeps a rate within its range', () => {
  const { min, max } = answers.replaySeconds
  for (const [told, taken] of [
    [1e-9, min],
    [1e9, max],
  ] as const) {
    const rates = { ...none, replaySeconds: figure(told, 's') }
    expect(withRates(defaultPlan, rates).replaySeconds).toBe(taken)
  }
})
