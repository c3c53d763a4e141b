import type { Worked } from '../core/worked.ts'
import type { AnswerKey, AutomaticKey, Plan } from '../plan/plan.ts'
import type { Sizing } from './sizing.ts'

/** What a plan asks of its servers: an answer by key, a count from several, or words. */
export type ServerDemandItem = {
  readonly label: string
  /** Key of the answer, if the program may choose it. */
  readonly given?: AutomaticKey
} & (
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'words'; readonly words: string }
)

/** A figure that stays in sight while a plan is edited. */
export type HeadlineFigure = {
  readonly term: string
  readonly worked: Worked
  /** True if left out where only the first figures have room. */
  readonly isMinor?: true
}

/** Databases of a plan, and the copies of each. */
export type DatabaseTotals = {
  /** Number of databases, per DAG or per server as `each` says, else in all. */
  readonly databases: Worked<'databases'>
  /** Copies of each database; null if nothing keeps more than one. */
  readonly copies: Worked<'copies'> | null
  /** Number of copies of a database in each site, the site with the most first. */
  readonly copiesBySite: readonly number[]
  readonly each:
    | { readonly of: 'server' }
    | { readonly of: 'DAG'; readonly dags: Worked<'dags'> }
    | null
  /** What the version lacks to keep databases available, in words; null if it lacks nothing. */
  readonly lacking: string | null
}

/** Losses after which every database stays up or can be brought up. */
export type SurvivedLosses = {
  /** Losses survived; null if no database has a copy on another server. */
  readonly lost: {
    readonly servers: 0 | 1 | 2
    /** Loss of a site and `besides` more servers; null if a database is lost with a site. */
    readonly site: { readonly besides: 0 | 1 | 2; readonly needsAdministrator: boolean } | null
  } | null
  /** Busiest server of the worst case sized for; `busy` is null if no rate is known. */
  readonly worst: { readonly active: Worked<'databases'>; readonly busy: Worked<'%'> | null }
}

/** An answer that nobody gave, and the figure assumed; null if nothing is judged without it. */
export type AssumedAnswer = { readonly answer: AnswerKey; readonly taken: Worked | null }

/** Total of an answer that counts only a part of a plan, with the count in each place. */
export type AnswerTotal = {
  readonly answer: AnswerKey
  readonly parts: readonly { readonly count: number; readonly where: string }[]
  readonly count: number
  readonly unit: 'servers' | 'dags' | 'copies' | 'databases'
}

/** A plan as a whole in the figures of its method. */
export type MethodSummary = {
  readonly asked: (plan: Plan, sizing: Sizing) => readonly ServerDemandItem[]
  readonly headline: (sizing: Sizing) => readonly HeadlineFigure[]
  readonly carried: (plan: Plan, sizing: Sizing) => DatabaseTotals
  /** Losses that a plan survives; null if it is sized for one failure and no other is tried. */
  readonly survived: (plan: Plan, sizing: Sizing) => SurvivedLosses | null
  /** Fewest copies of a database in a DAG that may be active after the loss that is asked for. */
  readonly copiesLeft: (plan: Plan, sizing: Sizing) => number
  readonly totals: (sizing: Sizing) => readonly AnswerTotal[]
  readonly assumed: (plan: Plan, sizing: Sizing) => readonly AssumedAnswer[]
}
