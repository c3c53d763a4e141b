import type { DeployedNaming } from '../engine/failures/index.ts'
import type { ExchangeVersionId } from '../engine/index.ts'
import type { DatabaseSettings, TierQuotas, TransportSettings } from './database-settings.ts'

/**
 * Everything that the files for deploying a plan say, as data; the four tables, the scripts and the
 * map of the volumes print it. Texts are printable ASCII; `''` is still missing.
 */
export type Deployment = {
  /** Name of the plan; any characters. */
  readonly plan: string
  readonly exchange: ExchangeVersionId
  readonly naming: DeployedNaming
  /** Empty for standalone servers. */
  readonly dags: readonly DeployedDag[]
  /** All servers, DAG by DAG. */
  readonly servers: readonly DeployedServer[]
  /** All databases, DAG by DAG; standalone: server by server. */
  readonly databases: readonly DeployedDatabase[]
  readonly settings: DatabaseSettings
  readonly transport: TransportSettings
  /** Every tier; empty if the settings of the databases suit all. */
  readonly tiers: readonly TierQuotas[]
  /** Domain controller of each site. */
  readonly controllers: readonly [string, string]
}

/** Server of a witness, and the folder on it; for `''` Exchange chooses a folder. */
type DeployedWitness = { readonly server: string; readonly folder: string }

export type DeployedDag = {
  readonly name: string
  /** IP addresses; 255.255.255.255 alone for none. */
  readonly addresses: readonly string[]
  readonly witness: DeployedWitness
  readonly alternate: DeployedWitness
  /** Names of the members. */
  readonly servers: readonly string[]
  readonly databases: number
  /** Most copies of a database that have a server, lagged ones included. */
  readonly copies: number
  /** Copies that the plan asks for: more if too few servers are dedicated to lagged copies. */
  readonly plannedCopies: number
  readonly perVolume: number
  readonly logIsolation: boolean
  readonly replayLagManager: boolean
  /** True if logs are compressed between the sites. */
  readonly compression: boolean
  /** Solid-state drives of a server for the metacache database; null without one. */
  readonly cacheDrives: number | null
}

export type DeployedServer = {
  readonly name: string
  /** DAG by name; null for a standalone server. */
  readonly dag: string | null
  readonly site: 1 | 2
  readonly holds: 'mailboxes' | 'recovery' | 'lagged copies'
  /** Number of the first data disk, as Windows counts. */
  readonly startDisk: number
  readonly perVolume: number
  /** In the order of their disks; databases in the server’s own order. */
  readonly volumes: readonly DeployedVolume[]
  /** Spare volumes for AutoReseed. */
  readonly spares: number
  /** Size of the restore volume in GiB; null without one. */
  readonly restoreGib: number | null
  /** Null if no limit is set. */
  readonly maximumActive: number | null
  readonly maximumPreferred: number | null
  readonly activation: 'Unrestricted' | 'IntrasiteOnly' | 'Blocked'
}

/** Servers by their DAG; null for standalone ones. */
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
  /** Size of the separate log volume in GiB; null if logs are with the databases. */
  readonly logGib: number | null
}

export type DeployedDatabase = {
  readonly name: string
  /** Name of the DAG that the database is in; null if its server is standalone. */
  readonly dag: string | null
  readonly edbFile: string
  readonly logFolder: string
  /** In order of preference; the first is active while all is up. */
  readonly copies: readonly DeployedCopy[]
  /** Domain controller of the site of the first copy. */
  readonly controller: string
}

export type DeployedCopy = {
  readonly server: string
  readonly preference: number
  readonly lagged: boolean
  /** As `7.00:00:00`: days, hours, minutes, seconds. */
  readonly replayLag: string
  readonly truncationLag: string
  /** True if nothing activates it automatically: a lagged copy without the replay lag manager. */
  readonly never: boolean
}

export type NamedText = { readonly name: string; readonly text: string }

export type DeploymentFile = NamedText & {
  /** `first` is read first, `scripts` are ours, `tables` are read by other tools. */
  readonly group: 'first' | 'scripts' | 'tables'
  readonly purpose: string
}
