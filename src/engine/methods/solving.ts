import type { Requirement, RequirementCode } from '../core/requirement.ts'
import type { Worked } from '../core/worked.ts'
import { type Design, hasServers } from '../designs/design.ts'
import { considersArrays, givesWatts } from '../plan/features.ts'
import type { AutomaticKey, Plan, Ranking } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
import type { PruneReason } from './layout-reasons.ts'

/** The answers that can be left to be solved. */
export const solvedKeys = [
  ...(['servers', 'activeServers', 'dags', 'databases', 'databaseDrive', 'processor'] as const),
] as const
export type SolvedKey = (typeof solvedKeys)[number]
/** What a layout gives; with a processor come the answers that it gives a server. */
export type SolvedAnswers = Readonly<
  Partial<Pick<Plan, SolvedKey | 'processorBy' | 'cores' | 'specRate2017'>>
>

/** What layouts are compared by: the smaller, the better. */
export type SolveFigures = {
  readonly servers: number
  readonly arrays: number
  readonly drives: number
  /** DAGs; one of servers that stand alone. */
  readonly dags: number
  /** The share of what is used up most. */
  readonly used: number
  /** What that is; null of the least. */
  readonly binds: RequirementCode | null
  /** Null where a price is missing; of the least where none can be known. */
  readonly cost: number | null
  /** Null where it is not known; of the least where it cannot be. */
  readonly watts: number | null
}

/** A layout of a space, before anything of it is sized. */
export type SolveLayout = {
  readonly gives: SolvedAnswers
  /** What it has at least, whatever it is built of. No layout may have less than it says here. */
  readonly least: SolveFigures
  /** Why it cannot hold, where that is known without sizing it; null where it may. */
  readonly ruledOut: PruneReason | null
}

/** Why a layout does not hold: limits that it breaks, or what its best design lacks. */
export type SolveLack =
  | { readonly code: 'rules'; readonly problems: readonly Problem[] }
  | Requirement

/** A layout that was sized and judged. */
export type JudgedLayout =
  | {
      readonly ok: true
      readonly figures: SolveFigures
      /** Answers that were left open and that it holds with; the others are as the plan has them. */
      readonly gives?: SolvedAnswers
    }
  | { readonly ok: false; readonly reason: PruneReason; readonly lacks: readonly SolveLack[] }

/** How a method finds the layouts of a plan some answers of which are left to it. */
export type Solving = {
  /** What follows without a search for answers that are left open: copies from what must survive. */
  readonly follows: (plan: Plan, open: readonly AutomaticKey[]) => Partial<Plan>
  /** The same, each with its working. */
  readonly followed: (
    plan: Plan,
    open: readonly AutomaticKey[],
  ) => Readonly<Partial<Record<AutomaticKey, Worked>>>
  /** The answers that count in a plan and can be left to be solved. */
  readonly solves: (plan: Plan) => readonly SolvedKey[]
  /** The whole space, in any order. Answers that are not open stay as the plan has them. */
  readonly layouts: (plan: Plan, open: ReadonlySet<SolvedKey>) => readonly SolveLayout[]
  /** A plan with the answers of a layout, judged as it is wherever it is shown. */
  readonly judge: (given: Plan, open: ReadonlySet<SolvedKey>) => JudgedLayout
}

/** What a design is compared by. */
export function figuresOf(design: Design, dags: number): SolveFigures {
  const { servers, arrays, drivesInAll, binding } = design
  const cost = hasServers(design) ? design.rankedCost : design.cost
  const power = hasServers(design) ? design.power : null
  return {
    servers: servers.value,
    arrays: arrays?.value ?? 0,
    drives: drivesInAll.value,
    dags,
    used: binding.used?.value ?? 0,
    binds: binding.code,
    cost: cost?.value ?? null,
    watts: power?.watts?.value ?? null,
  }
}

type Key = (figures: SolveFigures) => number

const servers: Key = (one) => one.servers
const arrays: Key = (one) => one.arrays
const drives: Key = (one) => one.drives
const dags: Key = (one) => one.dags
const used: Key = (one) => one.used
/** What has no price is not cheap: it comes after all that has one. */
const cost: Key = (one) => one.cost ?? Number.POSITIVE_INFINITY
const power: Key = (one) => one.watts ?? Number.POSITIVE_INFINITY

/** What each ranking puts first; where it ranks the storage of given servers, the fewest servers. */
const keys: Readonly<Record<Ranking, Key>> = {
  ...{ servers, arrays, drives, cost, power },
  headroom: used,
  space: servers,
  resilience: servers,
  rebuild: servers,
}

/** The ranking of a plan as its goal: where there can be no arrays, the fewest of them are the fewest servers. */
export function goalOf(plan: Plan): Ranking {
  return plan.ranking === 'arrays' && !considersArrays(plan) ? 'servers' : plan.ranking
}

/** Whether the first of all layouts has the fewest servers: by the least power, too, where no watts are known. */
export function putsServersFirst(plan: Plan): boolean {
  const key = keys[goalOf(plan)]
  return key === servers || (key === power && !givesWatts(plan))
}

/** The order of layouts by a ranking: the first number decides, the next break ties, fewest servers, drives, lowest cost, most room and least power among them. */
export function ranksOf(figures: SolveFigures, ranking: Ranking): readonly number[] {
  return [keys[ranking], servers, arrays, drives, cost, dags, used, power].map((of) => of(figures))
}
