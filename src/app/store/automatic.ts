import type { Decided } from '../../engine/explore/index.ts'
import type { Plan } from '../../engine/index.ts'
import type { Edited } from './history.ts'
import { type Project, project } from './project.ts'
import { withPlan } from './project-state.ts'
import { type Results, resultsOf } from './results.ts'

/** Kinds of edits after which automatic answers must be recomputed. */
const deciding: readonly Edited['kind'][] = [
  ...(['answer', 'draft', 'reset', 'tiers'] as const),
  ...(['own arrays', 'kept tests', 'plan'] as const),
]

/** Plans whose automatic answers are up to date. */
const decided = new WeakSet<Plan>()

/** Why each automatic answer is what it is, by results; only for this window. */
export const decisions = new WeakMap<Results, Decided>()

/** True if an edit requires automatic answers to be recomputed. Opened plans keep theirs. */
export function isUndecided(now: Project, before: Project): boolean {
  const { plan, history } = now
  if (plan === before.plan || plan.automatic.length === 0 || decided.has(plan)) return false
  const { of, goesOn = false } = history.at(-1) ?? {}
  const isOn = history.length >= before.history.length
  const isEdited = isOn && (history !== before.history || goesOn)
  if (!of || !isEdited || !deciding.includes(of.kind)) return false
  return of.kind !== 'plan' || of.done === 'applied' || of.done === 'started over'
}

/** Shows the results from before the edit until the plan is decided; a new plan shows its own. */
export function awaitDecision({ plan, tierIds, history }: Project, { computed }: Project): void {
  const of = history.at(-1)?.of
  const isOther = of?.kind === 'plan' && of.done === 'started over'
  project.setState({ computed: isOther ? { plan: { ...plan }, tierIds } : computed })
}

/** Applies a decision as part of its edit; null keeps the plan. Ignored if the plan has changed. */
export function takeDecision(of: Plan, decision: Decided | null): void {
  const plan = decision?.plan ?? of
  decided.add(plan)
  const results = decision && resultsOf(plan)
  if (results) decisions.set(results, decision)
  project.setState((now) => (now.plan === of ? withPlan(now, plan) : now))
}
