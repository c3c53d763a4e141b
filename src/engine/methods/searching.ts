import type { RequirementCode } from '../core/requirement.ts'
import type { Worked } from '../core/worked.ts'
import type { Verdict } from '../designs/candidate.ts'
import type { ServerStorage } from '../designs/design.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import type { Plan } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** Whole numbers between two, both of them included. */
export type Range = { readonly from: number; readonly to: number }

/** A range of a search, as a person is asked for it. */
export type SearchRange = {
  readonly key:
    | 'servers'
    | 'dags'
    | 'copies'
    | 'secondSiteCopies'
    | 'laggedCopies'
    | 'databases'
    | 'arraysPerServer'
  readonly label: string
  readonly hint: string
  /** The least and the most that the answer of a plan may be. */
  readonly min: number
  readonly max: number
  /** What is searched unless a person says otherwise; null for what the method finds itself. */
  readonly usual: Range | null
  /** Whether one number alone says both ends. */
  readonly oneIsEnough: boolean
}
export type SearchRangeKey = SearchRange['key']

/** What a search goes through in full, or as the plan has it. */
export type SearchChoice = {
  readonly key: 'storage' | 'drives' | 'jbod'
  readonly label: string
  readonly hint: string
  /** What there is of it in full. */
  readonly all: string
  /** The answers that say what the plan has, where that is told. */
  readonly answers: readonly string[]
}
export type SearchChoiceKey = SearchChoice['key']

/** How far a search goes beyond the answers of its plan. */
export type SearchBounds = {
  /** Those that are not named are as usual. */
  readonly ranges: Readonly<Partial<Record<SearchRangeKey, Range>>>
  /** The choices that are as the plan has them. */
  readonly asPlan: readonly SearchChoiceKey[]
}

/** How much a search goes through. */
export type SearchSpace = {
  readonly layouts: number
  readonly designs: number
  /** What is multiplied to them, where it is. */
  readonly factors: Readonly<
    Partial<Record<'servers' | 'copies' | 'databases' | 'lines' | 'arraysPerServer', number>>
  >
  /** Whether one of the numbers of databases is what follows from the mailboxes in each. */
  readonly countsDatabases?: boolean
}

/** Why designs of arrays were not judged: the first reason that holds, in this order. */
export const arrayPruneReasons = [
  'sites above servers',
  'sites above clusters',
  'odd clusters',
  'unequal DAGs',
  'copies above servers',
  'losses not below copies',
  'one site to survive',
  'unequal sites',
  'copies lost with a site',
  'site of all copies',
  'same layout',
  'too many databases',
  'database file too large',
  'failed check',
  'capacity',
  'load',
  'fewer arrays',
  'more arrays',
] as const satisfies readonly (
  | Problem['code']
  | 'same layout'
  | 'failed check'
  | 'capacity'
  | 'load'
  | 'fewer arrays'
  | 'more arrays'
)[]
export type ArrayPruneReason = (typeof arrayPruneReasons)[number]

/** Why layouts of servers were passed over: the first reason that holds, in this order. */
export const serverPruneReasons = [
  'copies above site servers',
  'members',
  'rules',
  'limits',
  'same drives',
  'larger drives',
  'space',
  'restoreSpace',
  'driveIops',
  'bays',
  'dbRead',
  'dbWrite',
  'logWrite',
  'processors',
  'memory',
  'failures',
] as const satisfies readonly (
  | RequirementCode
  | 'copies above site servers'
  | 'members'
  | 'rules'
  | 'limits'
  | 'same drives'
  | 'larger drives'
)[]
export type ServerPruneReason = (typeof serverPruneReasons)[number]

/** Why designs of a search were passed over. */
export const pruneReasons = [...arrayPruneReasons, ...serverPruneReasons] as const
export type PruneReason = (typeof pruneReasons)[number]

/** Answers of a plan about its servers and databases, as a search of arrays gives them. */
export type ArrayLayout = {
  readonly servers: number
  readonly copies: number
  /** Null for as many as the mailboxes per database give. */
  readonly databases: number | null
}

/**
 * Arrays that a search found: the answers that lead to them and the figures they were found by, as
 * plain data. What is shown of them is worked out again from the answers.
 */
export type FoundArrays = ArrayLayout & {
  readonly kind: 'arrays'
  /** What the design is called by its id. */
  readonly id: string
  readonly model: string
  /** The id of an own array; null of the others. */
  readonly own: string | null
  readonly driveGb: number
  readonly raid: RaidPolicy
  readonly perServer: number
  readonly arrays: number
  readonly drives: number
  /** The share of the usable space that the volumes of a server take. */
  readonly capacityUsed: number
  /** Database reads at the expected load; null where no latency is predicted. */
  readonly readMs: number | null
  readonly cost: number | null
  readonly verdict: Verdict
}

/** The answers of a plan that a search of servers gives. */
export type ServerLayout = Pick<
  Plan,
  | 'sites'
  | 'activeServers'
  | 'dags'
  | 'copies'
  | 'secondSiteCopies'
  | 'laggedCopies'
  | 'secondSiteLagged'
  | 'databases'
  | 'databaseDrive'
  | 'jbod'
>

/** Servers that a search found: the answers that lead to them, and what they were ranked by. */
export type FoundServers = ServerLayout & {
  readonly kind: 'servers'
  /** What the design is called by its id. */
  readonly id: string
  readonly storage: ServerStorage
  readonly servers: number
  readonly arrays: number
  readonly drives: number
  /** The share of a server’s processors that is busy in its worst case; null where not known. */
  readonly processors: number | null
  /** The share of what is used up most. */
  readonly used: number
  /** What a plan ranks the cost by: the purchase, or with some years of power. */
  readonly cost: number | null
  /** What its servers take; null where it is not known. */
  readonly watts: number | null
  readonly verdict: Verdict
}

/** A design that a search found. */
export type Found = FoundArrays | FoundServers
export type SearchKind = Found['kind']

/** A design that was found, with what it is put in order by. */
export type RankedFind<F extends Found = Found> = {
  readonly found: F
  /** By the ranking of the plan: what has the smaller first number comes first, equal ones by the next. */
  readonly ranks: readonly number[]
  /** What a trade-off is made in, the smaller the better; NaN where it is not known. */
  readonly measures: readonly number[]
  /** Among the trade-offs, as `ranks`. */
  readonly frontRanks: readonly number[]
}

/** A step of a search: what it found, how much it passed over and why, and the layouts it ended. */
export type SearchStep<F extends Found = Found> = {
  readonly found: readonly RankedFind<F>[]
  readonly pruned: Readonly<Partial<Record<PruneReason, number>>>
  readonly layouts: number
}

/** How a method searches beyond the layout of a plan. */
export type Searching = {
  readonly kind: SearchKind
  /** The ranges that count in a plan. */
  readonly ranges: (plan: Plan) => readonly SearchRange[]
  readonly choices: readonly SearchChoice[]
  /** The space within bounds, without what is pinned otherwise. */
  readonly space: (plan: Plan, bounds: SearchBounds) => SearchSpace
  /** Goes through that space, some milliseconds a step. */
  readonly steps: (plan: Plan, bounds: SearchBounds) => Iterable<SearchStep>
  /** A plan that considers what was found. What is pinned stays. */
  readonly withFound: (plan: Plan, found: Found) => Plan
  /** The id that what was found has in that plan. */
  readonly calledThen: (found: Found) => string
  /** What is told of designs that were found, in this order. */
  readonly tells: (plan: Plan, found: readonly Found[]) => readonly FoundFigure[]
  /** What is told of a design beside its own figures. */
  readonly figures: (sizing: Sizing) => FoundFigures
  /** The answers that a search gives itself: what was found holds whatever they are. */
  readonly gives: readonly (keyof Plan)[]
}

/** A figure that is told of a design that was found. */
export type FoundFigure =
  | keyof FoundFigures
  | 'servers'
  | 'copies'
  | 'databases'
  | 'array'
  | 'storage'
  | 'raid'
  | 'arraysPerServer'
  | 'arrays'
  | 'drives'
  | 'capacity'
  | 'reads'
  | 'cost'
  | 'rankedCost'
  | 'watts'
  | 'verdict'

/** Those of the busiest and the largest servers; null where one cannot be told. */
export type FoundFigures = Readonly<Partial<Record<'processors' | 'memory', Worked | null>>>
