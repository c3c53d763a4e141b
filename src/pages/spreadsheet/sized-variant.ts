import type { Design } from '../../engine/designs/index.ts'
import type { Advice, Sizing, Worked } from '../../engine/index.ts'
import type { PlanProof } from '../../engine/methods/index.ts'
import type { WrittenVariant } from './answer-sheets.ts'

/** A plan that can be computed, with all results that its sheets show. */
export type SizedVariant = WrittenVariant & {
  /** Title among the variants. */
  readonly title: string
  readonly sizing: Sizing
  /** The proposed design; null if no considered design holds. */
  readonly design: Design | null
  readonly advice: readonly Advice[]
  /** Null without DAGs. */
  readonly proof: PlanProof | null
  /** Figures whose workings are shown. */
  readonly roots: readonly Worked[]
}
