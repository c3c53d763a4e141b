import { formula } from '../core/formula.ts'
import { mapEach, type NonEmpty } from '../core/non-empty.ts'
import { byHand, equalLogic, ownRule } from '../core/source.ts'
import { assumed, sum, type Worked } from '../core/worked.ts'
import { versionOf } from '../exchange/versions.ts'
import { calibratedLoad } from '../performance/load.ts'
import { isReplicated, kindOf } from '../plan/features.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { Databases, FailureCase } from './databases.ts'
import { overTiers, totalOf } from './mailbox.ts'
import { type Load, paperLoad } from './paper-load.ts'
import { reserveOf } from './reserve.ts'
import { maintenanceThroughput, reads, versionLoad } from './version-load.ts'

const section = equalLogic('6.3')

/** Reads and writes that the work of the mailboxes of one tier causes. */
export const transactionalIops = formula({
  label: 'Transactional',
  unit: 'IOPS',
  takes: { active: 'mailboxes', share: '%', perMailbox: 'IOPS/mailbox' },
  text: 'active × share × perMailbox',
  source: section,
  errata: ['E1'],
  examples: [{ in: { active: 6900, share: 1, perMailbox: 0.2 }, out: 1380, source: section }],
})

/** What the mailboxes of a tier would cause with every one of them active. */
export const iopsIfAllActive = formula({
  label: 'IOPS if every mailbox were active',
  unit: 'IOPS',
  takes: { mailboxes: 'mailboxes', perMailbox: 'IOPS/mailbox' },
  text: 'mailboxes × perMailbox',
  source: overTiers,
  examples: [{ in: { mailboxes: 6900, perMailbox: 0.2 }, out: 1380, source: section }],
})

/** Mean over tiers, weighted by mailboxes: what the shares below are read at. */
export const meanIopsPerMailbox = formula({
  label: 'Mean IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { ofAll: 'IOPS', mailboxes: 'mailboxes' },
  text: 'ofAll ÷ mailboxes',
  source: overTiers,
  examples: [{ in: { ofAll: 1656, mailboxes: 6900 }, out: 0.24, source: section }],
})

/** What the arrays must carry: the paper’s figure, or the model’s when that is over 10 % more. */
export const judgedLoad = formula({
  label: 'Load the arrays are judged by',
  unit: 'IOPS',
  takes: { paper: 'IOPS', model: 'IOPS' },
  text: 'if model > 1.1 × paper then model else paper',
  source: ownRule(
    'The paper’s shares and the model fitted to its tests check each other; where they are more than 10 % apart the larger one counts.',
  ),
  examples: [
    { in: { paper: 1000, model: 1100 }, out: 1000, source: byHand },
    { in: { paper: 1000, model: 1101 }, out: 1101, source: byHand },
  ],
})

/** One tier as the load of a server sees it. */
export type TierLoad = {
  readonly mailboxes: Worked<'mailboxes'>
  readonly active: Worked<'mailboxes'>
  readonly messages: Worked<'messages/day'>
  readonly perMailbox: Worked<'IOPS/mailbox'>
}

/** The load of one server while some others are down. */
export type LoadCase = Load &
  Pick<FailureCase, 'lost' | 'active'> & {
    /** What of the transactional part reads; the rest writes. */
    readonly reads: Worked<'IOPS'>
  }

export type Iops = LoadCase & {
  /** What the shares are read at: over several tiers the mean, weighted by mailboxes. */
  readonly profile: Worked<'IOPS/mailbox'>
  readonly reserve: Worked<'IOPS'>
  readonly designRequirement: Worked<'IOPS'>
  /** What maintenance reads in sequence, where it counts in MB/s and not in IOPS. */
  readonly maintenanceThroughput: Worked<'MB/s'> | null
  /**
   * The load by the fitted model: the cross-check of the expected load. Null where the version is
   * not the one its tests ran.
   */
  readonly calibrated: Worked<'IOPS'> | null
  /** What arrays are judged by: the expected load, or the model’s where it is over 10 % more. */
  readonly judged: Worked<'IOPS'>
  readonly judgedWithReserve: Worked<'IOPS'>
  /** From all servers up to the worst case, which is the last and the one sized for. */
  readonly cases: NonEmpty<LoadCase>
}

const withReserve = ownRule('The expected load and the reserve kept above it.')

/** The load on the arrays of one server: in its worst case, and in every case up to that. */
export function iops(
  plan: Plan,
  tiers: readonly TierLoad[],
  { cases, activeOnServer, onServer }: Pick<Databases, 'cases' | 'activeOnServer' | 'onServer'>,
): Iops {
  const { load } = versionOf(plan)
  const profile = meanProfile(tiers)
  const found = mapEach(cases, (one) => caseOf(plan, { tiers, profile, onServer }, one))
  const worst = found.at(-1) ?? found[0]
  const { transactional, expectedLoad } = worst
  const reserve = reserveOf(plan, worst)
  const designRequirement = sum('Design requirement', [expectedLoad, reserve], withReserve)
  const calibrated =
    load.method === 'shares' ? calibratedLoad(transactional, activeOnServer, onServer) : null
  const above = calibrated && calibrated.value > 1.1 * expectedLoad.value ? calibrated : null
  const judged = above ? judgedLoad({ paper: expectedLoad, model: above }) : expectedLoad
  return {
    ...worst,
    profile,
    reserve,
    designRequirement,
    maintenanceThroughput:
      load.method === 'log writes'
        ? maintenanceThroughput({ each: load.maintenance, databases: onServer })
        : null,
    calibrated,
    judged,
    judgedWithReserve: above
      ? sum('Load the arrays are judged by, with reserve', [judged, reserve], withReserve)
      : designRequirement,
    cases: found,
  }
}

type ServerLoad = {
  readonly tiers: readonly TierLoad[]
  readonly profile: Worked<'IOPS/mailbox'>
  readonly onServer: Worked<'databases'>
}

/** The load of one server while some others are down. */
function caseOf(
  plan: Plan,
  { tiers, profile, onServer }: ServerLoad,
  { lost, active, share }: FailureCase,
): LoadCase {
  const { load, readShare } = versionOf(plan)
  const kind = isReplicated(plan) ? 'dag' : 'none'
  const parts = tiers.map((tier) => ({
    messages: tier.messages,
    transactional: transactionalIops({ active: tier.active, share, perMailbox: tier.perMailbox }),
  }))
  const transactional = totalOf('Transactional', parts, (part) => part.transactional)
  const databaseReads = reads(parts, readShare[kind])
  const { shares, logs, maintenance, expectedLoad } =
    load.method === 'shares'
      ? paperLoad({ transactional, profile, copies: copiesOf(plan), active, onServer })
      : versionLoad(load, { transactional, reads: databaseReads, isReplicated: kind === 'dag' })
  const ofServer = { lost, active, reads: databaseReads, transactional }
  return { ...ofServer, shares, logs, maintenance, expectedLoad }
}

function copiesOf(plan: Plan): Worked<'copies'> {
  return kindOf(plan) === 'dag'
    ? answer(plan, 'copies')
    : assumed('Database copies', 1, 'copies', 'Standalone servers hold one copy.')
}

function meanProfile(tiers: readonly TierLoad[]): Worked<'IOPS/mailbox'> {
  const [first, ...rest] = tiers
  if (first && rest.length === 0) return first.perMailbox
  return meanIopsPerMailbox({
    ofAll: totalOf('IOPS if every mailbox were active', tiers, ({ mailboxes, perMailbox }) =>
      iopsIfAllActive({ mailboxes, perMailbox }),
    ),
    mailboxes: totalOf('Mailboxes to size for', tiers, ({ mailboxes }) => mailboxes),
  })
}
