import type { RequirementCode } from '../../core/requirement.ts'
import type { Source } from '../../core/source.ts'
import type { Design } from '../../designs/design.ts'
import { laterVersionIdsOfMethod } from '../../exchange/versions.ts'
import type { PublishedProcessor } from '../../hardware/published-processor.ts'
import type { Plan } from '../../plan/plan.ts'
import type { BrokenLimits } from '../../sizing/problems.ts'
import type { Sizing } from '../../sizing/sizing.ts'

/** A way to change one answer of a plan, which is tried until something fits. */
export type AnswerMove = { readonly answer: string } & (
  | {
      /** Lowers the answer in every tier that has it, by halving. */
      readonly move: 'lower'
      readonly least?: number
      /** True if the answer is refined to two digits of its own where little of it remains. */
      readonly isRefined?: true
    }
  /** Raises the answer up to tenfold, by halving; starts at `assumed` if the plan has none. */
  | { readonly move: 'quicken'; readonly assumed: number | undefined }
  | {
      /** Raises a whole number one by one. */
      readonly move: 'raise'
      readonly last?: number
      /** Also changes the plan so, if raising the number is not enough. */
      readonly spread?: ((plan: Plan) => Plan) | null
    }
  /** Tries other whole numbers, the nearest first. */
  | { readonly move: 'recount'; readonly now: number; readonly tooMany: boolean }
  /** Tries larger sizes in turn; starts at `now` if the plan leaves the size to the method. */
  | { readonly move: 'enlarge'; readonly sizes: readonly number[]; readonly now?: number }
  | {
      /** Tries other choices: the first that helps, or every one that does. */
      readonly move: 'choose'
      readonly others: readonly string[]
      readonly isEvery?: boolean
      /** True if each choice helps more than those before it. */
      readonly isInOrder?: true
      readonly write?: (plan: Plan) => Plan
    }
)

/** The changes of a plan that a method tries when no design fits. */
export type MethodSuggestions = {
  /** Changes tried for a plan that nothing fits, in the order in which they are offered. */
  readonly moves: (plan: Plan, sizing: Sizing, broken: BrokenLimits) => readonly AnswerMove[]
  /** Further changes, tried in combination if no single one is enough; by what the plan lacks. */
  readonly further: (
    plan: Plan,
    lacking: ReadonlySet<RequirementCode>,
    processors: readonly PublishedProcessor[],
  ) => readonly AnswerMove[]
  /** The design that comes nearest to fitting; null if a plan has no designs. */
  readonly closest: (plan: Plan) => Design | null
  /** Servers of a DAG that may be lost at once; the plan with more of them is better protected. */
  readonly outlives: (plan: Plan) => number
  readonly condition: string
  readonly byHalving: Source
  readonly inTurn: Source
  /** True if numbers found by trying are exact, not only to within a step. */
  readonly isExact: boolean
}

/** Move that tries other choices of an answer. */
export const chooseMove = (answer: string, others: readonly string[]) =>
  ({ move: 'choose', answer, others }) as const

/** What a plan can be asked to survive, the greatest loss first. */
const failuresAsked: readonly Plan['survive'][] = ['site and server', 'site', 'servers']

/** Changes that both methods try: Enterprise edition, a later version, less protection. */
export function planMovesOfBothMethods(plan: Plan): readonly AnswerMove[] {
  const { edition, survive } = plan
  return [
    chooseMove('edition', edition === 'Standard' ? ['Enterprise'] : []),
    chooseMove('exchange', laterVersionIdsOfMethod(plan)),
    chooseMove('survive', failuresAsked.slice(failuresAsked.indexOf(survive) + 1)),
    ...(survive === 'servers' ? [{ move: 'lower', answer: 'lostServers', least: 1 } as const] : []),
  ]
}
