import type { Consequence } from '../engine/checks/index.ts'
import type { DesignLevel } from '../engine/designs/index.ts'
import type { MethodId, Severity, Unit } from '../engine/index.ts'
import type { FigureGroup } from '../engine/variants/index.ts'

/** Output of `spindle size --format json`. Later versions may add to it; nothing is removed. */
export type OutputResults = {
  readonly format: 'Spindle results'
  readonly version: 1
  /** Version of Spindle that computed the results. */
  readonly spindle: string
  readonly holds: boolean
  readonly plans: readonly PlanResults[]
}

export type PlanResults = {
  /** Number of the plan among the variants of its project, from 1. */
  readonly variant: number
  readonly name: string
  readonly customer: string
  /** Exchange version, such as `Exchange SE`. */
  readonly exchange: string
  readonly method: MethodId
  /** Null if answers contradict each other, so that nothing can be computed. */
  readonly level: DesignLevel | null
  /** True if a design is proposed and no limit of Exchange is broken. */
  readonly holds: boolean
  /** Level in the wizard’s words, with what was not asked: `Holds; loss of a site not asked`. */
  readonly says: string
  readonly headline: string
  readonly sentences: readonly string[]
  /** Proposed design; null if nothing holds. */
  readonly design: string | null
  readonly cost: { readonly value: number; readonly currency: string } | null
  /** Contradictions and broken limits, each with what to change. */
  readonly problems: readonly string[]
  /** Every registered figure that the plan has. */
  readonly figures: readonly OutputFigure[]
  /** Unmet checks and an outage beyond what is asked for, gravest first, then mere reminders. */
  readonly risks: readonly OutputRisk[]
}

/** A figure, identified by group and key whatever its label says. */
export type OutputFigure = {
  readonly group: FigureGroup
  readonly key: string
  readonly label: string
  /** Computed value in its unit; a share of 1 for `%`. */
  readonly value: number
  readonly unit: Unit
  /** Figure as text, rounded as the wizard shows it, with its unit. */
  readonly text: string
  /** True if partly extrapolated beyond measurements; the wizard marks it †. */
  readonly extrapolated: boolean
  /** True if based on an assumption or a source beyond the documents; the wizard marks it ‡. */
  readonly beyondDocuments: boolean
}

export type OutputRisk = {
  /** Code of the check; never changes. */
  readonly code: string
  readonly severity: Severity
  /** Possible consequence; null if the check is only a task or information. */
  readonly consequence: Consequence | null
  readonly title: string
  readonly finding: string
  readonly fix: string
  /** True if the plan records that somebody accepted the risk. */
  readonly accepted: boolean
}
