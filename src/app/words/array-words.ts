import type { Candidate } from '../../engine/designs/index.ts'
import { asShown } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** An array and its drives: `PS6100XV, 24 × 600 GB`. */
export function arrayAndDrivesWords({ array, driveGb }: Candidate, format: Format): string {
  return `${array.model}, ${array.drives} × ${format.drive(driveGb)}`
}

/** Arrays per server, in words up to four. */
export function arraysPerServerWords(count: number, format: Format): string {
  const word = ['no arrays', 'one array', 'two arrays', 'three arrays', 'four arrays'][count]
  return `${word ?? `${format.number(count)} arrays`} per server`
}

/** Headline of arrays: `4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server`. */
export function arraysHeadline(candidate: Candidate, format: Format): string {
  const { array, driveGb, raid, perServer, arrays } = candidate
  return `${format.number(asShown(arrays))} × ${array.model} with ${array.drives} × ${format.drive(driveGb)} in ${raid}, ${arraysPerServerWords(perServer, format)}`
}
