import { describe, expect, it } from 'vitest'
import type { Requirement } from '../../../src/engine/core/requirement.ts'
import { paretoFrontCollector } from '../../../src/engine/designs/pareto-front.ts'
import { numbersBehind, type Plan, recommend, size } from '../../../src/engine/index.ts'
import { recoveriesOfBlocks } from '../../../src/engine/methods/papers/designs/recoveries.ts'
import { referenceSolutions } from '../../../src/engine/methods/papers/index.ts'
import type { OwnArray } from '../../../src/engine/plan/own-array.ts'
import { defaultPlan } from '../../../src/engine/plan/plan.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { planWith, recommended, sized } from '../plans.ts'

describe('judge', () => {
  const own: OwnArray = {
    id: 'a1',
    name: 'Big box',
    driveKind: '10K SAS 2.5"',
    driveGb: 1800,
    drives: 24,
    spares: 2,
    raid: ['RAID 10', 'RAID 6'],
    activePorts: 8,
    iopsPerDrive: null,
    measuredIops: {},
    price: null,
  }

  /** How far a constraint is used up: what is required, of what there is. */
  const used = ({ required, available }: Requirement) => required.value / available.value

  it('tells which constraint a design uses up most at the expected load', () => {
    const { candidates } = recommended({
      ...defaultPlan,
      ownArrays: [own],
      storage: 'any',
      raid: 'any',
    })
    const kinds = new Set<string>()
    for (const { binding, capacity, constraints, utilization } of candidates) {
      kinds.add(binding.code)
      expect(constraints).toContain(binding)
      expect(constraints).toContain(capacity)
      expect(capacity.used.value).toBe(used(capacity))
      expect(binding.used).toBe(utilization.how.kind === 'largest' && utilization.how.binding)
      expect(used(binding)).toBe(utilization.value)
      for (const other of constraints)
        if (other.at === 'expected load') expect(used(binding)).toBeGreaterThanOrEqual(used(other))
    }
    expect([...kinds].sort()).toEqual(['capacity', 'dbRead', 'iops'])
  })
})

describe('leading', () => {
  it('keeps what is as good in every measure, and compares nothing without one', () => {
    const kept = (...all: readonly (readonly number[])[]) => {
      const front = paretoFrontCollector((one: readonly number[]) => one)
      for (const one of all) front.offer(one)
      return front.all()
    }
    expect(kept([1, 2], [1, 2])).toHaveLength(2)
    expect(kept([1, 2], [1, 3], [0, 9])).toEqual([
      [1, 2],
      [0, 9],
    ])
    expect(kept([1, 3], [1, 2])).toEqual([[1, 2]])
    expect(kept([1, Number.NaN], [2, Number.NaN], [2, 5])).toEqual([
      [1, Number.NaN],
      [2, 5],
    ])
  })
})

describe('pool basis', () => {
  /** Models and policies whose latencies are said to be measured. */
  const measured = (exchange: '2007' | '2010') =>
    [
      ...new Set(
        recommended(planWith({}, { exchange, raid: 'any' })).candidates.flatMap(
          ({ array, raid, basis }) => (basis === 'tested' ? [`${array.model} ${raid}`] : []),
        ),
      ),
    ].sort()

  it('latencies are those of tests where EqualLogic tested the model in the policy with Exchange 2010', () => {
    // Tables 12, 22 and 23: every policy on PS6100XV, the others in RAID 50.
    expect(measured('2010')).toEqual([
      'PS4100E RAID 50',
      'PS4100XV RAID 50',
      'PS6100E RAID 50',
      'PS6100X RAID 50',
      'PS6100XV RAID 10',
      'PS6100XV RAID 5',
      'PS6100XV RAID 50',
      'PS6100XV RAID 6',
    ])
    expect(measured('2007')).toEqual([])
  })
})

describe('recovery', () => {
  const { text } = formatFor('en-GB')
  const planOf = (id: string, changes: Partial<Plan> = {}): Plan => {
    const found = referenceSolutions.find((solution) => solution.id === id)
    if (!found) throw new Error(`No solution ${id}`)
    return { ...found.plan, ...changes }
  }
  const recoveryOf = (plan: Plan) => {
    const result = size(plan)
    if (!result.ok) throw new Error('It contradicts itself')
    return recoveriesOfBlocks(plan, result.sizing, recommend(plan, result.sizing).blocks)
  }
  const only = (plan: Plan) => {
    const [one] = recoveryOf(plan)
    if (!one) throw new Error('No tested blocks')
    return one
  }

  describe('recovery and backup of tested blocks', () => {
    it('of AX4-5i: 700 mailboxes at 125 messages, one day, 17,916 logs in 2 h 42 min', () => {
      const { logs, replay } = only(planOf('ax4-5i'))
      expect(logs.value).toBeCloseTo(700 * 2.73 * 125 * 0.075, 6)
      expect(text(logs)).toBe('17,916\u00a0logs')
      expect(replay && text(replay)).toBe('2\u00a0h 42\u00a0min')
    })

    // Databases of a server in GB and in groups, and the window by hand: the larger of the two.
    it.each([
      ['ax4-5i', 2, 44.4072, 88.8144],
      ['md1000', 5, 57, 286],
      ['md3000', 15, 22.4, 336],
    ] as const)('%s streams %d groups side by side', (id, groups, perGroup, inAll) => {
      const plan = planOf(id)
      const { databases, databaseFile } = sized(plan)
      expect(databases.onServer.value).toBe(groups)
      const file = databaseFile.value * 1000
      const window = Math.max(file / perGroup, (file * groups) / inAll)
      expect(only(plan).backup?.value).toBeCloseTo(window, 1)
    })

    it('goes back as many days as logs are kept', () => {
      const [one, three] = [1, 3].map(
        (logDays) => only(planOf('md1000', { logDays })).replay?.value,
      )
      expect((three ?? 0) / (one ?? 1)).toBeCloseTo(3, 9)
    })

    it('takes the rate of several blocks together, that of a group stays its own', () => {
      const [tier] = planOf('ax4-5i').tiers
      const plan = planOf('ax4-5i', {
        tiers: [{ ...tier, mailboxes: 2800 }],
        mailboxesPerDatabase: 700,
      })
      const [one, two] = [only(planOf('ax4-5i')), only(plan)]
      expect(two.design.perServer.value).toBe(2)
      expect(two.backup?.value).toBeCloseTo(one.backup?.value ?? 0, 6)
    })

    it('is not published for StorageTek, PowerEdge and the RAID 10 nobody tested', () => {
      for (const id of ['storagetek-2530', 'r510', 'md3000-raid-10'])
        expect(only(planOf(id))).toMatchObject({ replay: null, backup: null })
    })

    it('is told of Exchange 2007 only', () => {
      expect(recoveryOf(planOf('storagetek-2003'))).toEqual([])
      expect(recoveryOf(planOf('r720xd'))).toEqual([])
      expect(recoveryOf(planOf('ax4-5i', { solution: 'any' })).length).toBeGreaterThan(4)
    })

    it('opens its working down to the figures printed', () => {
      const { replay, backup } = only(planOf('md1000'))
      if (!replay || !backup) throw new Error('MD1000 publishes both')
      const places = numbersBehind([replay, backup]).map(({ how }) =>
        how.kind === 'published' && 'place' in how.cite ? how.cite.place : '',
      )
      expect(places.filter((place) => place === 'Figure 3')).toHaveLength(3)
    })
  })
})
