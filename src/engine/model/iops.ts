import type { Plan } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { table } from '../worked/table.ts'
import { assumed, given, sum, type Worked } from '../worked/worked.ts'
import { calibratedLoad } from './load.ts'
import { overTiers } from './mailbox.ts'
import { maintenancePerDatabase } from './maintenance.ts'

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
  takes: { active: 'mailboxes', dags: 'dags', perMailbox: 'IOPS/mailbox' },
  text: 'active ÷ dags × perMailbox',
  source: section,
  errata: ['E1'],
  examples: [{ in: { active: 6900, dags: 1, perMailbox: 0.2 }, out: 1380, source: section }],
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

/** Share of the total that log I/O takes, by profile. */
export const logShare = table({
  label: 'Log share of the total',
  key: 'IOPS/mailbox',
  unit: '%',
  rows: [
    { at: 0.06, value: 0.19 },
    { at: 0.18, value: 0.22 },
    { at: 0.2, value: 0.2 },
    { at: 0.36, value: 0.15 },
  ],
  below: 'held',
  above: 'held',
  source: equalLogic('5.1 and 6.3'),
  errata: ['E23'],
})

/** Share of the total that background database maintenance takes, by profile. */
export const maintenanceShare = table({
  label: 'Maintenance share of the total',
  key: 'IOPS/mailbox',
  unit: '%',
  rows: [
    { at: 0.06, value: 0.29 },
    { at: 0.18, value: 0.11 },
    { at: 0.2, value: 0.1 },
    { at: 0.36, value: 0.06 },
  ],
  below: 'held',
  above: 'held',
  source: equalLogic('5.1 and 6.3'),
})

/** Percentage points more log I/O for the layout of the databases, against five of them. */
export const logLayout = table({
  label: 'Layout points on logs',
  key: 'databases',
  unit: '%',
  rows: [
    { at: 5, value: 0 },
    { at: 7, value: 0.02 },
  ],
  below: 'flat',
  above: 'flat',
  source: section,
})

/** Percentage points more maintenance for the layout of the databases, against five of them. */
export const maintenanceLayout = table({
  label: 'Layout points on maintenance',
  key: 'databases',
  unit: '%',
  rows: [
    { at: 2, value: -0.06 },
    { at: 5, value: 0 },
    { at: 7, value: 0.03 },
    { at: 20, value: 0.25 },
  ],
  below: 'held',
  above: 'held',
  source: equalLogic('5.3 and 6.3'),
})

/** Percentage points more log I/O for the copies that read the logs. */
export const copyPoints = formula({
  label: 'DAG points on logs',
  unit: '%',
  takes: { copies: 'copies' },
  text: 'if copies ≤ 1 then 0 else (2 + log2(copies ÷ 2)) ÷ 100',
  source: equalLogic('summary and 6.3'),
  errata: ['E9', 'E29'],
  examples: [{ in: { copies: 4 }, out: 0.03, source: section }],
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

export type Iops = {
  readonly transactional: Worked<'IOPS'>
  readonly logs: Worked<'IOPS'>
  readonly maintenance: Worked<'IOPS'>
  readonly reserve: Worked<'IOPS'>
  readonly expectedLoad: Worked<'IOPS'>
  readonly designRequirement: Worked<'IOPS'>
  /** The load by the fitted model: the cross-check of the expected load. */
  readonly calibrated: Worked<'IOPS'>
  /** What arrays are judged by: the expected load, or the model’s where it is over 10 % more. */
  readonly judged: Worked<'IOPS'>
  readonly judgedWithReserve: Worked<'IOPS'>
}

const partsOfLoad = ownRule(
  'What the server is expected to generate. EqualLogic 6.3 adds its base total in place of the transactional part, and so counts logs and maintenance twice.',
)
const withReserve = ownRule('The expected load and the reserve kept above it.')

/** The load on the arrays of one server that carries every active database of its DAG. */
export function iops(
  plan: Plan,
  tiers: readonly TierLoad[],
  dags: Worked<'dags'>,
  databases: Worked<'databases'>,
): Iops {
  const transactional = sum(
    'Transactional',
    tiers.map(({ active, perMailbox }) => transactionalIops({ active, dags, perMailbox })),
    overTiers,
  )
  const { base, logs, maintenance, expectedLoad } = paperLoad({
    transactional,
    profile: meanProfile(tiers),
    copies: given('Database copies', plan.availability.copies, 'copies', 'copies'),
    databases,
  })
  const reserve = reserveOf(plan, base, transactional, expectedLoad)
  const designRequirement = sum('Design requirement', [expectedLoad, reserve], withReserve)
  const calibrated = calibratedLoad(transactional, databases)
  const modelCounts = calibrated.value > 1.1 * expectedLoad.value
  const judged = modelCounts ? judgedLoad({ paper: expectedLoad, model: calibrated }) : expectedLoad
  const judgedWithReserve = modelCounts
    ? sum('Load the arrays are judged by, with reserve', [judged, reserve], withReserve)
    : designRequirement
  return {
    transactional,
    logs,
    maintenance,
    reserve,
    expectedLoad,
    designRequirement,
    calibrated,
    judged,
    judgedWithReserve,
  }
}

/** What the paper's method makes a load of: the transactional part, its profile and its layout. */
export type PaperInputs = {
  readonly transactional: Worked<'IOPS'>
  readonly profile: Worked<'IOPS/mailbox'>
  readonly copies: Worked<'copies'>
  /** Databases on the server. */
  readonly databases: Worked<'databases'>
}

/** The expected load of one server by the paper's shares, with its parts and the base total. */
export function paperLoad({ transactional, profile, copies, databases }: PaperInputs) {
  const shareOfLogs = logShare(profile)
  const shareOfMaintenance = maintenanceShare(profile)
  const base = baseTotal({
    transactional,
    logs: shareOfLogs,
    maintenance: shareOfMaintenance,
  })
  const logs = logIops({
    base,
    share: shareOfLogs,
    copies: copyPoints({ copies }),
    layout: logLayout(databases),
  })
  const maintenance = maintenanceIops({
    byShare: maintenanceByShare({
      base,
      share: shareOfMaintenance,
      layout: maintenanceLayout(databases),
    }),
    perDatabase: maintenancePerDatabase(databases),
    databases,
  })
  const expectedLoad = sum('Expected load', [transactional, logs, maintenance], partsOfLoad)
  return { base, logs, maintenance, expectedLoad }
}

function meanProfile(tiers: readonly TierLoad[]): Worked<'IOPS/mailbox'> {
  const [first, ...rest] = tiers
  if (first && rest.length === 0) return first.perMailbox
  return meanIopsPerMailbox({
    ofAll: sum('IOPS if every mailbox were active', tiers.map(iopsIfAllActive), overTiers),
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
