import { formula } from '../../../core/formula.ts'
import { ownRule, storageTek } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { availabilityOf, hasFeature } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { answerOf, mailboxesToSizeFor, type PlacedTier } from '../../../sizing/tiers.ts'
import { blackBerryFactor } from '../documents/blackberry.ts'

export const activeMailboxes = formula({
  label: 'Concurrently active mailboxes',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', active: '%' },
  text: 'mailboxes × active',
  source: ownRule('The published figures are for concurrent users: only these cause I/O.'),
})

/** Mailboxes of one tier: today, to size for, and concurrently active. */
export type Users = {
  readonly today: Worked<'mailboxes'>
  readonly growth: Worked<'%'>
  readonly mailboxes: Worked<'mailboxes'>
  readonly active: Worked<'mailboxes'>
}

export function users(placed: PlacedTier): Users {
  const today = answerOf(placed, 'mailboxes')
  const growth = answerOf(placed, 'growth')
  const mailboxes = mailboxesToSizeFor({ today, growth })
  if (placed.tier.active === 100) return { today, growth, mailboxes, active: mailboxes }
  const active = answerOf(placed, 'active')
  return { today, growth, mailboxes, active: activeMailboxes({ mailboxes, active }) }
}

const method2003 = storageTek('Define and Assess')

export const withBlackBerry = formula({
  label: 'IOPS per mailbox, with BlackBerry',
  unit: 'IOPS/mailbox',
  takes: { usual: 'IOPS/mailbox', factor: '×', share: '%' },
  text: 'usual × (1 + factor × share)',
  source: method2003,
  errata: ['E12'],
})

/** Transactional IOPS per mailbox of a tier: as measured, or by the version’s profile. */
export function profile(
  plan: Plan,
  placed: PlacedTier,
  messages: Worked<'messages/day'>,
): Worked<'IOPS/mailbox'> {
  const measured = answerOf(placed, 'measuredIops')
  if (measured) return measured
  const usual =
    paperVersionOf(plan).iopsPerMailbox[availabilityOf(plan) === 'dag' ? 'dag' : 'none'](messages)
  if (!hasFeature(plan, 'blackBerry') || placed.tier.blackBerry === 0) return usual
  const share = answerOf(placed, 'blackBerry')
  return withBlackBerry({ usual, factor: blackBerryFactor, share })
}
