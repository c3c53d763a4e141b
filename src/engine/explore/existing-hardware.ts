import { assumedFigure } from '../core/worked.ts'
import { type ArrayConfiguration, arrayConfigurations } from '../designs/builds.ts'
import type { ArrayBuild } from '../designs/candidate.ts'
import type { ServerDriveType } from '../hardware/drives.ts'
import type { BuiltServers } from '../methods/port/port.ts'
import type { Plan } from '../plan/plan.ts'

/** Every array that a person can own, with drives and RAID policy: built-in ones, then own ones. */
export function allArrayConfigurations(plan: Plan): readonly ArrayConfiguration[] {
  return arrayConfigurations({ ...plan, storage: 'equallogic', models: 'any', raid: 'any' })
}

/** The plan, considering only the array model of a build; for an own array, all own arrays. */
export function planConsideringOneArrayModel(
  plan: Plan,
  { array, raid, perServer }: ArrayBuild,
): Plan {
  const considered = { ...plan, raid, arraysPerServer: perServer }
  return array.kind === 'own'
    ? { ...considered, storage: 'own' }
    : { ...considered, storage: 'equallogic', models: array.model }
}

/** Identical servers that a person owns, with the processors that the plan gives. */
export type ExistingServers = {
  /** Servers with active mailboxes in the first site of one DAG; all servers if standalone. */
  readonly activeServers: number
  /** Drives per server for databases, logs, restores and spares; null on arrays. */
  readonly drives: number | null
  /** Size of one drive in decimal GB. */
  readonly driveGb: number
  readonly driveKind: ServerDriveType
  readonly deployment: Plan['deployment']
  /** Memory of one server in GiB. */
  readonly memory: number
}

export function planWithServers(plan: Plan, servers: ExistingServers): Plan {
  const { activeServers, drives, driveGb, driveKind, deployment, memory } = servers
  if (drives === null) return { ...plan, activeServers, serverMemory: memory }
  return {
    ...plan,
    ...{ activeServers, deployment, storageKind: 'own drives', serverMemory: memory },
    // Owned servers keep their drives, whatever the bays of new servers.
    bays: null,
    ...{ databaseDrive: driveGb, restoreDrive: null, logDrive: null },
    ...{ secondDatabaseDrive: null, secondRestoreDrive: null, secondLogDrive: null },
    databaseDriveKind: driveKind,
    ...asDatabases,
  }
}

const asDatabases = {
  restoreDriveKind: 'as the database drive',
  logDriveKind: 'as the database drive',
  secondDatabaseDriveKind: 'as site 1',
  secondRestoreDriveKind: 'as site 1',
  secondLogDriveKind: 'as site 1',
} as const

const owned = 'Of the servers a person owns.'

/** Owned servers as built hardware; without drives they use the arrays of `proposed`. */
export function existingServersAsBuilt(
  { drives, memory }: ExistingServers,
  proposed: BuiltServers | null = null,
): BuiltServers {
  const drivesEach =
    drives === null ? null : assumedFigure('Drives of one server', drives, 'drives', owned)
  const memoryEach = assumedFigure('Memory of one server', memory, 'GiB', owned)
  return {
    kind: 'servers',
    design: drives === null ? (proposed?.design ?? null) : null,
    drives: [drivesEach, drivesEach],
    memory: [memoryEach, memoryEach],
    servers: null,
  }
}
