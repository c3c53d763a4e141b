import { formula } from '../core/formula.ts'
import type { NonEmpty } from '../core/non-empty.ts'
import { equalLogic } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { FailureCase } from './databases.ts'
import { overTiers } from './tiers.ts'

const section = equalLogic('6.3')

/** What the mailboxes of a tier would cause with every one of them active. */
export const iopsIfAllActive = formula({
  label: 'IOPS if every mailbox were active',
  unit: 'IOPS',
  takes: { mailboxes: 'mailboxes', perMailbox: 'IOPS/mailbox' },
  text: 'mailboxes × perMailbox',
  source: overTiers,
  examples: [{ in: { mailboxes: 6900, perMailbox: 0.2 }, out: 1380, source: section }],
})

/** Mean over tiers, weighted by mailboxes. */
export const meanIopsPerMailbox = formula({
  label: 'Mean IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { ofAll: 'IOPS', mailboxes: 'mailboxes' },
  text: 'ofAll ÷ mailboxes',
  source: overTiers,
  examples: [{ in: { ofAll: 1656, mailboxes: 6900 }, out: 0.24, source: section }],
})

/** EqualLogic’s shares of a load, and the total they are taken of. */
export type Shares = {
  readonly base: Worked<'IOPS'>
  readonly logs: Worked<'%'>
  readonly maintenance: Worked<'%'>
  /** Points more on logs for the copies that read them. */
  readonly copies: Worked<'%'>
  /** Points more for the layout of the databases. */
  readonly logLayout: Worked<'%'>
  readonly maintenanceLayout: Worked<'%'>
}

/** What one server generates, by its parts. */
export type Load = {
  /** Null where a version has no such shares. */
  readonly shares: Shares | null
  readonly transactional: Worked<'IOPS'>
  readonly logs: Worked<'IOPS'>
  readonly maintenance: Worked<'IOPS'>
  readonly expectedLoad: Worked<'IOPS'>
}

/** The load of one server while some others are down. */
export type LoadCase = Load &
  Pick<FailureCase, 'lost' | 'ofSite' | 'active'> & {
    /** What of the transactional part reads; the rest writes. */
    readonly reads: Worked<'IOPS'>
  }

/** The load on the arrays of one server. */
export type Iops = LoadCase & {
  /** What the shares are read at: over several tiers the mean, of active mailboxes where the method asks how many are. */
  readonly profile: Worked<'IOPS/mailbox'>
  readonly reserve: Worked<'IOPS'>
  readonly designRequirement: Worked<'IOPS'>
  /** What maintenance reads in sequence, where it counts in MB/s and not in IOPS. */
  readonly maintenanceThroughput: Worked<'MiB/s'> | null
  /**
   * The load by the fitted model: the cross-check of the expected load. Null where the version is
   * not the one its tests ran.
   */
  readonly calibrated: Worked<'IOPS'> | null
  /** What arrays are judged by: the larger of the expected load and the model’s. */
  readonly judged: Worked<'IOPS'>
  /** The same with all servers up: what a rebuild usually meets. */
  readonly judgedAllUp: Worked<'IOPS'>
  readonly judgedWithReserve: Worked<'IOPS'>
  /** Whether what arrays are judged by has the reserve in it at any time. */
  readonly isReserveJudged: boolean
  /** Whether every copy on a server counts as if it were active, whatever servers are lost. */
  readonly countsEveryCopy: boolean
  /** From all servers up to the worst case, which is the last and the one sized for. */
  readonly cases: NonEmpty<LoadCase>
}
