import {
  arrayDriveKinds,
  isFlash,
  type RaidPolicy,
  raidPolicies,
} from '../../engine/hardware/index.ts'
import {
  measuredIopsInputOfPolicy,
  type OwnArray,
  ownArrayInputs,
  type Plan,
  type RawAnswer,
} from '../../engine/index.ts'
import type { FieldDefinition } from '../../ui/field-frame.tsx'

type Numbers = 'driveGb' | 'drives' | 'spares' | 'activePorts' | 'iopsPerDrive' | 'price'

/** An own array while it is entered; a number is null or missing while its box holds none. */
type EnteredArray = Omit<OwnArray, Numbers> & { readonly [K in Numbers]?: number | null }

export type ArrayFormState = {
  /** Id of the own array that the form changes; null for a new one. */
  readonly editing: string | null
  /** Its id is empty until made from the name; IOPS of policies no longer offered are kept. */
  readonly array: EnteredArray
  /** Typed texts that are not valid numbers, by field key. */
  readonly drafts: Readonly<Record<string, string>>
}

/** Form state of a new array: one spare, four ports, the RAID policy of the plan. */
export function formOfNewArray({ raid }: Plan): ArrayFormState {
  const policies = raid === 'any' ? raidPolicies : [raid]
  const named = { id: '', name: '', driveKind: '10K SAS 2.5"' } as const
  const array = { ...named, raid: policies, spares: 1, activePorts: 4, measuredIops: {} }
  return { editing: null, array, drafts: {} }
}

export function arrayFormOf(array: OwnArray): ArrayFormState {
  return { editing: array.id, array, drafts: {} }
}

/** Reads the state of an array form from its JSON text; null for any other text. */
export function arrayFormFromText(text: string): ArrayFormState | null {
  try {
    const form: ArrayFormState = JSON.parse(text)
    const { id, name, driveKind, raid, measuredIops, ...numbers } = form.array
    const texts = [form.editing ?? '', id, name, ...Object.values(form.drafts)]
    const figures = [...Object.values(numbers), ...Object.values(measuredIops)]
    const isForm =
      texts.every((one) => typeof one === 'string') &&
      arrayDriveKinds.includes(driveKind) &&
      raidPolicies.filter((one) => raid.includes(one)).length === raid.length &&
      figures.every((one) => one === null || typeof one === 'number')
    return isForm ? form : null
  } catch {
    return null
  }
}

export type ArrayFormField = FieldDefinition & {
  readonly key: string
  readonly read: (array: EnteredArray) => RawAnswer
  readonly write: (array: EnteredArray, answer: RawAnswer) => EnteredArray
}

/** Fields of the array form; each offered RAID policy adds a field for its measured IOPS. */
export function fieldsOfArrayForm(
  { array: { driveKind, raid } }: ArrayFormState,
  currency: string,
) {
  const { iopsPerDrive, price } = ownArrayInputs
  const empty = isFlash(driveKind) ? 'not known' : iopsPerDrive.empty
  return {
    name: field('name'),
    hardware: (['driveKind', 'driveGb', 'drives', 'spares', 'activePorts'] as const).map((key) =>
      field(key),
    ),
    iops: field('iopsPerDrive', { ...iopsPerDrive, empty }),
    policies: raidPolicies.map(policyField),
    measured: raid.map(measuredField),
    price: field('price', { ...price, suffix: currency }),
    id: field('id'),
  }
}

function field(
  key: Exclude<keyof OwnArray, 'raid' | 'measuredIops'>,
  asked: FieldDefinition = ownArrayInputs[key],
): ArrayFormField {
  const read = (array: EnteredArray) => array[key] ?? null
  return {
    ...asked,
    key: `own-${key}`,
    read,
    write: (array, value) => ({ ...array, [key]: value }),
  }
}

/** Switch that offers a RAID policy; its measured IOPS are kept when it is turned off. */
function policyField(policy: RaidPolicy): ArrayFormField {
  return {
    kind: 'switch',
    label: policy,
    help: '',
    key: raidSwitchesKey,
    read: ({ raid }) => raid.includes(policy),
    write: ({ raid, ...array }, offered) => {
      const others = raidPolicies.filter((one) => (one === policy ? offered : raid.includes(one)))
      return { ...array, raid: others }
    },
  }
}

function measuredField(policy: RaidPolicy): ArrayFormField {
  return {
    ...measuredIopsInputOfPolicy(policy),
    key: `own-measured-${policy.replace(' ', '-')}`,
    read: ({ measuredIops }) => measuredIops[policy] ?? null,
    write: ({ measuredIops: { [policy]: _before, ...others }, ...array }, value) => {
      const measured = typeof value === 'number' ? { ...others, [policy]: value } : others
      return { ...array, measuredIops: measured }
    },
  }
}

/** Field key shared by all RAID policy switches; errors link to the first switch. */
export const raidSwitchesKey = 'own-raid'

/** Form state with an answer set and the draft text of its box cleared. */
export function formWithAnswer(
  form: ArrayFormState,
  { key, write }: ArrayFormField,
  answer: RawAnswer,
): ArrayFormState {
  const { [key]: _settled, ...drafts } = form.drafts
  return { ...form, array: write(form.array, answer), drafts }
}

/** Form state that keeps a typed text that is no valid number, with its answer cleared. */
export function formWithDraft(
  form: ArrayFormState,
  { key, write }: ArrayFormField,
  text: string,
): ArrayFormState {
  return { ...form, array: write(form.array, null), drafts: { ...form.drafts, [key]: text } }
}
