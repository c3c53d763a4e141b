import { fieldOf } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizeResult } from '../sizing/sizing.ts'
import type { Range, SearchRange } from './searching.ts'

/** The range of a search over an answer, within what that may be. */
export function rangeOver(answer: string, asked: Omit<SearchRange, 'min' | 'max'>): SearchRange {
  return { ...asked, ...limitsOf(answer) }
}

/** The least and the most that an answer in numbers may be. */
export function limitsOf(answer: string): { readonly min: number; readonly max: number } {
  const field = fieldOf(answer)
  if (field.kind !== 'number') throw new Error(`The answer ${answer} is no number`)
  const { min, max } = field
  return { min, max }
}

/** Databases of one DAG, cluster or server as the plan has them; one of a plan that contradicts itself. */
export function databasesOf(plan: Plan, size: (plan: Plan) => SizeResult): number {
  if (plan.databases !== null) return plan.databases
  const result = size(plan)
  return result.ok ? result.sizing.databases.perGroup.value : 1
}

/** Every whole number of a range, ascending; none where it ends before it begins. */
export function wholeNumbers({ from, to }: Range): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/**
 * The counts of databases between two: each one up to ten, then in steps of about a fifth. A plan
 * that derives as many as its own from its mailboxes goes on doing so where that lies between.
 */
export function databaseCounts(
  { databases }: Plan,
  own: number,
  { from, to }: Range,
): readonly (number | null)[] {
  if (from > to) return []
  const counts = [from, ...ladder(to), own, to].filter((count) => count >= from && count <= to)
  const each = [...new Set(counts)].sort((a, b) => a - b)
  const derived = databases === null && own >= from && own <= to
  return derived ? [null, ...each] : each
}

function ladder(to: number): readonly number[] {
  const counts: number[] = []
  for (let count = 1; count <= to; count = nextCount(count)) counts.push(count)
  return counts
}

const decade = [10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80] as const

function nextCount(count: number): number {
  if (count < 10) return count + 1
  const scale = 10 ** (String(count).length - 2)
  const next = decade.find((one) => one * scale > count)
  return next === undefined ? 100 * scale : next * scale
}
