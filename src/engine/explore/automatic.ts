import { goalOf } from '../methods/port/goal.ts'
import { type SolvedKey, solvedKeys } from '../methods/port/solving.ts'
import { isAutomatic } from '../plan/automatic.ts'
import type { Plan } from '../plan/plan.ts'
import { type Solved, solve } from './solve.ts'

export type Decided = {
  /** The plan with the solved answers; with those solved before if nothing holds. */
  readonly plan: Plan
  /** Null if no answer needed a search. */
  readonly solved: Solved | null
}

/**
 * Decides the automatic answers of a plan: those that follow from others, then the first layout
 * that holds in the order of the goal. Never throws.
 */
export function decideAutomatic(plan: Plan): Decided {
  const { left, asked } = openAnswers(plan)
  if (asked.length === 0) return { plan: left, solved: null }
  const solved = solve(left, asked, goalOf(plan), 'the choice')
  return { plan: { ...left, ...solved.choice?.gives }, solved }
}

/** The plan as the search starts from it, and its automatic answers that the search solves. */
export function openAnswers(plan: Plan): {
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
