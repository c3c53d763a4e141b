import { formula } from '../../../core/formula.ts'
import { byHand, ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { answerOf, type PlacedTier } from '../../../sizing/tiers.ts'

/** What the mailboxes of a tier may hold, all of them at their quota. */
export const quotaOfTier = formula({
  label: 'Storage asked for',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', quota: 'MB' },
  text: 'mailboxes × quota ÷ 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule('What is promised to the users, before anything the server adds to it.'),
  examples: [{ in: { mailboxes: 6900, quota: 700 }, out: 4830, source: byHand }],
})

/** What is promised to the users of a tier of so many mailboxes. */
export function promisedByPapers(placed: PlacedTier, mailboxes: Worked<'mailboxes'>): Worked<'GB'> {
  return quotaOfTier({ mailboxes, quota: answerOf(placed, 'quota') })
}
