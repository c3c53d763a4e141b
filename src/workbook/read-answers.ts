import {
  defaultPlan,
  type Field,
  fieldOf,
  type Plan,
  roleVersions,
  type Tier,
} from '../engine/index.ts'
import type { CellValue, Named } from './cells.ts'
import { type Converted, type NotTaken, share } from './conversions.ts'
import {
  hourNames,
  type InputName,
  inputNames,
  type NameStanding,
  switchedOff,
  workbookTiers,
} from './input-names.ts'

type Looked = {
  readonly name: string
  readonly answer: string
  /** The tier of users of the plan, from 0; null of what the plan has once. */
  readonly tier: number | null
  readonly standing: NameStanding
}

/** A name with its place and what stood there. */
type Found = Looked & Pick<Named, 'at' | 'value' | 'label'>

/** A name whose value became an answer. */
export type ReadName = Found & { readonly asPercent?: true }

export type NotReadWhy = NotTaken | 'no cell' | 'no mailboxes' | 'switched off' | 'incomplete'

/** A name whose value became no answer, which stays at its default. */
export type NotReadName = Found & { readonly why: NotReadWhy }

export type ReadAnswers = {
  readonly plan: Plan
  readonly read: readonly ReadName[]
  readonly notRead: readonly NotReadName[]
  /** Names that the workbook does not define: their answers stay at their defaults. */
  readonly missing: readonly Looked[]
}

/** Looks up a name whatever the case of its letters. */
export type Lookup = (name: string) => Named | null

/** The plan of the inputs that a workbook defines by the names known here. */
export function readAnswers(lookup: Lookup): ReadAnswers {
  const tiers = tiersWithMailboxes(lookup)
  let reading: ReadAnswers = {
    plan: planOf(lookup, tiers.length),
    read: [],
    notRead: [],
    missing: [],
  }
  for (const one of inputNames) {
    const isOfTier = one.name.includes('#')
    const numbers = tiers.length > 0 ? tiers : [1]
    const places = isOfTier ? numbers.map((number, tier) => ({ number, tier })) : [null]
    for (const place of places) reading = withName(reading, lookup, one, place)
  }
  const { notRead, ...others } = withHours(reading, lookup)
  return { ...others, notRead: [...notRead, ...tiersWithout(lookup, tiers)] }
}

function tiersWithMailboxes(lookup: Lookup): readonly number[] {
  return tierNumbers.filter((number) => {
    const value = lookup(mailboxesOf(number))?.value
    return value?.kind === 'number' ? value.value > 0 : value?.kind === 'text'
  })
}

const tierNumbers = Array.from({ length: workbookTiers }, (_, at) => at + 1)
const mailboxesOf = (number: number) => `NumTier${number}MBX`

/** Tiers that the workbook has and nobody is in: nothing of them is read. */
function tiersWithout(lookup: Lookup, taken: readonly number[]): readonly NotReadName[] {
  if (taken.length === 0) return []
  return tierNumbers.flatMap((number) => {
    const found = taken.includes(number) ? null : lookup(mailboxesOf(number))
    if (!found) return []
    const looked = { answer: 'mailboxes', tier: null, standing: 'in v7.6' } as const
    return [{ ...looked, ...found, why: 'no mailboxes' } as const]
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
  const name = one.name.replace('#', String(place?.number ?? ''))
  const { answer, standing } = one
  const looked = { name, answer, tier: place?.tier ?? null, standing }
  const found = lookup(name)
  if (!found) return { ...reading, missing: [...reading.missing, looked] }
  const entry = { ...looked, ...found }
  const field = fieldOf(answer)
  const converted = isSwitchedOff(lookup, name)
    ? ({ ok: false, why: 'switched off' } as const)
    : found.at === null
      ? ({ ok: false, why: 'no cell' } as const)
      : convert(found.value, one, field)
  if (!converted.ok)
    return { ...reading, notRead: [...reading.notRead, { ...entry, why: converted.why }] }
  const plan = field.write(reading.plan, place?.tier ?? 0, converted.answer)
  const asPercent = converted.asPercent && { asPercent: converted.asPercent }
  return { ...reading, plan, read: [...reading.read, { ...entry, ...asPercent }] }
}

function isSwitchedOff(lookup: Lookup, name: string): boolean {
  const rule = switchedOff.find((one) => one.name === name)
  const value = rule && lookup(rule.by)?.value
  if (!rule || !value) return false
  const word = value.kind === 'empty' ? '' : String(value.value).toLowerCase()
  return (rule.when ? ['yes', 'true'] : ['no', 'false']).includes(word)
}

function convert(value: CellValue, one: Pick<InputName, 'takes'>, field: Field): Converted {
  const mayBeEmpty = field.kind === 'number' && field.empty !== null
  if (value.kind === 'empty' && mayBeEmpty) return { ok: true, answer: null }
  if (value.kind === 'empty' || value.kind === 'error') return { ok: false, why: value.kind }
  return one.takes(value, field)
}

/** The plan with the shares of 24 hours, taken all together or not at all; empty ones are 0. */
function withHours(reading: ReadAnswers, lookup: Lookup): ReadAnswers {
  const found = hourNames.map(lookup).filter((one) => one !== null)
  const [first] = found
  const looked = {
    name: 'LogH1…LogH24',
    answer: 'logHours',
    tier: null,
    standing: 'in v7.6',
  } as const
  if (!first) return { ...reading, missing: [...reading.missing, looked] }
  const hours = found.map(({ value }) => hourOf(value))
  const wrong = hours.indexOf(null)
  const { at, label, value } = found[wrong] ?? first
  const entry = { ...looked, at, label, value }
  if (found.length < hourNames.length)
    return { ...reading, notRead: [...reading.notRead, { ...entry, why: 'incomplete' }] }
  if (wrong !== -1)
    return { ...reading, notRead: [...reading.notRead, { ...entry, why: 'not a number' }] }
  const isGiven = hours.some((hour) => hour !== 0)
  const line = isGiven ? hours.map((hour) => plainNumber(hour ?? 0)).join(' ') : ''
  const plan = fieldOf('logHours').write(reading.plan, 0, line)
  return { ...reading, plan, read: [...reading.read, entry] }
}

/** The share of an hour in per cent; null where it is none. */
function hourOf(value: CellValue): number | null {
  if (value.kind === 'empty') return 0
  const { kind } = value
  if (kind === 'error') return null
  const converted = share(value, fieldOf('compressionSaving'))
  return converted.ok && typeof converted.answer === 'number' ? converted.answer : null
}

/** A number without an exponent, as the line of hours takes it. */
function plainNumber(value: number): string {
  return value.toFixed(10).replace(/\.?0+$/, '')
}
