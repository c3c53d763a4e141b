import { formula } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'

const sheet = calculator('Role Requirements')

/** Items that a tier adds to the mean mailbox. */
export const itemsOfTier = formula({
  label: 'Items of a mean mailbox',
  unit: 'items',
  takes: { share: '%', size: 'MiB', messageSize: 'KiB' },
  text: 'share × size × 1024 ÷ messageSize',
  constants: { 1024: 'KiB/MiB' },
  source: ownRule('As many messages as fill the mailbox.'),
  errata: ['MS14'],
  examples: [{ in: { share: 0.5, size: 75, messageSize: 75 }, out: 512 }],
})

/** As Microsoft, who divides MB by KB (MS14). */
export const statedItemsOfTier = formula({
  ...itemsOfTier.definition,
  takes: { share: '%', size: 'MiB', messageSize: 'MiB' },
  text: 'share × size ÷ messageSize',
  constants: {},
  source: sheet,
  examples: [{ in: { share: 1, size: 6549, messageSize: 100 }, out: 65.49 }],
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
  examples: [
    {
      in: { items: 65.49, mailboxes: 169.230769, active: 22, copies: 52 },
      out: 7.03241,
      within: 1e-6,
      source: sheet,
    },
  ],
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
  examples: [
    { in: { needed: 94, index: 7 }, out: 94, source: sheet },
    { in: { needed: 8, index: 7 }, out: 15 },
  ],
})
