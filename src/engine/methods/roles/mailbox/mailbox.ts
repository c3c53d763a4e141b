import type { Mode } from '../../../core/mode.ts'
import { mapEach, type NonEmpty } from '../../../core/non-empty.ts'
import { ownRule } from '../../../core/source.ts'
import { assumed, sum, type Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import { answerOf, placedTiers } from '../../../sizing/tiers.ts'
import { grownMailboxes, tierShare } from './mailbox-formulas.ts'
import { type Means, meansOf } from './mailbox-means.ts'
import { mailboxOf, type TierMailbox } from './tier-mailbox.ts'

export type { TierMailbox } from './tier-mailbox.ts'

/** Mailboxes of a plan: one of each tier, and the mean. Tiers mix evenly over all databases. */
export type MailboxParts = Means & {
  readonly tiers: NonEmpty<TierMailbox>
  /** Mailboxes of the environment after growth, N. */
  readonly mailboxes: Worked<'mailboxes'>
}

const noMailboxes = assumed('Share of all mailboxes', 0, '%', 'The plan has no mailboxes.')
const allTiers = ownRule('Tiers are added up.')

export function mailbox(plan: Plan, mode: Mode): MailboxParts {
  const placed = placedTiers(plan)
  const grown = mapEach(placed, (tier) =>
    grownMailboxes({ today: answerOf(tier, 'mailboxes'), growth: answerOf(tier, 'growth') }),
  )
  const all = sum('Mailboxes after growth', grown, allTiers)
  const tiers = mapEach(grown, (mailboxes, at) => {
    const tier = placed[at] ?? placed[0]
    const share = all.value > 0 ? tierShare({ mailboxes, all }) : noMailboxes
    return mailboxOf(plan, mode, tier, mailboxes, share)
  })
  return { tiers, mailboxes: all, ...meansOf(tiers) }
}
