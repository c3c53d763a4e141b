import type { Decided } from '../../engine/explore/index.ts'
import type { Plan } from '../../engine/index.ts'
import { withPlan } from './desk.ts'
import type { Edited } from './history.ts'
import { type Project, project } from './project.ts'
import { type Results, resultsOf } from './results.ts'

/** Edits after which what was left to the program may come to something else. */
const deciding: readonly Edited['kind'][] = [
  ...(['answer', 'draft', 'reset', 'tiers'] as const),
  ...(['own arrays', 'kept tests', 'plan'] as const),
]

/** Plans that are as they were decided. */
const decided = new WeakSet<Plan>()

/** How plans were decided, by their results: why each automatic answer is what it is. Of this window only. */
export const decisions = new WeakMap<Results, Decided>()

/** Whether an edit leaves answers to be decided anew. What came in as a whole keeps its numbers. */
export function isUndecided(now: Project, before: Project): boolean {
  const { plan, history } = now
  if (plan === before.plan || plan.automatic.length === 0 || decided.has(plan)) return false
  const { of, goesOn = false } = history.at(-1) ?? {}
  const isOn = history.length >= before.history.length
  const isEdited = isOn && (history !== before.history || goesOn)
  if (!of || !isEdited || !deciding.includes(of.kind)) return false
  return of.kind !== 'plan' || of.done === 'applied' || of.done === 'started over'
}

/** Shows the results from before the edit until its plan is decided; beside a new plan its own, as it came in. */
export function awaitDecision({ plan, tierIds, history }: Project, { computed }: Project): void {
  const of = history.at(-1)?.of
  const isOther = of?.kind === 'plan' && of.done === 'started over'
  project.setState({ computed: isOther ? { plan: { ...plan }, tierIds } : computed })
}

/** Takes what was decided of a plan, null where it stays, as part of the edit that asked for it; nothing where the plan is another one by now. */
export function takeDecision(of: Plan, decision: Decided | null): void {
  const plan = decision?.plan ?? of
  decided.add(plan)
  const results = decision && resultsOf(plan)
  if (results) decisions.set(results, decision)
  project.setState((now) => (now.plan === of ? withPlan(now, plan) : now))
}
