import { driveKinds, isFlash, type RaidPolicy, raidPolicies } from '../../engine/hardware/index.ts'
import {
  type Answer,
  measuredIn,
  type OwnArray,
  ownArrayAnswers,
  type Plan,
} from '../../engine/index.ts'
import type { Box } from '../../ui/field-frame.tsx'

type Numbers = 'driveGb' | 'drives' | 'spares' | 'activePorts' | 'iopsPerDrive' | 'price'

/** The readable part of an array: no number of a box that is empty or holds something else. */
type Typed = Omit<OwnArray, Numbers> & { readonly [K in Numbers]?: number | null }

/** An array as far as it is typed. It is no part of the plan until it is saved. */
export type ArrayForm = {
  /** The id of the array that is changed; null for a new one. */
  readonly editing: string | null
  /** With an empty id while that is made of the name, and figures of policies not offered any more. */
  readonly array: Typed
  /** Text that is no number of its box, by the key of its field. */
  readonly drafts: Readonly<Record<string, string>>
}

/** The form of an array that is not there yet: one spare, four ports, the policy of the plan. */
export function newForm({ raid }: Plan): ArrayForm {
  const policies = raid === 'any' ? raidPolicies : [raid]
  const named = { id: '', name: '', driveKind: '10K SAS 2.5"' } as const
  const array = { ...named, raid: policies, spares: 1, activePorts: 4, measuredIops: {} }
  return { editing: null, array, drafts: {} }
}

/** The form of an array of the plan. */
export function formOf(array: OwnArray): ArrayForm {
  return { editing: array.id, array, drafts: {} }
}

/** The form that a text of ours holds; null for any other text. */
export function formFromText(text: string): ArrayForm | null {
  try {
    const form: ArrayForm = JSON.parse(text)
    const { id, name, driveKind, raid, measuredIops, ...numbers } = form.array
    const texts = [form.editing ?? '', id, name, ...Object.values(form.drafts)]
    const figures = [...Object.values(numbers), ...Object.values(measuredIops)]
    const isForm =
      texts.every((one) => typeof one === 'string') &&
      driveKinds.includes(driveKind) &&
      raidPolicies.filter((one) => raid.includes(one)).length === raid.length &&
      figures.every((one) => one === null || typeof one === 'number')
    return isForm ? form : null
  } catch {
    return null
  }
}

/** An answer of an array as its form asks for it. */
export type FormField = Box & {
  readonly key: string
  readonly read: (array: Typed) => Answer
  readonly write: (array: Typed, answer: Answer) => Typed
}

/** The fields of a form; measured figures of the policies that are offered. */
export function fieldsOf({ array: { driveKind, raid } }: ArrayForm, currency: string) {
  const { iopsPerDrive, price } = ownArrayAnswers
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
  asked: Box = ownArrayAnswers[key],
): FormField {
  const read = (array: Typed) => array[key] ?? null
  return {
    ...asked,
    key: `own-${key}`,
    read,
    write: (array, value) => ({ ...array, [key]: value }),
  }
}

/** Whether an array is offered in a policy. Its measured figure stays when it is not any more. */
function policyField(policy: RaidPolicy): FormField {
  return {
    kind: 'switch',
    label: policy,
    help: '',
    key: raidKey,
    read: ({ raid }) => raid.includes(policy),
    write: ({ raid, ...array }, offered) => {
      const others = raidPolicies.filter((one) => (one === policy ? offered : raid.includes(one)))
      return { ...array, raid: others }
    },
  }
}

function measuredField(policy: RaidPolicy): FormField {
  return {
    ...measuredIn(policy),
    key: `own-measured-${policy.replace(' ', '-')}`,
    read: ({ measuredIops }) => measuredIops[policy] ?? null,
    write: ({ measuredIops: { [policy]: _before, ...others }, ...array }, value) => {
      const measured = typeof value === 'number' ? { ...others, [policy]: value } : others
      return { ...array, measuredIops: measured }
    },
  }
}

/** The key of the boxes that offer an array in a policy; the first of them stands for all. */
export const raidKey = 'own-raid'

/** A form with an answer given; what was typed in its box is settled. */
export function withAnswer(form: ArrayForm, { key, write }: FormField, answer: Answer): ArrayForm {
  const { [key]: _settled, ...drafts } = form.drafts
  return { ...form, array: write(form.array, answer), drafts }
}

/** A form with text in a box that is no number of it. */
export function withDraft(form: ArrayForm, { key, write }: FormField, text: string): ArrayForm {
  return { ...form, array: write(form.array, null), drafts: { ...form.drafts, [key]: text } }
}
