import { formula } from '../../core/formula.ts'
import { byHand, ownRule } from '../../core/source.ts'
import type { Worked } from '../../core/worked.ts'
import { answerOf, type PlacedTier } from '../../sizing/tiers.ts'
import { binary } from './answers.ts'

/** What the mailboxes of a tier and their archives may hold, all of them full. */
export const limitsOfTier = formula({
  label: 'Storage asked for',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes', quota: 'MiB', archive: 'MiB' },
  text: 'mailboxes × (quota + archive) ÷ 1024',
  constants: { 1024: 'MiB/GiB' },
  source: ownRule('What is promised to the users, before anything the server adds to it.'),
  examples: [{ in: { mailboxes: 1000, quota: 2048, archive: 1024 }, out: 3000, source: byHand }],
})

/** What is promised to the users of a tier of so many mailboxes. */
export function promisedByRoles(placed: PlacedTier, mailboxes: Worked<'mailboxes'>): Worked<'GiB'> {
  const [quota, archive] = [answerOf(placed, 'quota'), answerOf(placed, 'archive')]
  return limitsOfTier({ mailboxes, quota: binary(quota), archive: binary(archive) })
}
