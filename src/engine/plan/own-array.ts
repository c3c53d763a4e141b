import type { ChoiceInputSpec, NumberInputSpec, TextInputSpec } from '../core/input-specs.ts'
import { type ArrayDriveKind, arrayDriveKinds } from '../hardware/drives.ts'
import { type RaidPolicy, raidPolicies } from '../hardware/equallogic-arrays.ts'
import { projectLimits } from './limits.ts'

/** An array that a person added: one model with one drive size, in any of its RAID policies. */
export type OwnArray = {
  readonly [K in 'id' | 'name']: string
} & {
  readonly [K in 'driveGb' | 'drives' | 'spares' | 'activePorts']: number
} & {
  readonly [K in 'iopsPerDrive' | 'price']: number | null
} & {
  readonly driveKind: ArrayDriveKind
  /** RAID policies that the array offers, distinct, in the order of `raidPolicies`. */
  readonly raid: readonly RaidPolicy[]
  readonly measuredIops: Readonly<Partial<Record<RaidPolicy, number>>>
}

/** Every property of an own array, declared once, in the order of links. */
export const ownArrayInputs = {
  id: {
    kind: 'text',
    label: 'Id',
    help: 'Identifies it in a catalog: letters, digits, dots, - and _. Leave it empty to make it from the name.',
    max: projectLimits.name,
    pattern: /^[A-Za-z\d][\w.-]{0,39}$/,
    takes: '1 to 40 letters, digits, dots, - and _, the first a letter or a digit',
  },
  name: {
    kind: 'text',
    label: 'Name',
    help: 'Shown in designs and reports, for example the model with its drives.',
    max: projectLimits.name,
    pattern: new RegExp(`^[^]{1,${projectLimits.name}}$`),
    takes: `a name, 1 to ${projectLimits.name} characters`,
  },
  driveKind: choice('Kind of drive', '', arrayDriveKinds),
  driveGb: number({
    label: 'Drive size',
    help: 'As sold, in decimal gigabytes.',
    unit: 'GB',
    range: [1, 1e6],
  }),
  drives: number({
    label: 'Drives in one array',
    help: 'Including its spares.',
    suffix: 'drives',
    range: [2, 1000],
    whole: true,
  }),
  spares: number({
    label: 'Spares',
    help: 'How many of these drives are hot spares.',
    suffix: 'drives',
    range: [0, 100],
    whole: true,
  }),
  raid: choice(
    'RAID policies',
    'The policies it can be set up in. The plan uses the one it asks for.',
    raidPolicies,
  ),
  activePorts: number({
    label: 'Active ports',
    help: 'Network ports of the controllers that are active at the same time.',
    suffix: 'ports',
    range: [1, 64],
    whole: true,
  }),
  iopsPerDrive: number({
    label: 'Random IOPS of one drive',
    help: 'If you have a better figure than public guidance.',
    unit: 'IOPS',
    range: [1, 1e6],
    empty: 'public figure',
  }),
  measuredIops: number({
    label: 'Measured',
    help: '',
    unit: 'IOPS',
    range: [1, 1e8],
    empty: 'estimated',
  }),
  price: number({
    label: 'Price of one array',
    help: 'Including its drives.',
    range: [0, 1e9],
    empty: 'none',
  }),
} as const satisfies Record<keyof OwnArray, NumberInputSpec | ChoiceInputSpec | TextInputSpec>

export function measuredIopsInputOfPolicy(raid: RaidPolicy): NumberInputSpec {
  const { measuredIops } = ownArrayInputs
  return { ...measuredIops, label: `${measuredIops.label} in ${raid}` }
}

type Given = Pick<NumberInputSpec, 'label' | 'help'> &
  Partial<NumberInputSpec> & { readonly range: readonly [min: number, max: number] }

function number({ range: [min, max], ...given }: Given): NumberInputSpec {
  return { kind: 'number', unit: '', suffix: '', whole: false, empty: null, ...given, min, max }
}

function choice<V extends string>(
  label: string,
  help: string,
  values: readonly V[],
): ChoiceInputSpec<V> {
  return { kind: 'choice', label, help, choices: values.map((value) => ({ value, label: value })) }
}
