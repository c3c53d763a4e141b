import { type ArrayModel, equalLogicArrays, usableCapacityOf } from '../catalog/equallogic.ts'
import { considersEqualLogic, shortVersionName } from '../fields/versions.ts'
import { thresholds } from '../model/capability.ts'
import { databaseSpaceOnServer } from '../model/databases.ts'
import { type Latencies, latencies, predictPool } from '../model/latency.ts'
import type { PoolWork } from '../model/pool-work.ts'
import { loadWhileRebuilding, type RebuildLoss, rebuildLosses } from '../model/rebuild.ts'
import type { Sizing } from '../model/size.ts'
import { type Plan, type RaidPolicy, raidPolicies } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { assumed, largest, type Worked } from '../worked/worked.ts'

/** Space the arrays of one server offer. */
export const usablePerServer = formula({
  label: 'Usable capacity per server',
  unit: 'GB',
  takes: { arrays: 'arrays', each: 'GB' },
  text: 'arrays × each',
  source: equalLogic('5.7'),
  examples: [],
})

/** Arrays of the whole design. */
export const arraysInAll = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: { perServer: 'arrays', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike: one mailbox server to its own arrays.'),
  examples: [{ in: { perServer: 1, servers: 4 }, out: 4, source: equalLogic('Table 26') }],
})

/** How much of the space of its arrays a server takes. */
export const capacityUse = formula({
  label: 'Capacity used',
  unit: '%',
  takes: { needed: 'GB', usable: 'GB' },
  text: 'needed ÷ usable',
  shownAs: 'measured',
  source: ownRule('What is needed against what there is.'),
  examples: [],
})

/** How much of the latency that Exchange allows for reads is used up. */
export const readsOfLimit = formula({
  label: 'Database reads, of the limit',
  unit: '%',
  takes: { latency: 'ms', most: 'ms' },
  text: 'latency ÷ most',
  shownAs: 'measured',
  source: ownRule('The predicted latency at the expected load against the limit.'),
  examples: [],
})

/** The same for database writes. */
export const writesOfLimit = formula({
  ...readsOfLimit.definition,
  label: 'Database writes, of the limit',
})

/** The same for log writes. */
export const logWritesOfLimit = formula({
  ...readsOfLimit.definition,
  label: 'Log writes, of the limit',
})

const ofLimit = { dbRead: readsOfLimit, dbWrite: writesOfLimit, logWrite: logWritesOfLimit }

const bindingRule = ownRule(
  'The constraint that is used up most decides how much further the plan can grow on this design.',
)

/** One thing a candidate must hold, with what is needed and what there is. */
export type Constraint = {
  readonly code: 'capacity' | keyof Latencies
  /** The load it is judged at. Capacity does not depend on one. */
  readonly at: 'expected load' | 'design requirement'
  readonly required: Worked
  readonly available: Worked
  readonly holds: boolean
}

export const verdicts = ['fits with reserve', 'fits', 'does not fit'] as const
export type Verdict = (typeof verdicts)[number]

/** One way to build the storage, and how it does. */
export type Candidate = {
  readonly array: ArrayModel
  readonly driveGb: number
  readonly raid: RaidPolicy
  readonly perServer: number
  readonly arrays: Worked<'arrays'>
  readonly usable: Worked<'GB'>
  /** What the arrays of one server are asked for; its load is the caller’s to choose. */
  readonly work: Omit<PoolWork, 'load'>
  readonly expected: Latencies
  readonly design: Latencies
  readonly constraints: readonly Constraint[]
  /** Of capacity and latencies at the expected load, the share of the one that binds. */
  readonly utilization: Worked<'%'>
  readonly verdict: Verdict
  /** Fits at the expected load, but the band of a latency reaches over its limit. */
  readonly borderline: boolean
  readonly rebuild: Rebuild
}

/** How a candidate does at the expected load while one of its arrays rebuilds a failed drive. */
export type Rebuild = RebuildLoss & {
  /** The load as the array feels it. */
  readonly load: Worked<'IOPS'>
  readonly latencies: Latencies
  /** Whether every latency stays within its limit. */
  readonly holds: boolean
}

/** Every candidate of a plan, fitting or not. */
export function candidates(plan: Plan, sizing: Sizing): Candidate[] {
  if (!considersEqualLogic(plan)) return []
  const raids = plan.storage.raid === 'any' ? raidPolicies : [plan.storage.raid]
  const counts = Array.from({ length: plan.storage.arraysPerServer }, (_, index) => index + 1)
  const { models } = plan.storage
  const arrays = equalLogicArrays.filter(
    ({ family, model }) => models === 'any' || models === family || models === model,
  )
  return counts.flatMap((perServer) =>
    arrays.flatMap((array) =>
      array.driveSizesGb.flatMap((driveGb) =>
        raids.map((raid) => judge(plan, sizing, { array, driveGb, raid, perServer })),
      ),
    ),
  )
}

type Build = Pick<Candidate, 'array' | 'driveGb' | 'raid' | 'perServer'>

function judge(plan: Plan, sizing: Sizing, build: Build): Candidate {
  const perServer = assumed(
    'Arrays per server',
    build.perServer,
    'arrays',
    'One of the numbers of arrays this plan allows for each server.',
  )
  const usable = usablePerServer({
    arrays: perServer,
    each: usableCapacityOf(build.array, build.driveGb, build.raid),
  })
  const { databases, capacity, iops } = sizing
  const { inAll, onServer } = databases
  const data =
    onServer.value === inAll.value
      ? capacity.databases
      : databaseSpaceOnServer({ all: capacity.databases, databases: inAll, onServer })
  const work = {
    model: build.array.model,
    raid: build.raid,
    arrays: perServer,
    databases: onServer,
    data,
    ...(plan.exchange !== '2010' && {
      untested: `${shortVersionName(plan.exchange)} on EqualLogic arrays`,
    }),
  }
  const predict = (load: Worked<'IOPS'>) => predictPool({ ...work, load })
  const expected = predict(iops.judged)
  const design = predict(iops.judgedWithReserve)
  const constraints: Constraint[] = [
    {
      code: 'capacity',
      at: 'expected load',
      required: sizing.volumes.perServer,
      available: usable,
      holds: usable.value >= sizing.volumes.perServer.value,
    },
    ...within(expected, 'expected load'),
    ...within(design, 'design requirement'),
  ]
  return {
    ...build,
    arrays: arraysInAll({ perServer, servers: databases.storages }),
    usable,
    work,
    expected,
    design,
    constraints,
    utilization: largest(
      'Utilization',
      [
        capacityUse({ needed: sizing.volumes.perServer, usable }),
        ...latencies.map((kind) =>
          ofLimit[kind]({ latency: expected[kind], most: thresholds[kind] }),
        ),
      ],
      bindingRule,
    ),
    verdict: verdictOf(constraints),
    borderline:
      verdictOf(constraints) !== 'does not fit' &&
      latencies.some((kind) => (expected[kind].band?.[1] ?? 0) > thresholds[kind].value),
    rebuild: rebuildOf(build, iops.judged, predict),
  }
}

function rebuildOf(
  { raid }: Build,
  judged: Worked<'IOPS'>,
  predict: (load: Worked<'IOPS'>) => Latencies,
): Rebuild {
  const { loss, basis } = rebuildLosses[raid]
  const load = loadWhileRebuilding({ load: judged, loss })
  const found = predict(load)
  return {
    loss,
    basis,
    load,
    latencies: found,
    holds: latencies.every((kind) => found[kind].value <= thresholds[kind].value),
  }
}

function within(found: Latencies, at: Constraint['at']): Constraint[] {
  return latencies.map((code) => ({
    code,
    at,
    required: found[code],
    available: thresholds[code],
    holds: found[code].value <= thresholds[code].value,
  }))
}

function verdictOf(constraints: readonly Constraint[]): Verdict {
  const failed = constraints.filter(({ holds }) => !holds)
  if (failed.length === 0) return 'fits with reserve'
  return failed.every(({ at }) => at === 'design requirement') ? 'fits' : 'does not fit'
}
