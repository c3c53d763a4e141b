import type { Worked } from '../core/worked.ts'

/** Space of databases and logs, volume by volume; all of one DAG, or of one stand-alone server. */
export type SpaceParts = {
  /** A full database with the overhead on top. */
  readonly dbSize: Worked<'GiB'>
  /** Days that logs are kept: by backup, lag and network, or as a person said. */
  readonly logDays: Worked<'days'>
  /** Logs that users cause in a DAG. */
  readonly userLogs: Worked<'logs/day'>
  /** Logs that moves of mailboxes cause in a DAG; a week's moves spread over its days. */
  readonly moveLogs: Worked<'logs/day'>
  /** Space of the kept logs of users, and of a week's moves on one day. */
  readonly logKeep: Worked<'GiB'>
  readonly logMove: Worked<'GiB'>
  /** All logs of one database. */
  readonly logPerDb: Worked<'GiB'>
  /** Databases that share a volume: those of a backup set too. */
  readonly perVolume: Worked<'databases'>
  /** A volume of databases, with its logs where the layout keeps them there. */
  readonly volume: Worked<'GiB'>
  /** The last volume of a server, where fewer databases are left for it; null where all are alike. */
  readonly lastVolume: Worked<'GiB'> | null
  /** A volume of logs alone; null where logs lie with their databases. */
  readonly logVolume: Worked<'GiB'> | null
  readonly lastLogVolume: Worked<'GiB'> | null
  /** 0 where a plan has none. */
  readonly restoreVolume: Worked<'GiB'>
  readonly dbVolumes: Worked<'volumes'>
  readonly logVolumes: Worked<'volumes'>
  readonly spares: Worked<'volumes'>
  readonly restoreVolumes: Worked<'volumes'>
  readonly volumesServer: Worked<'volumes'>
  /** All volumes of databases on a server, without spares and restore volume. */
  readonly volumeSpaceServer: Worked<'GiB'>
  /** The same of the volumes of logs alone; null where there are none. */
  readonly logVolumeSpaceServer: Worked<'GiB'> | null
  readonly totals: SpaceTotals
}

/** A size for one database, one server, one DAG (stand-alone: null) and all of them. */
export type SpaceTotal = {
  readonly database: Worked<'GiB'> | null
  readonly server: Worked<'GiB'>
  readonly dag: Worked<'GiB'> | null
  readonly environment: Worked<'GiB'>
}

/** What the table of space shows; what stands on every server counts server by server. */
export type SpaceTotals = {
  readonly databases: SpaceTotal
  readonly logs: SpaceTotal
  readonly volumes: SpaceTotal
  /** Null where logs lie with their databases. */
  readonly logVolumes: SpaceTotal | null
  /** Null without a restore volume. */
  readonly restoreVolumes: SpaceTotal | null
}
