import {
  type NumberField,
  ownArrayLimits,
  type RaidPolicy,
  type Source,
} from '../../engine/index.ts'
import type { ArrayForm, NumberKey } from './array-form.ts'

type Asked = Pick<NumberField, 'label' | 'help'> &
  Partial<Pick<NumberField, 'unit' | 'suffix' | 'whole' | 'empty'>> & {
    readonly limits: readonly [number, number]
  }

const source: Source = { rule: 'An array of your own is as you describe it.' }

/** A number of an array, read and worded as those of the plan are. */
function field(key: string, { limits: [min, max], ...asked }: Asked): NumberField {
  return {
    ...{ unit: '', suffix: '', whole: false, empty: null, turn: null, adds: false, since: 1 },
    default: null,
    figure: '×',
    isPrice: false,
    ...asked,
    kind: 'number',
    key: `own-${key}`,
    step: 'arrays',
    scope: 'plan',
    source,
    advanced: false,
    min,
    max,
    read: () => null,
    write: (plan) => plan,
  }
}

/** The fields of the drives and ports of an array. */
export const hardwareFields: Readonly<
  Record<'driveGb' | 'drives' | 'spares' | 'activePorts', NumberField>
> = {
  driveGb: field('driveGb', {
    label: 'Drive size',
    help: 'As printed on the drive.',
    unit: 'GB',
    limits: ownArrayLimits.driveGb,
  }),
  drives: field('drives', {
    label: 'Drives in one array',
    help: 'With its spares.',
    suffix: 'drives',
    whole: true,
    limits: ownArrayLimits.drives,
  }),
  spares: field('spares', {
    label: 'Spares',
    help: 'Of these drives, how many hold no data.',
    suffix: 'drives',
    whole: true,
    limits: ownArrayLimits.spares,
  }),
  activePorts: field('activePorts', {
    label: 'Active ports',
    help: 'Network ports of the controllers that work at a time.',
    suffix: 'ports',
    whole: true,
    limits: ownArrayLimits.activePorts,
  }),
}

/** The random IOPS of one drive; public guidance has none for SSD. */
export function iopsField({ driveKind }: Pick<ArrayForm, 'driveKind'>): NumberField {
  return field('iopsPerDrive', {
    label: 'Random IOPS of one drive',
    help: 'Where you know it better than public guidance.',
    unit: 'IOPS',
    empty: driveKind === 'SSD' ? 'not known' : 'public figure',
    limits: ownArrayLimits.iopsPerDrive,
  })
}

/** What the person measured in a RAID policy. */
export function measuredField(raid: RaidPolicy): NumberField {
  return field(`measured-${raid.replace(' ', '-')}`, {
    label: `Measured in ${raid}`,
    help: '',
    unit: 'IOPS',
    empty: 'estimated',
    limits: ownArrayLimits.measuredIops,
  })
}

/** The price of one array, in the currency of the plan. */
export function priceField(currency: string): NumberField {
  return field('price', {
    label: 'Price of one array',
    help: 'With its drives.',
    suffix: currency,
    empty: 'none',
    limits: ownArrayLimits.price,
  })
}

/** The boxes for numbers that a form shows, each with the number it asks for, in their order. */
export function fieldsOf(
  form: ArrayForm,
  currency: string,
): readonly (readonly [NumberKey, NumberField])[] {
  const { driveGb, drives, spares, activePorts } = hardwareFields
  return [
    ['driveGb', driveGb],
    ['drives', drives],
    ['spares', spares],
    ['activePorts', activePorts],
    ['iopsPerDrive', iopsField(form)],
    ...form.raid.map((raid) => [`measured ${raid}`, measuredField(raid)] as const),
    ['price', priceField(currency)],
  ]
}
