import {
  type Candidate,
  type Plan,
  proposeArrays,
  type SizeResult,
  type Sizing,
  size,
} from '../../engine/index.ts'

/** What a plan comes to at every keystroke: its sizing, and the arrays proposed; null where none fit. */
export type Results = { readonly sizing: Sizing; readonly proposed: Candidate | null }

/** The last few plans' results: one keystroke asks for the same plan many times. */
const sized = new WeakMap<Plan, SizeResult>()
const judged = new WeakMap<Plan, Results>()

/** Lets a plan that differs in its names or in what is accepted keep the results of the one before. */
export function carryResults(before: Plan, after: Plan): void {
  const size = sized.get(before)
  const results = judged.get(before)
  if (size) sized.set(after, size)
  if (results) judged.set(after, results)
}

/** The sizing of a plan, computed once. */
export function sizeOf(plan: Plan): SizeResult {
  const known = sized.get(plan)
  if (known) return known
  const result = size(plan)
  sized.set(plan, result)
  return result
}

/** The results of a plan, computed once; null when its answers contradict each other. */
export function resultsOf(plan: Plan): Results | null {
  const known = judged.get(plan)
  if (known) return known
  const result = sizeOf(plan)
  if (!result.ok) return null
  const { sizing } = result
  const results = { sizing, proposed: proposeArrays(plan, sizing) }
  judged.set(plan, results)
  return results
}
