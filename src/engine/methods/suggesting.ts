import type { RequirementCode } from '../core/requirement.ts'
import type { Source } from '../core/source.ts'
import type { Design } from '../designs/design.ts'
import { laterVersions } from '../exchange/versions.ts'
import type { PublishedProcessor } from '../hardware/published-processor.ts'
import type { Plan } from '../plan/plan.ts'
import type { Broken } from '../sizing/problems.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** A way in which one answer of a plan may change. */
export type Move = { readonly answer: string } & (
  | {
      /** Less of it in all tiers that have one, found by halving. */
      readonly move: 'lower'
      readonly least?: number
      /** Whether what is left is found in two digits of its own where it is little. */
      readonly isRefined?: true
    }
  /** Up to ten times as much, found by halving; from so much where the plan gives none. */
  | { readonly move: 'quicken'; readonly assumed: number | undefined }
  | {
      /** More of a whole number, one by one. */
      readonly move: 'raise'
      readonly last?: number
      /** What the plan becomes besides where a number alone is not enough. */
      readonly spread?: ((plan: Plan) => Plan) | null
    }
  /** More or fewer of a whole number, the nearest first. */
  | { readonly move: 'recount'; readonly now: number; readonly tooMany: boolean }
  /** The next of some sizes; from `now` where the plan leaves it to the method. */
  | { readonly move: 'enlarge'; readonly sizes: readonly number[]; readonly now?: number }
  | {
      /** Another choice: the first of these that does, or every one. */
      readonly move: 'choose'
      readonly others: readonly string[]
      readonly isEvery?: boolean
      /** Whether each does more than those before it. */
      readonly isInOrder?: true
      readonly write?: (plan: Plan) => Plan
    }
)

/** How a method finds the changes of a plan after which something fits. */
export type Suggesting = {
  /** The moves of a plan that nothing fits: of each kind of answer in the order they are offered in. */
  readonly moves: (plan: Plan, sizing: Sizing, broken: Broken) => readonly Move[]
  /** Moves that are tried beside those where no single one of them is enough, of a plan that lacks so much. */
  readonly further: (
    plan: Plan,
    lacking: ReadonlySet<RequirementCode>,
    processors: readonly PublishedProcessor[],
  ) => readonly Move[]
  /** What comes nearest to serving a plan that nothing fits. */
  readonly closest: (plan: Plan) => Design | null
  /** How many servers of a DAG a plan lets go at once: of plans that differ by a move, more is the better protected. */
  readonly outlives: (plan: Plan) => number
  readonly condition: string
  readonly byHalving: Source
  readonly inTurn: Source
  /** Whether a number found in turn is told as exact, or to within a step. */
  readonly isExact: boolean
}

/** What must survive, the most first. */
const failuresAsked: readonly Plan['survive'][] = ['site and server', 'site', 'servers']

/** Moves of either method: the other edition, a later version, and less protection. */
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
