import { formula } from '../core/formula.ts'
import { mapEach } from '../core/non-empty.ts'
import { byHand, ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { sum, type Worked } from '../core/worked.ts'
import { mailboxesToSizeFor } from '../methods/papers/sizing/users.ts'
import { binary } from '../methods/roles/answers.ts'
import { methodIdOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import { answerOf, placedTiers } from '../sizing/tiers.ts'

const overTiers = ownRule('What several tiers ask for is added up.')

/** What the mailboxes of a tier may hold by the papers' units, all of them at their quota. */
export const quotaOfTier = formula({
  label: 'Storage asked for',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', quota: 'MB' },
  text: 'mailboxes × quota ÷ 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule('What is promised to the users, before anything the server adds to it.'),
  examples: [{ in: { mailboxes: 6900, quota: 700 }, out: 4830, source: byHand }],
})

/** The same in the units of role requirements, with the archives. */
export const limitsOfTier = formula({
  label: 'Storage asked for',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes', quota: 'MiB', archive: 'MiB' },
  text: 'mailboxes × (quota + archive) ÷ 1024',
  constants: { 1024: 'MiB/GiB' },
  source: ownRule('What is promised to the users, before anything the server adds to it.'),
  examples: [{ in: { mailboxes: 1000, quota: 2048, archive: 1024 }, out: 3000, source: byHand }],
})

/** What the tiers of a plan come to together. */
export type TierTotals = {
  readonly today: Worked<'mailboxes'>
  readonly grown: Worked<'mailboxes'>
  /** Quotas of all mailboxes after growth, and their archives where the method has them. */
  readonly storage: Worked<'GB' | 'GiB'>
}

/** What the tiers of a plan come to together, whether or not it can be computed. */
export function tierTotals(plan: Plan): TierTotals {
  const tiers = mapEach(placedTiers(plan), (placed) => {
    const today = answerOf(placed, 'mailboxes')
    const grown = mailboxesToSizeFor({ today, growth: answerOf(placed, 'growth') })
    return { placed, today, grown }
  })
  const storage =
    methodIdOf(plan) === 'papers'
      ? mapEach(tiers, ({ placed, grown: mailboxes }) =>
          quotaOfTier({ mailboxes, quota: answerOf(placed, 'quota') }),
        )
      : mapEach(tiers, ({ placed, grown: mailboxes }) => {
          const [quota, archive] = [answerOf(placed, 'quota'), answerOf(placed, 'archive')]
          return limitsOfTier({ mailboxes, quota: binary(quota), archive: binary(archive) })
        })
  const total = <U extends Unit>(label: string, parts: readonly Worked<U>[]) =>
    sum(label, parts, overTiers)
  return {
    today: total(
      'Mailboxes today',
      tiers.map(({ today }) => today),
    ),
    grown: total(
      'Mailboxes to size for',
      tiers.map(({ grown }) => grown),
    ),
    storage: total<'GB' | 'GiB'>('Storage asked for', storage),
  }
}
