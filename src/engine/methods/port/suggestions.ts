import type { RequirementCode } from '../../core/requirement.ts'
import type { Source } from '../../core/source.ts'
import type { Design } from '../../designs/design.ts'
import { laterVersions } from '../../exchange/versions.ts'
import type { PublishedProcessor } from '../../hardware/published-processor.ts'
import type { Plan } from '../../plan/plan.ts'
import type { BrokenLimits } from '../../sizing/problems.ts'
import type { Sizing } from '../../sizing/sizing.ts'

/** A way in which one answer of a plan may change. */
export type Move = { readonly answer: string } & (
  | {
      /** Lowers the answer in all tiers that have it, found by halving. */
      readonly move: 'lower'
      readonly least?: number
      /** True if a small remainder is found in two digits of its own. */
      readonly isRefined?: true
    }
  /** Raises the answer up to tenfold, found by halving; from `assumed` if the plan gives none. */
  | { readonly move: 'quicken'; readonly assumed: number | undefined }
  | {
      /** Raises a whole number, one by one. */
      readonly move: 'raise'
      readonly last?: number
      /** Further change of the plan if the number alone is not enough. */
      readonly spread?: ((plan: Plan) => Plan) | null
    }
  /** Raises or lowers a whole number, the nearest first. */
  | { readonly move: 'recount'; readonly now: number; readonly tooMany: boolean }
  /** Takes the next of some sizes; from `now` if the plan leaves the size to the method. */
  | { readonly move: 'enlarge'; readonly sizes: readonly number[]; readonly now?: number }
  | {
      /** Takes another choice: the first that helps, or every one that does. */
      readonly move: 'choose'
      readonly others: readonly string[]
      readonly isEvery?: boolean
      /** True if each choice does more than those before it. */
      readonly isInOrder?: true
      readonly write?: (plan: Plan) => Plan
    }
)

/** How a method finds changes of a plan with which something fits. */
export type MethodSuggestions = {
  /** Moves of a plan that nothing fits, in the order in which they are offered. */
  readonly moves: (plan: Plan, sizing: Sizing, broken: BrokenLimits) => readonly Move[]
  /** Further moves for combinations, if no single move is enough; by what the plan lacks. */
  readonly further: (
    plan: Plan,
    lacking: ReadonlySet<RequirementCode>,
    processors: readonly PublishedProcessor[],
  ) => readonly Move[]
  /** If no design fits a plan, the design that comes nearest; null if there are no designs. */
  readonly closest: (plan: Plan) => Design | null
  /** Servers of a DAG that may be lost at once; of two plans, more means better protected. */
  readonly outlives: (plan: Plan) => number
  readonly condition: string
  readonly byHalving: Source
  readonly inTurn: Source
  /** True if a number found by trying one after another is exact, not only to within a step. */
  readonly isExact: boolean
}

/** Losses that a plan can be asked to survive, the greatest first. */
const failuresAsked: readonly Plan['survive'][] = ['site and server', 'site', 'servers']

/** Moves of both methods: Enterprise edition, a later version, less protection. */
export function commonMoves(plan: Plan): readonly Move[] {
  const { edition, survive } = plan
  const choose = (answer: string, others: readonly string[]) =>
    ({ move: 'choose', answer, others }) as const
  return [
    choose('edition', edition === 'Standard' ? ['Enterprise'] : []),
    choose('exchange', laterVersions(plan)),
    choose('survive', failuresAsked.slice(failuresAsked.indexOf(survive) + 1)),
    ...(survive === 'servers' ? [{ move: 'lower', answer: 'lostServers', least: 1 } as const] : []),
  ]
}
