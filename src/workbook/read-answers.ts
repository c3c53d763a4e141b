import {
  defaultPlan,
  type Field,
  fieldOf,
  type Plan,
  roleVersions,
  type Tier,
} from '../engine/index.ts'
import type { CellValue, Named } from './cells.ts'
import type { Converted, NotTaken } from './conversions.ts'
import { type Gate, gates, type InputName, inputNames, tierNumbers } from './input-names.ts'

/** A name that was looked for, or several that are one answer. */
export type Looked = {
  readonly name: string
  readonly answer: string
  /** The tier of users of the plan, from 0; null of what the plan has once. */
  readonly tier: number | null
}

/** A name with its place and what stood there. */
type Found = Looked & Pick<Named, 'at' | 'value' | 'label'>

/** A name whose value became an answer. */
export type ReadName = Found & Pick<Extract<Converted, { ok: true }>, 'taken'>

export type NotReadWhy =
  | NotTaken
  | 'no cell'
  | 'no mailboxes'
  | 'switched off'
  | 'incomplete'
  | 'uneven copies'
  | 'one beginning'

/** A name whose value became no answer, which stays at its default. */
export type NotReadName = Found & {
  readonly why: NotReadWhy
  /** What switches it off. */
  readonly gate?: SwitchedOff
}

/** The input that switches others off, as the workbook calls it, and what it says where they count. */
type SwitchedOff = Pick<Gate, 'by' | 'says'>

export type ReadAnswers = {
  readonly plan: Plan
  /** The numbers that the tiers of the plan have in the workbook. */
  readonly tiers: readonly number[]
  readonly read: readonly ReadName[]
  readonly notRead: readonly NotReadName[]
  /** Names that the workbook does not define: their answers stay at their defaults. */
  readonly missing: readonly Looked[]
}

/** Looks up a name whatever the case of its letters. */
export type Lookup = (name: string) => Named | null

/** The plan of the inputs that a workbook defines, each a name for itself. */
export function readAnswers(lookup: Lookup): ReadAnswers {
  const tiers = tiersWithMailboxes(lookup)
  let reading: ReadAnswers = {
    plan: planOf(lookup, tiers.length),
    tiers: tiers.length > 0 ? tiers : [1],
    read: [],
    notRead: [],
    missing: [],
  }
  for (const one of inputNames) {
    const isOfTier = one.name.includes('#')
    const places = isOfTier ? reading.tiers.map((number, tier) => ({ number, tier })) : [null]
    for (const place of places) reading = withName(reading, lookup, one, place)
  }
  return { ...reading, notRead: [...reading.notRead, ...tiersWithout(lookup, tiers)] }
}

function tiersWithMailboxes(lookup: Lookup): readonly number[] {
  return tierNumbers.filter((number) => {
    const value = lookup(mailboxesOf(number))?.value
    return value?.kind === 'number' ? value.value > 0 : value?.kind === 'text'
  })
}

const mailboxesOf = (number: number) => `NumTier${number}MBX`

/** Tiers that the workbook has and nobody is in: nothing of them is read. */
function tiersWithout(lookup: Lookup, taken: readonly number[]): readonly NotReadName[] {
  if (taken.length === 0) return []
  return tierNumbers.flatMap((number) => {
    const found = taken.includes(number) ? null : lookup(mailboxesOf(number))
    if (!found) return []
    return [{ answer: 'mailboxes', tier: null, ...found, why: 'no mailboxes' } as const]
  })
}

/** The plan that the answers are written into: the defaults of its version, with so many tiers. */
function planOf(lookup: Lookup, tiers: number): Plan {
  const exchange = fieldOf('exchange')
  const usual = exchange.write(defaultPlan, 0, roleVersions[0] ?? null)
  const named = inputNames.find(({ answer }) => answer === 'exchange')
  const found = named && lookup(named.name)
  const version = found ? convert(found.value, named, exchange) : null
  const plan = version?.ok ? exchange.write(usual, 0, version.answer) : usual
  const [first] = plan.tiers
  const others = Array.from({ length: Math.max(0, tiers - 1) }, (): Tier => ({ ...first }))
  return { ...plan, tiers: [first, ...others] }
}

type TierPlace = { readonly number: number; readonly tier: number } | null

function withName(
  reading: ReadAnswers,
  lookup: Lookup,
  one: InputName,
  place: TierPlace,
): ReadAnswers {
  const name = ofTier(one.name, place)
  const { answer } = one
  const looked = { name, answer, tier: place?.tier ?? null }
  const found = lookup(name)
  const field = fieldOf(answer)
  // The replay lag manager came with v7.1: a workbook without its name has none.
  const absent = answer === 'replayLagManager' ? field.write(reading.plan, 0, false) : reading.plan
  if (!found) return { ...reading, plan: absent, missing: [...reading.missing, looked] }
  const entry = { ...looked, ...found }
  const gate = gateAgainst(lookup, one.name, place)
  const converted: Converted | { readonly ok: false; readonly why: NotReadWhy } = gate
    ? { ok: false, why: 'switched off' }
    : found.at === null
      ? { ok: false, why: 'no cell' }
      : convert(found.value, one, field)
  if (!converted.ok) {
    const notRead = { ...entry, why: converted.why, ...(gate && { gate }) }
    return { ...reading, notRead: [...reading.notRead, notRead] }
  }
  const plan = field.write(reading.plan, place?.tier ?? 0, converted.answer)
  const taken = converted.taken && { taken: converted.taken }
  return { ...reading, plan, read: [...reading.read, { ...entry, ...taken }] }
}

const ofTier = (name: string, place: TierPlace) => name.replace('#', String(place?.number ?? ''))

/** The input that keeps one of this name from counting; null where none does. */
export function gateAgainst(
  lookup: Lookup,
  name: string,
  place: TierPlace = null,
): SwitchedOff | null {
  const off = gates
    .filter(({ names }) => names.includes(name))
    .map(({ by, says }) => ({ by: ofTier(by, place), says }))
    .find(({ by, says }) => !isSaid(lookup(by)?.value, says))
  return off ?? null
}

function isSaid(value: CellValue | undefined, word: Gate['says']): boolean {
  if (value?.kind === 'switch') return value.value === (word === 'Yes')
  return value?.kind === 'text' && value.value.toLowerCase() === word.toLowerCase()
}

function convert(value: CellValue, one: Pick<InputName, 'takes'>, field: Field): Converted {
  if (value.kind === 'error') return { ok: false, why: 'error' }
  // By dashes the workbook says that there is none.
  if (value.kind !== 'empty' && !/^-+$/.test(`${value.value}`)) return one.takes(value, field)
  const mayBeEmpty = field.kind === 'number' && field.empty !== null
  return mayBeEmpty ? { ok: true, answer: null } : { ok: false, why: 'empty' }
}
