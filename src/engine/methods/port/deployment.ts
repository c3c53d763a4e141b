import type { Worked } from '../../core/worked.ts'
import type { DagServerKind } from '../../failures/dags.ts'
import type { DeploymentNamesAndPlaces } from '../../failures/deployed-places.ts'
import type { Plan } from '../../plan/plan.ts'
import type { Sizing } from '../../sizing/sizing.ts'

/** Limits on the active databases of a server, and which of them Exchange activates by itself. */
export type ActivationPolicy = {
  /** Limit of active databases (MaximumActiveDatabases); null if none is set. */
  readonly maximumActive: Worked<'databases'> | null
  readonly maximumPreferred: Worked<'databases'> | null
  readonly activation: 'Unrestricted' | 'IntrasiteOnly' | 'Blocked'
}

export type DeployedVolumes = {
  readonly perVolume: Worked<'databases'>
  readonly volume: Worked<'GiB'>
  /** Size of the last volume of the fullest server; null if it is like the others. */
  readonly lastVolume: Worked<'GiB'> | null
  /** Size of a volume of logs alone; null if logs are with their databases. */
  readonly logVolume: Worked<'GiB'> | null
  readonly lastLogVolume: Worked<'GiB'> | null
  /** Copies on the fullest server. */
  readonly mostCopies: Worked<'copies'>
  readonly spares: Worked<'volumes'>
  readonly restoreVolume: Worked<'GiB'>
}

/** Settings of servers and databases that the deployment files write. */
export type DeployedServers = {
  readonly hasDag: boolean
  /** Copies of each database, lagged ones included. */
  readonly copies: Worked<'copies'>
  readonly volumes: DeployedVolumes
  /** True if logs have volumes of their own. */
  readonly isolatesLogs: boolean
  readonly managesLag: boolean
  readonly circularLogging: boolean
  /** True if the transport database has its own drives. */
  readonly hasTransportDisk: boolean
  /** Safety Net hold time: as long as a lagged copy may need the messages. */
  readonly keptMessages: Worked<'days'>
  /** Solid-state drives of a server for MetaCache; null in a plan without it. */
  readonly cacheDrives: Worked<'drives'> | null
  readonly policies: Readonly<Record<DagServerKind, ActivationPolicy>>
}

/** How a method gives the content of the deployment files. */
export type MethodDeployment = {
  /** Names and places of the deployment; null if the copies cannot be placed. */
  readonly naming: (plan: Plan, sizing: Sizing) => DeploymentNamesAndPlaces | null
  readonly servers: (plan: Plan, sizing: Sizing) => DeployedServers
}
