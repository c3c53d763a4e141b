import { equalLogic } from '../core/documents.ts'
import { ownRule } from '../core/source.ts'
import { versionOf } from '../exchange/versions.ts'
import { considersEqualLogic } from '../plan/features.ts'
import { answerOf, placedTiers } from '../sizing/tier.ts'
import { type Advice, type Checks, sourceOf } from './advice.ts'
import { largeMailboxes } from './tested-effects.ts'

/** The largest mailbox, in MB, whose reads the tests show hardly slower. */
const largeAboveMb = 1000

const moreDeletedThanKept = ownRule(
  'The formula of EqualLogic 6.1 takes every message of the retention as deleted; with more of them than the quota holds, an answer is seldom what was meant.',
)

/** What the mailboxes of each tier give cause to say. */
export const mailboxAdvice: Checks<
  'mailbox-above-1-gb' | 'dumpster-above-quota' | 'quota-above-version'
> = {
  'quota-above-version': ({ plan }) =>
    placedTiers(plan).flatMap((placed): Advice<'quota-above-version'>[] => {
      const { quotaMb } = placed.tier
      const most = versionOf(plan).mostQuota
      if (!most || quotaMb <= most.value) return []
      return [
        {
          code: 'quota-above-version',
          severity: 'warning',
          figures: { quota: answerOf(placed, 'Mailbox quota', quotaMb, 'MB', 'quota') },
          consequence: { most },
          source: sourceOf(most),
          answer: 'quota',
          tier: placed.index,
        },
      ]
    }),
  'mailbox-above-1-gb': ({ plan }) =>
    placedTiers(plan).flatMap((placed): Advice<'mailbox-above-1-gb'>[] => {
      const { quotaMb } = placed.tier
      // Measured with Exchange 2010 on EqualLogic arrays.
      if (quotaMb <= largeAboveMb || !considersEqualLogic(plan)) return []
      return [
        {
          code: 'mailbox-above-1-gb',
          severity: 'note',
          figures: { quota: answerOf(placed, 'Mailbox quota', quotaMb, 'MB', 'quota') },
          consequence: largeMailboxes,
          source: equalLogic('5.2 and Table 6'),
          answer: 'quota',
          tier: placed.index,
        },
      ]
    }),
  'dumpster-above-quota': ({ plan, sizing }) =>
    placedTiers(plan).flatMap((placed): Advice<'dumpster-above-quota'>[] => {
      const delta = sizing.tiers[placed.index]?.dumpsterDelta
      const { quotaMb } = placed.tier
      if (!delta || delta.value <= quotaMb) return []
      return [
        {
          code: 'dumpster-above-quota',
          severity: 'warning',
          figures: { delta, quota: answerOf(placed, 'Mailbox quota', quotaMb, 'MB', 'quota') },
          consequence: {},
          source: moreDeletedThanKept,
          answer: 'retention',
          tier: placed.index,
        },
      ]
    }),
}
