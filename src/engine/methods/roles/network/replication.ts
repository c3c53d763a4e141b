import { exceeds } from '../../../core/compare.ts'
import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { DatabasesResults } from '../databases/databases.ts'
import type { SpaceResults } from '../space/space.ts'
import { busiestAndMeanLogHours } from './log-hours.ts'

const sheet = citeCalculator('Replication Requirements')
const formula = formulaMakerOfSource(sheet)

export const dataInFlight = formula({
  label: 'On its way over the link',
  unit: 'bytes',
  takes: { speed: 'Mb/s', latency: 'ms' },
  text: 'speed × latency ÷ 1000 × 1000000 ÷ 8',
  constants: { 1000: 'ms/s', 1000000: 'bits/Mb', 8: 'bits/bytes' },
})

/** TCP window that every connection starts with; it is not scaled. */
const smallestWindow = citedFigure('TCP window without scaling', 65_535, 'bytes', sheet)

/** Smallest TCP window that holds the data in flight; windows double from step to step. */
export const tcpWindow = formula({
  label: 'TCP window to set',
  unit: 'bytes',
  takes: { flight: 'bytes', smallest: 'bytes' },
  text: 'smallest × power(2, max(0, ceil(log2(max(1, flight ÷ smallest)))))',
  errata: ['MS18'],
})

export const tcpWindowByMicrosoft = formula({
  ...tcpWindow.definition,
  text: 'smallest × power(2, max(0, ceil(log2(max(1, flight × 8 ÷ smallest)))))',
  source: ownRule(
    'As in the workbook: the bits on their way are compared with windows in bytes, eight times too small.',
  ),
})

/** Throughput of a connection, which waits for an answer when its TCP window is full. */
export const connectionThroughput = formula({
  label: 'Carried by one connection',
  unit: 'Mb/s',
  takes: { window: 'bytes', latency: 'ms', speed: 'Mb/s' },
  text: 'if latency = 0 then speed else min(window × 8 ÷ 1000000 ÷ (latency ÷ 1000), speed)',
  constants: { 1000: 'ms/s', 1000000: 'bits/Mb', 8: 'bits/bytes' },
})

/** What the link between the sites carries, and whether that is enough for the peak of all DAGs. */
export function checkReplicationLink(plan: Plan, mode: CalculationMode, peak: Worked<'Mb/s'>) {
  const speed = answer(plan, 'linkSpeed')
  const latency = answer(plan, 'linkLatency')
  const flight = dataInFlight({ speed, latency })
  /** Throughput of one connection with a TCP window, at most the speed of the link. */
  const through = (window: Worked<'bytes'>) => {
    const carries = connectionThroughput({ window, latency, speed })
    return { window, carries, verdict: verdictOf(peak, carries) }
  }
  const inputs = { flight, smallest: smallestWindow }
  // As Microsoft, no TCP window is advised for active/active DAGs: the link’s speed counts.
  const advised =
    mode === 'corrected'
      ? through(tcpWindow(inputs))
      : plan.siteModel === 'AA1'
        ? null
        : through(tcpWindowByMicrosoft(inputs))
  return {
    inFlight: flight,
    advised,
    unscaled: through(smallestWindow),
    verdict: advised?.verdict ?? verdictOf(peak, speed),
  }
}

function verdictOf(peak: Worked<'Mb/s'>, carries: Worked<'Mb/s'>): 'yes' | 'no' {
  return exceeds(peak.value, carries.value) ? 'no' : 'yes'
}

export const dailyLogsOfDatabase = formula({
  label: 'Logs of a database',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { users: 'logs/day', moves: 'logs/day', databases: 'databases' },
  text: '(users + moves) ÷ databases',
})

/** Log streams between the sites, one for each copy of a database in the other site. */
export const logStreams = formula({
  label: 'Log streams between the sites',
  unit: 'streams',
  takes: { one: 'databases', other: 'databases', copies: 'copies', lagged: 'copies' },
  text: '(one + other) × (copies + lagged)',
})

/** Rate of a log stream in an hour; logs may be compressed, and the search index is sent too. */
export const streamRate = formula({
  label: 'Peak of a database',
  unit: 'Mb/s',
  takes: { logs: 'logs/day', hour: '%', saved: '%', index: '×' },
  text: 'logs × hour × 24 × 8 ÷ 86400 × (1 − saved + index)',
  constants: { 8: 'Mb', 86400: 's/days' },
})

/** Rate of a log stream in assumed hours, where the workbook shows nothing (MS19). */
export const streamRateInAssumedHours = formula({ ...streamRate.definition, errata: ['MS19'] })

export const replicationRateOfDag = formula({
  label: 'Peak of a DAG',
  unit: 'Mb/s',
  takes: { database: 'Mb/s', streams: 'streams' },
  text: 'database × streams',
})

/** Replication rate of all DAGs at once, as they share the link. */
export const replicationRateOfAllDags = formula({
  label: 'Peak of all DAGs',
  unit: 'Mb/s',
  takes: { dag: 'Mb/s', dags: 'dags' },
  text: 'dag × dags',
})

const uncompressed = assumedFigure('Compression saving', 0, '%', 'Compression is off in this plan.')

type Before = {
  readonly copies: CopiesResults
  readonly databases: DatabasesResults
  readonly space: SpaceResults
}

export type ReplicationResults = ReturnType<typeof replicationStage>

/** Logs shipped between the sites, and their link; null without log streams or hours of logs. */
export function replicationStage(plan: Plan, mode: CalculationMode, before: Before) {
  const { copies, databases, space } = before
  const { dags } = databases
  const logs = dailyLogsOfDatabase({
    users: space.userLogs,
    moves: space.moveLogs,
    databases: databases.databaseCount,
  })
  const streams = logStreams({
    one: databases.preferred1,
    other: databases.preferred2,
    copies: copies.awayCopies,
    lagged: copies.awayLagged,
  })
  const hours = streams.value > 0 ? busiestAndMeanLogHours(plan, mode) : null
  const noLink = { link: null, inFlight: null, linkOk: null }
  const none = { peakDatabase: null, peakDag: null, peak: null, rpoDag: null, rpo: null }
  if (!hours) return { logsDbDay: logs, streams, ...none, ...noLink }
  const saved = plan.compressLogs ? answer(plan, 'compressionSaving') : uncompressed
  const rate = { logs, saved, index: roleVersionOf(plan).indexShipped }
  const rateIn = hours.areAssumed ? streamRateInAssumedHours : streamRate
  const peakDatabase = rateIn({ ...rate, hour: hours.peak })
  const peakDag = replicationRateOfDag({ database: peakDatabase, streams })
  const peak = replicationRateOfAllDags({ dag: peakDag, dags })
  const rpoDatabase = rateIn({ ...rate, hour: hours.waiting }, 'Rate of a database while logs wait')
  const rpoDag = replicationRateOfDag(
    { database: rpoDatabase, streams },
    'Rate of a DAG while logs wait',
  )
  const rpo = replicationRateOfAllDags({ dag: rpoDag, dags }, 'All DAGs while logs wait')
  const overLink = checkReplicationLink(plan, mode, peak)
  return {
    logsDbDay: logs,
    streams,
    peakDatabase,
    peakDag,
    peak,
    rpoDag,
    rpo,
    link: overLink,
    inFlight: overLink.inFlight,
    linkOk: overLink.verdict,
  }
}
