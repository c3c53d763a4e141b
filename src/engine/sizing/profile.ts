import { storageTek } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import type { Worked } from '../core/worked.ts'
import { versionOf } from '../exchange/versions.ts'
import { blackBerryFactor } from '../papers/storagetek-2003.ts'
import { has, kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import { answerOf, type PlacedTier } from './tier.ts'

const section = storageTek('Define and Assess')

/** The mean mailbox of a tier of which some are used with a BlackBerry too. */
export const withBlackBerry = formula({
  label: 'IOPS per mailbox, with BlackBerry',
  unit: 'IOPS/mailbox',
  takes: { usual: 'IOPS/mailbox', factor: '×', share: '%' },
  text: 'usual × (1 + factor × share)',
  source: section,
  errata: ['E12'],
  // 500 of 2,000 mailboxes, 3,820 IOPS in all.
  examples: [{ in: { usual: 1, factor: 3.64, share: 0.25 }, out: 3820 / 2000, source: section }],
})

/** Transactional IOPS of one mailbox of a tier: measured, or what its version costs for its messages. */
export function profile(
  plan: Plan,
  placed: PlacedTier,
  messages: Worked<'messages/day'>,
): Worked<'IOPS/mailbox'> {
  const measured = answerOf(placed, 'measuredIops')
  if (measured) return measured
  const usual = versionOf(plan).iopsPerMailbox[kindOf(plan) === 'dag' ? 'dag' : 'none'](messages)
  if (!has(plan, 'blackBerry') || placed.tier.blackBerry === 0) return usual
  const share = answerOf(placed, 'blackBerry')
  return withBlackBerry({ usual, factor: blackBerryFactor, share })
}
