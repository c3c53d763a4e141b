import { limits, type OwnArray, ownArrayAnswers } from '../engine/index.ts'
import { valueAt } from './parts.ts'
import type { PlanProblem } from './schema-parts.ts'

/** The parts of an own array, in the order that links have had since version 2: it never changes. */
const keys = Object.keys(ownArrayAnswers)

/** An own array without the names of its parts. */
type OwnTuple = readonly unknown[]

/** The own arrays of a plan, or how many were left out to keep a link short. */
export type LinkedArrays = readonly OwnTuple[] | number

type ReadArrays =
  | {
      readonly ok: true
      /** As long as a list of them should be, but none of their parts has been looked at. */
      readonly unchecked: readonly object[]
      readonly leftOut: number
    }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

/** Own arrays as a link carries them, what was measured in the order of their policies. */
export function tuplesOf(arrays: readonly OwnArray[]): readonly OwnTuple[] {
  return arrays.map(({ measuredIops, ...array }) => {
    const measured = array.raid.map((raid) => measuredIops[raid] ?? null)
    return keys.map((key) => (key === 'measuredIops' ? measured : valueAt(array, key)))
  })
}

/** The own arrays that a link carries, or how many it leaves out. */
export function arraysOf(value: unknown): ReadArrays {
  if (typeof value === 'number') return leftOutOf(value)
  if (!Array.isArray(value) || value.length > limits.ownArrays)
    return refused('ownArrays', `A plan has a list of at most ${limits.ownArrays} own arrays.`)
  const arrays = value.map(arrayOf)
  const torn = arrays.indexOf(null)
  if (torn !== -1)
    return refused(`ownArrays.${torn}`, `Own array ${torn + 1}: Its parts do not go together.`)
  return { ok: true, unchecked: arrays.filter((array) => array !== null), leftOut: 0 }
}

function leftOutOf(count: number): ReadArrays {
  if (Number.isInteger(count) && count >= 1 && count <= limits.ownArrays)
    return { ok: true, unchecked: [], leftOut: count }
  return refused('ownArrays', `A link leaves out 1 to ${limits.ownArrays} own arrays.`)
}

/** Null when the parts are too few or too many. */
function arrayOf(tuple: unknown): object | null {
  if (!Array.isArray(tuple) || tuple.length !== keys.length) return null
  const array = Object.fromEntries(keys.map((key, at) => [key, tuple[at]]))
  const { raid, measuredIops } = array
  if (!Array.isArray(raid) || !Array.isArray(measuredIops) || raid.length !== measuredIops.length)
    return null
  const figures = raid.map((policy, at) => [policy, measuredIops[at]])
  return { ...array, measuredIops: Object.fromEntries(figures.filter(([, iops]) => iops !== null)) }
}

function refused(path: string, message: string): ReadArrays {
  return { ok: false, problems: [{ path, message }] }
}
