import type { Mode } from '../../../core/mode.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { assumed, published, relabel, sum, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { DatabasesParts } from '../databases/databases.ts'
import { indexShareOf } from '../databases/largest-database.ts'
import type { MailboxParts } from '../mailbox/mailbox.ts'
import { type ServersParts, serversOfDag } from '../servers/servers.ts'
import backupSets from './backup-sets.json' with { type: 'json' }
import {
  databaseSize,
  keptLogs,
  logDaysOf,
  logsOfDatabase,
  logsOfTier,
  movedLogs,
  moveLogsOf,
  userLogsOf,
} from './log-space.ts'
import {
  byCopy,
  byServer,
  byVolume,
  type SpaceTotal,
  type TotalMultipliers,
} from './space-totals.ts'
import { databasesOfSet, restoredAtOnce, restoreVolumeOf } from './volume-formulas.ts'
import { type ServerVolumes, type VolumeParts, volumesOfServer } from './volumes.ts'

const sheet = calculator('Volume Requirements')
const overTiers = ownRule('The tiers of a plan add up.')
const onServer = ownRule('All volumes of a server.')
const log = published('Log file', 1, 'MiB', sheet)
const week = published('Days of a week', 7, 'days', sheet)
const once = assumed('Databases restored at once', 1, '×', 'Copies leave one at most to restore.')
const none = (label: string, why: string) => assumed(label, 0, 'volumes', why)
const noSpares = none('Spare volumes per server', 'Only volumes of several databases have spares.')
const noLogVolumes = none('Volumes of logs on a server', 'Logs lie with their databases.')
const noRestores = none('Restore volumes of a server', 'The plan has none.')
const oneRestore = assumed('Restore volumes of a server', 1, 'volumes', 'The plan has one on each.')
const noRestoreVolume = assumed('Restore volume size', 0, 'GiB', 'The plan has none.')

/** Space of databases and logs by volume, in one DAG or standalone server. */
export type SpaceParts = {
  /** A full database with its overhead. */
  readonly fullDatabase: Worked<'GiB'>
  /** As a person set, else by backup, lag and network. */
  readonly logDays: Worked<'days'>
  /** Logs of users in a DAG. */
  readonly userLogs: Worked<'logs/day'>
  /** Logs of mailbox moves in a DAG, a week’s moves spread over its days. */
  readonly moveLogs: Worked<'logs/day'>
  /** Space of the users’ logs that are kept, and of a week’s moves on one day. */
  readonly logKeep: Worked<'GiB'>
  readonly logMove: Worked<'GiB'>
  /** All logs of one database. */
  readonly logPerDb: Worked<'GiB'>
  /** Databases per volume, or per backup set. */
  readonly perVolume: Worked<'databases'>
  /** Databases that a volume holds: those of the server if they are fewer. */
  readonly heldOnVolume: Worked<'databases'>
  /** A database volume, with logs if the layout keeps them there. */
  readonly volume: Worked<'GiB'>
  readonly volumeParts: VolumeParts
  /** Last volume of a server, if fewer databases are left for it; null if all are alike. */
  readonly lastVolume: Worked<'GiB'> | null
  /** A log volume; null if database volumes hold the logs. */
  readonly logVolume: Worked<'GiB'> | null
  readonly lastLogVolume: Worked<'GiB'> | null
  /** 0 if the plan has none. */
  readonly restoreVolume: Worked<'GiB'>
  readonly dbVolumes: Worked<'volumes'>
  readonly logVolumes: Worked<'volumes'>
  readonly spares: Worked<'volumes'>
  readonly restoreVolumes: Worked<'volumes'>
  readonly volumesServer: Worked<'volumes'>
  /** All database volumes of a server, without spares and restore volume. */
  readonly volumeSpaceServer: Worked<'GiB'>
  /** All log volumes of a server; null if there are none. */
  readonly logVolumeSpaceServer: Worked<'GiB'> | null
  readonly totals: SpaceTotals
}

/** Rows of the space table; what every server has once is counted per server. */
export type SpaceTotals = {
  readonly databases: SpaceTotal
  readonly logs: SpaceTotal
  readonly volumes: SpaceTotal
  /** Null if database volumes hold the logs. */
  readonly logVolumes: SpaceTotal | null
  /** Null without a restore volume. */
  readonly restoreVolumes: SpaceTotal | null
}

type Earlier = {
  readonly mailbox: MailboxParts
  readonly copies: CopiesParts
  readonly databases: DatabasesParts
  readonly servers: ServersParts
}

export function space(plan: Plan, parts: Earlier, mode: Mode): SpaceParts {
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
  const volumes = volumesOfServer({
    mode,
    copies: servers.copiesServer,
    perVolume,
    database: fullDatabase,
    logs: logs.logPerDb,
    holdsLogs: copies.holdsLogs,
    hasRestoreVolume: plan.restoreVolume,
    index: indexShareOf(plan, mode),
    free,
  })
  const times =
    copies.copies.value < 2 && copies.design === 'single'
      ? restoredAtOnce({ databases: databases.databaseCount })
      : once
  const restored = { databases: volumes.databases, logs: volumes.logs, times, free }
  const restoreVolume = plan.restoreVolume ? restoreVolumeOf(restored) : noRestoreVolume
  const restoreVolumes = plan.restoreVolume ? oneRestore : noRestores
  const isSpared = copies.layout === 'Multiple DBs / Volume' && !copies.isolated
  const spares = isSpared ? answer(plan, 'autoReseedVolumes') : noSpares
  const logVolumes = copies.holdsLogs
    ? noLogVolumes
    : relabel(volumes.count, 'Volumes of logs on a server', 'volumes', sheet)
  const kinds = [volumes.count, logVolumes, spares, restoreVolumes]
  return {
    ...logs,
    fullDatabase,
    perVolume,
    heldOnVolume: volumes.held,
    volume: volumes.volume,
    volumeParts: volumes.parts,
    lastVolume: volumes.lastVolume,
    logVolume: volumes.logVolume,
    lastLogVolume: volumes.lastLogVolume,
    restoreVolume,
    dbVolumes: volumes.count,
    logVolumes,
    spares,
    restoreVolumes,
    volumesServer: sum('Volumes of a server', kinds, onServer),
    volumeSpaceServer: volumes.space,
    logVolumeSpaceServer: volumes.logSpace,
    totals: totals(parts, { fullDatabase, logPerDb: logs.logPerDb, restoreVolume }, volumes),
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
  const userLogs = userLogsOf({ all, dags, overhead })
  const logDays = logDaysOf(plan, copies)
  const logKeep = keptLogs({ logs: userLogs, days: logDays, log })
  const logMove = movedLogs({ mailboxes, moves, size: mailbox.meanSize, overhead })
  const moveLogs = moveLogsOf({ moved: logMove, log, week })
  const logPerDb = logsOfDatabase({ kept: logKeep, moved: logMove, databases: databaseCount })
  return { userLogs, logDays, logKeep, logMove, moveLogs, logPerDb }
}

function databasesOfVolume({ copies, databases, servers }: Earlier): Worked<'databases'> {
  if (copies.design !== 'backup set') return databases.dbsPerVolume
  const { copiesServer } = servers
  return databasesOfSet({ copies: copiesServer, sets: setsOf(copiesServer) })
}

type Sizes = Pick<SpaceParts, 'fullDatabase' | 'logPerDb' | 'restoreVolume'>

function totals(
  { databases, servers }: Earlier,
  { fullDatabase, logPerDb, restoreVolume }: Sizes,
  volumes: ServerVolumes,
): SpaceTotals {
  const { copiesServer, copiesDag } = servers
  const serversDag = serversOfDag(servers)
  const counted: TotalMultipliers = { copiesServer, copiesDag, serversDag, dags: databases.dags }
  const { held, logVolume, logSpace: logs } = volumes
  return {
    databases: byCopy(fullDatabase, counted),
    logs: byCopy(logPerDb, counted),
    volumes: byVolume(volumes.volume, held, volumes.space, counted),
    logVolumes: logVolume && logs && byVolume(logVolume, held, logs, counted),
    restoreVolumes: restoreVolume.value > 0 ? byServer(restoreVolume, counted) : null,
  }
}

/**
 * Volumes of a server if each is one set of the weekly backup; a row has the databases from which
 * on it counts, and the volumes.
 */
export function setsOf(copies: Worked<'copies'>): Worked<'volumes'> {
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
