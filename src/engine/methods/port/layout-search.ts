import type { Requirement } from '../../core/requirement.ts'
import { ownRule } from '../../core/source.ts'
import type { Unit } from '../../core/units.ts'
import type { Worked } from '../../core/worked.ts'
import { fieldOf } from '../../plan/fields.ts'
import type { AutomaticKey, Plan } from '../../plan/plan.ts'
import type { Problem } from '../../sizing/problems.ts'
import type { RankingFigures } from './goal.ts'
import type { PruneReason } from './layout-reasons.ts'

/** Keys of the answers that can be left to the search. */
export const solvedKeys = [
  ...(['servers', 'activeServers', 'dags', 'copies', 'secondSiteCopies', 'laggedCopies'] as const),
  ...(['databases', 'databaseDrive', 'bays', 'processor'] as const),
] as const
export type SolvedKey = (typeof solvedKeys)[number]
/** Answers that a layout gives; processor, drive and lagged copies come with further answers. */
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

/** A part of the layouts to search; later slices start from more servers. */
export type LayoutSlice = {
  readonly layouts: readonly LayoutToSize[]
  /** Layouts that lower bounds rule out before they are sized. */
  readonly passed: readonly RuledOutLayouts[]
  /** Number of servers up to which this and the earlier slices have all layouts. */
  readonly servers: number
}

export type RuledOutLayouts = {
  readonly reason: PruneReason
  readonly count: number
  /** Answers of the first ruled-out layout, and of the one with most servers, which lacks least. */
  readonly first: SolvedAnswers
  readonly largest: SolvedAnswers
}

export type LayoutToSize = {
  readonly gives: SolvedAnswers
  /** Lower bounds of its figures: no design of the layout may fall below them. */
  readonly least: RankingFigures
}

/** Why a layout does not hold: a broken limit, or a requirement that its best design lacks. */
export type LayoutLack =
  | { readonly code: 'rules'; readonly problems: readonly Problem[] }
  | Requirement

export type JudgedLayout =
  | {
      readonly ok: true
      readonly figures: RankingFigures
      /** Open answers that the judgment set itself; the others are those of the plan. */
      readonly gives?: SolvedAnswers
    }
  | { readonly ok: false; readonly reason: PruneReason; readonly lacks: readonly LayoutLack[] }

/** How a method searches layouts for a plan with open answers. */
export type MethodLayoutSearch = {
  /** Values of open answers that follow from others, such as copies from what must survive. */
  readonly followed: (
    plan: Plan,
    open: readonly AutomaticKey[],
  ) => Readonly<Partial<Record<AutomaticKey, Worked>>>
  /** Keys of the answers that have an effect in a plan and can be left to the search. */
  readonly solves: (plan: Plan) => readonly SolvedKey[]
  /**
   * Layouts in slices of ever more servers, up to the most that Exchange and the answers allow; in
   * any order within a slice. Answers that are not open stay as in the plan.
   */
  readonly slices: (plan: Plan, open: ReadonlySet<SolvedKey>) => Iterable<LayoutSlice>
  /** Layouts with few to very many servers, sized first to learn whether any layout holds. */
  readonly sample: (
    plan: Plan,
    open: ReadonlySet<SolvedKey>,
  ) => Pick<LayoutSlice, 'layouts' | 'passed'>
  /** True if many times the fewest possible servers would hold. */
  readonly mayHold: (
    plan: Plan,
    open: ReadonlySet<SolvedKey>,
    how: 'at all' | 'with a tenth left',
  ) => boolean
  /** Judges the plan that has the answers of a layout. */
  readonly judge: (given: Plan, open: ReadonlySet<SolvedKey>) => JudgedLayout
}

/** Least and greatest value of a numeric answer. Throws for other answers. */
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

/** A figure without its working, which would be too large to send for many layouts. */
function inShort<U extends Unit>(figure: Worked<U>): Worked<U> {
  const condition = 'What the plan comes to with the answers of this layout'
  return { ...figure, how: { kind: 'solved', tolerance: 0, condition, inputs: [], source: sized } }
}

/** Requirements that a design does not meet; their figures have no working. */
export function unmetRequirementsWithoutWorking(
  requirements: readonly Requirement[],
): readonly Requirement[] {
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
