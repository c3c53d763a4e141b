import stored from './hard-drives.json' with { type: 'json' }

export type HardDriveType = keyof typeof stored

type DriveSpeed = { readonly rpm: number; readonly iops: number }

/** Hard drives by speed, interface and inches; random IOPS per drive from Microsoft’s workbook. */
const hardDrives: Readonly<Record<HardDriveType, DriveSpeed>> = stored

/** Flash drives, which the workbook does not have; their IOPS are the user’s own figure. */
export const flashTypes = ['SSD', 'NVMe'] as const
export type FlashType = (typeof flashTypes)[number]

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

export const hardDriveTypes = Object.keys(hardDrives).filter(isHardDrive)

function isHardDrive(kind: string): kind is HardDriveType {
  return Object.hasOwn(hardDrives, kind)
}

export function isFlash(kind: string): kind is FlashType {
  return flashTypes.some((one) => one === kind)
}

/** Speed in rpm and random IOPS of a drive kind; null for flash. */
export function speedAndIopsOfDrive(kind: ServerDriveType | ArrayDriveKind): DriveSpeed | null {
  const withoutSign = kind.replace('"', '')
  return isHardDrive(withoutSign) ? hardDrives[withoutSign] : null
}

/** A drive; `size` in decimal GB. */
type SoldDrive = { readonly kind: ServerDriveType; readonly size: number }

/**
 * Drives tried if a plan names none: some of those sold with servers of 2024 to 2026. An assumption
 * from vendors’ lists, not from the source documents.
 */
export const defaultCandidateDrives: readonly SoldDrive[] = [
  ...[8000, 12_000, 16_000, 20_000, 24_000].map(
    (size) => ({ kind: '7.2K SAS 3.5', size }) as const,
  ),
  { kind: '10K SAS 2.5', size: 2400 },
]

/** Usual bays for data in a 2U server, by the form factor of drives: an assumption. */
export const usualBaysByFormFactor = { large: 12, small: 24 } as const

/** Usual bays for a drive kind; 2.5-inch and flash drives are small. */
export function usualBayCount(kind: ServerDriveType): number {
  return isFlash(kind) || kind.endsWith('2.5')
    ? usualBaysByFormFactor.small
    : usualBaysByFormFactor.large
}
