import type { Design } from '../../engine/designs/index.ts'
import type { Advice, Sizing, Worked } from '../../engine/index.ts'
import type { PlanProof } from '../../engine/methods/index.ts'
import type { WrittenVariant } from './answer-sheets.ts'

/** A plan that can be computed, with all that its sheets tell. */
export type SizedVariant = WrittenVariant & {
  /** What it is called among the variants. */
  readonly title: string
  readonly sizing: Sizing
  /** Null where nothing that is considered holds. */
  readonly design: Design | null
  readonly advice: readonly Advice[]
  /** Null without DAGs. */
  readonly proof: PlanProof | null
  /** The figures whose working is told. */
  readonly roots: readonly Worked[]
}
