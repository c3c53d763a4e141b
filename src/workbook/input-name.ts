import type { answers } from '../engine/index.ts'
import type { Conversion } from './conversions.ts'

/**
 * How a name is known: it stands in the workbook of v7.6; or a public script for the workbook reads
 * it; or nothing that we hold names it and it only follows the pattern of the others.
 */
export type NameStanding = 'in v7.6' | 'in a public script' | 'unconfirmed'

/** A name that the workbook defines for an input, and the answer it is here. */
export type InputName = {
  /** As the workbook writes it; `#` stands for the number of a tier. */
  readonly name: string
  readonly answer: keyof typeof answers
  readonly takes: Conversion
  readonly standing: NameStanding
}
