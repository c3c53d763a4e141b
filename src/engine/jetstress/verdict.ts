import { oncePerPair } from '../core/once.ts'
import { ownRule } from '../core/source.ts'
import { measuredFigure, sum, type Worked } from '../core/worked.ts'
import { cutName } from '../plan/limits.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { latencyRuleVerdict } from './jetstress-rules.ts'
import { judgeLoad, plannedReadShare } from './judge-load.ts'
import type {
  JudgedCriterion,
  JudgedLatencyKind,
  JudgedRun,
  JudgedServer,
  JudgedTest,
  JudgedVolume,
  PlannedLoad,
  ReportedRun,
  RunGroupingChoices,
  ServerMatchBasis,
  TestOutcome,
  TestVerdict,
} from './judged-test.ts'
import { combinedLoad, type LoadFigures, runLoadFigures } from './load-figures.ts'
import { reportPlaceOf, volumeLatencyOf } from './run-figures.ts'
import {
  comparableHostName,
  groupSimultaneousRuns,
  kindOfTest,
  splitRepeatedRuns,
} from './simultaneous-runs.ts'
import { firstWrongJetstressRelease, shortestRunTooShort } from './test-limits.ts'
import { jetstressTestPlan, type ServersTestedAlike } from './test-plan.ts'

const everyServer = ownRule('Every server that was tested, added up.')

/** Judges all Jetstress runs against a plan; simultaneous runs are judged together. */
export function judgeTests(
  plan: Plan,
  sizing: Sizing,
  runs: readonly ReportedRun[],
  choices: RunGroupingChoices = { atOnce: {} },
): TestVerdict {
  const loads = runs.filter(({ run }) => kindOfTest(run) !== null)
  const { single, repeated } = splitRepeatedRuns(loads)
  const tests = groupSimultaneousRuns(single, choices).flatMap(
    (group) => testOf({ plan, sizing }, group) ?? [],
  )
  const counting = tests.filter(({ kind }) => kind !== 'preparation')
  const { reads, transactional } = sizing.iops
  return {
    tests,
    repeated,
    readShare: plannedReadShare({ reads, transactional }),
    outcome: worstOf(counting.map(({ outcome }) => outcome)),
  }
}

const outcomes: readonly TestOutcome[] = ['fails', 'unknown', 'passes', 'passes with reserve']

function worstOf(found: readonly TestOutcome[]): TestOutcome | null {
  return outcomes.find((one) => found.includes(one)) ?? null
}

type Against = { readonly plan: Plan; readonly sizing: Sizing }

function testOf(against: Against, group: readonly ReportedRun[]): JudgedTest | null {
  const [first] = group
  const kind = first && kindOfTest(first.run)
  if (!first || !kind) return null
  const servers = serversOf(group).map((runs) => serverOf(against, runs))
  const planned = plannedTogether(servers.map(({ judged }) => judged.planned))
  const all = combinedLoad(servers.map(({ figures }) => figures))
  const judged = judgeLoad(all, planned, against.sizing.method)
  // Each server must reach its own load: surplus on one server does not help another.
  const ofServers = worstOf(servers.map((one) => one.judged.outcome)) ?? judged.outcome
  const otherRelease = firstWrongJetstressRelease(
    against.plan,
    group.map(({ run }) => run),
  )
  const tooShort = shortestRunTooShort(
    kind,
    group.map(({ run }) => run),
  )
  // A failure counts in any case; a pass of a short run or with other pages proves nothing.
  const provesNothing = otherRelease?.otherPages || tooShort !== null
  return {
    ...judged,
    outcome: provesNothing && ofServers !== 'fails' ? 'unknown' : ofServers,
    otherRelease,
    tooShort,
    id: first.id,
    kind,
    servers: servers.map((one) => one.judged),
  }
}

/** Runs by machine; a run without a machine name stands alone. */
function serversOf(group: readonly ReportedRun[]): readonly (readonly ReportedRun[])[] {
  const servers = new Map<string, ReportedRun[]>()
  for (const run of group) {
    const name = comparableHostName(run.run.machine) ?? `run ${run.id}`
    servers.set(name, [...(servers.get(name) ?? []), run])
  }
  return [...servers.values()].toSorted(byName)
}

/** By machine name, numbers in it as numbers. */
function byName([a]: readonly ReportedRun[], [b]: readonly ReportedRun[]): number {
  const [one, other] = [a?.run.machine ?? '', b?.run.machine ?? '']
  return one.localeCompare(other, 'en', { numeric: true })
}

type FoundServer = { readonly judged: JudgedServer; readonly figures: LoadFigures }

function serverOf({ plan, sizing }: Against, runs: readonly ReportedRun[]): FoundServer {
  const machine = runs[0]?.run.machine ?? null
  const { name, standsFor, load } = plannedServers(plan, sizing)(machine)
  const found = runs.map((reported) => ({
    reported,
    figures: runLoadFigures(reported, maximaOf(reported)),
  }))
  const figures = combinedLoad(found.map((one) => one.figures))
  const judged = judgeLoad(figures, load, sizing.method)
  const ofRuns = found.map((one): JudgedRun => {
    const own = runs.length === 1 ? judged : judgeLoad(one.figures, load, sizing.method)
    return { ...one.reported, ...own, volumes: volumesOf(one.reported) }
  })
  return { judged: { ...judged, name, standsFor, runs: ofRuns }, figures }
}

function plannedTogether(all: readonly PlannedLoad[]): PlannedLoad {
  const together = (label: string, parts: readonly Worked<'IOPS'>[]) =>
    sum(label, parts, everyServer)
  return {
    expected: together(
      'Expected transactional IOPS of all servers tested',
      all.map(({ expected }) => expected),
    ),
    withReserve: together(
      'The same with the reserve',
      all.map(({ withReserve }) => withReserve),
    ),
  }
}

/** Criteria of each volume: Jetstress applies its limits per volume. */
function volumesOf(reported: ReportedRun): readonly JudgedVolume[] {
  return reported.run.volumes.map((volume) => {
    const kinds: readonly JudgedLatencyKind[] =
      volume.role === 'log' ? ['logWrite'] : ['dbRead', 'dbWrite']
    const criteria = kinds.map((code): JudgedCriterion => {
      const found = volumeLatencyOf(reported, code, volume)
      return { code, ...latencyRuleVerdict(code, found?.latency ?? null), byReport: false }
    })
    return { volume, criteria }
  })
}

type PlannedServer = {
  readonly name: string | null
  readonly standsFor: ServerMatchBasis
  readonly load: PlannedLoad
}

/** Finds the planned server for a machine: by name, else the fullest. */
const plannedServers = oncePerPair((plan: Plan, sizing: Sizing) => {
  const { servers: kinds } = jetstressTestPlan(plan, sizing)
  const named = new Map<string | null, PlannedServer>(
    kinds.flatMap((kind) =>
      kind.servers.map(
        ({ name }) =>
          [comparableHostName(name), { name, standsFor: 'its name', load: loadOf(kind) }] as const,
      ),
    ),
  )
  return (machine: string | null): PlannedServer =>
    named.get(comparableHostName(machine)) ?? {
      name: machine && cutName(machine),
      standsFor: kinds.length === 1 ? 'any, all alike' : 'the fullest',
      load: loadOf(kinds[0]),
    }
})

function loadOf({ expected, planned }: ServersTestedAlike): PlannedLoad {
  return { expected, withReserve: planned }
}

const maxima = [
  {
    code: 'dbReadMost',
    stated: 'readMost',
    label: 'Longest database read latency, below',
    line: 'Database read latency thresholds: maximum',
  },
  {
    code: 'logWriteMost',
    stated: 'logWriteMost',
    label: 'Longest log write latency, below',
    line: 'Log write latency thresholds: maximum',
  },
] as const

/**
 * Maximum latencies stated in the report. Reports do not print the measured maxima: they hold if
 * the report says pass, and are unknown otherwise.
 */
function maximaOf(reported: ReportedRun): readonly JudgedCriterion[] {
  const { limits, said } = reported.run
  return maxima.flatMap(({ code, stated, label, line }): readonly JudgedCriterion[] => {
    const most = limits[stated]
    if (most === null) return []
    const limit = measuredFigure(label, most, 'ms', reportPlaceOf(reported, line))
    return [{ code, limit, measured: null, holds: said === 'pass' ? true : null, byReport: true }]
  })
}
