import { formula } from '../../../core/formula.ts'
import { type Cite, ownRule } from '../../../core/source.ts'
import type { Unit } from '../../../core/units.ts'
import type { Worked } from '../../../core/worked.ts'
import type { BlockDesign } from '../../../designs/block-design.ts'
import type { SolutionId } from '../../../hardware/tested-choices.ts'
import type { TestedSystem } from '../../../hardware/tested-solutions.ts'
import { defaultPlan, type Plan, type Tier } from '../../../plan/plan.ts'
import type { DifferenceReason, PrintedValue } from '../documents/equallogic-example.ts'
import { testedHeadroom } from '../sizing/reserve.ts'
import type { PaperSizing } from '../sizing/size.ts'
import { printedValueWithPrecision } from './compared-line.ts'

/** A reference solution as sized: its plan, and the design of its tested blocks. */
export type SizedReferenceSolution = {
  readonly plan: Plan
  readonly sizing: PaperSizing
  readonly design: BlockDesign
}

/** A figure that a document prints of a solution, and how it is computed from the sized plan. */
export type ReferenceSolutionLine = {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly printed: PrintedValue
  readonly cite: Cite
  readonly computed: (built: SizedReferenceSolution) => Worked
  readonly reason: DifferenceReason
}

/** A published system as a plan, with the printed figures that are compared with computed ones. */
export type ReferenceSolution = {
  readonly id: string
  readonly title: string
  /** One or two sentences on what was tested. */
  readonly lead: string
  readonly cite: Cite
  readonly plan: Plan
  /** Sentences on the answers that the document leaves open, and how they were set. */
  readonly chosen: readonly string[]
  /** Tested system whose Jetstress runs are compared; null if nothing was tested. */
  readonly tested: TestedSystem | null
  readonly lines: readonly ReferenceSolutionLine[]
}

export const iopsPerMailboxWithHeadroom = formula({
  label: 'IOPS per mailbox, with headroom',
  unit: 'IOPS/mailbox',
  takes: { perMailbox: 'IOPS/mailbox', headroom: '%' },
  text: 'perMailbox × (1 + headroom)',
  source: ownRule('The headroom of 20 % that the tested solutions state.'),
  errata: ['E18'],
})

type PlanOf = {
  readonly solution: SolutionId
  readonly tier: Partial<Tier> & Pick<Tier, 'mailboxes' | 'messages' | 'quota'>
  readonly answers: Partial<Plan>
}

/** Plan of one solution’s blocks: one tier without growth, on a server of Exchange 2007. */
export function solutionPlan({ solution, tier, answers }: PlanOf): Plan {
  return {
    ...defaultPlan,
    exchange: '2007',
    availability: 'none',
    servers: 1,
    sites: 1,
    separateLogs: true,
    volumeStep: 1,
    ...answers,
    tiers: [{ ...defaultPlan.tiers[0], growth: 0, ...tier }],
    storage: 'tested',
    solution,
  }
}

/** Returns a maker of compared lines, which takes the printed figure, its place and the reason. */
const linesIn =
  (group: string) =>
  <U extends Unit>(
    id: string,
    label: string,
    unit: U,
    computed: (of: SizedReferenceSolution) => Worked,
    within?: number,
  ) =>
  (
    value: number,
    cite: Cite,
    reason: DifferenceReason = { why: 'same' },
  ): ReferenceSolutionLine => {
    const printed = printedValueWithPrecision(value, unit, within)
    return { id, group, label, printed, cite, computed, reason }
  }

/** Makers of compared lines, by the group under which a solution shows them. */
export const lineMakersByGroup = {
  users: linesIn('Users'),
  load: linesIn('Load'),
  space: linesIn('Space'),
  blocks: linesIn('Blocks'),
} as const

/** Makers of compared lines that several documents print. */
export const commonLineMakers = {
  mailboxes: lineMakersByGroup.users(
    'mailboxes',
    'Mailboxes',
    'mailboxes',
    (of) => of.sizing.mailboxes,
  ),
  quota: lineMakersByGroup.users(
    'quota',
    'Mailbox quota',
    'MB',
    (of) => of.sizing.tiers[0].mailbox.quota,
  ),
  messages: lineMakersByGroup.users(
    'messages',
    'Messages',
    'messages/day',
    (of) => of.sizing.tiers[0].messages,
  ),
  /** IOPS per mailbox, which the documents print with two digits. */
  profile: lineMakersByGroup.users(
    'profile',
    'IOPS per mailbox',
    'IOPS/mailbox',
    perMailbox,
    0.005,
  ),
  profileWithHeadroom: lineMakersByGroup.users(
    'profile-with-headroom',
    'IOPS per mailbox, with 20 % headroom',
    'IOPS/mailbox',
    (of) => iopsPerMailboxWithHeadroom({ perMailbox: perMailbox(of), headroom: testedHeadroom }),
  ),
  /** IOPS that the test achieved, compared with those expected of the mailboxes. */
  achieved: lineMakersByGroup.load(
    'achieved',
    'Database IOPS, achieved',
    'IOPS',
    (of) => of.design.counts.iops.required,
  ),
  logWrites: lineMakersByGroup.load(
    'log-writes',
    'Log writes, achieved',
    'IOPS',
    (of) => of.sizing.iops.logs,
  ),
  databases: lineMakersByGroup.space(
    'databases',
    'Databases',
    'databases',
    (of) => of.sizing.databases.inAll,
  ),
  space: (label: string) =>
    lineMakersByGroup.space('space', label, 'GB', (of) => of.design.counts.space.required),
  blocks: (label: string) =>
    lineMakersByGroup.blocks('blocks', label, 'blocks', (of) => of.design.blocks),
  drives: lineMakersByGroup.blocks('drives', 'Drives in all', 'drives', (of) => of.design.drives),
} as const

function perMailbox({ sizing }: SizedReferenceSolution): Worked<'IOPS/mailbox'> {
  return sizing.tiers[0].perMailbox
}
