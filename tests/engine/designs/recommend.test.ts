import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, verdicts } from '../../../src/engine/designs/candidate.ts'
import { equalLogicArrays, raidPolicies } from '../../../src/engine/hardware/equallogic-arrays.ts'
import {
  defaultPlan,
  type Plan,
  type Ranking,
  recommend,
  shownMargins,
  size,
} from '../../../src/engine/index.ts'
import { proposeByPapers } from '../../../src/engine/methods/papers/designs/paper-designs.ts'
import { latencyKinds } from '../../../src/engine/performance/index.ts'
import { cases } from '../../cases.ts'
import { planWith, rankings, recommended, sized, soundPlans } from '../plans.ts'

const sizes = 11

const build = ({ array, driveGb, raid, perServer }: Candidate) =>
  `${perServer} × ${array.kind === 'own' ? array.own.id : array.model}, ${driveGb} GB, ${raid}`

/** Whether arrays are looked at: they were tested with 2010, and nothing was with later versions. */
const looksAtArrays = ({ exchange, storage: kind }: Plan) =>
  kind === 'equallogic' || (kind === 'any' && exchange !== '2003' && exchange !== '2007')

/** Servers with arrays of their own. The two of a single copy cluster share one storage. */
const storages = ({ exchange, availability: kind, servers }: Plan) =>
  kind === 'scc' && (exchange === '2003' || exchange === '2007') ? servers / 2 : servers

/** Every way to build the storage of a plan, from the catalog alone. */
function ways(plan: Plan): string[] {
  const raids = plan.raid === 'any' ? raidPolicies : [plan.raid]
  const found: string[] = []
  const { models, arraysPerServer, storage } = plan
  const own = storage === 'tested' ? [] : plan.ownArrays
  for (let perServer = 1; perServer <= arraysPerServer; perServer += 1) {
    for (const one of own)
      for (const raid of one.raid.filter((policy) => raids.includes(policy)))
        found.push(`${perServer} × ${one.id}, ${one.driveGb} GB, ${raid}`)
    if (!looksAtArrays(plan)) continue
    for (const { model, driveSizesGb } of equalLogicArrays.filter(
      // A family is the start of its models' names.
      (array) => models === 'any' || array.model === models || array.model.slice(0, 6) === models,
    ))
      for (const driveGb of driveSizesGb)
        for (const raid of raids) found.push(`${perServer} × ${model}, ${driveGb} GB, ${raid}`)
  }
  return found.sort()
}

it('the catalog has eleven arrays of a model and drive size', () => {
  expect(equalLogicArrays.flatMap(({ driveSizesGb }) => driveSizesGb)).toHaveLength(sizes)
})

describe('every candidate', () => {
  const everyPlan = (test: (plan: Plan) => void) => () =>
    fc.assert(fc.property(soundPlans, test), { numRuns: cases(8) })

  it(
    'is on the list, fitting or not, each once',
    everyPlan((plan) => {
      const { candidates } = recommended(plan)
      const { raid, models, arraysPerServer } = plan
      const raids = raid === 'any' ? raidPolicies.length : 1
      if (models === 'any' && looksAtArrays(plan) && plan.ownArrays.length === 0)
        expect(candidates).toHaveLength(sizes * raids * arraysPerServer)
      expect(candidates.map(build).sort()).toEqual(ways(plan))
    }),
  )

  it(
    'holds exactly if its verdict says so',
    everyPlan((plan) => {
      for (const { constraints, verdict, prediction } of recommended(plan).candidates) {
        expect(constraints).toHaveLength(1 + 2 * (prediction ? latencyKinds.length : 1))
        for (const { code, required, available, holds } of constraints) {
          expect(holds, code).toBe(required.value <= available.value)
          const [shown] = shownMargins([{ required, available, holds }])
          expect(shown && shown.margin >= 0, code).toBe(holds)
        }
        const broken = constraints.filter(({ holds }) => !holds).map(({ at }) => at)
        expect(verdict === 'does not fit').toBe(broken.includes('expected load'))
        expect(verdict === 'fits with reserve').toBe(broken.length === 0)
      }
    }),
  )

  it(
    'is judged by the sizing’s capacity and load per array',
    everyPlan((plan) => {
      const sizing = sized(plan)
      for (const candidate of recommend(plan, sizing).candidates) {
        const [capacity] = candidate.constraints
        expect(capacity?.code).toBe('capacity')
        expect(capacity?.required).toBe(sizing.volumes.perServer)
        expect(candidate.arrays.value).toBe(candidate.perServer * storages(plan))
        const { prediction } = candidate
        if (!prediction) continue
        for (const kind of latencyKinds)
          expect(prediction.design[kind].value).toBeGreaterThanOrEqual(
            prediction.expected[kind].value * (1 - 1e-12),
          )
      }
    }),
  )
})

/** What each ranking puts first, from the figures of a candidate. */
const firstBy: Readonly<Record<Ranking, (candidate: Candidate) => number>> = {
  arrays: ({ perServer }) => perServer,
  drives: ({ array, arrays }) => array.drives * arrays.value,
  headroom: ({ utilization }) => utilization.value,
  space: ({ constraints: [capacity] }) =>
    Math.max(0, (capacity?.available.value ?? 0) - (capacity?.required.value ?? 0)),
  resilience: ({ raid }) => ['RAID 6', 'RAID 10', 'RAID 50', 'RAID 5'].indexOf(raid),
  cost: ({ cost }) => cost?.value ?? Number.POSITIVE_INFINITY,
  rebuild: ({ rebuild }) => Number(!rebuild.holds),
  servers: () => 0,
  power: () => 0,
}

/** Plans of every ranking, most of them in the version whose arrays were tested. */
const ranked = fc
  .tuple(soundPlans, fc.constantFrom(...rankings), fc.constantFrom('2010' as const, null))
  .map(([plan, ranking, exchange]): Plan => {
    const [first] = plan.tiers
    // Light enough that some arrays carry it.
    const tier = {
      ...first,
      mailboxes: 1 + (first.mailboxes % 20_000),
      growth: first.growth % 50,
      messages: 1 + (first.messages % 300),
      messageSize: Math.min(first.messageSize, 150),
      measuredIops: null,
      quota: Math.min(first.quota, 1000),
      retention: first.retention % 30,
    }
    const of2010 = exchange && { exchange, mailboxesPerDatabase: 1000, databases: null }
    return { ...plan, ...of2010, ranking, tiers: [tier] }
  })
  .filter((plan) => size(plan).ok)

describe('the order', () => {
  it('puts what fits first, then what the plan ranks by, then fewer arrays, the reserve, certainty, fewer drives, the price, the faster reads', () => {
    fc.assert(
      fc.property(ranked, (plan) => {
        const key = (candidate: Candidate) => [
          Number(candidate.verdict === 'does not fit'),
          firstBy[plan.ranking](candidate),
          candidate.perServer,
          verdicts.indexOf(candidate.verdict),
          Number(candidate.borderline),
          candidate.drives.value,
          candidate.cost?.value ?? Number.POSITIVE_INFINITY,
          candidate.prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY,
        ]
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
      { numRuns: cases(8) },
    )
  })

  it('is known without judging every candidate: propose finds what recommend puts first', () => {
    const numRuns = cases(10)
    let found = 0
    fc.assert(
      fc.property(ranked, (plan) => {
        const sizing = sized(plan)
        const all = recommend(plan, sizing)
        const { proposed, proposedBlocks } = proposeByPapers(plan, sizing)
        expect(proposed && build(proposed)).toBe(all.proposed && build(all.proposed))
        expect(proposed?.verdict).toBe(all.proposed?.verdict)
        expect(proposedBlocks?.solution.id).toBe(all.proposedBlocks?.solution.id)
        if (proposed) found += 1
      }),
      { numRuns },
    )
    expect(found).toBeGreaterThan(numRuns / 4)
  })

  it('puts designs without a price after those with one', () => {
    const prices = { ...defaultPlan.prices, 'PS6100X 900': 30_000, 'PS6100XV 600': 20_000 }
    const plan = planWith({}, { ranking: 'cost', prices })
    const { candidates, proposed } = recommended(plan)
    expect(proposed?.cost).toMatchObject({ value: 80_000, unit: 'money' })
    const costs = candidates
      .filter(({ verdict }) => verdict !== 'does not fit')
      .map(({ cost }) => cost?.value ?? null)
    const first = costs.indexOf(null)
    expect(first).toBeGreaterThan(0)
    expect(costs.slice(first).every((cost) => cost === null)).toBe(true)
  })

  it('proposes the fewest drives among equals: no 96 drives of 15k for one mailbox', () => {
    const { candidates, proposed } = recommended(planWith({ mailboxes: 1 }, { raid: 'any' }))
    expect(proposed).toMatchObject({ array: { drives: 12 }, drives: { value: 48 } })
    // Of those the fastest, until one of them has a price.
    const equals = candidates.filter(({ drives, verdict, perServer }) => {
      return drives.value === 48 && verdict === proposed?.verdict && perServer === 1
    })
    const reads = equals.map(({ prediction }) => prediction?.expected.dbRead.value ?? 0)
    expect(proposed?.prediction?.expected.dbRead.value).toBe(Math.min(...reads))
    const priced = planWith({ mailboxes: 1 }, { raid: 'any', prices: { 'PS4100E 1000': 9000 } })
    expect(recommended(priced).proposed).toMatchObject({
      array: { model: 'PS4100E' },
      driveGb: 1000,
    })
  })

  it('proposes the paper’s own selection for the worked example', () => {
    const { candidates, proposed } = recommended(defaultPlan)
    expect(proposed).toMatchObject({ array: { model: 'PS6100XV' }, raid: 'RAID 6', perServer: 1 })
    // PS6100X has as many drives and no price either: reads decide.
    const other = candidates.find(
      ({ array, perServer, verdict }) =>
        array.model === 'PS6100X' && perServer === 1 && verdict !== 'does not fit',
    )
    expect(other?.drives.value).toBe(proposed?.drives.value)
  })

  it('proposes nothing when nothing fits', () => {
    const { proposed, candidates } = recommended(planWith({ mailboxes: 100_000 }))
    expect(proposed).toBeNull()
    expect(candidates).toHaveLength(sizes * 2)
  })
})

it('there is a group for each site and a pool for each server', () => {
  const { organization } = recommended(planWith({}, { sites: 3, servers: 12 }))
  expect(organization).toMatchObject({ groups: { value: 3 }, pools: { value: 12 } })
})
