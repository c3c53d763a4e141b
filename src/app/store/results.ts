import { once, type Plan, type SizeResult, type Sizing, size } from '../../engine/index.ts'

/** The results of a plan at every keystroke. */
export type Results = { readonly sizing: Sizing }

/** More plans than are on screen at a time. The history has many, and must not keep the results of all. */
const mostKept = 12

/** The sizings asked for last, the latest at the end: one keystroke asks for the same plan many times. */
const sized = new Map<Plan, SizeResult>()

/** Lets a plan that differs in its names or in what is accepted keep the results of the one before. */
export function carryResults(before: Plan, after: Plan): void {
  keep(after, sizeOf(before))
}

/** The sizing of a plan, computed once. */
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

/** The results of a plan, computed once; null when its answers contradict each other. */
export function resultsOf(plan: Plan): Results | null {
  return ofResult(sizeOf(plan))
}

const ofResult = once((result: SizeResult): Results | null =>
  result.ok ? { sizing: result.sizing } : null,
)
