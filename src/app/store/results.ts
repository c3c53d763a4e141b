import { oncePerObject, type Plan, type SizeResult, type Sizing } from '../../engine/index.ts'

/** Function that sizes plans; null until its code is fetched, as fields come before figures. */
const sizer: { size: ((plan: Plan) => SizeResult) | null } = { size: null }

/** Sets the function that sizes plans. */
export function setSizingFunction(size: (plan: Plan) => SizeResult): void {
  sizer.size = size
}

/** True once plans can be sized. */
export function canSizePlans(): boolean {
  return sizer.size !== null
}

/** Results of a plan that every keystroke computes. */
export type Results = { readonly sizing: Sizing }

/** Most results kept: more than plans on screen, fewer than the many plans of the history. */
const mostKept = 12

/** Sizings used last, the latest at the end: one keystroke asks for the same plan many times. */
const sized = new Map<Plan, SizeResult>()

/** Gives a plan that differs only in names or accepted advice the results of the one before. */
export function carryOverResults(before: Plan, after: Plan): void {
  if (canSizePlans()) keep(after, sizeResultOf(before))
}

/** Result of every plan until plans can be sized: no figures, and no known contradiction. */
const notYet: SizeResult = { ok: false, problems: [] }

export function sizeResultOf(plan: Plan): SizeResult {
  const { size } = sizer
  if (!size) return notYet
  const result = sized.get(plan) ?? size(plan)
  keep(plan, result)
  return result
}

function keep(plan: Plan, result: SizeResult): void {
  sized.delete(plan)
  sized.set(plan, result)
  const [oldest] = sized.keys()
  if (sized.size > mostKept && oldest) sized.delete(oldest)
}

/** Results of a plan, cached; null if its answers contradict each other. */
export function resultsOf(plan: Plan): Results | null {
  return ofResult(sizeResultOf(plan))
}

const ofResult = oncePerObject((result: SizeResult): Results | null =>
  result.ok ? { sizing: result.sizing } : null,
)

// Plans that share results differ only in names and accepted advice: one judgment serves all.
const judgedFor = new WeakMap<Results, Plan>()

/** The first of several plans with the same results; caches use it as their key. */
export function firstPlanWithResults(plan: Plan, results: Results): Plan {
  const known = judgedFor.get(results) ?? plan
  judgedFor.set(results, known)
  return known
}
