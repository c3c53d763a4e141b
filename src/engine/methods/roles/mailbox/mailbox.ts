import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { mapNonEmpty, type NonEmpty } from '../../../core/non-empty.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, sum, type Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import { indexedTiers, tierAnswerFigure } from '../../../sizing/tiers.ts'
import { grownMailboxes, tierShareOfMailboxes } from './mailbox-formulas.ts'
import { type TierMailbox, tierMailbox } from './tier-mailbox.ts'

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))
const overTiers = ownRule('Every tier counts by its share of all mailboxes.')

const noReads = assumedFigure('Read share', 0, '%', 'The plan has no mailboxes.')

export const tierPartOfMeanSize = formula({
  label: 'Part of the mean',
  unit: 'MiB',
  takes: { one: 'MiB', share: '%' },
  text: 'one × share',
})

export const tierPartOfMeanMegacycles = formula({
  label: 'Part of the mean',
  unit: 'megacycles/mailbox',
  takes: { one: 'megacycles/mailbox', share: '%' },
  text: 'one × share',
})

export const loadOfTier = formula({
  label: 'IOPS of all mailboxes',
  unit: 'IOPS',
  takes: { mailboxes: 'mailboxes', each: 'IOPS/mailbox' },
  text: 'mailboxes × each',
})

export const readsOfTier = formula({
  label: 'Reads of all mailboxes',
  unit: 'IOPS',
  takes: { load: 'IOPS', reads: '%' },
  text: 'load × reads',
})

export const readShareOfAllMailboxes = formula({
  label: 'Read share',
  unit: '%',
  takes: { reads: 'IOPS', load: 'IOPS' },
  text: 'reads ÷ load',
})

/** Means over all mailboxes of a plan, and the IOPS of all of them without reserve. */
function meansOf(tiers: NonEmpty<TierMailbox>) {
  const loads = mapNonEmpty(tiers, ({ mailboxes, iopsPerMailbox: each }) =>
    loadOfTier({ mailboxes, each }),
  )
  const load = sum('IOPS of all mailboxes', loads, overTiers)
  const reads = tiers.map(({ readShare }, at) =>
    readsOfTier({ load: loads[at] ?? load, reads: readShare }),
  )
  return {
    meanSize: meanSize('Mean mailbox on disk', tiers, (tier) => tier.mailboxOnDisk),
    meanCache: meanSize('Mean database cache per mailbox', tiers, (tier) => tier.cachePerMailbox),
    meanActive: meanMegacycles('active', tiers, (tier) => tier.activeMegacycles),
    meanPassive: meanMegacycles('passive', tiers, (tier) => tier.passiveMegacycles),
    meanClient: meanMegacycles('client access', tiers, (tier) => tier.clientMegacycles),
    load,
    readShare:
      load.value > 0
        ? readShareOfAllMailboxes({ reads: sum('Reads of all mailboxes', reads, overTiers), load })
        : noReads,
  }
}

function meanSize(
  label: string,
  tiers: NonEmpty<TierMailbox>,
  of: (tier: TierMailbox) => Worked<'MiB'>,
): Worked<'MiB'> {
  const parts = tiers.map((tier) => tierPartOfMeanSize({ one: of(tier), share: tier.share }, label))
  return sum(label, parts, overTiers)
}

function meanMegacycles(
  kind: string,
  tiers: NonEmpty<TierMailbox>,
  of: (tier: TierMailbox) => Worked<'megacycles/mailbox'>,
): Worked<'megacycles/mailbox'> {
  const label = `Mean ${kind} megacycles per mailbox`
  const parts = tiers.map((tier) =>
    tierPartOfMeanMegacycles({ one: of(tier), share: tier.share }, label),
  )
  return sum(label, parts, overTiers)
}

export type { TierMailbox } from './tier-mailbox.ts'

/** Figures of one mailbox of each tier, and of the mean one; databases have all tiers. */
export type MailboxResults = ReturnType<typeof mailboxStage>

const noMailboxes = assumedFigure('Share of all mailboxes', 0, '%', 'The plan has no mailboxes.')
const allTiers = ownRule('Tiers are added up.')

export function mailboxStage(plan: Plan, mode: CalculationMode) {
  const placed = indexedTiers(plan)
  const grown = mapNonEmpty(placed, (tier) =>
    grownMailboxes({
      today: tierAnswerFigure(tier, 'mailboxes'),
      growth: tierAnswerFigure(tier, 'growth'),
    }),
  )
  const all = sum('Mailboxes after growth', grown, allTiers)
  const tiers = mapNonEmpty(grown, (mailboxes, at) => {
    const tier = placed[at] ?? placed[0]
    const share = all.value > 0 ? tierShareOfMailboxes({ mailboxes, all }) : noMailboxes
    return tierMailbox(plan, mode, tier, mailboxes, share)
  })
  return { tiers, mailboxes: all, ...meansOf(tiers) }
}
