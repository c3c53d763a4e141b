import type { Worked } from '../core/worked.ts'
import type { AnswerKey, AutomaticKey, Plan } from '../plan/plan.ts'
import type { Sizing } from './sizing.ts'

/** Something that a plan asks of its servers: an answer by its key, a count that follows from several, or words. */
export type Asked = {
  readonly label: string
  /** The answer that it is, where that may be left to the program. */
  readonly given?: AutomaticKey
} & (
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'words'; readonly words: string }
)

/** A figure that stays in sight while a plan is answered. */
export type HeadlineFigure = {
  readonly term: string
  readonly worked: Worked
  /** Left out where there is room for the first ones alone. */
  readonly isMinor?: true
}

/** The databases that a plan carries, and how often each is kept. */
export type Carried = {
  /** Of each DAG or each server where they are counted so, else of all. */
  readonly databases: Worked<'databases'>
  /** Null where each is kept once and nothing keeps more. */
  readonly copies: Worked<'copies'> | null
  readonly each:
    | { readonly of: 'server' }
    | { readonly of: 'DAG'; readonly dags: Worked<'dags'> }
    | null
  /** That the version lacks what was asked to keep them available, in words; null where it does not. */
  readonly lacking: string | null
}

/** The losses after which every database stays up or can be brought up. */
export type Survived = {
  /** Null where no database has a copy on another server. */
  readonly lost: {
    readonly servers: 0 | 1 | 2
    /** A site, and as many servers more; null where some database is lost with a site. */
    readonly site: { readonly besides: 0 | 1 | 2; readonly needsAdministrator: boolean } | null
  } | null
  /** The busiest server of the worst case that is sized for; `busy` is null where no rate is known. */
  readonly worst: { readonly active: Worked<'databases'>; readonly busy: Worked<'%'> | null }
}

/** An answer that nobody gave, and the figure taken for it; null where nothing is judged without it. */
export type Assumption = { readonly answer: AnswerKey; readonly taken: Worked | null }

/** What an answer that counts a part of a plan comes to in all of it: so many here, so many there. */
export type Total = {
  readonly answer: AnswerKey
  readonly parts: readonly { readonly count: number; readonly where: string }[]
  readonly count: number
  readonly unit: 'servers' | 'dags' | 'copies' | 'databases'
}

/** A plan as a whole in the figures of its method. */
export type Summary = {
  /** The demands of a plan on its servers. */
  readonly asked: (plan: Plan, sizing: Sizing) => readonly Asked[]
  /** The figures that its results end in. */
  readonly headline: (sizing: Sizing) => readonly HeadlineFigure[]
  readonly carried: (plan: Plan, sizing: Sizing) => Carried
  /** Null where servers are sized for one failure and no others are tried. */
  readonly survived: (plan: Plan, sizing: Sizing) => Survived | null
  /** Copies of a database in a DAG that may be active after the loss that is asked for, at the least. */
  readonly copiesLeft: (plan: Plan, sizing: Sizing) => number
  /** Of those answers that say less than all. */
  readonly totals: (sizing: Sizing) => readonly Total[]
  readonly assumed: (plan: Plan, sizing: Sizing) => readonly Assumption[]
}
