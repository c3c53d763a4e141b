import type { Consequence } from '../engine/checks/index.ts'
import type { Level } from '../engine/designs/index.ts'
import type { MethodId, Severity, Unit } from '../engine/index.ts'
import type { FigureGroup } from '../engine/variants/index.ts'

/** What `spindle size --format json` prints. Later versions may add to it; what is there stays. */
export type Results = {
  readonly format: 'Spindle results'
  readonly version: 1
  /** The version of Spindle that found them. */
  readonly spindle: string
  /** Whether every plan holds. */
  readonly holds: boolean
  readonly plans: readonly PlanResults[]
}

/** What a plan comes to, in the words of the wizard in English. */
export type PlanResults = {
  /** The place of the plan among the variants of its project, from 1. */
  readonly variant: number
  readonly name: string
  readonly customer: string
  /** The version of Exchange, as `Exchange SE`. */
  readonly exchange: string
  readonly method: MethodId
  /** Null where answers contradict each other, so that nothing can be computed. */
  readonly level: Level | null
  /** Whether something is proposed and no limit of Exchange is broken. */
  readonly holds: boolean
  /** The level as the wizard says it, with what nobody asked for: `Holds; loss of a site not asked`. */
  readonly says: string
  readonly headline: string
  readonly sentences: readonly string[]
  /** What is proposed; null where nothing holds. */
  readonly design: string | null
  readonly cost: { readonly value: number; readonly currency: string } | null
  /** Contradictions and broken limits, each with what to change. */
  readonly problems: readonly string[]
  /** Every figure of the registers that the plan has. */
  readonly figures: readonly ToldFigure[]
  /** Checks that are not met: those with a consequence first, the gravest before the others. */
  readonly risks: readonly ToldRisk[]
}

/** A figure: group and key together name it whatever its label says. */
export type ToldFigure = {
  readonly group: FigureGroup
  readonly key: string
  readonly label: string
  /** As it is computed, in its unit; a share of 1 for `%`. */
  readonly value: number
  readonly unit: Unit
  /** As the wizard shows it, rounded, with its unit. */
  readonly text: string
  /** Whether it rests on what lies beyond what was measured, as the wizard marks with †. */
  readonly extrapolated: boolean
  /** Whether it rests on an assumption or a source from beyond the documents, as marked with ‡. */
  readonly beyondDocuments: boolean
}

/** A check that a plan does not meet. */
export type ToldRisk = {
  /** The code of the check, which never changes. */
  readonly code: string
  readonly severity: Severity
  /** What may come of it; null where it is only to be seen to or to be known. */
  readonly consequence: Consequence | null
  readonly title: string
  readonly finding: string
  readonly fix: string
  /** Whether the plan records that somebody accepted it. */
  readonly accepted: boolean
}
