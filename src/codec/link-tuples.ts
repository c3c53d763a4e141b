import { type KeptTest, type OwnArray, ownArrayInputs, projectLimits } from '../engine/index.ts'
import type { PlanProblem } from './plan-problem.ts'
import { ownPropertyValue } from './stored-answers.ts'

/** Keys of an own array, in the order of its parts in links since version 2; it never changes. */
const keys = Object.keys(ownArrayInputs)

/** An own array in a link: the list of its values, without their keys. */
type OwnTuple = readonly unknown[]

type ReadTuples =
  | {
      readonly ok: true
      /** The objects read from the link, no more than the limit; their values are unchecked. */
      readonly unchecked: readonly object[]
      readonly leftOut: number
    }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

/** Own arrays as links carry them; measured IOPS are listed in the order of their RAID policies. */
export function ownArraysToTuples(arrays: readonly OwnArray[]): readonly OwnTuple[] {
  return arrays.map(({ measuredIops, ...array }) => {
    const measured = array.raid.map((raid) => measuredIops[raid] ?? null)
    return keys.map((key) => (key === 'measuredIops' ? measured : ownPropertyValue(array, key)))
  })
}

/** Reads the own arrays in a link, or the number of arrays that the link leaves out. */
export function readOwnArrayTuples(value: unknown): ReadTuples {
  if (typeof value !== 'number') return listOf('ownArrays', value, arrayOf)
  if (isCount(value, projectLimits.ownArrays)) return { ok: true, unchecked: [], leftOut: value }
  return refused('ownArrays', `A link leaves out 1 to ${projectLimits.ownArrays} own arrays.`)
}

/** An own array from its list of values; null if the list has too few or too many. */
function arrayOf(tuple: unknown): object | null {
  if (!Array.isArray(tuple) || tuple.length !== keys.length) return null
  const array = Object.fromEntries(keys.map((key, at) => [key, tuple[at]]))
  const { raid, measuredIops } = array
  if (!Array.isArray(raid) || !Array.isArray(measuredIops) || raid.length !== measuredIops.length)
    return null
  const figures = raid.map((policy, at) => [policy, measuredIops[at]])
  return { ...array, measuredIops: Object.fromEntries(figures.filter(([, iops]) => iops !== null)) }
}

/** Keys of a kept test, in the order of its parts in links; it must never change. */
const partsOfTest = [
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
] as const satisfies readonly (keyof KeptTest)[]

export function keptTestsToTuples(tests: readonly KeptTest[]): readonly (readonly unknown[])[] {
  return tests.map((test) => partsOfTest.map((part) => test[part]))
}

/** Reads the kept tests in a link, or the number of tests that the link leaves out. */
export function readKeptTestTuples(value: unknown): ReadTuples {
  if (typeof value === 'number' && isCount(value, projectLimits.keptTests))
    return { ok: true, unchecked: [], leftOut: value }
  return listOf('keptTests', value, testOf)
}

/** A kept test from its list of values; null if the list has too few or too many. */
function testOf(tuple: unknown): object | null {
  if (!Array.isArray(tuple) || tuple.length !== partsOfTest.length) return null
  return Object.fromEntries(partsOfTest.map((part, at) => [part, tuple[at]]))
}

const called = {
  ownArrays: { list: 'own arrays', one: 'Own array' },
  keptTests: { list: 'kept tests', one: 'Kept test' },
} as const

function listOf(
  key: keyof typeof called,
  value: unknown,
  read: (tuple: unknown) => object | null,
): ReadTuples {
  const { list, one } = called[key]
  if (!Array.isArray(value) || value.length > projectLimits[key])
    return refused(key, `A plan has a list of at most ${projectLimits[key]} ${list}.`)
  const found = value.map(read)
  const torn = found.indexOf(null)
  if (torn !== -1)
    return refused(`${key}.${torn}`, `${one} ${torn + 1}: Its parts do not go together.`)
  return { ok: true, unchecked: found.filter((each) => each !== null), leftOut: 0 }
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

function refused(path: string, message: string): ReadTuples {
  return { ok: false, problems: [{ path, message }] }
}
