import { formula } from '../../../core/formula.ts'
import { storageTek } from '../../../core/source.ts'
import { published } from '../../../core/worked.ts'

const method = storageTek('Define and Assess')

/** IOPS that a BlackBerry adds, as a multiple of the IOPS of a mailbox of its class. */
export const blackBerryFactor = published(
  'Additional IOPS of a BlackBerry, of those of its class',
  3.64,
  '×',
  method,
)

/** Other reading: the factor is the whole load of a mailbox with a BlackBerry, not an addition. */
export const databaseIopsAsMultiple = formula({
  label: 'Database IOPS, with the factor as a multiple',
  unit: 'IOPS',
  takes: {
    mailboxes: 'mailboxes',
    blackBerry: 'mailboxes',
    factor: '×',
    iopsPerMailbox: 'IOPS/mailbox',
  },
  text: '(mailboxes − blackBerry + blackBerry × factor) × iopsPerMailbox',
  source: method,
  errata: ['E12'],
})
