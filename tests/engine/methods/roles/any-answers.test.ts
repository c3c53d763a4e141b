import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, fieldOf, methodOf } from '../../../../src/engine/index.ts'
import { roleParts, roleRequirements } from '../../../../src/engine/methods/roles/index.ts'
import { cases } from '../../../cases.ts'
import { plansWithoutArrays } from '../../../codec/plans.ts'
import { atOneEnd, atSomeEnds } from '../../ends-of-ranges.ts'
import { figuresIn } from './figures-in.ts'

/** Any plan of Exchange 2013 and later, each answer anywhere in its range. */
const plans = fc
  .tuple(plansWithoutArrays, fc.constantFrom('2013', '2016', '2019', 'SE'))
  .map(([plan, version]) => fieldOf('exchange').write(plan, 0, version))

describe('whatever is answered', () => {
  it('every figure of every stage is a number, corrected', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(methodOf(plan).id).toBe('roles')
        const { checks: _, ...stages } = roleParts(plan, 'corrected')
        for (const [path, { value }] of figuresIn(stages))
          expect(value, path).toSatisfy(Number.isFinite)
      }),
    )
  })

  it('no hardware is less than nothing, and there are drives', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { space, io, drives, memory, processors } = roleParts(plan, 'corrected')
        for (const [path, { value }] of figuresIn({ space, io, drives, memory, processors }))
          expect(value, path).toBeGreaterThanOrEqual(0)
        expect(drives.totals.asCalculated.environment?.value).toBeGreaterThan(0)
        expect(memory.fittedMemory?.value).toBeGreaterThan(0)
        expect(processors.cpuWorst).not.toBeNull()
      }),
    )
  })

  it('every figure of the workbook is a number of things, or none', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { figures } = roleRequirements(plan, 'microsoft')
        for (const [key, figure] of Object.entries(figures)) {
          if (!figure) continue
          expect(figure.value, key).toSatisfy(Number.isFinite)
          expect(figure.value, key).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('nor is any figure of nothing, or less, where an answer stands at an end of its range', () => {
    const base = fieldOf('exchange').write(defaultPlan, 0, '2019')
    for (const plan of [...atOneEnd(base), ...atSomeEnds(base, cases(60, 20_000))])
      for (const mode of ['corrected', 'microsoft'] as const) {
        const { checks: _, ...stages } = roleParts(plan, mode)
        const found = figuresIn(stages).filter(
          ([, { value }]) => !Number.isFinite(value) || value < 0,
        )
        expect(found.map(([path, { value }]) => `${path} ${value}`)).toEqual([])
      }
  })
})
