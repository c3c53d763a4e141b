import type { Tier } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { given, type Worked } from '../worked/worked.ts'

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
  examples: [],
})

export type Users = {
  readonly mailboxes: Worked<'mailboxes'>
  readonly active: Worked<'mailboxes'>
}

/** The mailboxes of one tier, with growth, and how many of them are active. */
export function users(tier: Tier, index: number): Users {
  const mailboxes = mailboxesToSizeFor({
    today: given('Mailboxes today', tier.mailboxes, 'mailboxes', 'mailboxes', index),
    growth: given('Growth', tier.growthPercent / 100, '%', 'growth', index),
  })
  const share = given('Concurrently active', tier.activePercent / 100, '%', 'active', index)
  return {
    mailboxes,
    active: tier.activePercent === 100 ? mailboxes : activeMailboxes({ mailboxes, active: share }),
  }
}
