import {
  type Field,
  fieldOf,
  latestVersionId,
  type Plan,
  roleVersionIds,
  type Tier,
  workbookDefaults,
} from '../engine/index.ts'
import type { CellValue, NamedCell } from './cells.ts'
import {
  type ConversionProblem,
  type ConvertedValue,
  numberInCell,
  readYesNo,
} from './conversions.ts'
import {
  answerKeyOfGate,
  type InputGate,
  inputGates,
  mailboxWordPattern,
  type NamedWorkbookInput,
  oppositeGateValues,
  workbookInputsWithAnswers,
  workbookTierNumbers,
} from './input-names.ts'

/** A workbook input that was looked up, or several that form one answer. */
export type LookedUpInput = {
  readonly name: string
  readonly answer: string
  /** Tier of the plan, counted from 0; null for answers of the whole plan. */
  readonly tier: number | null
}

type Found = LookedUpInput & Pick<NamedCell, 'at' | 'value' | 'label'>

export type SuccessfullyReadInput = Found & Pick<Extract<ConvertedValue, { ok: true }>, 'taken'>

export type NotReadReason =
  | ConversionProblem
  | 'no cell'
  | 'no mailboxes'
  | 'switched off'
  | 'gate unread'
  | 'incomplete'
  | 'no day'
  | 'uneven copies'
  | 'one beginning'

/** An input that was not read; its answer stays at the default. */
export type NotReadInput = Found & {
  readonly why: NotReadReason
  /** Gate that switches the input off, or whose own value is unreadable. */
  readonly gate?: AskedGate
  /** Sum of the hourly shares, if they do not make up a day. */
  readonly sum?: number
}

/** A gate by its name in the workbook, with its values that switch inputs on and off. */
type AskedGate = Pick<InputGate, 'by' | 'says'> & { readonly otherwise: string }

type Against = { readonly why: 'switched off' | 'gate unread'; readonly gate: AskedGate }

export type WorkbookAnswersReading = {
  readonly plan: Plan
  /** Numbers that the plan’s tiers have in the workbook. */
  readonly tiers: readonly number[]
  readonly read: readonly SuccessfullyReadInput[]
  readonly notRead: readonly NotReadInput[]
  /** Inputs that the workbook lacks: their answers stay at the defaults. */
  readonly missing: readonly LookedUpInput[]
}

/** Finds the cell that has a defined name, in any case of letters. */
export type NamedCellLookup = (name: string) => NamedCell | null

/** Reads the inputs that are answers of their own into a plan. */
export function readSingleInputAnswers(lookup: NamedCellLookup): WorkbookAnswersReading {
  const tiers = tiersWithMailboxes(lookup)
  let reading: WorkbookAnswersReading = {
    plan: planOf(lookup, tiers.length),
    tiers: tiers.length > 0 ? tiers : [1],
    read: [],
    notRead: [],
    missing: [],
  }
  for (const one of workbookInputsWithAnswers) {
    const places = one.name.includes('#') ? placesOf(reading.tiers) : [null]
    for (const place of places) reading = withName(reading, lookup, one, place)
  }
  const gatesUnread = inputGates.flatMap((gate) =>
    (gate.by.includes('#') ? placesOf(reading.tiers) : [null]).flatMap((place) =>
      unreadGate(lookup, gate, place),
    ),
  )
  const notRead = [...gatesUnread, ...reading.notRead, ...tiersWithout(lookup, reading.tiers)]
  return { ...reading, notRead }
}

function tiersWithMailboxes(lookup: NamedCellLookup): readonly number[] {
  return workbookTierNumbers.filter(
    (number) => whyNoTier(lookup(mailboxesOf(number))?.value) === null,
  )
}

const mailboxesOf = (number: number) => `NumTier${number}MBX`

/** Why a cell with a number of mailboxes makes no tier; null if it makes one. */
function whyNoTier(mailboxes: CellValue | undefined): NotReadReason | null {
  if (!mailboxes || saysNone(mailboxes)) return 'no mailboxes'
  if (mailboxes.kind === 'error') return 'error'
  const read = numberInCell(mailboxes, mailboxWordPattern)
  if (typeof read !== 'number') return read
  return read > 0 ? null : 'no mailboxes'
}

/** Tiers of the workbook that are not in the plan: none of their inputs is read. */
function tiersWithout(lookup: NamedCellLookup, taken: readonly number[]): readonly NotReadInput[] {
  return workbookTierNumbers.flatMap((number) => {
    const found = taken.includes(number) ? null : lookup(mailboxesOf(number))
    const why = found && whyNoTier(found.value)
    return found && why ? [{ answer: 'mailboxes', tier: null, ...found, why }] : []
  })
}

/** Plan to read answers into: the workbook’s defaults for its Exchange version, with its tiers. */
function planOf(lookup: NamedCellLookup, tiers: number): Plan {
  const named = workbookInputsWithAnswers.find(({ answer }) => answer === 'exchange')
  const found = named && lookup(named.name)
  const version = found ? convert(found.value, named, fieldOf('exchange')) : null
  const exchange = roleVersionIds.find((one) => version?.ok && one === version.answer)
  const plan = workbookDefaults(exchange ?? roleVersionIds[0] ?? latestVersionId)
  const [first] = plan.tiers
  const others = Array.from({ length: Math.max(0, tiers - 1) }, (): Tier => ({ ...first }))
  // The workbook does not ask for drive bays: the number of drives is not limited.
  return { ...plan, bays: null, tiers: [first, ...others] }
}

type TierPlace = { readonly number: number; readonly tier: number } | null

const placesOf = (tiers: readonly number[]): readonly TierPlace[] =>
  tiers.map((number, tier) => ({ number, tier }))

function withName(
  reading: WorkbookAnswersReading,
  lookup: NamedCellLookup,
  one: NamedWorkbookInput,
  place: TierPlace,
): WorkbookAnswersReading {
  const name = ofTier(one.name, place)
  const { answer } = one
  const looked = { name, answer, tier: place?.tier ?? null }
  const found = lookup(name)
  const field = fieldOf(answer)
  // The replay lag manager is new in v7.1: a workbook without its name has none.
  const absent = answer === 'replayLagManager' ? field.write(reading.plan, 0, false) : reading.plan
  if (!found) return { ...reading, plan: absent, missing: [...reading.missing, looked] }
  const entry = { ...looked, ...found }
  const against = gateThatClosesInput(lookup, one.name, place)
  const converted: ConvertedValue | ({ readonly ok: false } & Pick<NotReadInput, 'why' | 'gate'>) =
    against
      ? { ok: false, ...against }
      : found.at === null
        ? { ok: false, why: 'no cell' }
        : convert(found.value, one, field)
  if (!converted.ok) {
    const { ok: _no, ...why } = converted
    return { ...reading, notRead: [...reading.notRead, { ...entry, ...why }] }
  }
  const plan = field.write(reading.plan, place?.tier ?? 0, converted.answer)
  const taken = converted.taken && { taken: converted.taken }
  return { ...reading, plan, read: [...reading.read, { ...entry, ...taken }] }
}

const ofTier = (name: string, place: TierPlace) => name.replace('#', String(place?.number ?? ''))

/** Gate that keeps an input from counting; null if no gate does. */
export function gateThatClosesInput(
  lookup: NamedCellLookup,
  name: string,
  place: TierPlace = null,
): Against | null {
  const [against = null] = inputGates
    .filter(({ names }) => names.includes(name))
    .flatMap((gate): readonly Against[] => {
      const asked = askedGate(gate, place)
      const isOpen = isOpenBy(lookup(asked.by)?.value, gate) ?? (gate.isUsual || null)
      if (isOpen) return []
      return [{ why: isOpen === null ? 'gate unread' : 'switched off', gate: asked }]
    })
  return against
}

const askedGate = ({ by, says }: InputGate, place: TierPlace): AskedGate => {
  return { by: ofTier(by, place), says, otherwise: oppositeGateValues[says] }
}

/** True if a gate switches its inputs on; null if its value means neither on nor off. */
function isOpenBy(value: CellValue | undefined, { says }: InputGate): boolean | null {
  if (!value || value.kind === 'empty' || value.kind === 'error') return null
  if (says !== 'Custom') {
    const isYes = readYesNo(value)
    return isYes === null ? null : isYes === (says === 'Yes')
  }
  const word = `${value.value}`.toLowerCase()
  return word === 'custom' || (word === 'default' ? false : null)
}

/** Gates with unreadable values; gates that are answers themselves are reported as such. */
function unreadGate(
  lookup: NamedCellLookup,
  gate: InputGate,
  place: TierPlace,
): readonly NotReadInput[] {
  const asked = askedGate(gate, place)
  const found = gate.isUsual ? null : lookup(asked.by)
  if (!found || isOpenBy(found.value, gate) !== null) return []
  const looked = { answer: answerKeyOfGate(gate), tier: place?.tier ?? null }
  return [{ ...looked, ...found, why: 'gate unread', gate: asked }]
}

function convert(
  value: CellValue,
  one: Pick<NamedWorkbookInput, 'takes'>,
  field: Field,
): ConvertedValue {
  if (value.kind === 'error') return { ok: false, why: 'error' }
  if (!saysNone(value)) return one.takes(value, field)
  const mayBeEmpty = field.kind === 'number' && field.empty !== null
  return mayBeEmpty ? { ok: true, answer: null } : { ok: false, why: 'empty' }
}

/** True if a cell is empty or holds the dashes that the workbook shows for none. */
function saysNone(value: CellValue): value is Extract<CellValue, { kind: 'empty' }> {
  return value.kind === 'empty' || /^-+$/.test(`${value.value}`)
}
