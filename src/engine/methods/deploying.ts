import type { Worked } from '../core/worked.ts'
import type { ServerBuild } from '../failures/dags.ts'
import type { DeployedNaming } from '../failures/deployed-places.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** How many databases Exchange lets be active on a server, and which it activates there by itself. */
export type ActivationPolicy = {
  /** Null where no limit is set. */
  readonly maximumActive: Worked<'databases'> | null
  readonly maximumPreferred: Worked<'databases'> | null
  readonly activation: 'Unrestricted' | 'IntrasiteOnly' | 'Blocked'
}

/** The volumes of a server. */
export type DeployedVolumes = {
  readonly perVolume: Worked<'databases'>
  readonly volume: Worked<'GiB'>
  /** The last volume of the fullest server; null where it is as the others. */
  readonly lastVolume: Worked<'GiB'> | null
  /** A volume of logs alone; null where logs lie with their databases. */
  readonly logVolume: Worked<'GiB'> | null
  readonly lastLogVolume: Worked<'GiB'> | null
  /** Copies on the fullest server. */
  readonly mostCopies: Worked<'copies'>
  readonly spares: Worked<'volumes'>
  readonly restoreVolume: Worked<'GiB'>
}

/** How the servers and databases of a plan are set up. */
export type DeployedServers = {
  readonly hasDag: boolean
  /** Copies of each database that the plan asks for, lagged ones too. */
  readonly copies: Worked<'copies'>
  readonly volumes: DeployedVolumes
  /** Whether logs lie apart from their databases. */
  readonly isolatesLogs: boolean
  readonly managesLag: boolean
  readonly circularLogging: boolean
  /** Whether transport has drives of its own. */
  readonly hasTransportDisk: boolean
  /** How long Safety Net keeps messages: as long as a lagged copy may need them. */
  readonly keptMessages: Worked<'days'>
  /** Solid-state drives of a server beside single drives; null in a plan without the cache. */
  readonly cacheDrives: Worked<'drives'> | null
  readonly policies: Readonly<Record<ServerBuild, ActivationPolicy>>
}

/** What files that deploy a plan are made of. */
export type Deploying = {
  /** Null where its copies could not be placed. */
  readonly naming: (plan: Plan, sizing: Sizing) => DeployedNaming | null
  readonly servers: (plan: Plan, sizing: Sizing) => DeployedServers
}
