import { equalLogic } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { sum, type Worked } from '../core/worked.ts'
import type { ByMessages } from '../exchange/version.ts'
import { overTiers } from './mailbox.ts'

const section = equalLogic('5.1')

/** Reads of the transactional load; the rest are writes. */
export const databaseReads = formula({
  label: 'Database reads',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', share: '%' },
  text: 'transactional × share',
  source: section,
  examples: [{ in: { transactional: 900, share: 0.5 }, out: 450, source: section }],
})

type TierReads = {
  readonly transactional: Worked<'IOPS'>
  readonly messages: Worked<'messages/day'>
}

/** The database reads of one server, each tier’s by its own messages. */
export function reads(tiers: readonly TierReads[], share: ByMessages<Worked<'%'>>): Worked<'IOPS'> {
  return sum(
    'Database reads',
    tiers.map(({ transactional, messages }) =>
      databaseReads({ transactional, share: share(messages) }),
    ),
    overTiers,
  )
}
