import type { DriveKind, DriveType } from '../hardware/drives.ts'
import { raidPolicies } from '../hardware/equallogic-arrays.ts'

/** How the servers’ own database drives are put together. */
export const driveStorages = ['JBOD', 'RAID-1/0', 'RAID-5', 'RAID-6'] as const
export type DriveStorage = (typeof driveStorages)[number]

/** Every way in which tested storage may be put together: of arrays, then of servers’ own drives. */
export const testedStorages = [...raidPolicies, ...driveStorages] as const
export type TestedStorage = (typeof testedStorages)[number]

/** A person’s own test that was kept: what was asked of a system, and what it did. */
export type KeptTest = {
  readonly id: string
  /** The machine and when the test started. */
  readonly name: string
  /** The id of the own array that was tested; null: the servers’ own drives. */
  readonly array: string | null
  /** Working drives of one such array, spares left out: with others the test counts no more. */
  readonly drives: number | null
  /** Their kind, or that of the servers’ own drives. */
  readonly driveKind: DriveKind | DriveType
  readonly storage: TestedStorage
  /** Arrays, or database drives, that the test ran on. */
  readonly units: number
  readonly databases: number
  /** Databases in decimal gigabytes. */
  readonly dataGb: number
  /** Transactional I/O a second that the test stands for by the 95 % rule, and that it achieved. */
  readonly planned: number
  readonly achieved: number
  /** What of the achieved were reads; null where the report does not say. */
  readonly reads: number | null
  /** Log writes and reads a second; 0 where the report does not say. */
  readonly logs: number
  /** Reads of database maintenance a second; 0 where the report does not say. */
  readonly maintenance: number
  /** Mean latencies in ms; null where the report does not say. */
  readonly readMs: number | null
  readonly writeMs: number | null
  readonly logMs: number | null
  readonly passed: boolean
}
