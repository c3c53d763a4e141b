import { goalOf, type SolvedKey, solvedKeys } from '../methods/solving.ts'
import { isAutomatic } from '../plan/automatic.ts'
import type { Plan } from '../plan/plan.ts'
import { type Solved, solve } from './solve.ts'

/** A plan whose automatic answers were decided. */
export type Decided = {
  /** With what they come to; where nothing holds, the numbers that were solved before. */
  readonly plan: Plan
  /** Null where no answer needed a search. */
  readonly solved: Solved | null
}

/**
 * Decides the answers of a plan that are left to the program: those that follow from others, then the
 * first layout that holds in the order of the plan's ranking. Throws for nothing.
 */
export function decideAutomatic(plan: Plan): Decided {
  const { left, asked } = leftOpen(plan)
  if (asked.length === 0) return { plan: left, solved: null }
  const solved = solve(left, asked, goalOf(plan), 'the choice')
  return { plan: { ...left, ...solved.choice?.gives }, solved }
}

/** A plan with what follows for its automatic answers, and those of them that are left to a search. */
export function leftOpen(plan: Plan): {
  readonly left: Plan
  readonly asked: readonly SolvedKey[]
} {
  const open = plan.automatic.filter((key) => isAutomatic(plan, key))
  const left = {
    ...plan,
    // A number that was solved before is counted again.
    ...(open.includes('databases') && { databases: null }),
  }
  return { left, asked: solvedKeys.filter((key) => open.some((one) => one === key)) }
}
