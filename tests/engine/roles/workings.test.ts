import { describe, expect, it } from 'vitest'
import { explain } from '../../../src/engine/core/explain.ts'
import { behind, inputsOf, type Worked } from '../../../src/engine/core/worked.ts'
import { type Plan, roleRequirements } from '../../../src/engine/index.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { randomDesigns } from '../../roles/random-designs.ts'

const designs = [exampleA, exampleB, exampleC].map(({ design }) => design)
const plans: readonly Plan[] = [...designs, ...randomDesigns(200)].map(planFromKeys)

/** Every number behind every figure, of every plan in both modes, each working once. */
const found = new Map<string, Worked>()
for (const plan of plans)
  for (const mode of ['corrected', 'microsoft'] as const) {
    const figures = Object.values(roleRequirements(plan, mode).figures)
    for (const one of behind(figures.filter((figure) => figure !== null))) {
      const shape = `${one.label} ${one.unit} ${one.how.kind} ${inputsOf(one).map(({ label }) => label)}`
      if (!found.has(shape) || !Number.isFinite(one.value)) found.set(shape, one)
    }
  }
const workings = [...found.values()]

/** Sizes of 1,000: the papers’, and of what a person buys. */
const decimal = new Set(['KB', 'MB', 'GB', 'TB', 'MB/s', 'MB/s/database', 'MB/message'])

describe('every number behind the role requirements', () => {
  it('is many', () => {
    expect(workings.length).toBeGreaterThan(250)
  })

  it('is a number', () => {
    expect(workings.filter(({ value }) => !Number.isFinite(value))).toEqual([])
  })

  it('is binary, but for a drive as it is bought', () => {
    expect(workings.filter(({ unit }) => decimal.has(unit)).map(({ label }) => label)).toEqual([])
    const bought = workings.filter(({ unit }) => unit === 'GB/drive')
    expect(bought.length).toBeGreaterThan(0)
    for (const one of bought) expect(one.how.kind).toBe('given')
  })

  it('has a label that a list can hold: without a comma, but for answers', () => {
    const computed = workings.filter(({ how }) => how.kind !== 'given')
    expect(computed.map(({ label }) => label).filter((label) => label.includes(','))).toEqual([])
  })

  it('explains itself in words that have no gaps', () => {
    for (const one of workings) {
      const { words, numbers } = explain(one, (value, unit) => `${value} ${unit ?? ''}`)
      expect(words).not.toBe('')
      expect(`${words} ${numbers}`).not.toMatch(/undefined|NaN|Infinity|\[object/)
    }
  })
})
