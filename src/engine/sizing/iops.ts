import { formula } from '../core/formula.ts'
import type { NonEmpty } from '../core/non-empty.ts'
import type { Worked } from '../core/worked.ts'
import type { ActiveShareInFailure } from './databases.ts'
import { sumOverTiersSource } from './tiers.ts'

export const iopsIfAllMailboxesActive = formula({
  label: 'IOPS if every mailbox were active',
  unit: 'IOPS',
  takes: { mailboxes: 'mailboxes', perMailbox: 'IOPS/mailbox' },
  text: 'mailboxes × perMailbox',
  source: sumOverTiersSource,
})

export const meanIopsPerMailbox = formula({
  label: 'Mean IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { ofAll: 'IOPS', mailboxes: 'mailboxes' },
  text: 'ofAll ÷ mailboxes',
  source: sumOverTiersSource,
})

/** EqualLogic’s shares of a load, and the total they are taken from. */
export type LoadShares = {
  readonly base: Worked<'IOPS'>
  readonly logs: Worked<'%'>
  readonly maintenance: Worked<'%'>
  /** Percentage points added to logs for the copies that read them. */
  readonly copies: Worked<'%'>
  /** Percentage points added for the layout of the databases. */
  readonly logLayout: Worked<'%'>
  readonly maintenanceLayout: Worked<'%'>
}

/** Load of one server, by its parts. */
export type IoLoad = {
  /** EqualLogic’s shares of the load; null if the version has none. */
  readonly shares: LoadShares | null
  readonly transactional: Worked<'IOPS'>
  readonly logs: Worked<'IOPS'>
  readonly maintenance: Worked<'IOPS'>
  readonly expectedLoad: Worked<'IOPS'>
}

/** Load of one server while some others are down. */
export type IoLoadCase = IoLoad &
  Pick<ActiveShareInFailure, 'lost' | 'ofSite' | 'active'> & {
    /** Reads of the transactional part; the rest are writes. */
    readonly reads: Worked<'IOPS'>
  }

/** Load on the arrays of one server. */
export type SizedIops = IoLoadCase & {
  /** Load per mailbox that sets the shares: the mean over tiers, of active ones if asked for. */
  readonly profile: Worked<'IOPS/mailbox'>
  readonly reserve: Worked<'IOPS'>
  readonly designRequirement: Worked<'IOPS'>
  /** Sequential reads of maintenance, if they count in MiB/s; null if they count in IOPS. */
  readonly maintenanceThroughput: Worked<'MiB/s'> | null
  /** Load by the fitted model, a cross-check of the expected load; null for untested versions. */
  readonly calibrated: Worked<'IOPS'> | null
  /** Load that arrays are judged by: the larger of the expected load and the model’s. */
  readonly judged: Worked<'IOPS'>
  /** Judged load with all servers up, which a rebuild usually meets. */
  readonly judgedAllUp: Worked<'IOPS'>
  readonly judgedWithReserve: Worked<'IOPS'>
  /** True if the judged load always includes the reserve. */
  readonly isReserveJudged: boolean
  /** True if every copy on a server counts as active, whichever servers are lost. */
  readonly countsEveryCopy: boolean
  /** Cases from all servers up to the worst case, which comes last and is sized for. */
  readonly cases: NonEmpty<IoLoadCase>
}
