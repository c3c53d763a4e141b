import { once, type Plan, type SizeResult, type Sizing, size } from '../../engine/index.ts'

/** Results of a plan that every keystroke computes. */
export type Results = { readonly sizing: Sizing }

/** Most results kept: more than plans on screen, fewer than the many plans of the history. */
const mostKept = 12

/** Sizings used last, the latest at the end: one keystroke asks for the same plan many times. */
const sized = new Map<Plan, SizeResult>()

/** Gives a plan that differs only in names or accepted advice the results of the one before. */
export function carryResults(before: Plan, after: Plan): void {
  keep(after, sizeOf(before))
}

export function sizeOf(plan: Plan): SizeResult {
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
  return ofResult(sizeOf(plan))
}

const ofResult = once((result: SizeResult): Results | null =>
  result.ok ? { sizing: result.sizing } : null,
)
