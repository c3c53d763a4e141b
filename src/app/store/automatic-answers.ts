import type { DecidedPlan } from '../../engine/explore/index.ts'
import { oncePerObject, type Plan } from '../../engine/index.ts'
import { keepJobResult } from '../work/use-work.ts'
import type { EditSubject, Variant } from './history.ts'
import { type Project, project } from './project.ts'
import { allVariants, planAndLastSizedPlan } from './project-state.ts'
import { firstPlanWithResults, type Results, resultsOf } from './results.ts'

/** Kinds of edits after which automatic answers must be recomputed. */
const deciding: readonly EditSubject['kind'][] = [
  ...(['answer', 'draft', 'reset', 'tiers'] as const),
  ...(['own arrays', 'kept tests', 'plan'] as const),
]

/** Plans whose automatic answers are up to date. */
const decided = new WeakSet<Plan>()

/** Worker job that explains each automatic answer; the same object for plans that share results. */
export function automaticAnswersJobOrder(plan: Plan, results: Results) {
  return orderOf(firstPlanWithResults(plan, results))
}

const orderOf = oncePerObject((plan: Plan) => ({ job: 'decideAutomatic', plan }) as const)

/** Plans that were edited and whose automatic answers are to be recomputed. */
const edited = new WeakSet<Plan>()

/** Marks an edited plan if its automatic answers must be recomputed; returns true if it does. */
export function noteUndecidedPlan(now: Project, before: Project): boolean {
  const { plan, history } = now
  if (plan === before.plan || plan.automatic.length === 0 || decided.has(plan)) return false
  const { of, goesOn = false } = history.at(-1) ?? {}
  const isOn = history.length >= before.history.length
  const isEdited = isOn && (history !== before.history || goesOn)
  if (!of || !isEdited || !requiresDecision(of, before.plan)) return false
  edited.add(plan)
  return true
}

/** True if a plan is undecided after an edit of the plan `before`. */
function requiresDecision(of: EditSubject, before: Plan): boolean {
  if (of.kind === 'plan') return of.done === 'applied' || of.done === 'started over'
  if (deciding.includes(of.kind)) return true
  // A plan that is renamed or copied meanwhile is as undecided as it was.
  return isUndecidedPlan(before) && (of.kind !== 'variants' || of.done === 'copied')
}

/** True while the automatic answers of an edited plan are to be recomputed. */
export function isUndecidedPlan(plan: Plan): boolean {
  return edited.has(plan) && !decided.has(plan)
}

/** Next plan whose automatic answers must be recomputed, the open one first; undefined for none. */
export function nextUndecidedPlan(now: Project): Plan | undefined {
  return [now, ...allVariants(now).map(({ state }) => state)]
    .map(({ plan }) => plan)
    .find(isUndecidedPlan)
}

/** Shows the former results until automatic answers are recomputed; a new plan shows its own. */
export function showResultsBeforeDecision(
  { plan, tierIds, history }: Project,
  { computed }: Project,
): void {
  const of = history.at(-1)?.of
  const isOther = of?.kind === 'plan' && of.done === 'started over'
  project.setState({ computed: isOther ? { plan: { ...plan }, tierIds } : computed })
}

/**
 * Applies a decision as part of its edit, also to a variant that was left meanwhile; null keeps the
 * plan. Ignored if the plan has changed.
 */
export function applyDecision(of: Plan, decision: DecidedPlan | null): void {
  const plan = decision?.plan ?? of
  decided.add(plan)
  const results = decision && resultsOf(plan)
  if (results) keepJobResult(automaticAnswersJobOrder(plan, results), decision)
  const decidedIn = (variants: readonly Variant[]) =>
    variants.map((one) =>
      one.state.plan === of
        ? { ...one, state: { ...one.state, ...planAndLastSizedPlan(one.state, plan) } }
        : one,
    )
  project.setState((now) =>
    now.plan === of
      ? planAndLastSizedPlan(now, plan)
      : { before: decidedIn(now.before), after: decidedIn(now.after) },
  )
}
