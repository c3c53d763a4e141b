/** Drives that turn, by their speed, connection and size in inches, with the random IOPS of one in Microsoft’s workbook. */
const hardDrives = [
  { kind: '5.2K SATA 2.5', rpm: 5200, iops: 55 },
  { kind: '5.4K SATA 2.5', rpm: 5400, iops: 55 },
  { kind: '5.9K SATA 2.5', rpm: 5900, iops: 55 },
  { kind: '7.2K SATA 2.5', rpm: 7200, iops: 60 },
  { kind: '5.2K SATA 3.5', rpm: 5200, iops: 50 },
  { kind: '5.4K SATA 3.5', rpm: 5400, iops: 50 },
  { kind: '5.9K SATA 3.5', rpm: 5900, iops: 50 },
  { kind: '7.2K SATA 3.5', rpm: 7200, iops: 55 },
  { kind: '5.2K SAS 3.5', rpm: 5200, iops: 52.5 },
  { kind: '5.4K SAS 3.5', rpm: 5400, iops: 52.5 },
  { kind: '5.9K SAS 3.5', rpm: 5900, iops: 52.5 },
  { kind: '7.2K SAS 3.5', rpm: 7200, iops: 57.5 },
  { kind: '7.2K SAS 2.5', rpm: 7200, iops: 62.5 },
  { kind: '10K SAS 2.5', rpm: 10_000, iops: 165 },
  { kind: '15K SAS 2.5', rpm: 15_000, iops: 230 },
  { kind: '10K SAS 3.5', rpm: 10_000, iops: 130 },
  { kind: '15K SAS 3.5', rpm: 15_000, iops: 180 },
] as const

/** Kinds that do not turn, which the workbook does not know; what they do is a figure of one’s own. */
export const flashTypes = ['SSD', 'NVMe'] as const
export type FlashType = (typeof flashTypes)[number]

export type HardDriveType = (typeof hardDrives)[number]['kind']
export type DriveType = HardDriveType | FlashType

/** Kinds of drive of arrays, in the order they are offered: with the mark of their inches. */
export const driveKinds = [
  '7.2K SATA 3.5"',
  '7.2K SAS 3.5"',
  '7.2K SAS 2.5"',
  '10K SAS 3.5"',
  '10K SAS 2.5"',
  '15K SAS 3.5"',
  '15K SAS 2.5"',
  'SSD',
  'NVMe',
] as const satisfies readonly (`${HardDriveType}"` | FlashType)[]
export type DriveKind = (typeof driveKinds)[number]

export const driveTypes: readonly HardDriveType[] = hardDrives.map(({ kind }) => kind)

export function isFlash(kind: string): kind is FlashType {
  return flashTypes.some((one) => one === kind)
}

/** Speed and random IOPS of a kind of drive; null of flash. */
export function hardDriveOf(kind: DriveType | DriveKind): {
  readonly rpm: number
  readonly iops: number
} | null {
  return hardDrives.find((one) => one.kind === kind || `${one.kind}"` === kind) ?? null
}
