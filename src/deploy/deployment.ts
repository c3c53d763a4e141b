import type { DeploymentNamesAndPlaces } from '../engine/failures/index.ts'
import type { ExchangeVersionId } from '../engine/index.ts'
import type { DatabaseSettings, TierQuotas, TransportSettings } from './database-settings.ts'

/**
 * Everything that the deployment files of a plan say, as data; the four tables, the scripts and the
 * map of volumes print it. Texts are printable ASCII; `''` stands for a text still missing.
 */
export type Deployment = {
  /** Name of the plan, with any characters. */
  readonly plan: string
  readonly exchange: ExchangeVersionId
  readonly naming: DeploymentNamesAndPlaces
  /** The DAGs to make; empty for standalone servers. */
  readonly dags: readonly DeployedDag[]
  /** All servers, DAG by DAG. */
  readonly servers: readonly DeployedServer[]
  /** All databases, DAG by DAG; standalone: server by server. */
  readonly databases: readonly DeployedDatabase[]
  readonly settings: DatabaseSettings
  readonly transport: TransportSettings
  /** Quotas of every tier; empty if the settings of the databases suit all tiers. */
  readonly tiers: readonly TierQuotas[]
  /** Domain controller of each of the two sites. */
  readonly controllers: readonly [string, string]
}

/** Server of a DAG’s witness, and the folder on it; Exchange chooses a folder for `''`. */
type DeployedWitness = { readonly server: string; readonly folder: string }

export type DeployedDag = {
  readonly name: string
  /** IP addresses of the DAG; 255.255.255.255 alone means none. */
  readonly addresses: readonly string[]
  readonly witness: DeployedWitness
  readonly alternate: DeployedWitness
  /** Names of the servers in the DAG. */
  readonly servers: readonly string[]
  readonly databases: number
  /** Most copies of any database that have a server, lagged copies included. */
  readonly copies: number
  /** Copies that the plan asks for: more than `copies` if a site has too few servers for them. */
  readonly plannedCopies: number
  readonly perVolume: number
  readonly logIsolation: boolean
  readonly replayLagManager: boolean
  /** True if logs are compressed on their way between the sites. */
  readonly compression: boolean
  /** Solid-state drives of each server for the metacache database; null without one. */
  readonly cacheDrives: number | null
}

export type DeployedServer = {
  readonly name: string
  /** Name of the server’s DAG; null for a standalone server. */
  readonly dag: string | null
  readonly site: 1 | 2
  readonly holds: 'mailboxes' | 'recovery' | 'lagged copies'
  /** Number of the server’s first data disk, as Windows counts. */
  readonly startDisk: number
  readonly perVolume: number
  /** Volumes in the order of their disks; their databases in the server’s own order. */
  readonly volumes: readonly DeployedVolume[]
  /** Number of spare volumes for AutoReseed. */
  readonly spares: number
  /** Size of the restore volume in GiB; null without one. */
  readonly restoreGib: number | null
  /** Maximum active databases of the server; null if no limit is set. */
  readonly maximumActive: number | null
  readonly maximumPreferred: number | null
  readonly activation: 'Unrestricted' | 'IntrasiteOnly' | 'Blocked'
}

/** Servers by the name of their DAG; null for standalone servers. */
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
  readonly databases: readonly string[]
  readonly gib: number
  /** Size of the separate log volume in GiB; null if logs are on the databases’ volume. */
  readonly logGib: number | null
}

export type DeployedDatabase = {
  readonly name: string
  /** Name of the DAG that the database is in; null if its server is standalone. */
  readonly dag: string | null
  readonly edbFile: string
  readonly logFolder: string
  /** Copies in order of preference; the first is active while all servers are up. */
  readonly copies: readonly DeployedCopy[]
  /** Domain controller of the site of the first copy. */
  readonly controller: string
}

export type DeployedCopy = {
  readonly server: string
  readonly preference: number
  readonly lagged: boolean
  /** Replay lag as `7.00:00:00`: days, hours, minutes, seconds. */
  readonly replayLag: string
  readonly truncationLag: string
  /** True for a lagged copy that is never activated automatically: no replay lag manager is on. */
  readonly never: boolean
}

export type NamedTextFile = { readonly name: string; readonly text: string }

export type DeploymentFile = NamedTextFile & {
  /** `first`: to be read first; `scripts`: our own; `tables`: read by other tools. */
  readonly group: 'first' | 'scripts' | 'tables'
  readonly purpose: string
}
