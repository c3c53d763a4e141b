import { formulaFrom } from '../../../core/formula.ts'
import { mapEach, type NonEmpty } from '../../../core/non-empty.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { assumed, sum, type Worked } from '../../../core/worked.ts'
import type { TierMailbox } from './tier-mailbox.ts'

const formula = formulaFrom(calculator('Role Requirements'))
const overTiers = ownRule('Every tier counts by its share of all mailboxes.')

const noReads = assumed('Read share', 0, '%', 'The plan has no mailboxes.')

export type Means = {
  readonly meanSize: Worked<'MiB'>
  readonly meanCache: Worked<'MiB'>
  readonly meanActive: Worked<'megacycles/mailbox'>
  readonly meanPassive: Worked<'megacycles/mailbox'>
  readonly meanClient: Worked<'megacycles/mailbox'>
  /** IOPS of all mailboxes, without reserve. */
  readonly load: Worked<'IOPS'>
  readonly readShare: Worked<'%'>
}

export const sizeByShare = formula({
  label: 'Part of the mean',
  unit: 'MiB',
  takes: { one: 'MiB', share: '%' },
  text: 'one × share',
})

export const megacyclesByShare = formula({
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

export const readsOfAll = formula({
  label: 'Read share',
  unit: '%',
  takes: { reads: 'IOPS', load: 'IOPS' },
  text: 'reads ÷ load',
})

export function meansOf(tiers: NonEmpty<TierMailbox>): Means {
  const loads = mapEach(tiers, ({ mailboxes, iopsPerMailbox: each }) =>
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
        ? readsOfAll({ reads: sum('Reads of all mailboxes', reads, overTiers), load })
        : noReads,
  }
}

function meanSize(
  label: string,
  tiers: NonEmpty<TierMailbox>,
  of: (tier: TierMailbox) => Worked<'MiB'>,
): Worked<'MiB'> {
  const parts = tiers.map((tier) => sizeByShare({ one: of(tier), share: tier.share }, label))
  return sum(label, parts, overTiers)
}

function meanMegacycles(
  kind: string,
  tiers: NonEmpty<TierMailbox>,
  of: (tier: TierMailbox) => Worked<'megacycles/mailbox'>,
): Worked<'megacycles/mailbox'> {
  const label = `Mean ${kind} megacycles per mailbox`
  const parts = tiers.map((tier) => megacyclesByShare({ one: of(tier), share: tier.share }, label))
  return sum(label, parts, overTiers)
}
