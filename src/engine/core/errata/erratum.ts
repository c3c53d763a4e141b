import type { Cite } from '../source.ts'

/** A place where a document contradicts itself or another one. */
export type Erratum = {
  readonly cite: Cite
  /** What the document prints. */
  readonly printed: string
  /** What its own rules give. */
  readonly follows: string
  /** What Spindle does. */
  readonly decision: string
  /** What that changes in the figures a person sees. */
  readonly effect: string
}
