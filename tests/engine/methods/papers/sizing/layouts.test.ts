import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuredMaintenancePerDatabase } from '../../../../../src/engine/hardware/equallogic-tests.ts'
import { type Plan, recommend } from '../../../../../src/engine/index.ts'
import type { PaperSizing } from '../../../../../src/engine/methods/papers/index.ts'
import { cases } from '../../../../cases.ts'
import {
  dust,
  oneServerPlans,
  sameFigures,
  spreadPlans,
  standalonePlans,
  withAvailability,
} from '../../../layout-plans.ts'
import { in2010, sized } from '../../../plans.ts'

const everyPlan = (plans: fc.Arbitrary<Plan>, test: (plan: Plan) => void) =>
  fc.assert(fc.property(plans, test), { numRuns: cases(5) })

const atLeast = (more: number, less: number, what?: string) =>
  expect(more, what).toBeGreaterThanOrEqual(less - dust * Math.max(1, Math.abs(less)))

/** Memory of one server; none is printed for 2003. */
const memory = ({ memory: found }: PaperSizing) => found?.needed.value ?? 0

/** Servers of one DAG. */
const serversEach = ({ servers }: Plan) => servers / Math.ceil(servers / 16)

describe('copies spread evenly', () => {
  it('all have a place, and the fullest server holds no more than it must', () => {
    everyPlan(spreadPlans, (plan) => {
      const { perGroup, onServer } = sized(plan).databases
      const all = perGroup.value * plan.copies
      expect(onServer.value * serversEach(plan)).toBeGreaterThanOrEqual(all)
      expect((onServer.value - 1) * serversEach(plan)).toBeLessThan(all)
    })
  })

  it('leave every database active somewhere after every loss, on a server that has a copy', () => {
    everyPlan(spreadPlans, (plan) => {
      const { perGroup, onServer, cases } = sized(plan).databases
      expect(cases).toHaveLength(plan.lostServers + 1)
      cases.forEach(({ lost, active }, at) => {
        expect(lost).toBe(at)
        expect(active.value * (serversEach(plan) - lost)).toBeGreaterThanOrEqual(perGroup.value)
        expect(active.value).toBeLessThanOrEqual(onServer.value)
      })
    })
  })

  it('make no server lighter when one more is lost', () => {
    everyPlan(spreadPlans, (plan) => {
      const { cases } = sized(plan).iops
      cases.slice(1).forEach((worse, index) => {
        const before = cases[index]
        if (!before) throw new Error('Each case but the first has one before it')
        for (const part of [
          'active',
          'transactional',
          'logs',
          'maintenance',
          'expectedLoad',
        ] as const)
          atLeast(worse[part].value, before[part].value, part)
      })
    })
  })

  it('need no less for surviving one loss more', () => {
    const survivesMore = spreadPlans.filter(({ copies, lostServers }) => lostServers + 1 < copies)
    everyPlan(survivesMore, (plan) => {
      const lostServers = plan.lostServers + 1
      const [less, more] = [sized(plan), sized(withAvailability(plan, { lostServers }))]
      for (const part of [
        'expectedLoad',
        'designRequirement',
        'judged',
        'judgedWithReserve',
      ] as const)
        atLeast(more.iops[part].value, less.iops[part].value, part)
      atLeast(memory(more), memory(less))
      expect(more.volumes.perServer.value).toBe(less.volumes.perServer.value)
    })
  })

  it('on every server, with one left of all, are one server that carries all', () => {
    everyPlan(spreadPlans, (any) => {
      const each = serversEach(any)
      // A DAG of 16 survives the loss of 15 at most, as the field allows.
      const plan = withAvailability(any, { copies: each, lostServers: each - 1 })
      sameFigures(sized(plan), sized(withAvailability(plan, { worstCase: 'one server' })))
    })
  })

  it('and a server with such copies is recommended the same arrays', () => {
    everyPlan(spreadPlans, (any) => {
      const each = serversEach(any)
      const plan = withAvailability(any, { copies: each, lostServers: each - 1 })
      const candidates = (one: Plan) =>
        recommend(one, sized(one)).candidates.map((candidate) => [
          candidate.array.model,
          candidate.driveGb,
          candidate.raid,
          candidate.perServer,
          candidate.verdict,
        ])
      expect(candidates(plan)).toEqual(
        candidates(withAvailability(plan, { worstCase: 'one server' })),
      )
    })
  })
})

describe.each([
  ['copies spread evenly', spreadPlans],
  ['one server that carries all', oneServerPlans],
  ['standalone servers', standalonePlans],
])('of %s', (_which, plans) => {
  it('the worst case is no lighter than all servers up, and is the one sized for', () => {
    everyPlan(plans, (plan) => {
      const { iops, databases } = sized(plan)
      const [usual] = iops.cases
      const worst = iops.cases.at(-1)
      if (!usual || !worst) throw new Error('There is at least one case')
      expect(usual.lost).toBe(0)
      atLeast(worst.expectedLoad.value, usual.expectedLoad.value)
      expect(worst.expectedLoad).toBe(iops.expectedLoad)
      expect(databases.cases.at(-1)?.active).toBe(databases.activeOnServer)
    })
  })

  it('maintenance scans every copy, active or not, so it is the same in every case', () => {
    everyPlan(plans.map(in2010), (plan) => {
      const { iops, databases } = sized(plan)
      const { onServer } = databases
      const measured = measuredMaintenancePerDatabase(onServer).value * onServer.value
      for (const { maintenance } of iops.cases) {
        atLeast(maintenance.value, measured)
        atLeast(1.5 * measured, maintenance.value)
        expect(Math.abs(maintenance.value - iops.maintenance.value)).toBeLessThanOrEqual(
          dust * iops.maintenance.value,
        )
      }
    })
  })

  /**
   * Up to 16 servers. Above, a DAG more can mean more databases on each: those of a plan are counted
   * for each DAG, when they are set directly as when they come from the mailboxes and are rounded up.
   * After losses the layout decides: what a lost server had may meet on one server of the larger DAG.
   */
  it('a server more in the same DAG never makes any hold more, or need more with all up', () => {
    const roomForOne = plans.map((plan) => {
      const { availability, servers, copies, lostServers, sites } = plan
      const few = availability === 'dag' ? ((servers - 1) % 15) + 1 : servers
      const fewerCopies = Math.min(copies, few)
      return withAvailability(plan, {
        servers: few,
        copies: fewerCopies,
        lostServers: Math.min(lostServers, fewerCopies - 1),
        sites: Math.min(sites, few),
      })
    })
    everyPlan(roomForOne, (plan) => {
      const { servers } = plan
      const [less, more] = [sized(plan), sized(withAvailability(plan, { servers: servers + 1 }))]
      expect(more.databases.inAll.value).toBe(less.databases.inAll.value)
      atLeast(less.databases.onServer.value, more.databases.onServer.value, 'databases')
      atLeast(less.iops.cases[0].expectedLoad.value, more.iops.cases[0].expectedLoad.value)
      atLeast(less.volumes.perServer.value, more.volumes.perServer.value, 'space')
    })
  })
})

it('one server that carries all has all others of its DAG down in its worst case', () => {
  everyPlan(oneServerPlans, (plan) => {
    const { cases, perGroup, onServer } = sized(plan).databases
    const alone = serversEach(plan) === 1
    expect(cases.map(({ lost }) => lost)).toEqual(alone ? [0] : [0, serversEach(plan) - 1])
    expect(cases.at(-1)?.active.value).toBe(perGroup.value)
    expect(onServer.value).toBe(perGroup.value)
  })
})
