import { equalLogic } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import type { Worked } from '../core/worked.ts'

const section = equalLogic('6.3')

/** Transactional IOPS of one mailbox, from its messages. */
export const iopsPerMailbox = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { perMessage: 'IOPS/message', messages: 'messages/day' },
  text: 'perMessage × messages',
  source: section,
  errata: ['E10'],
  examples: [{ in: { perMessage: 0.001, messages: 200 }, out: 0.2, source: section }],
})

/** Database cache of one mailbox. */
export const cachePerMailbox = formula({
  label: 'Database cache per mailbox',
  unit: 'MB',
  takes: { perMessage: 'MB/message', messages: 'messages/day' },
  text: 'perMessage × messages',
  source: section,
  errata: ['E2'],
  examples: [{ in: { perMessage: 0.06, messages: 200 }, out: 12, source: section }],
})

/** A figure by messages a day, marked where they lie outside of what is printed. */
export function printedFor<W extends Worked>(
  worked: W,
  messages: Worked<'messages/day'>,
  { from, to }: { readonly from: number; readonly to: number },
): W {
  const { value, unit } = messages
  if (value >= from && value <= to) return worked
  return { ...worked, beyond: [{ what: 'Messages a day', value, unit, from, to }] }
}
