import { limits, type OwnArray, ownArrayAnswers, type Plan } from '../engine/index.ts'
import { isObject } from './json.ts'
import { valueAt } from './parts.ts'
import type { PlanProblem } from './plan-problem.ts'

/** The parts of an own array, in the order that links have had since version 2: it never changes. */
const keys = Object.keys(ownArrayAnswers)

/** An own array without the names of its parts. */
type OwnTuple = readonly unknown[]

/** The own arrays of a plan, or how many were left out to keep a link short. */
export type LinkedArrays = readonly OwnTuple[] | number

type ReadTuples =
  | {
      readonly ok: true
      /** As long as a list of them may be, but none of their parts has been looked at. */
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
export function arraysOf(value: unknown): ReadTuples {
  if (typeof value !== 'number') return listOf('ownArrays', value, arrayOf)
  if (Number.isInteger(value) && value >= 1 && value <= limits.ownArrays)
    return { ok: true, unchecked: [], leftOut: value }
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

/**
 * The parts of a kept test and the numbers of a curve, in the order that links have them: it never
 * changes.
 */
const shapes = {
  keptTests: [
    'id',
    'name',
    'array',
    'drives',
    'driveKind',
    'storage',
    'units',
    'databases',
    'dataGb',
    'planned',
    'achieved',
    'reads',
    'logs',
    'maintenance',
    'readMs',
    'writeMs',
    'logMs',
    'passed',
  ],
  ownCurves: [
    'array',
    'raid',
    'tests',
    'method',
    'drives',
    'driveKind',
    ...['time', 'saturation', 'maintenance', 'distance', 'pool'].map(
      (one) => `coefficients.read.${one}`,
    ),
    ...['cache', 'time', 'coalescing', 'pool'].map((one) => `coefficients.write.${one}`),
    ...['time', 'behind', 'pool'].map((one) => `coefficients.log.${one}`),
    ...['read', 'write', 'log'].map((one) => `bands.${one}`),
    ...['read', 'write', 'log'].flatMap((one) => [
      `errors.${one}.inSample`,
      `errors.${one}.leftOut`,
    ]),
  ],
} as const satisfies { readonly [K in keyof Plan]?: readonly string[] }

/** The lists of a plan that tests brought. */
type KeptKey = keyof typeof shapes
const keptKeys = ['keptTests', 'ownCurves'] as const satisfies readonly KeptKey[]

const called = {
  ownArrays: { list: 'own arrays', one: 'Own array' },
  keptTests: { list: 'kept tests', one: 'Kept test' },
  ownCurves: { list: 'fitted curves', one: 'Fitted curve' },
} as const satisfies Record<'ownArrays' | KeptKey, object>

/** Kept tests and curves as a link carries them: nothing where there are none. */
export function keptOf(plan: Plan): { readonly [K in KeptKey]?: readonly (readonly unknown[])[] } {
  const lists = keptKeys.filter((key) => plan[key].length > 0)
  return Object.fromEntries(
    lists.map((key) => [
      key,
      plan[key].map((one) => shapes[key].map((path) => partAt(one, path.split('.')))),
    ]),
  )
}

/** The list that a link carries of tests or curves, or how many it leaves out. */
export function keptIn(key: KeptKey, value: unknown): ReadTuples {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits[key])
    return { ok: true, unchecked: [], leftOut: value }
  return listOf(key, value, (tuple) => fromTuple(shapes[key], tuple))
}

function listOf(
  key: keyof typeof called,
  value: unknown,
  read: (tuple: unknown) => object | null,
): ReadTuples {
  const { list, one } = called[key]
  if (!Array.isArray(value) || value.length > limits[key])
    return refused(key, `A plan has a list of at most ${limits[key]} ${list}.`)
  const found = value.map(read)
  const torn = found.indexOf(null)
  if (torn !== -1)
    return refused(`${key}.${torn}`, `${one} ${torn + 1}: Its parts do not go together.`)
  return { ok: true, unchecked: found.filter((each) => each !== null), leftOut: 0 }
}

/** Null when the parts are too few or too many. */
function fromTuple(paths: readonly string[], tuple: unknown): object | null {
  if (!Array.isArray(tuple) || tuple.length !== paths.length) return null
  return nested(paths.map((path, at) => [path.split('.'), tuple[at]]))
}

type AtPath = readonly [path: readonly string[], value: unknown]

function nested(entries: readonly AtPath[]): object {
  const groups = new Map<string, AtPath[]>()
  for (const [[first = '', ...rest], value] of entries)
    groups.set(first, [...(groups.get(first) ?? []), [rest, value]])
  const parts = [...groups].map(([key, group]) => {
    const [only] = group
    return [key, only && only[0].length === 0 ? only[1] : nested(group)] as const
  })
  return Object.fromEntries(parts)
}

function partAt(one: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) ? valueAt(at, key) : undefined), one)
}

function refused(path: string, message: string): ReadTuples {
  return { ok: false, problems: [{ path, message }] }
}
