import { formula } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'

const sheet = calculator('Role Requirements')

export const itemsOfTier = formula({
  label: 'Items of a mean mailbox',
  unit: 'items',
  takes: { share: '%', size: 'MiB', messageSize: 'KiB' },
  text: 'share × size × 1024 ÷ messageSize',
  constants: { 1024: 'KiB/MiB' },
  source: ownRule('As many messages as fill the mailbox.'),
  errata: ['MS14'],
})

/** As Microsoft, who divides MB by KB (MS14). */
export const statedItemsOfTier = formula({
  ...itemsOfTier.definition,
  takes: { share: '%', size: 'MiB', messageSize: 'MiB' },
  text: 'share × size ÷ messageSize',
  constants: {},
  source: sheet,
})

/** Message size with its number of KB read as MB, as in the workbook (MS14). */
export function sizeReadAsMb({ value, how }: Worked<'KiB'>): Worked<'MiB'> {
  return { label: 'Message size with its KB read as MB', value, unit: 'MiB', how }
}

export const indexMemory = formula({
  label: 'Memory of the search index',
  unit: 'GiB',
  asSold: true,
  takes: {
    items: 'items',
    mailboxes: 'mailboxes/database',
    active: 'databases',
    copies: 'copies',
  },
  text: '7 + items × mailboxes × (active × 110 + (copies − active) × 24) ÷ 1073741824',
  constants: { 7: 'GiB', 110: 'bytes', 24: 'bytes', 1073741824: 'bytes/GiB' },
  source: sheet,
  errata: ['MS14'],
})

/** As Microsoft, added only if the index exceeds three quarters of the other memory (MS14). */
export const memoryWithIndex = formula({
  label: 'Memory needed',
  unit: 'GiB',
  asSold: true,
  takes: { needed: 'GiB', index: 'GiB' },
  text: 'if needed × 0.25 + index > needed then needed + index else needed',
  source: sheet,
  errata: ['MS14'],
})
