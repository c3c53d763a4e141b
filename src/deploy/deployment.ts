import type { DeployedNaming } from '../engine/failures/index.ts'
import type { ExchangeVersionId } from '../engine/index.ts'

/**
 * Everything that the files which deploy a plan say, as data: the four tables, the scripts and the
 * map of the volumes print it. A text is printable ASCII; `''` is still missing.
 */
export type Deployment = {
  /** The plan’s own name; may hold anything. */
  readonly plan: string
  readonly exchange: ExchangeVersionId
  readonly naming: DeployedNaming
  /** None of standalone servers. */
  readonly dags: readonly DeployedDag[]
  /** All servers, DAG by DAG. */
  readonly servers: readonly DeployedServer[]
  /** All databases, DAG by DAG; standalone: server by server. */
  readonly databases: readonly DeployedDatabase[]
  readonly settings: DatabaseSettings
  readonly transport: TransportSettings
  /** Every tier; none where the settings of the databases are right for all. */
  readonly tiers: readonly TierQuotas[]
  /** A domain controller of each site. */
  readonly controllers: readonly [string, string]
}

/** The server that holds a witness, and the folder on it; Exchange takes a folder of its own for `''`. */
type DeployedWitness = { readonly server: string; readonly folder: string }

export type DeployedDag = {
  readonly name: string
  /** Its IP addresses; 255.255.255.255 alone for none. */
  readonly addresses: readonly string[]
  readonly witness: DeployedWitness
  readonly alternate: DeployedWitness
  /** Names of its members. */
  readonly servers: readonly string[]
  readonly databases: number
  /** The most copies of a database that have a server, lagged ones too. */
  readonly copies: number
  /** All copies that the plan asks for: more where too few servers are for lagged copies alone. */
  readonly plannedCopies: number
  readonly perVolume: number
  readonly logIsolation: boolean
  readonly replayLagManager: boolean
  /** Whether logs are compressed between the sites. */
  readonly compression: boolean
  /** Solid-state drives of a server for the metacache database; null where the plan has none. */
  readonly cacheDrives: number | null
}

export type DeployedServer = {
  readonly name: string
  /** Name of its DAG; null standalone. */
  readonly dag: string | null
  readonly site: 1 | 2
  readonly holds: 'mailboxes' | 'recovery' | 'lagged copies'
  /** Number of the first disk for data, as Windows counts them. */
  readonly startDisk: number
  readonly perVolume: number
  /** In the order of their disks; the databases of the server in their own order. */
  readonly volumes: readonly DeployedVolume[]
  /** Spare volumes for AutoReseed. */
  readonly spares: number
  /** Size of its volume for restores; null without. */
  readonly restoreGib: number | null
  /** Null where no limit is set. */
  readonly maximumActive: number | null
  readonly maximumPreferred: number | null
  readonly activation: 'Unrestricted' | 'IntrasiteOnly' | 'Blocked'
}

/** Servers by the DAG they are members of, which many may be of. */
export function serversByDag(
  servers: readonly DeployedServer[],
): ReadonlyMap<string | null, readonly DeployedServer[]> {
  const ofDag = new Map<string | null, DeployedServer[]>()
  for (const server of servers) {
    const others = ofDag.get(server.dag)
    if (others) others.push(server)
    else ofDag.set(server.dag, [server])
  }
  return ofDag
}

export type DeployedVolume = {
  /** Names of the databases it holds. */
  readonly databases: readonly string[]
  readonly gib: number
  /** Size of the volume that their logs have for themselves; null where they lie with the databases. */
  readonly logGib: number | null
}

export type DeployedDatabase = {
  readonly name: string
  /** Name of its DAG; null standalone. */
  readonly dag: string | null
  readonly edbFile: string
  readonly logFolder: string
  /** In order of preference; the first is active while all is up. */
  readonly copies: readonly DeployedCopy[]
  /** A domain controller of the site of its first copy. */
  readonly controller: string
}

export type DeployedCopy = {
  readonly server: string
  readonly preference: number
  readonly lagged: boolean
  /** As `7.00:00:00`: days, hours, minutes, seconds. */
  readonly replayLag: string
  readonly truncationLag: string
  /** Whether nothing activates it by itself: a lagged copy without the replay lag manager. */
  readonly never: boolean
}

/** Settings of every database. Time spans as `14.00:00:00`, sizes as `2048 MB`. */
export type DatabaseSettings = {
  readonly itemRetention: string
  readonly mailboxRetention: string
  readonly eventHistory: string
  readonly sendReceiveQuota: string
  readonly sendQuota: string
  readonly warningQuota: string
  readonly recoverableQuota: string
  readonly recoverableWarning: string
  readonly calendarQuota: string
  readonly addressBook: string
  /** Without backups, items would wait for one that never comes. */
  readonly retainsUntilBackup: boolean
  /** To be switched on after the second copy exists. */
  readonly circularLogging: boolean
  /** What moves wait for; Exchange refuses another than none while a database has one copy. */
  readonly moveConstraint: 'None' | 'SecondCopy'
}

/** What a tier of mailboxes has of its own. Sizes as `2048 MB`. */
export type TierQuotas = {
  /** Counted from 1. */
  readonly number: number
  /** As the plan has it; may hold anything. */
  readonly name: string
  /** Null where those of the databases are right. */
  readonly quotas: Pick<DatabaseSettings, 'sendReceiveQuota' | 'sendQuota' | 'warningQuota'> | null
  /** Null of a tier without archives. */
  readonly archive: { readonly quota: string; readonly warning: string } | null
}

/** How long transport keeps messages, as it was sized for: spans of time as `2.00:00:00`. */
export type TransportSettings = {
  /** As long as the replay lag at least, of lagged copies. */
  readonly safetyNet: string
  /** How long messages are tried to be delivered. */
  readonly expiry: string
}

export type NamedText = { readonly name: string; readonly text: string }

/** A file that deploys a plan, or that says what the others are. */
export type DeploymentFile = NamedText & {
  /** What it belongs to: read first, our scripts, or tables that other tools read. */
  readonly group: 'first' | 'scripts' | 'tables'
  readonly purpose: string
}
