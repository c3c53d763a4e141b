import {
  driveKinds,
  type OwnArray,
  type Plan,
  type RaidPolicy,
  raidPolicies,
} from '../../engine/index.ts'

/** The numbers of an array, as a form asks for them; a measured figure for each RAID policy. */
export type NumberKey =
  | 'driveGb'
  | 'drives'
  | 'spares'
  | 'activePorts'
  | 'iopsPerDrive'
  | 'price'
  | `measured ${RaidPolicy}`

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
export function formOf(array: OwnArray): ArrayForm {
  const { id, name, driveKind, raid, measuredIops, ...numbers } = array
  const { driveGb, drives, spares, activePorts, iopsPerDrive, price } = numbers
  const measured = raidPolicies.map(
    (one) => [`measured ${one}`, measuredIops[one] ?? null] as const,
  )
  return {
    editing: id,
    name,
    id,
    driveKind,
    raid,
    numbers: {
      ...{ driveGb, drives, spares, activePorts, iopsPerDrive, price },
      ...Object.fromEntries(measured),
    },
    drafts: {},
  }
}

/** A form with a number given; what was typed in its box is settled. */
export function withNumber(form: ArrayForm, key: NumberKey, value: number | null): ArrayForm {
  const { [key]: _settled, ...drafts } = form.drafts
  return { ...form, numbers: { ...form.numbers, [key]: value }, drafts }
}

/** A form with text in a box that is no number of it. */
export function withDraft(form: ArrayForm, key: NumberKey, text: string): ArrayForm {
  const { [key]: _unread, ...numbers } = form.numbers
  return { ...form, numbers, drafts: { ...form.drafts, [key]: text } }
}

/** A form with a RAID policy offered or not. Its measured figure stays in its box. */
export function withPolicy(form: ArrayForm, policy: RaidPolicy, offered: boolean): ArrayForm {
  const stands = (one: RaidPolicy) => (one === policy ? offered : form.raid.includes(one))
  return { ...form, raid: raidPolicies.filter(stands) }
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
