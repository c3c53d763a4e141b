import type { Plan } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { assumed, given, sum, type Worked } from '../worked/worked.ts'
import type { Databases, FailureCase } from './databases.ts'
import { calibratedLoad } from './load.ts'
import { overTiers } from './mailbox.ts'
import { maintenancePerDatabase } from './maintenance.ts'
import { copyPoints, logLayout, logShare, maintenanceLayout, maintenanceShare } from './shares.ts'

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

/** What the mailboxes of every copy on the server would cause: maintenance scans passive ones too. */
export const transactionalOfAllCopies = formula({
  label: 'Transactional, if every copy on the server were active',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', active: 'databases', onServer: 'databases' },
  text: 'transactional ÷ active × onServer',
  source: equalLogic('5.4 and 7'),
  examples: [],
})

/** The total the transactional part stands for, before layout and copies. */
export const baseTotal = formula({
  label: 'Base total',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', logs: '%', maintenance: '%' },
  text: 'transactional ÷ (1 − logs − maintenance)',
  source: section,
  examples: [
    {
      in: { transactional: 1380, logs: 0.2, maintenance: 0.1 },
      out: 1972,
      within: 1,
      source: section,
    },
  ],
})

/** Log writes, and the reads of log shipping. */
export const logIops = formula({
  label: 'Logs',
  unit: 'IOPS',
  takes: { base: 'IOPS', share: '%', copies: '%', layout: '%' },
  text: 'base × max(0, share + copies + layout)',
  source: section,
  errata: ['E9'],
  examples: [
    { in: { base: 1972, share: 0.2, copies: 0.03, layout: 0.02 }, out: 493, source: section },
  ],
})

/** Background database maintenance by the paper's shares, before its bounds. */
export const maintenanceByShare = formula({
  label: 'Maintenance by share',
  unit: 'IOPS',
  takes: { base: 'IOPS', share: '%', layout: '%' },
  text: 'base × max(0, share + layout)',
  source: section,
  examples: [
    { in: { base: 1972, share: 0.1, layout: 0.03 }, out: 257, within: 1, source: section },
  ],
})

/** Background database maintenance, kept between once and one and a half times what was measured. */
export const maintenanceIops = formula({
  label: 'Maintenance',
  unit: 'IOPS',
  takes: { byShare: 'IOPS', perDatabase: 'IOPS/database', databases: 'databases' },
  text: 'min(max(byShare, perDatabase × databases), 1.5 × perDatabase × databases)',
  source: ownRule(
    'The shares were measured near 1,000 mailboxes per database, while section 5.1 finds maintenance constant per database; so it is kept between 1.0 and 1.5 times the measured cost per database.',
  ),
  examples: [],
})

/** The reserve inside the paper's own requirement. */
export const paperReserve = formula({
  label: 'Reserve',
  unit: 'IOPS',
  takes: { base: 'IOPS', transactional: 'IOPS' },
  text: 'base − transactional',
  source: section,
  errata: ['E1'],
  examples: [{ in: { base: 1972, transactional: 1380 }, out: 592, source: section }],
})

/** A reserve as a share of the expected load. */
export const percentReserve = formula({
  label: 'Reserve',
  unit: 'IOPS',
  takes: { expected: 'IOPS', share: '%' },
  text: 'expected × share',
  source: ownRule('A person’s own choice in place of the paper’s reserve.'),
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
  readonly perMailbox: Worked<'IOPS/mailbox'>
}

/** What one server generates, by its parts. */
export type Load = {
  readonly transactional: Worked<'IOPS'>
  readonly logs: Worked<'IOPS'>
  readonly maintenance: Worked<'IOPS'>
  readonly expectedLoad: Worked<'IOPS'>
}

/** The load of one server while some others are down. */
export type LoadCase = Load & Pick<FailureCase, 'lost' | 'active'>

export type Iops = Load & {
  /** What the shares are read at: over several tiers the mean, weighted by mailboxes. */
  readonly profile: Worked<'IOPS/mailbox'>
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

const partsOfLoad = ownRule(
  'What the server is expected to generate. EqualLogic 6.3 adds its base total in place of the transactional part, and so counts logs and maintenance twice.',
)
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
  const loadOf = ({ active, share }: FailureCase) =>
    paperLoad({
      transactional: sum(
        'Transactional',
        tiers.map((tier) =>
          transactionalIops({ active: tier.active, share, perMailbox: tier.perMailbox }),
        ),
        overTiers,
      ),
      profile,
      copies,
      active,
      onServer,
    })
  const found = cases.map((one) => ({ ...loadOf(one), lost: one.lost, active: one.active }))
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
    logs: worst.logs,
    maintenance: worst.maintenance,
    reserve,
    expectedLoad,
    designRequirement,
    calibrated,
    judged,
    judgedWithReserve,
    cases: found.map(({ base: _base, ...one }) => one),
  }
}

/** What the paper's method makes a load of: the transactional part, its profile and its layout. */
export type PaperInputs = {
  readonly transactional: Worked<'IOPS'>
  readonly profile: Worked<'IOPS/mailbox'>
  readonly copies: Worked<'copies'>
  /** Databases active on the server: they alone write logs. */
  readonly active: Worked<'databases'>
  /** Databases with a copy on the server: maintenance scans them all. */
  readonly onServer: Worked<'databases'>
}

/** The expected load of one server by the paper's shares, with its parts and the base total. */
export function paperLoad(inputs: PaperInputs): Load & { readonly base: Worked<'IOPS'> } {
  const { transactional, profile, copies, active, onServer } = inputs
  const shares = { logs: logShare(profile), maintenance: maintenanceShare(profile) }
  const base = baseTotal({ transactional, ...shares })
  const logs = logIops({
    base,
    share: shares.logs,
    copies: copyPoints({ copies }),
    layout: logLayout(active),
  })
  const baseOfAll =
    active.value === onServer.value
      ? base
      : baseTotal({
          transactional: transactionalOfAllCopies({ transactional, active, onServer }),
          ...shares,
        })
  const maintenance = maintenanceIops({
    byShare: maintenanceByShare({
      base: baseOfAll,
      share: shares.maintenance,
      layout: maintenanceLayout(onServer),
    }),
    perDatabase: maintenancePerDatabase(onServer),
    databases: onServer,
  })
  const expectedLoad = sum('Expected load', [transactional, logs, maintenance], partsOfLoad)
  return { transactional, base, logs, maintenance, expectedLoad }
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

function reserveOf(
  plan: Plan,
  base: Worked<'IOPS'>,
  transactional: Worked<'IOPS'>,
  expected: Worked<'IOPS'>,
): Worked<'IOPS'> {
  switch (plan.reserve) {
    case 'paper':
      return paperReserve({ base, transactional })
    case 'percent':
      return percentReserve({
        expected,
        share: given('Reserve', plan.reservePercent / 100, '%', 'reservePercent'),
      })
    case 'none':
      return assumed('Reserve', 0, 'IOPS', 'This plan keeps no reserve.')
  }
}
