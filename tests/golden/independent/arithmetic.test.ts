import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import type { PaperSizing } from '../../../src/engine/methods/papers/index.ts'
import { sizeByPapers } from '../../../src/engine/methods/papers/sizing/size.ts'
import { in2010, ofPapers, plans, planWith, soundPlans } from '../../engine/plans.ts'
import { type Figures, recompute } from './arithmetic.ts'

function figuresOf(plan: Plan): Figures {
  const figures = recompute(plan)
  if (!figures) throw new Error('The answers of the plan contradict each other')
  return figures
}

/** What the engine computes, in the shape of the plain arithmetic. */
function engineFigures(sizing: PaperSizing): Figures {
  const { tiers, mailboxes, capacity, databases, volumes, memory, iops } = sizing
  return {
    tiers: tiers.map((tier) => ({
      mailboxes: tier.mailboxes.value,
      active: tier.active.value,
      iopsPerMailbox: tier.perMailbox.value,
      mailboxOnDiskMb: tier.mailbox.onDisk.value,
      databasesGb: tier.databases.value,
      logsGb: tier.logs.space.value,
    })),
    mailboxes: mailboxes.value,
    capacity: {
      databasesGb: capacity.databases.value,
      logsGb: capacity.logs.value,
      catalogGb: capacity.catalog.value,
      totalGb: capacity.total.value,
    },
    databases: {
      dags: databases.dags?.value ?? databases.clusters?.value ?? 1,
      perGroup: databases.perGroup.value,
      onServer: databases.onServer.value,
      activeOnServer: databases.activeOnServer.value,
      inAll: databases.inAll.value,
      mailboxesEach: databases.mailboxesEach.value,
      storages: databases.storages.value,
    },
    volumes: {
      neededGb: volumes.main.needed.value,
      volumeGb: volumes.main.size.value,
      logVolumeGb: volumes.logs?.size.value ?? null,
      perServerGb: volumes.perServer.value,
      inAllGb: volumes.inAll.value,
    },
    memory: { neededGb: memory?.needed.value ?? null, serverGb: memory?.server?.value ?? null },
    iops: {
      transactional: iops.transactional.value,
      reads: iops.reads.value,
      logs: iops.logs.value,
      maintenance: iops.maintenance.value,
      reserve: iops.reserve.value,
      expectedLoad: iops.expectedLoad.value,
      designRequirement: iops.designRequirement.value,
    },
    cases: iops.cases.map(({ expectedLoad }) => expectedLoad.value),
  }
}

type Named = readonly (readonly [name: string, value: number | null])[]

function named(figures: Figures): Named {
  const { tiers, mailboxes, ...groups } = figures
  const inGroups = Object.entries({ ...groups, ...tiers }).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value] as const),
  )
  return [['mailboxes', mailboxes], ...inGroups]
}

/** Nine digits, above the sizes at which floating point loses them: some plans answer 5e-324 %. */
function agree(ours: number | null, engine: number | null | undefined): boolean {
  if (ours === null || engine === null || engine === undefined) return ours === engine
  const larger = Math.max(Math.abs(ours), Math.abs(engine))
  return larger < 1e-200 || Math.abs(ours - engine) <= 1e-9 * larger
}

/** Every figure on which the plain arithmetic and the engine differ. */
function differences(plan: Plan): readonly string[] {
  const ours = recompute(plan)
  const result = sizeByPapers(plan)
  if (!ours || !result.ok) {
    const engineSees = !result.ok
    return engineSees === !ours ? [] : [`problem: ${!ours} by hand, ${engineSees} by the engine`]
  }
  const engine = new Map(named(engineFigures(result.sizing)))
  if (engine.size !== named(ours).length)
    return [`${named(ours).length} figures by hand, ${engine.size} by the engine`]
  return named(ours)
    .filter(([name, value]) => !agree(value, engine.get(name)))
    .map(([name, value]) => `${name}: ${value} by hand, ${engine.get(name)} by the engine`)
}

/** Plans near what was measured, where shares and layout points lie between their ends. */
const usualPlans: fc.Arbitrary<Plan> = fc
  .tuple(
    soundPlans,
    fc.array(
      fc.record({
        mailboxes: fc.integer({ min: 100, max: 10_000 }),
        messages: fc.integer({ min: 30, max: 450 }),
        messageSize: fc.integer({ min: 20, max: 400 }),
        active: fc.integer({ min: 50, max: 100 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    fc.integer({ min: 500, max: 3000 }),
    fc.option(fc.integer({ min: 1, max: 40 })),
  )
  .map(([plan, changes, mailboxesPerDatabase, databases]) => {
    const [first, ...rest] = changes.map((change) => ({ ...defaultPlan.tiers[0], ...change }))
    return { ...plan, tiers: [first!, ...rest], mailboxesPerDatabase, databases }
  })

describe('the plain arithmetic, against the worked example of sizing.md', () => {
  const { tiers, mailboxes, capacity, databases, volumes, memory, iops } = figuresOf(defaultPlan)

  it.each([
    ['mailboxes to size for', mailboxes, 6900, 9],
    ['IOPS per mailbox', tiers[0]!.iopsPerMailbox, 0.2, 9],
    ['mailbox on disk', tiers[0]!.mailboxOnDiskMb, 954.4, 9],
    ['mailbox databases', capacity.databasesGb, 6585, 0],
    ['logs of one mailbox and day', tiers[0]!.logsGb / 6900 / 3, 0.04095, 9],
    ['log files', capacity.logsGb, 848, 0],
    ['search catalog', capacity.catalogGb, 659, 0],
    ['total', capacity.totalGb, 8091.6, 1],
    ['DAGs', databases.dags, 1, 9],
    ['databases', databases.inAll, 7, 9],
    ['databases on one server', databases.onServer, 7, 9],
    ['volume needed', volumes.neededGb, 1387, 0],
    ['volume', volumes.volumeGb, 1400, 9],
    ['capacity per server', volumes.perServerGb, 9800, 9],
    ['memory needed', memory.neededGb, 84.8, 9],
    ['memory of the server', memory.serverGb!, 96, 9],
    ['transactional', iops.transactional, 1380, 9],
    ['logs', Math.ceil(iops.logs), 493, 9],
    ['maintenance', Math.ceil(iops.maintenance), 257, 9],
    ['expected load', iops.expectedLoad, 2129.1, 1],
    ['design requirement', iops.designRequirement, 2720.6, 1],
  ])('%s', (_name, value, printed, digits) => {
    expect(value).toBeCloseTo(printed, digits)
  })

  it('shows the sum of rounded parts as the document prints it', () => {
    const { transactional, logs, maintenance, reserve } = iops
    const expectedLoad = Math.ceil(transactional) + Math.ceil(logs) + Math.ceil(maintenance)
    expect(expectedLoad).toBe(2130)
    expect(expectedLoad + Math.ceil(reserve)).toBe(2722)
  })

  it('takes 0.24 IOPS per mailbox on standalone servers, as E10 prints', () => {
    const standalone = figuresOf(planWith({}, { availability: 'none' }))
    expect(standalone.tiers[0]!.iopsPerMailbox).toBeCloseTo(0.24, 9)
  })

  it('sees a problem in losses that leave no copy, and only where copies are spread', () => {
    const availability = { copies: 2, lostServers: 2 }
    expect(recompute(planWith({}, availability))).not.toBeNull()
    const spread = { ...availability, worstCase: 'spread' } as const
    expect(recompute(planWith({}, spread))).toBeNull()
  })

  it('spreads 7 databases of 3 copies over 4 servers as section 4 says', () => {
    const spread = { copies: 3, worstCase: 'spread', lostServers: 1 } as const
    const { onServer, activeOnServer } = figuresOf(planWith({}, spread)).databases
    expect([onServer, activeOnServer]).toEqual([6, 3])
  })
})

describe('the engine and the plain arithmetic give the same figures', () => {
  it.each([
    ['plans with any answers', plans.map(ofPapers)],
    ['plans with something to size', soundPlans],
    ['plans near what was measured', usualPlans],
    ['plans for Exchange 2010 with any answers', plans.map(in2010)],
    ['plans for Exchange 2010 with something to size', soundPlans.map(in2010)],
    ['plans for Exchange 2010 near what was measured', usualPlans.map(in2010)],
  ])('in %s', (_name, anyOfThem) => {
    fc.assert(
      fc.property(anyOfThem, (plan) => {
        expect(differences(plan)).toEqual([])
      }),
      { seed: 2010 },
    )
  })
})
