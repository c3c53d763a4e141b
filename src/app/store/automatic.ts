import type { Plan } from '../../engine/index.ts'
import { withPlan } from './desk.ts'
import type { Edited } from './history.ts'
import { type Project, project } from './project.ts'

/** Edits after which what was left to the program may come to something else. */
const deciding: readonly Edited['kind'][] = [
  ...(['answer', 'draft', 'reset', 'tiers'] as const),
  ...(['own arrays', 'kept tests', 'plan'] as const),
]

/** Whether an edit leaves answers to be decided anew. What came in as a whole keeps its numbers. */
export function isUndecided(now: Project, before: Project): boolean {
  const { plan, history } = now
  if (plan === before.plan || plan.automatic.length === 0) return false
  const of = history.at(-1)?.of
  const isEdited = history !== before.history && history.length >= before.history.length
  if (!of || !isEdited || !deciding.includes(of.kind)) return false
  return of.kind !== 'plan' || of.done === 'applied' || of.done === 'started over'
}

/** Shows the results from before the edit until its plan is decided. */
export function awaitDecision(computed: Project['computed']): void {
  project.setState({ computed })
}

/** Takes what was decided of a plan, as part of the edit that asked for it; nothing where the plan is another one by now. */
export function takeDecision(of: Plan, decided: Plan): void {
  project.setState((now) => (now.plan === of ? withPlan(now, decided) : now))
}
