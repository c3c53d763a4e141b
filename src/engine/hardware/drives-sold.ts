import { type DriveType, isFlash } from './drives.ts'

/** A drive by its kind and its size in decimal gigabytes. */
export type SoldDrive = { readonly kind: DriveType; readonly size: number }

/**
 * The drives that are tried where a plan names none: some of those that servers of 2024 to 2026 are sold
 * with. An assumption from vendors’ lists, which no document of the sources prints.
 */
export const drivesTried: readonly SoldDrive[] = [
  ...[8000, 12_000, 16_000, 20_000, 24_000].map(
    (size) => ({ kind: '7.2K SAS 3.5', size }) as const,
  ),
  { kind: '10K SAS 2.5', size: 2400 },
]

/** Usual bays for data in a server of two rack units, by the form of its drives; assumed likewise. */
export const usualBays = { large: 12, small: 24 } as const

/** Usual bays for drives of a kind: small drives are those of 2.5 inches and flash. */
export function usualBaysOf(kind: DriveType): number {
  return isFlash(kind) || kind.endsWith('2.5') ? usualBays.small : usualBays.large
}
