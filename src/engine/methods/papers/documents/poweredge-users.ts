import { formula } from '../../../core/formula.ts'
import { type Cite, citePowerEdge, ownRule } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'
import { solutionTestInState, type TestedSystem } from '../../../hardware/tested-solutions.ts'

const cite = citePowerEdge('Table 4')

export const supportedMailboxes = formula({
  label: 'Mailboxes supported',
  unit: 'mailboxes',
  takes: { measured: 'IOPS', iopsPerMailbox: 'IOPS/mailbox', headroom: '%' },
  text: 'measured ÷ (iopsPerMailbox × (1 + headroom))',
  shownAs: 'whole',
  source: citePowerEdge('Test methodology and results'),
  errata: ['E15'],
})

export const targetHeadroom = formula({
  label: 'Headroom of the target',
  unit: '%',
  takes: { target: 'IOPS', mailboxes: 'mailboxes', iopsPerMailbox: 'IOPS/mailbox' },
  text: 'target ÷ (mailboxes × iopsPerMailbox) − 1',
  source: cite,
  errata: ['E15'],
})

export const mailboxRatio = formula({
  label: 'Mailboxes, newer to older',
  unit: '×',
  takes: { newer: 'mailboxes', older: 'mailboxes' },
  text: 'newer ÷ older',
  source: citePowerEdge('Summary'),
  errata: ['E36'],
})

export const iopsRatio = formula({
  label: 'IOPS per mailbox, older to newer',
  unit: '×',
  takes: { older: 'IOPS/mailbox', newer: 'IOPS/mailbox' },
  text: 'older ÷ newer',
  source: citePowerEdge('Performance improvement factors'),
  errata: ['E36'],
})

/** Memory for the database cache of all mailboxes; more cache is why they need fewer IOPS. */
export const cacheOfMailboxes = formula({
  label: 'Database cache of the mailboxes',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', cache: 'MB' },
  text: 'mailboxes × cache ÷ 1000',
  constants: { 1000: 'MB/GB' },
  source: citePowerEdge('Mailbox sizing improvements'),
})

/** Figures of a server in a comparison of generations; `cache` is null if none is printed. */
export type ServerGenerationFigures = {
  readonly cache: Worked<'MB'> | null
  readonly iopsPerMailbox: Worked<'IOPS/mailbox'>
  readonly headroom: Worked<'%'>
  readonly measured: Worked<'IOPS'>
}

const note = ownRule(
  'The printed number of mailboxes comes of a run at the full capability of the server, which PowerEdge does not publish. The computed one comes of the run with that number of mailboxes, which it does.',
)

const headroom = citedFigure(
  'Headroom over the profile',
  0.2,
  '%',
  citePowerEdge('Test methodology and results'),
)

type Row = {
  readonly exchange: '2007' | '2010'
  readonly messages: number
  readonly iopsPerMailbox: number
  readonly cache: Worked<'MB'>
  readonly target: number
}

/** A server of PowerEdge Table 4: printed figures, and those computed from its published run. */
function testedServer(solution: TestedSystem, row: Row) {
  const run = solutionTestInState(solution, 'mailbox profile')
  const iopsPerMailbox = citedFigure('IOPS per mailbox', row.iopsPerMailbox, 'IOPS/mailbox', cite)
  const measured = citedFigure('Achieved transactional IOPS', run.dbTransfers, 'IOPS', run.cite)
  const { cache } = row
  const side = { iopsPerMailbox, headroom, measured, cache }
  const target = citedFigure('Target transactional IOPS', row.target, 'IOPS', cite)
  const mailboxes = citedFigure('Mailboxes, as printed', run.mailboxes, 'mailboxes', run.profile)
  return {
    cite,
    exchange: row.exchange,
    messages: citedFigure('Messages', row.messages, 'messages/day', cite),
    side,
    target,
    printedMailboxes: mailboxes,
    mailboxes: supportedMailboxes(side),
    targetHeadroom: targetHeadroom({ target, mailboxes, iopsPerMailbox }),
    cache: cacheOfMailboxes({ mailboxes, cache }),
    note,
  }
}

const [tableOne, tableTwo] = [citePowerEdge('Table 1'), citePowerEdge('Table 2')]
const cacheOf = (mb: number, table: Cite) =>
  citedFigure('Database cache per mailbox', mb, 'MB', table)

/** The two servers of PowerEdge Table 4. */
export const testedServers = {
  R510: testedServer('R510', {
    exchange: '2007',
    messages: 100,
    iopsPerMailbox: 0.32,
    cache: cacheOf(5, tableOne),
    target: 480,
  }),
  R720xd: testedServer('R720xd', {
    exchange: '2010',
    messages: 200,
    iopsPerMailbox: 0.2,
    cache: cacheOf(12, tableTwo),
    target: 1200,
  }),
} as const

const factors = citePowerEdge('Performance improvement factors')

/** Gains of the newer server, as PowerEdge’s text prints them and as its figures give (E36). */
export const gainsPrintedAndComputed = {
  /** Ratio of the IOPS of a mailbox with 100 messages a day. */
  iopsRatio: {
    printed: citedFigure('Improvement of the target IOPS', 4, '×', factors),
    computed: iopsRatio({
      older: citedFigure('IOPS per mailbox, Exchange 2007', 0.32, 'IOPS/mailbox', tableOne),
      newer: citedFigure('IOPS per mailbox, Exchange 2010', 0.1, 'IOPS/mailbox', tableTwo),
    }),
  },
  mailboxRatio: {
    printed: citedFigure('Mailboxes, newer to older, up to', 3, '×', citePowerEdge('Summary')),
    computed: mailboxRatio({
      older: ofSide('R510', testedServers.R510.printedMailboxes),
      newer: ofSide('R720xd', testedServers.R720xd.printedMailboxes),
    }),
  },
} as const

function ofSide<W extends Worked>(side: string, worked: W): W {
  return { ...worked, label: `${worked.label}, ${side}` }
}
