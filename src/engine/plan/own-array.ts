import type { RaidPolicy } from '../papers/equallogic-arrays.ts'

/** Drives as public guidance tells them apart: by speed, interface and diameter. */
export const driveKinds = [
  '7.2K SATA 3.5"',
  '7.2K SAS 3.5"',
  '7.2K SAS 2.5"',
  '10K SAS 3.5"',
  '10K SAS 2.5"',
  '15K SAS 3.5"',
  '15K SAS 2.5"',
  'SSD',
] as const
export type DriveKind = (typeof driveKinds)[number]

/** An array that a person added: one model with one drive size, in any of its RAID policies. */
export type OwnArray = {
  /** What tells it from the others: letters, digits, dots, - and _. */
  readonly id: string
  readonly name: string
  readonly driveKind: DriveKind
  readonly driveGb: number
  /** Drives of one array, its spares included. */
  readonly drives: number
  readonly spares: number
  /** Each once, in the order of `raidPolicies`. */
  readonly raid: readonly RaidPolicy[]
  /** Network ports of the controllers that are active. */
  readonly activePorts: number
  /** Random IOPS of one drive, or null for the public figure of its kind. */
  readonly iopsPerDrive: number | null
  /** IOPS of one array within the latency limits where the person measured them, by RAID policy. */
  readonly measuredIops: Readonly<Partial<Record<RaidPolicy, number>>>
  readonly price: number | null
}
