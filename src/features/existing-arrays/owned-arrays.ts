import { allLines, type Build, fieldOf, type NumberField, type Plan } from '../../engine/index.ts'

/** The arrays that a person owns. */
export type OwnedArrays = {
  /** Which array with which drives, by `arrayKey`. */
  readonly array: string
  readonly raid: Build['raid']
  readonly arrays: number
}

type Line = ReturnType<typeof allLines>[number]

/** An array with its drives, whatever its RAID policy. */
export function arrayKey({ array, driveGb }: Pick<Line, 'array' | 'driveGb'>): string {
  return array.kind === 'own' ? `own ${array.own.id}` : `${array.model} ${driveGb}`
}

/** Every array that can be owned, each with the RAID policies it offers. */
export function arraysOf(plan: Plan): ReadonlyMap<string, readonly [Line, ...Line[]]> {
  const found = new Map<string, [Line, ...Line[]]>()
  for (const line of allLines(plan)) {
    const known = found.get(arrayKey(line))
    if (known) known.push(line)
    else found.set(arrayKey(line), [line])
  }
  return found
}

/** How arrays are shared out: as many to each server, and what is left over. */
export type Shares = {
  readonly perServer: number
  readonly leftOver: number
}

/** The most arrays that one server may have in a plan. */
export const mostPerServer = numberField('arraysPerServer').max

/** The same number of arrays for each server, at most as many as a plan may give it. */
export function shareOut(arrays: number, servers: number): Shares {
  const perServer = Math.min(mostPerServer, Math.floor(arrays / servers))
  return { perServer, leftOver: arrays - perServer * servers }
}

/** The number of arrays that a person owns, asked for like an answer of a plan. */
export const arraysField: NumberField = {
  ...numberField('arraysPerServer'),
  key: 'existing-arrays',
  label: 'Arrays in all',
  help: 'Each server gets as many of them as every other.',
  min: 1,
  max: numberField('servers').max * mostPerServer,
}

function numberField(key: string): NumberField {
  const field = fieldOf(key)
  if (field.kind !== 'number') throw new Error(`${key} is a number`)
  return field
}
