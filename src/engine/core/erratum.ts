import type { Cite } from './source.ts'

/** A place where a document contradicts itself or another one, or a reading of ours worth knowing. */
export type Erratum = {
  /** A note contradicts nothing; where it is not said, an erratum is a contradiction. */
  readonly kind?: 'note'
  readonly cite: Cite
  /** What is wrong, in one sentence; of a note, what can be read in two ways. */
  readonly error: string
  readonly printed: string
  /** The figure by its own rules; of a note, what stands beside it. */
  readonly follows: string
  readonly decision: string
  /** The change in the figures a person sees; where there is none it begins `No effect`. */
  readonly effect: string
}

/** Whether an erratum changes a figure that a person sees. */
export const changesFigures = ({ effect }: Erratum): boolean => !effect.startsWith('No effect')
