import { freeId } from '../../app/store/own-arrays.ts'
import { parseOwnArray } from '../../codec/index.ts'
import {
  driveKinds,
  measuredIn,
  type NumberBox,
  type OwnArray,
  ownArrayAnswers,
  type Plan,
  type RaidPolicy,
  raidPolicies,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import type { AnswerError } from '../../ui/error-summary.tsx'
import type { Format } from '../../ui/format.ts'
import { draftWords } from '../../ui/number-input.tsx'

const { driveGb, drives, spares, activePorts, iopsPerDrive, price } = ownArrayAnswers
const numbers = { driveGb, drives, spares, activePorts, iopsPerDrive, price }

/** The numbers that a form asks for; what was measured by RAID policy. */
export type NumberKey = keyof typeof numbers | `measured ${RaidPolicy}`

/** An array as far as it is typed. It is no part of the plan until it is saved. */
export type ArrayForm = {
  /** The id of the array that is changed; null for a new one. */
  readonly editing: string | null
  readonly name: string
  /** Empty while it is made of the name. */
  readonly id: string
  readonly driveKind: OwnArray['driveKind']
  readonly raid: readonly RaidPolicy[]
  /** What could be read; null or nothing for a box that is empty or holds something else. */
  readonly numbers: Readonly<Partial<Record<NumberKey, number | null>>>
  /** Text that is no number of its box. */
  readonly drafts: Readonly<Partial<Record<NumberKey, string>>>
}

/** The form of an array that is not there yet: one spare, four ports, the policy of the plan. */
export function newForm({ raid }: Plan): ArrayForm {
  return {
    editing: null,
    name: '',
    id: '',
    driveKind: '10K SAS 2.5"',
    raid: raid === 'any' ? raidPolicies : [raid],
    numbers: { spares: 1, activePorts: 4 },
    drafts: {},
  }
}

/** The form of an array of the plan. */
export function formOf({
  id,
  name,
  driveKind,
  raid,
  measuredIops,
  ...figures
}: OwnArray): ArrayForm {
  const measured = raidPolicies.map((one) => [`measured ${one}`, measuredIops[one] ?? null])
  const given = { ...figures, ...Object.fromEntries(measured) }
  return { editing: id, name, id, driveKind, raid, numbers: given, drafts: {} }
}

/** A form with a number given; what was typed in its box is settled. */
export function withNumber(form: ArrayForm, key: NumberKey, value: number | null): ArrayForm {
  const { [key]: _settled, ...drafts } = form.drafts
  return { ...form, numbers: { ...form.numbers, [key]: value }, drafts }
}

/** A form with text in a box that is no number of it. */
export function withDraft(form: ArrayForm, key: NumberKey, text: string): ArrayForm {
  const { [key]: _unread, ...others } = form.numbers
  return { ...form, numbers: others, drafts: { ...form.drafts, [key]: text } }
}

/** A form with a RAID policy offered or not. Its measured figure stays in its box. */
export function withPolicy(form: ArrayForm, policy: RaidPolicy, offered: boolean): ArrayForm {
  const chosen = (one: RaidPolicy) => (one === policy ? offered : form.raid.includes(one))
  return { ...form, raid: raidPolicies.filter(chosen) }
}

/** The form that a text of ours holds; null for any other text. */
export function formFromText(text: string): ArrayForm | null {
  try {
    const form: ArrayForm = JSON.parse(text)
    const isForm =
      (form.editing === null || typeof form.editing === 'string') &&
      [form.name, form.id].every((one) => typeof one === 'string') &&
      driveKinds.includes(form.driveKind) &&
      raidPolicies.filter((one) => form.raid.includes(one)).length === form.raid.length &&
      Object.values(form.numbers).every((one) => one === null || typeof one === 'number') &&
      Object.values(form.drafts).every((one) => typeof one === 'string')
    return isForm ? form : null
  } catch {
    return null
  }
}

/** A box for a number of a form, as it is asked there. */
export type FormBox = NumberBox & { readonly of: NumberKey; readonly key: string }

/** The boxes for numbers that a form shows: those of the array as it is, of its policies, its price. */
export function boxesOf({ driveKind, raid }: ArrayForm, currency: string) {
  const box = (of: NumberKey, asked: NumberBox): FormBox => {
    return { ...asked, of, key: `own-${of.replaceAll(' ', '-')}` }
  }
  const known = { ...iopsPerDrive, ...(driveKind === 'SSD' && { empty: 'not known' }) }
  return {
    hardware: [
      box('driveGb', driveGb),
      box('drives', drives),
      box('spares', spares),
      box('activePorts', activePorts),
    ],
    iops: box('iopsPerDrive', known),
    measured: raid.map((one) => box(`measured ${one}`, measuredIn(one))),
    price: box('price', { ...price, suffix: currency }),
  }
}

/** The control of a part of an array. */
export function controlOf(part: string, at = 0): string {
  return controlId({ key: `own-${part}` }, at)
}

/** What is wrong in a form. A box whose text is no number of it shows that itself. */
export type FormError = AnswerError & { readonly box: NumberKey | null }

/** The array that a form describes, or null and all that is wrong with it, in the order of the form. */
export function readArray(
  form: ArrayForm,
  ownArrays: readonly OwnArray[],
  currency: string,
  format: Format,
): { readonly array: OwnArray | null; readonly errors: readonly FormError[] } {
  const rest = ownArrays.filter(({ id }) => id !== form.editing)
  const array = arrayOf(form, rest)
  const parsed = parseOwnArray(array)
  const found = new Map(
    parsed.ok ? [] : parsed.problems.map(({ path, message }) => [path, message]),
  )
  if (rest.some(({ id }) => id === array.id))
    found.set('id', `${ownArrayAnswers.id.label}: another array has this one. Enter another.`)
  const at = (part: string): FormError[] => {
    const words = found.get(part)
    return words === undefined ? [] : [{ control: controlOf(part), words, box: null }]
  }
  const inBox = ({ of, ...box }: FormBox): FormError[] => {
    const { [of]: text = form.numbers[of] == null ? '' : null } = form.drafts
    const words = text === null ? null : draftWords(box, text, format)
    return words === null ? at(of) : [{ control: controlId(box, 0), words, box: of }]
  }
  const { hardware, iops, measured, price: cost } = boxesOf(form, currency)
  const errors = [
    ...at('name'),
    ...[...hardware, iops].flatMap(inBox),
    ...at('raid'),
    ...[...measured, cost].flatMap(inBox),
    ...at('id'),
  ]
  return { array: parsed.ok && errors.length === 0 ? parsed.array : null, errors }
}

/** The array as far as it could be read; zero where a number is missing. */
export function arrayOf(form: ArrayForm, rest: readonly OwnArray[]): OwnArray {
  const { name, driveKind, raid } = form
  const number = (key: NumberKey) => form.numbers[key] ?? 0
  const measured = raid.flatMap((one) => {
    const figure = form.numbers[`measured ${one}`]
    return figure == null ? [] : [[one, figure] as const]
  })
  return {
    id: form.id.trim() || freeId(name, rest),
    name: name.trim(),
    driveKind,
    driveGb: number('driveGb'),
    drives: number('drives'),
    spares: number('spares'),
    raid,
    activePorts: number('activePorts'),
    iopsPerDrive: form.numbers.iopsPerDrive ?? null,
    measuredIops: Object.fromEntries(measured),
    price: form.numbers.price ?? null,
  }
}
