import { ownRule } from '../core/source.ts'
import { figureFoundByTrying, type Worked } from '../core/worked.ts'
import { explorationOf } from '../methods/exploration.ts'
import { goalOfPlan } from '../methods/port/goal.ts'
import { type SolvedKey, solvedKeys } from '../methods/port/layout-search.ts'
import { isAutomatic } from '../plan/automatic.ts'
import { fieldOf } from '../plan/fields.ts'
import type { AutomaticKey, Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type SolveResult, solve } from './solve.ts'

export type DecidedPlan = {
  /** The plan with the solved answers; if nothing holds, with the answers solved before. */
  readonly plan: Plan
  /** Null if no answer needed a search. */
  readonly solved: SolveResult | null
}

/**
 * Decides the automatic answers of a plan: those that follow from others, then the first layout
 * that holds in the order of the goal. Never throws.
 */
export function decideAutomatic(plan: Plan): DecidedPlan {
  const { left, asked } = startPlanAndOpenAnswers(plan)
  if (asked.length === 0) return { plan: left, solved: null }
  const solved = solve(left, asked, goalOfPlan(plan), 'the choice')
  return { plan: { ...left, ...solved.choice?.gives }, solved }
}

/** The plan as the search starts from it, and its automatic answers that the search solves. */
export function startPlanAndOpenAnswers(plan: Plan): {
  readonly left: Plan
  readonly asked: readonly SolvedKey[]
} {
  const open = plan.automatic.filter((key) => isAutomatic(plan, key))
  const left = {
    ...plan,
    // An automatic number of databases is counted anew.
    ...(open.includes('databases') && { databases: null }),
  }
  return { left, asked: solvedKeys.filter((key) => open.some((one) => one === key)) }
}

const inOrder = ownRule(
  'Layouts are sized, and tried with every failure asked for, in the order of the goal, until none that is left can come before the first that holds.',
)

/** How a search found an answer that no formula gives. */
type Found = {
  /** What distinguishes the value among all others, in words. */
  readonly condition: string
  /** Figures by which the next smaller value fails. */
  readonly lacking: readonly Worked[]
}

/** Value of an automatic answer, with its working; null if the value is not a number. */
export function automaticAnswerFigure(
  plan: Plan,
  sizing: Sizing,
  key: AutomaticKey,
  { condition, lacking }: Found,
): Worked | null {
  const [field, value] = [fieldOf(key), plan[key]]
  if (key === 'databases' && value === null) return sizing.databases.perGroup
  if (field.kind !== 'number' || typeof value !== 'number') return null
  const follows = explorationOf(plan).solving.followed(plan, plan.automatic)[key]
  if (follows?.value === value) return follows
  return figureFoundByTrying(field.label, value, field.figure, {
    condition,
    inputs: lacking,
    source: inOrder,
  })
}
