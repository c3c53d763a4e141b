import { describe, expect, it } from 'vitest'
import { explain } from '../../../../src/engine/core/explain.ts'
import type { CalculationMode } from '../../../../src/engine/core/mode.ts'
import type { Worked } from '../../../../src/engine/core/worked.ts'
import { directInputsOf, numbersBehind } from '../../../../src/engine/core/worked-inputs.ts'
import type { Plan } from '../../../../src/engine/index.ts'
import { roleResults } from '../../../../src/engine/methods/roles/role-requirements.ts'
import { exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'
import { randomDesigns } from '../../../roles/random-designs.ts'

const designs = [exampleA, exampleB, exampleC].map(({ design }) => design)
const plans: readonly Plan[] = [...designs, ...randomDesigns(200)].map(planFromKeys)

/** Every number of the stages of a plan: those it shows, and those only the stages know. */
function numbersIn(plan: Plan, mode: CalculationMode): readonly Worked[] {
  const numbers: Worked[] = []
  const seen = new Set<object>()
  const gather = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || seen.has(value)) return
    seen.add(value)
    if (isWorked(value)) numbers.push(value)
    else Object.values(value).forEach(gather)
  }
  gather(roleResults(plan, mode))
  return numbersBehind(numbers)
}

const isWorked = (value: object): value is Worked =>
  'label' in value && 'how' in value && 'value' in value

/** Of every plan in both modes, each working once; of corrected plans all that are no number. */
const found = new Map<string, Worked>()
const noNumbers: string[] = []
for (const plan of plans)
  for (const mode of ['corrected', 'microsoft'] as const)
    for (const one of numbersIn(plan, mode)) {
      const inputs = directInputsOf(one).map(({ label }) => label)
      found.set(`${one.label} ${one.unit} ${one.how.kind} ${inputs}`, one)
      if (mode === 'corrected' && !Number.isFinite(one.value)) noNumbers.push(one.label)
    }
const workings = [...found.values()]

/** Sizes of 1,000: the papers’, and of what a person buys. */
const decimal = new Set(['KB', 'MB', 'GB', 'TB', 'MB/s', 'MB/s/database', 'MB/message'])

describe('every number behind the role requirements', () => {
  it('is many', () => {
    expect(workings.length).toBeGreaterThan(250)
  })

  it('is a number, corrected', () => {
    expect([...new Set(noNumbers)]).toEqual([])
  })

  it('is binary, but for a drive as it is bought, which is given, the largest and the steps that are sold, which are printed, and the least of those sold that would do', () => {
    const sold = 'Least drive that holds the transport database'
    const inDecimal = workings.filter(({ unit }) => decimal.has(unit))
    expect(inDecimal).toEqual([])
    const drives = workings.filter(({ unit }) => unit === 'GB/drive')
    const isPrinted = ({ label }: Worked) => /^(Largest drive of|Steps in which) /.test(label)
    const kindsOf = (all: readonly Worked[]) => new Set(all.map(({ how }) => how.kind))
    expect(kindsOf(drives.filter(isPrinted))).toEqual(new Set(['published']))
    const others = drives.filter((one) => !isPrinted(one))
    expect(kindsOf(others.filter(({ label }) => label !== sold))).toEqual(new Set(['given']))
    expect(kindsOf(others.filter(({ label }) => label === sold))).toEqual(new Set(['formula']))
  })

  it('has a label that a list can hold: without a comma, but for answers', () => {
    const computed = workings.filter(({ how }) => how.kind !== 'given')
    expect(computed.map(({ label }) => label).filter((label) => label.includes(','))).toEqual([])
  })

  it('explains itself in words that have no gaps', () => {
    for (const one of workings) {
      const { words, numbers } = explain(one, (value, unit) => `${value} ${unit ?? ''}`)
      expect(words).not.toBe('')
      expect(`${words} ${numbers}`).not.toMatch(/undefined|\[object/)
    }
  })
})
