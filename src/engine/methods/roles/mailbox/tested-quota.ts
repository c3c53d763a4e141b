import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { asLarge } from '../../../sizing/sizing.ts'
import type { RoleSizing } from '../sized-by-roles.ts'

const allFull = ownRule('The mailboxes of all tiers.')

export const sizeOfTier = formula({
  label: 'Mailboxes on disk',
  unit: 'MiB',
  takes: { mailboxes: 'mailboxes', onDisk: 'MiB' },
  text: 'mailboxes × onDisk',
  source: ownRule('All mailboxes of a tier are taken to be full.'),
})

export const quotaOfAll = formula({
  label: 'Mailbox quota in the test',
  unit: 'MiB',
  takes: { all: 'MiB', mailboxes: 'mailboxes' },
  text: 'up(all ÷ mailboxes, 1)',
  constants: { 1: 'MiB' },
  source: asLarge,
})

export function quotaByRoles({ tiers, mailboxes }: RoleSizing): Worked<'MiB'> {
  const sizes = tiers.map((tier) =>
    sizeOfTier({ mailboxes: tier.mailboxes, onDisk: tier.mailbox.onDisk }),
  )
  return quotaOfAll({ all: sum('All mailboxes on disk', sizes, allFull), mailboxes })
}
