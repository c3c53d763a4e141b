import type { Plan } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { assumed, given, sum, type Worked } from '../worked/worked.ts'
import type { Databases, FailureCase } from './databases.ts'
import { calibratedLoad } from './load.ts'
import { overTiers } from './mailbox.ts'
import { type Load, paperLoad } from './paper-load.ts'
import { reads } from './reads.ts'
import { reserveOf } from './reserve.ts'

const section = equalLogic('6.3')

/** Transactional IOPS of one mailbox, from its messages. */
export const iopsPerMailbox = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { perMessage: 'IOPS/message', messages: 'messages/day' },
  text: 'perMessage × messages',
  source: section,
  errata: ['E10'],
  examples: [{ in: { perMessage: 0.001, messages: 200 }, out: 0.2, source: section }],
})

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
  examples: [],
})

/** Mean over tiers, weighted by mailboxes: what the shares below are read at. */
export const meanIopsPerMailbox = formula({
  label: 'Mean IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { ofAll: 'IOPS', mailboxes: 'mailboxes' },
  text: 'ofAll ÷ mailboxes',
  source: overTiers,
  examples: [],
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
  examples: [],
})

/** One tier as the load of a server sees it. */
export type TierLoad = {
  readonly mailboxes: Worked<'mailboxes'>
  readonly active: Worked<'mailboxes'>
  readonly messages: Worked<'messages/day'>
  readonly perMailbox: Worked<'IOPS/mailbox'>
}

/** The load of one server while some others are down. */
export type LoadCase = Load & Pick<FailureCase, 'lost' | 'active'>

export type Iops = Load & {
  /** What the shares are read at: over several tiers the mean, weighted by mailboxes. */
  readonly profile: Worked<'IOPS/mailbox'>
  /** What of the transactional part reads; the rest writes. */
  readonly reads: Worked<'IOPS'>
  readonly reserve: Worked<'IOPS'>
  readonly designRequirement: Worked<'IOPS'>
  /** The load by the fitted model: the cross-check of the expected load. */
  readonly calibrated: Worked<'IOPS'>
  /** What arrays are judged by: the expected load, or the model’s where it is over 10 % more. */
  readonly judged: Worked<'IOPS'>
  readonly judgedWithReserve: Worked<'IOPS'>
  /** From all servers up to the worst case, which is the last and the one sized for. */
  readonly cases: readonly LoadCase[]
}

const withReserve = ownRule('The expected load and the reserve kept above it.')

/** The load on the arrays of one server: in its worst case, and in every case up to that. */
export function iops(
  plan: Plan,
  tiers: readonly TierLoad[],
  { cases, activeOnServer, onServer }: Pick<Databases, 'cases' | 'activeOnServer' | 'onServer'>,
): Iops {
  const profile = meanProfile(tiers)
  const copies =
    plan.availability.kind === 'dag'
      ? given('Database copies', plan.availability.copies, 'copies', 'copies')
      : assumed('Database copies', 1, 'copies', 'Standalone servers hold one copy.')
  const byTier = ({ share }: FailureCase) =>
    tiers.map(({ active, perMailbox, messages }) => ({
      messages,
      transactional: transactionalIops({ active, share, perMailbox }),
    }))
  const loadOf = (one: FailureCase) => {
    const { lost, active } = one
    const parts = byTier(one)
    const transactional = sum(
      'Transactional',
      parts.map((part) => part.transactional),
      overTiers,
    )
    return {
      ...paperLoad({ transactional, profile, copies, active, onServer }),
      lost,
      active,
      parts,
    }
  }
  const found = cases.map(loadOf)
  const worst = found.at(-1)
  if (!worst) throw new Error('A server has no case to be sized for')
  const { transactional, base, expectedLoad } = worst
  const reserve = reserveOf(plan, base, transactional, expectedLoad)
  const designRequirement = sum('Design requirement', [expectedLoad, reserve], withReserve)
  const calibrated = calibratedLoad(transactional, activeOnServer, onServer)
  const modelCounts = calibrated.value > 1.1 * expectedLoad.value
  const judged = modelCounts ? judgedLoad({ paper: expectedLoad, model: calibrated }) : expectedLoad
  const judgedWithReserve = modelCounts
    ? sum('Load the arrays are judged by, with reserve', [judged, reserve], withReserve)
    : designRequirement
  return {
    profile,
    transactional,
    reads: reads(worst.parts),
    logs: worst.logs,
    maintenance: worst.maintenance,
    reserve,
    expectedLoad,
    designRequirement,
    calibrated,
    judged,
    judgedWithReserve,
    cases: found.map(({ base: _base, parts: _parts, ...one }) => one),
  }
}

function meanProfile(tiers: readonly TierLoad[]): Worked<'IOPS/mailbox'> {
  const [first, ...rest] = tiers
  if (first && rest.length === 0) return first.perMailbox
  return meanIopsPerMailbox({
    ofAll: sum(
      'IOPS if every mailbox were active',
      tiers.map(({ mailboxes, perMailbox }) => iopsIfAllActive({ mailboxes, perMailbox })),
      overTiers,
    ),
    mailboxes: sum(
      'Mailboxes to size for',
      tiers.map(({ mailboxes }) => mailboxes),
      overTiers,
    ),
  })
}
