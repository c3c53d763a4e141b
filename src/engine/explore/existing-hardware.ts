import { assumed } from '../core/worked.ts'
import { type Line, linesOf } from '../designs/builds.ts'
import type { Build } from '../designs/candidate.ts'
import type { DriveType } from '../hardware/drives.ts'
import type { BuiltServers } from '../methods/port.ts'
import type { Plan } from '../plan/plan.ts'

/** Every array that a person can own, with its drives and RAID policy: the built-in ones, then their own. */
export function allLines(plan: Plan): readonly Line[] {
  return linesOf({ ...plan, storage: 'equallogic', models: 'any', raid: 'any' })
}

/** The same plan, which considers the arrays of a build and no others but own ones. */
export function consideringOnly(plan: Plan, { array, raid, perServer }: Build): Plan {
  const considered = { ...plan, raid, arraysPerServer: perServer }
  return array.kind === 'own'
    ? { ...considered, storage: 'own' }
    : { ...considered, storage: 'equallogic', models: array.model }
}

/** Servers that a person owns, all alike, with the processors that the plan gives them. */
export type ExistingServers = {
  /** With active mailboxes, of one DAG in the first site; standalone: all. */
  readonly activeServers: number
  /** Drives of one server for databases, logs, restores and spares; null where these stand on arrays. */
  readonly drives: number | null
  /** Decimal gigabytes of one. */
  readonly driveGb: number
  readonly driveKind: DriveType
  readonly deployment: Plan['deployment']
  /** Memory of one server in GiB. */
  readonly memory: number
}

/** A plan with the answers that servers a person owns give. */
export function withServers(plan: Plan, servers: ExistingServers): Plan {
  const { activeServers, drives, driveGb, driveKind, deployment, memory } = servers
  if (drives === null) return { ...plan, activeServers, serverMemory: memory }
  return {
    ...plan,
    ...{ activeServers, deployment, storageKind: 'own drives', serverMemory: memory },
    // They have as many drives as they have, whatever new ones could.
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

/** How those servers are built: beside the arrays that are proposed, if they have no drives. */
export function existingServers(
  { drives, memory }: ExistingServers,
  proposed: BuiltServers | null = null,
): BuiltServers {
  const drivesEach =
    drives === null ? null : assumed('Drives of one server', drives, 'drives', owned)
  const memoryEach = assumed('Memory of one server', memory, 'GiB', owned)
  return {
    kind: 'servers',
    design: drives === null ? (proposed?.design ?? null) : null,
    drives: [drivesEach, drivesEach],
    memory: [memoryEach, memoryEach],
    servers: null,
  }
}
