/** Hard drives by speed, interface and inches; random IOPS per drive from Microsoft’s workbook. */
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

/** Flash drives, which the workbook does not have; their IOPS are the user’s own figure. */
export const flashTypes = ['SSD', 'NVMe'] as const
export type FlashType = (typeof flashTypes)[number]

export type HardDriveType = (typeof hardDrives)[number]['kind']
export type ServerDriveType = HardDriveType | FlashType

/** Drive kinds of arrays, in menu order, with an inch sign. */
export const arrayDriveKinds = [
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
export type ArrayDriveKind = (typeof arrayDriveKinds)[number]

export const hardDriveTypes: readonly HardDriveType[] = hardDrives.map(({ kind }) => kind)

export function isFlash(kind: string): kind is FlashType {
  return flashTypes.some((one) => one === kind)
}

/** Speed in rpm and random IOPS of a drive kind; null for flash. */
export function hardDriveFigures(kind: ServerDriveType | ArrayDriveKind): {
  readonly rpm: number
  readonly iops: number
} | null {
  return hardDrives.find((one) => one.kind === kind || `${one.kind}"` === kind) ?? null
}

/** A drive; `size` in decimal GB. */
type SoldDrive = { readonly kind: ServerDriveType; readonly size: number }

/**
 * Drives tried if a plan names none: some of those sold with servers of 2024 to 2026. An assumption
 * from vendors’ lists, not from the source documents.
 */
export const candidateDrives: readonly SoldDrive[] = [
  ...[8000, 12_000, 16_000, 20_000, 24_000].map(
    (size) => ({ kind: '7.2K SAS 3.5', size }) as const,
  ),
  { kind: '10K SAS 2.5', size: 2400 },
]

/** Usual bays for data in a 2U server, by the form factor of drives: an assumption. */
export const usualBays = { large: 12, small: 24 } as const

/** Usual bays for a drive kind; 2.5-inch and flash drives are small. */
export function usualBayCount(kind: ServerDriveType): number {
  return isFlash(kind) || kind.endsWith('2.5') ? usualBays.small : usualBays.large
}
