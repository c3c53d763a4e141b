import { limits, type Plan } from '../engine/index.ts'
import { isObject } from './is-object.ts'
import { valueAt } from './parts.ts'
import type { PlanProblem } from './schema-parts.ts'

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
  keptTests: { list: 'kept tests', one: 'Kept test' },
  ownCurves: { list: 'fitted curves', one: 'Fitted curve' },
} as const satisfies Record<KeptKey, object>

type ReadKept =
  | {
      readonly ok: true
      /** As long as its list may be, but none of its parts has been looked at. */
      readonly unchecked: readonly object[]
      readonly leftOut: number
    }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

/** What a link says of the kept tests and curves of a plan: nothing where there are none. */
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
export function keptIn(key: KeptKey, value: unknown): ReadKept {
  const most = limits[key]
  const { list, one } = called[key]
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most)
    return { ok: true, unchecked: [], leftOut: value }
  if (!Array.isArray(value) || value.length > most)
    return refused(key, `A plan has a list of at most ${most} ${list}.`)
  const read = value.map((tuple) => fromTuple(shapes[key], tuple))
  const torn = read.indexOf(null)
  if (torn !== -1)
    return refused(`${key}.${torn}`, `${one} ${torn + 1}: Its parts do not go together.`)
  return { ok: true, unchecked: read.filter((kept) => kept !== null), leftOut: 0 }
}

/** Null when the parts are too few or too many. */
function fromTuple(paths: readonly string[], tuple: unknown): object | null {
  if (!Array.isArray(tuple) || tuple.length !== paths.length) return null
  return nested(paths.map((path, at) => [path.split('.'), tuple[at]]))
}

type AtPath = readonly [path: readonly string[], value: unknown]

/** Values in the objects that their paths name. */
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

function refused(path: string, message: string): ReadKept {
  return { ok: false, problems: [{ path, message }] }
}
