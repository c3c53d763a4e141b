import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalLogicArrays } from '../../../src/engine/catalog/equallogic.ts'
import { latencies, type Plan, recommend, shownMargin } from '../../../src/engine/index.ts'
import { raidPolicies } from '../../../src/engine/plan.ts'
import { type Candidate, verdicts } from '../../../src/engine/recommend/candidate.ts'
import { planWith, recommended, sized, soundPlans } from '../plans.ts'

const timeoutMs = 60_000
const numRuns = 150
const sizes = 11

const build = ({ array, driveGb, raid, perServer }: Candidate) =>
  `${perServer} × ${array.model}, ${driveGb} GB, ${raid}`

/** Whether arrays are looked at: they were tested with 2010, and nothing was with later versions. */
const looksAtArrays = ({ exchange, storage: { kind } }: Plan) =>
  kind === 'equallogic' || (kind === 'any' && exchange !== '2003' && exchange !== '2007')

/** Servers with arrays of their own. The two of a single copy cluster share one storage. */
const storages = ({ exchange, availability: { kind, servers } }: Plan) =>
  kind === 'scc' && (exchange === '2003' || exchange === '2007') ? servers / 2 : servers

/** Every way to build the storage of a plan, from the catalog alone. */
function ways(plan: Plan): string[] {
  if (!looksAtArrays(plan)) return []
  const raids = plan.storage.raid === 'any' ? raidPolicies : [plan.storage.raid]
  const found: string[] = []
  const { models, arraysPerServer } = plan.storage
  for (let perServer = 1; perServer <= arraysPerServer; perServer += 1)
    for (const { model, driveSizesGb } of equalLogicArrays.filter(
      // A family is the start of its models' names.
      (array) => models === 'any' || array.model === models || array.model.slice(0, 6) === models,
    ))
      for (const driveGb of driveSizesGb)
        for (const raid of raids) found.push(`${perServer} × ${model}, ${driveGb} GB, ${raid}`)
  return found.sort()
}

it('the catalog has eleven arrays of a model and drive size', () => {
  expect(equalLogicArrays.flatMap(({ driveSizesGb }) => driveSizesGb)).toHaveLength(sizes)
})

describe('every candidate', () => {
  const everyPlan = (test: (plan: Plan) => void) => () =>
    fc.assert(fc.property(soundPlans, test), { numRuns })

  it(
    'is on the list, fitting or not, each once',
    everyPlan((plan) => {
      const { candidates } = recommended(plan)
      const { raid, models, arraysPerServer } = plan.storage
      const raids = raid === 'any' ? raidPolicies.length : 1
      if (models === 'any' && looksAtArrays(plan))
        expect(candidates).toHaveLength(sizes * raids * arraysPerServer)
      expect(candidates.map(build).sort()).toEqual(ways(plan))
    }),
    timeoutMs,
  )

  it(
    'holds what its verdict says',
    everyPlan((plan) => {
      for (const { constraints, verdict } of recommended(plan).candidates) {
        expect(constraints).toHaveLength(1 + 2 * latencies.length)
        for (const { code, required, available, holds } of constraints) {
          expect(holds, code).toBe(required.value <= available.value)
          expect(holds, code).toBe(
            shownMargin(available.value, required.value, available.unit) >= 0,
          )
        }
        const broken = constraints.filter(({ holds }) => !holds).map(({ at }) => at)
        expect(verdict === 'does not fit').toBe(broken.includes('expected load'))
        expect(verdict === 'fits with reserve').toBe(broken.length === 0)
      }
    }),
    timeoutMs,
  )

  it(
    'is judged by the sizing: its capacity, and its load per array',
    everyPlan((plan) => {
      const sizing = sized(plan)
      for (const candidate of recommend(plan, sizing).candidates) {
        const [capacity] = candidate.constraints
        expect(capacity?.code).toBe('capacity')
        expect(capacity?.required).toBe(sizing.volumes.perServer)
        expect(candidate.arrays.value).toBe(candidate.perServer * storages(plan))
        for (const kind of latencies)
          expect(candidate.design[kind].value).toBeGreaterThanOrEqual(
            candidate.expected[kind].value * (1 - 1e-12),
          )
      }
    }),
    timeoutMs,
  )
})

describe('the order', () => {
  it(
    'puts what fits first, then fewer arrays, then the reserve, then the faster reads',
    () => {
      const key = ({ verdict, perServer, expected }: Candidate) => [
        Number(verdict === 'does not fit'),
        perServer,
        verdicts.indexOf(verdict),
        expected.dbRead.value,
      ]
      fc.assert(
        fc.property(soundPlans, (plan) => {
          const { candidates, proposed } = recommended(plan)
          candidates.slice(1).forEach((candidate, index) => {
            const before = candidates[index]
            if (!before) return
            const [a, b] = [key(before), key(candidate)]
            const differs = a.findIndex((value, at) => value !== b[at])
            if (differs >= 0) expect(a[differs]).toBeLessThan(b[differs] ?? Number.NaN)
          })
          const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
          expect(proposed).toBe(fitting[0] ?? null)
        }),
        { numRuns },
      )
    },
    timeoutMs,
  )

  it('proposes nothing when nothing fits', () => {
    const { proposed, candidates } = recommended(planWith({ mailboxes: 100_000 }))
    expect(proposed).toBeNull()
    expect(candidates).toHaveLength(sizes * 2)
  })
})

it('there is a group for each site and a pool for each server', () => {
  const { organization } = recommended(planWith({}, { availability: { sites: 3, servers: 12 } }))
  expect(organization).toMatchObject({ groups: { value: 3 }, pools: { value: 12 } })
})
