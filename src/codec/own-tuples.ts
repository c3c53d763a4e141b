import { limits, type OwnArray, type RaidPolicy } from '../engine/index.ts'
import type { PlanProblem } from './schema-parts.ts'

/** An own array without the names of its parts, as a link carries it. */
type OwnTuple = readonly [
  id: string,
  name: string,
  driveKind: string,
  driveGb: number,
  drives: number,
  spares: number,
  raid: readonly RaidPolicy[],
  activePorts: number,
  iopsPerDrive: number | null,
  /** The measured IOPS of each of the policies before, or null. */
  measuredIops: readonly (number | null)[],
  price: number | null,
]

/** The own arrays of a plan, or how many were left out to keep a link short. */
export type LinkedArrays = readonly OwnTuple[] | number

type ReadArrays =
  | {
      readonly ok: true
      /** As long as a list of them should be, but none of their parts has been looked at. */
      readonly unchecked: readonly OwnArray[]
      readonly leftOut: number
    }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

/** Own arrays as a link carries them. */
export function tuplesOf(arrays: readonly OwnArray[]): readonly OwnTuple[] {
  return arrays.map((array) => [
    array.id,
    array.name,
    array.driveKind,
    array.driveGb,
    array.drives,
    array.spares,
    array.raid,
    array.activePorts,
    array.iopsPerDrive,
    array.raid.map((raid) => array.measuredIops[raid] ?? null),
    array.price,
  ])
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

const tupleLength = 11

/** Null when the parts are too few or too many. */
function arrayOf(value: unknown): OwnArray | null {
  if (!Array.isArray(value) || value.length !== tupleLength) return null
  const [id, name, driveKind, driveGb, drives, spares, raid, activePorts, iopsPerDrive, ...rest] =
    value
  const [measured, price] = rest
  if (!Array.isArray(raid) || !Array.isArray(measured) || raid.length !== measured.length)
    return null
  const figures = raid.map((policy, at) => [policy, measured[at]])
  const measuredIops = Object.fromEntries(figures.filter(([, iops]) => iops !== null))
  return {
    id,
    name,
    driveKind,
    driveGb,
    drives,
    spares,
    raid,
    activePorts,
    iopsPerDrive,
    measuredIops,
    price,
  }
}

function refused(path: string, message: string): ReadArrays {
  return { ok: false, problems: [{ path, message }] }
}
