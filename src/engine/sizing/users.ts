import { equalLogic } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { byHand, ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { answerOf, type PlacedTier } from './tier.ts'

const section = equalLogic('6.3')

/** Mailboxes a design is made for: those of today and their growth. */
export const mailboxesToSizeFor = formula({
  label: 'Mailboxes to size for',
  unit: 'mailboxes',
  takes: { today: 'mailboxes', growth: '%' },
  text: 'today × (1 + growth)',
  source: section,
  examples: [{ in: { today: 6000, growth: 0.15 }, out: 6900, source: section }],
})

/** Mailboxes in use at the same time. */
export const activeMailboxes = formula({
  label: 'Concurrently active mailboxes',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', active: '%' },
  text: 'mailboxes × active',
  source: ownRule('The published figures are for concurrent users: only these cause I/O.'),
  examples: [{ in: { mailboxes: 6900, active: 0.8 }, out: 5520, source: byHand }],
})

/** The mailboxes of one tier: those of today, those to size for, and how many are active. */
export type Users = {
  readonly today: Worked<'mailboxes'>
  readonly growth: Worked<'%'>
  readonly mailboxes: Worked<'mailboxes'>
  readonly active: Worked<'mailboxes'>
}

/** The mailboxes of one tier, with growth, and how many of them are active. */
export function users(placed: PlacedTier): Users {
  const today = answerOf(placed, 'mailboxes')
  const growth = answerOf(placed, 'growth')
  const mailboxes = mailboxesToSizeFor({ today, growth })
  if (placed.tier.active === 100) return { today, growth, mailboxes, active: mailboxes }
  const active = answerOf(placed, 'active')
  return { today, growth, mailboxes, active: activeMailboxes({ mailboxes, active }) }
}
