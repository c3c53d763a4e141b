import type { Cite } from './source.ts'

/** A place where a document contradicts itself or another one, or a note on how we read it. */
export type Erratum = {
  /** Set for a note, which contradicts nothing. */
  readonly kind?: 'note'
  readonly cite: Cite
  /** What is wrong, in one sentence; in a note, what can be read in two ways. */
  readonly error: string
  readonly printed: string
  /** What follows from the document’s own rules; in a note, what it is compared with. */
  readonly follows: string
  readonly decision: string
  /** Change in the figures that a person sees; if there is none it begins `No effect`. */
  readonly effect: string
}

/** True if an erratum changes a figure that a person sees. */
export const changesFigures = ({ effect }: Erratum): boolean => !effect.startsWith('No effect')
