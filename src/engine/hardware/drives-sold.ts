import { type DriveType, isFlash } from './drives.ts'

/** Drives of one kind that servers are sold with. */
type SoldDrives = {
  readonly kinds: readonly [DriveType, ...DriveType[]]
  /** Sizes in decimal gigabytes, the smallest first. */
  readonly sizes: readonly number[]
  /** Sizes that are tried where a plan names no drive; flash is tried on request alone. */
  readonly tried: readonly number[]
}

/**
 * Drives that servers of 2024 to 2026 are sold with: an assumption from vendors’ lists, which no
 * document of the sources prints.
 */
export const drivesSold: readonly SoldDrives[] = [
  {
    kinds: ['7.2K SAS 3.5', '7.2K SATA 3.5'],
    sizes: [4000, 6000, 8000, 10_000, 12_000, 14_000, 16_000, 18_000, 20_000, 22_000, 24_000],
    tried: [8000, 12_000, 16_000, 20_000, 24_000],
  },
  { kinds: ['10K SAS 2.5'], sizes: [600, 900, 1200, 1800, 2400], tried: [2400] },
  { kinds: ['SSD'], sizes: [960, 1920, 3840, 7680, 15_360], tried: [] },
  { kinds: ['NVMe'], sizes: [960, 1920, 3840, 7680, 15_360, 30_720], tried: [] },
]

/** A drive by its kind and its size in decimal gigabytes. */
export type SoldDrive = { readonly kind: DriveType; readonly size: number }

/** The drives that are tried where a plan names none. */
export const drivesTried: readonly SoldDrive[] = drivesSold.flatMap(({ kinds: [kind], tried }) =>
  tried.map((size) => ({ kind, size })),
)

/** Usual bays for data in a server of two rack units, by the form of its drives. */
export const usualBays = { large: 12, small: 24 } as const

/** Usual bays for drives of a kind: small drives are those of 2.5 inches and flash. */
export function usualBaysOf(kind: DriveType): number {
  return isFlash(kind) || kind.endsWith('2.5') ? usualBays.small : usualBays.large
}
