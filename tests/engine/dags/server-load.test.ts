import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Plan, type ServerBuild, serverLoad, type Worked } from '../../../src/engine/index.ts'
import { isByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import { cases } from '../../cases.ts'
import { sized, sizedAnyhow } from '../plans.ts'
import { near } from '../version-plans.ts'
import { paperDagPlans, roleDagPlans } from './dag-plans.ts'

const partsOf = (plan: Plan) => {
  const sizing = sizedAnyhow(plan)
  if (!isByRoles(sizing)) throw new Error('The plan is not sized by role requirements')
  return { sizing, parts: sizing.parts }
}

const active = (databases: number): Worked<'databases'> => ({
  label: 'Active databases',
  value: databases,
  unit: 'databases',
  how: { kind: 'assumed', reason: 'A test asks for them.' },
})

const builds: readonly ServerBuild[] = ['first site', 'second site', 'lagged']

describe('the load of a server', () => {
  it('is what its plan sizes it for in the worst case', () => {
    fc.assert(
      fc.property(roleDagPlans, (plan) => {
        const { sizing, parts } = partsOf(plan)
        const { activation, processors, memory } = parts
        const first = serverLoad(plan, sizing, 'first site', activation.worstCase)
        near(first?.megacycles?.needs.value, processors.megacyclesWorst?.value ?? Number.NaN)
        expect(first?.processors?.value).toBe(processors.cpuWorst?.value)
        if (memory.memoryNeeded) near(first?.memory?.needs.value, memory.memoryNeeded.value)
        expect(first?.memory?.has?.value).toBe(memory.fittedMemory?.value)
        // Every copy counts as active, so no loss adds to what drives do.
        expect(first?.iops).toBeNull()
        const { worstCase2 } = activation
        const second = worstCase2 && serverLoad(plan, sizing, 'second site', worstCase2)
        if (second) expect(second.processors?.value).toBe(processors.site2?.worst?.cpu?.value)
        if (second) expect(second.iops).toBeNull()
      }),
      { numRuns: cases(15) },
    )
  })

  it('never falls where more databases are active', () => {
    fc.assert(
      fc.property(fc.oneof(roleDagPlans, paperDagPlans), fc.nat(50), (plan, count) => {
        const sizing = sizedAnyhow(plan)
        for (const build of builds) {
          const few = serverLoad(plan, sizing, build, active(count))
          const many = serverLoad(plan, sizing, build, active(count + 1))
          if (!few || !many) continue
          // As Microsoft the memory of the index is left out once the rest outgrows it (MS14).
          const isSteady = !isByRoles(sizing) || plan.mode === 'corrected'
          const needed = ({ megacycles, memory, iops }: typeof few) =>
            [megacycles, isSteady ? memory : null, iops].map((one) => one?.needs.value ?? 0)
          for (const [at, needs] of needed(few).entries())
            expect(needed(many)[at]).toBeGreaterThanOrEqual(needs - 1e-9 * needs)
        }
      }),
      { numRuns: cases(15) },
    )
  })

  it('is that of the arrays in Exchange 2010, which name no processors', () => {
    fc.assert(
      fc.property(paperDagPlans, (plan) => {
        const sizing = sized(plan)
        const load = serverLoad(plan, sizing, 'first site', sizing.databases.activeOnServer)
        near(load?.iops?.needs.value, sizing.iops.judged.value)
        near(load?.memory?.needs.value, sizing.memory?.needed.value ?? Number.NaN)
        expect(load?.memory?.has?.value).toBe(sizing.memory?.server?.value)
        expect(load?.megacycles).toBeNull()
        expect(load?.processors).toBeNull()
      }),
      { numRuns: cases(15) },
    )
  })
})
