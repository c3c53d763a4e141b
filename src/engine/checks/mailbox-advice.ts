import { equalLogic } from '../core/documents.ts'
import { ownRule } from '../core/source.ts'
import { versionOf } from '../exchange/versions.ts'
import { considersEqualLogic } from '../plan/features.ts'
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
  'quota-above-version': ({ plan, sizing }) =>
    sizing.tiers.flatMap(({ mailbox: { quota } }, tier): Advice<'quota-above-version'>[] => {
      const most = versionOf(plan).mostQuota
      if (!most || quota.value <= most.value) return []
      return [
        {
          code: 'quota-above-version',
          severity: 'warning',
          figures: { quota },
          consequence: { most },
          source: sourceOf(most),
          answer: 'quota',
          tier,
        },
      ]
    }),
  'mailbox-above-1-gb': ({ plan, sizing }) =>
    sizing.tiers.flatMap(({ mailbox: { quota } }, tier): Advice<'mailbox-above-1-gb'>[] => {
      // Measured with Exchange 2010 on EqualLogic arrays.
      if (quota.value <= largeAboveMb || !considersEqualLogic(plan)) return []
      return [
        {
          code: 'mailbox-above-1-gb',
          severity: 'note',
          figures: { quota },
          consequence: largeMailboxes,
          source: equalLogic('5.2 and Table 6'),
          answer: 'quota',
          tier,
        },
      ]
    }),
  'dumpster-above-quota': ({ sizing }) =>
    sizing.tiers.flatMap(
      ({ mailbox: { delta, quota } }, tier): Advice<'dumpster-above-quota'>[] => {
        if (delta.value <= quota.value) return []
        return [
          {
            code: 'dumpster-above-quota',
            severity: 'warning',
            figures: { delta, quota },
            consequence: {},
            source: moreDeletedThanKept,
            answer: 'retention',
            tier,
          },
        ]
      },
    ),
}
