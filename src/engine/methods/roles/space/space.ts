import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import {
  assumedFigure,
  citedFigure,
  relabelledCount,
  sum,
  type Worked,
} from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { DatabasesResults } from '../databases/databases.ts'
import { searchIndexShare } from '../databases/largest-database.ts'
import type { MailboxResults } from '../mailbox/mailbox.ts'
import { type ServersResults, serversOfDag } from '../servers/servers.ts'
import backupSets from './backup-sets.json' with { type: 'json' }
import {
  databaseSize,
  daysOfKeptLogs,
  logSpaceOfDatabase,
  logsOfMoves,
  logsOfTier,
  logsOfUsers,
  spaceOfKeptLogs,
  spaceOfMoveLogs,
} from './log-space.ts'
import { spaceTotalsByCopy, spaceTotalsByServer, spaceTotalsByVolume } from './space-totals.ts'
import { databasesOfSet, databasesRestoredAtOnce, restoreVolumeSize } from './volume-formulas.ts'
import { volumesOfServer } from './volumes.ts'

const sheet = citeCalculator('Volume Requirements')
const overTiers = ownRule('The tiers of a plan add up.')
const onServer = ownRule('All volumes of a server.')
const log = citedFigure('Log file', 1, 'MiB', sheet)
const week = citedFigure('Days of a week', 7, 'days', sheet)
const once = assumedFigure(
  'Databases restored at once',
  1,
  '×',
  'Copies leave one at most to restore.',
)
const none = (label: string, why: string) => assumedFigure(label, 0, 'volumes', why)
const noSpares = none('Spare volumes per server', 'Only volumes of several databases have spares.')
const noLogVolumes = none('Volumes of logs on a server', 'Logs lie with their databases.')
const noRestores = none('Restore volumes of a server', 'The plan has none.')
const oneRestore = assumedFigure(
  'Restore volumes of a server',
  1,
  'volumes',
  'The plan has one on each.',
)
const noRestoreVolume = assumedFigure('Restore volume size', 0, 'GiB', 'The plan has none.')

/** Space of databases and logs by volume, in one DAG or standalone server. */
export type SpaceResults = ReturnType<typeof spaceStage>

type Earlier = {
  readonly mailbox: MailboxResults
  readonly copies: CopiesResults
  readonly databases: DatabasesResults
  readonly servers: ServersResults
}

export function spaceStage(plan: Plan, parts: Earlier, mode: CalculationMode) {
  const { mailbox, copies, databases, servers } = parts
  const overhead = answer(plan, 'overhead')
  const free = answer(plan, 'freeSpace')
  const logs = logSpace(plan, parts)
  const fullDatabase = databaseSize({
    mailboxes: databases.mailboxesOfDatabase,
    size: mailbox.meanSize,
    overhead,
  })
  const perVolume = databasesOfVolume(parts)
  const {
    databasesOfVolume: content,
    logsOfVolume,
    ...volumes
  } = volumesOfServer({
    mode,
    copies: servers.copiesServer,
    perVolume,
    database: fullDatabase,
    logs: logs.logPerDb,
    holdsLogs: copies.holdsLogs,
    hasRestoreVolume: plan.restoreVolume,
    index: searchIndexShare(plan, mode),
    free,
  })
  const times =
    copies.copies.value < 2 && copies.design === 'single'
      ? databasesRestoredAtOnce({ databases: databases.databaseCount })
      : once
  const restored = { databases: content, logs: logsOfVolume, times, free }
  const restoreVolume = plan.restoreVolume ? restoreVolumeSize(restored) : noRestoreVolume
  const restoreVolumes = plan.restoreVolume ? oneRestore : noRestores
  const isSpared = copies.layout === 'Multiple DBs / Volume' && !copies.isolated
  const spares = isSpared ? answer(plan, 'autoReseedVolumes') : noSpares
  const logVolumes = copies.holdsLogs
    ? noLogVolumes
    : relabelledCount(volumes.dbVolumes, 'Volumes of logs on a server', 'volumes', sheet)
  const kinds = [volumes.dbVolumes, logVolumes, spares, restoreVolumes]
  return {
    ...logs,
    ...volumes,
    /** Size of a full database, with its overhead. */
    fullDatabase,
    /** Databases per volume, or per backup set. */
    perVolume,
    restoreVolume,
    logVolumes,
    spares,
    restoreVolumes,
    volumesServer: sum('Volumes of a server', kinds, onServer),
    totals: totals(parts, { fullDatabase, ...logs, restoreVolume }, volumes),
  }
}

function logSpace(plan: Plan, { mailbox, copies, databases }: Earlier) {
  const overhead = answer(plan, 'overhead')
  const moves = answer(plan, 'movesPerWeek')
  const { dags, mailboxesDag: mailboxes, databaseCount } = databases
  const ofTiers = mailbox.tiers.map((tier) =>
    logsOfTier({ mailboxes: tier.mailboxes, each: tier.logsPerMailbox }),
  )
  const all = sum('Logs of all mailboxes', ofTiers, overTiers)
  const userLogs = logsOfUsers({ all, dags, overhead })
  const logDays = daysOfKeptLogs(plan, copies)
  const logKeep = spaceOfKeptLogs({ logs: userLogs, days: logDays, log })
  const logMove = spaceOfMoveLogs({ mailboxes, moves, size: mailbox.meanSize, overhead })
  const moveLogs = logsOfMoves({ moved: logMove, log, week })
  const logPerDb = logSpaceOfDatabase({ kept: logKeep, moved: logMove, databases: databaseCount })
  return {
    /** Logs of users per day, in a DAG. */
    userLogs,
    /** Days that logs are kept: as entered, else by backups, lag and network. */
    logDays,
    logKeep,
    logMove,
    /** Logs of moved mailboxes per day, in a DAG; a week’s moves are spread over its days. */
    moveLogs,
    logPerDb,
  }
}

function databasesOfVolume({ copies, databases, servers }: Earlier): Worked<'databases'> {
  if (copies.design !== 'backup set') return databases.dbsPerVolume
  const { copiesServer } = servers
  return databasesOfSet({ copies: copiesServer, sets: backupSetsOfServer(copiesServer) })
}

type Sizes = Record<'fullDatabase' | 'logPerDb' | 'restoreVolume', Worked<'GiB'>>

/** Rows of the space table. What every server has once is counted by server. */
function totals(
  { databases, servers }: Earlier,
  { fullDatabase, logPerDb, restoreVolume }: Sizes,
  volumes: Omit<ReturnType<typeof volumesOfServer>, 'databasesOfVolume' | 'logsOfVolume'>,
) {
  const { copiesServer, copiesDag } = servers
  const serversDag = serversOfDag(servers)
  const counted = { copiesServer, copiesDag, serversDag, dags: databases.dags }
  const { heldOnVolume: held, volume, volumeSpaceServer, logVolume } = volumes
  const logs = volumes.logVolumeSpaceServer
  return {
    databases: spaceTotalsByCopy(fullDatabase, counted),
    logs: spaceTotalsByCopy(logPerDb, counted),
    volumes: spaceTotalsByVolume(volume, held, volumeSpaceServer, counted),
    /** Totals of log volumes; null if database volumes hold the logs. */
    logVolumes: logVolume && logs && spaceTotalsByVolume(logVolume, held, logs, counted),
    /** Totals of restore volumes; null without them. */
    restoreVolumes: restoreVolume.value > 0 ? spaceTotalsByServer(restoreVolume, counted) : null,
  }
}

/** Volumes of a server that are backup sets, from a table by number of copies. */
export function backupSetsOfServer(copies: Worked<'copies'>): Worked<'volumes'> {
  const [at = 1, value = 1] = backupSets.findLast(([from = 0]) => from <= copies.value) ?? []
  const row = { at, value }
  const table = 'Volumes of backup sets'
  const how = {
    kind: 'row',
    table,
    key: copies,
    from: row,
    to: row,
    source: sheet,
    errata: [],
  } as const
  return {
    label: 'Backup sets of a server',
    value,
    unit: 'volumes',
    how: { ...how, place: 'row below' },
  }
}
