import type { Requirement } from '../../core/requirement.ts'
import { ownRule } from '../../core/source.ts'
import type { Unit } from '../../core/units.ts'
import type { Worked } from '../../core/worked.ts'
import { fieldOf } from '../../plan/fields.ts'
import type { AutomaticKey, Plan } from '../../plan/plan.ts'
import type { Problem } from '../../sizing/problems.ts'
import type { RankingFigures } from './goal.ts'
import type { PruneReason } from './layout-reasons.ts'

/** Answers that can be left to a search. */
export const solvedKeys = [
  ...(['servers', 'activeServers', 'dags', 'copies', 'secondSiteCopies', 'laggedCopies'] as const),
  ...(['databases', 'databaseDrive', 'bays', 'processor'] as const),
] as const
export type SolvedKey = (typeof solvedKeys)[number]
/**
 * Answers that a layout gives. A processor comes with its answers, a drive with its kind, and
 * lagged copies with their number in the second site.
 */
export type SolvedAnswers = Readonly<
  Partial<
    Pick<
      Plan,
      | SolvedKey
      | 'processorBy'
      | 'cores'
      | 'specRate2017'
      | 'databaseDriveKind'
      | 'secondSiteLagged'
    >
  >
>

/** Layouts of a search; their lower bounds of servers never exceed those of later slices. */
export type SolveSlice = {
  readonly layouts: readonly SolveLayout[]
  /** Layouts that bounds rule out, without being sized. */
  readonly passed: readonly PassedOver[]
  /** Highest lower bound of servers among the layouts up to and including this slice. */
  readonly servers: number
}

/** Layouts that are ruled out for one reason. */
export type PassedOver = {
  readonly reason: PruneReason
  readonly count: number
  /** First of these layouts, and the one with the most servers, which lacks least. */
  readonly first: SolvedAnswers
  readonly largest: SolvedAnswers
}

/** A layout of a search, before anything of it is sized. */
export type SolveLayout = {
  readonly gives: SolvedAnswers
  /** Lower bounds of the figures, whatever the design. No sized layout may fall below them. */
  readonly least: RankingFigures
}

/** Why a layout does not hold: broken limits, or what its best design lacks. */
export type SolveLack =
  | { readonly code: 'rules'; readonly problems: readonly Problem[] }
  | Requirement

export type JudgedLayout =
  | {
      readonly ok: true
      readonly figures: RankingFigures
      /** Open answers that the layout holds with; the others are as in the plan. */
      readonly gives?: SolvedAnswers
    }
  | { readonly ok: false; readonly reason: PruneReason; readonly lacks: readonly SolveLack[] }

/** How a method finds layouts for a plan with open answers. */
export type MethodSearch = {
  /** Least values of open answers, each with its working, such as copies by what must survive. */
  readonly followed: (
    plan: Plan,
    open: readonly AutomaticKey[],
  ) => Readonly<Partial<Record<AutomaticKey, Worked>>>
  /** Answers that have an effect in a plan and can be left to a search. */
  readonly solves: (plan: Plan) => readonly SolvedKey[]
  /**
   * Layouts in slices of ever more servers, up to the most that Exchange and the answers allow; in
   * any order within a slice. Answers that are not open stay as in the plan.
   */
  readonly slices: (plan: Plan, open: ReadonlySet<SolvedKey>) => Iterable<SolveSlice>
  /** Some layouts with few to very many servers, to learn soon whether anything holds. */
  readonly sample: (
    plan: Plan,
    open: ReadonlySet<SolvedKey>,
  ) => Pick<SolveSlice, 'layouts' | 'passed'>
  /** True if many times the fewest servers that bounds allow would hold. */
  readonly mayHold: (plan: Plan, open: ReadonlySet<SolvedKey>) => boolean
  /** Judges a plan with the answers of a layout, as it is judged wherever it is shown. */
  readonly judge: (given: Plan, open: ReadonlySet<SolvedKey>) => JudgedLayout
}

/** Range of a numeric answer. Throws for other answers. */
export function answerRange(answer: string): { readonly min: number; readonly max: number } {
  const field = fieldOf(answer)
  if (field.kind !== 'number') throw new Error(`The answer ${answer} is no number`)
  const { min, max } = field
  return { min, max }
}

type Range = { readonly from: number; readonly to: number }

/** Whole numbers of a range, ascending; empty if the range ends before it begins. */
export function wholeNumbers({ from, to }: Range): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

const sized = ownRule(
  'A layout that was tried is sized like any plan. Once the plan has it, every figure opens its working.',
)

/** A figure without its working, which is too much to send for two dozen layouts. */
function inShort<U extends Unit>(figure: Worked<U>): Worked<U> {
  const condition = 'What the plan comes to with the answers of this layout'
  return { ...figure, how: { kind: 'solved', tolerance: 0, condition, inputs: [], source: sized } }
}

/** Unmet requirements of a design, each figure without its working. */
export function lacksWithoutWorking(requirements: readonly Requirement[]): readonly Requirement[] {
  return requirements
    .filter(({ holds }) => !holds)
    .map(({ required, available, used, busy, ...one }) => ({
      ...one,
      required: inShort(required),
      available: inShort(available),
      used: used && inShort(used),
      ...(busy && { busy: inShort(busy) }),
    }))
}
