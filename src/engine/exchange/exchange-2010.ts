import { formulaMakerOfSource } from '../core/formula.ts'
import { citeEqualLogic, citePowerEdge, derivedFrom } from '../core/source.ts'
import { table } from '../core/table.ts'
import type { Unit } from '../core/units.ts'
import { citedFigure, shownInUnitAsSold, type Worked } from '../core/worked.ts'
import { jetstress2010 } from './jetstress.ts'
import { paperPlanTraits } from './plan-traits.ts'
import type { Edition, PaperVersion } from './version.ts'

/** Transactional IOPS per message a day. The deeper checkpoint of a DAG saves page writes. */
export const iopsPerMessageByAvailability = {
  dag: citedFigure(
    'IOPS per message in a DAG',
    0.001,
    'IOPS/message',
    derivedFrom(citePowerEdge('Table 2'), '0.1 IOPS for 100 messages, 0.2 for 200.'),
  ),
  none: citedFigure(
    'IOPS per message, standalone',
    0.0012,
    'IOPS/message',
    derivedFrom(citeEqualLogic('5.1'), '0.06 IOPS for 50 messages, 0.18 for 150, 0.36 for 300.'),
  ),
} as const

/** Range of messages a day for which the papers print a profile. */
const printed = { dag: { from: 100, to: 500 }, none: { from: 50, to: 300 } } as const

export const cachePerMessageFigure = citedFigure(
  'Database cache per message',
  0.06,
  'MB/message',
  derivedFrom(citePowerEdge('Table 2'), '6 MB for 100 messages, 12 for 200, 18 for 300.'),
)

/** Reads as a share of transactional I/O, by messages a day, with five databases. */
export const readShareByMessages = table({
  label: 'Share of reads',
  key: 'messages/day',
  unit: '%',
  rows: [
    { at: 50, value: 0.58 },
    { at: 150, value: 0.5 },
    { at: 300, value: 0.48 },
  ],
  below: 'held',
  above: 'held',
  source: citeEqualLogic('5.1'),
})

const guideline = citeEqualLogic('3')

/** Exchange Server 2010: figures of EqualLogic, and of PowerEdge for the profile in a DAG. */
export const exchange2010 = {
  id: '2010',
  name: 'Exchange Server 2010',
  ...paperPlanTraits,
  features: ['dag', 'editions', 'singleItemRecovery', 'calendarLogging', 'maintenance'],
  documents: ['equalLogic', 'powerEdge'],
  standing: null,
  equalLogic: 'tested',
  borrowsCapacity: false,
  iopsPerMessage: iopsPerMessageByAvailability,
  page: citedFigure('Database page', 32, 'KB', citePowerEdge('Performance improvement factors')),
  iopsPerMailbox: { dag: profile('dag'), none: profile('none') },
  readShare: { dag: readShareByMessages, none: readShareByMessages },
  load: { method: 'shares' },
  cachePerMailbox: (messages) => cachePerMailbox({ perMessage: cachePerMessageFigure, messages }),
  baseMemory: shownInUnitAsSold(
    citedFigure('Memory for 1 to 10 databases', 2, 'GB', citeEqualLogic('6.3')),
  ),
  mostMemory: null,
  mostMemoryPerCpu: null,
  catalogShare: citedFigure('Search catalog share', 0.1, '%', citeEqualLogic('6.1')),
  mostQuota: null,
  databasesPerServer: { Standard: mounted('Standard', 5), Enterprise: mounted('Enterprise', 100) },
  serversPerDag: citedFigure('Servers in a DAG, at most', 16, 'servers', citeEqualLogic('3.2')),
  jetstress: jetstress2010,
  mailboxCommands: 'before 2013',
  databaseFile: citedFigure('Database file, at most', 16_000, 'GB', guideline),
  setUp: citePowerEdge('Exchange Server 2010 database setup'),
  guideline: {
    one: citedFigure('Guideline for a database with one copy', 200, 'GB', guideline),
    more: citedFigure('Guideline for a database with copies in a DAG', 2000, 'GB', guideline),
  },
} as const satisfies PaperVersion

function profile(kind: 'dag' | 'none') {
  return (messages: Worked<'messages/day'>) =>
    markBeyondPrintedRange(
      iopsPerMailbox({ perMessage: iopsPerMessageByAvailability[kind], messages }),
      messages,
      printed[kind],
    )
}

function mounted(edition: Edition, databases: number): Worked<'databases'> {
  const label = `Databases a server mounts, ${edition} edition`
  return citedFigure(label, databases, 'databases', citeEqualLogic('5.3'))
}

const formula = formulaMakerOfSource(citeEqualLogic('6.3'))

export const iopsPerMailbox = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { perMessage: 'IOPS/message', messages: 'messages/day' },
  text: 'perMessage × messages',
  errata: ['E10'],
})

export const cachePerMailbox = formula({
  label: 'Database cache per mailbox',
  unit: 'MB',
  takes: { perMessage: 'MB/message', messages: 'messages/day' },
  text: 'perMessage × messages',
  errata: ['E2'],
})

/** Marks a figure as beyond its source if the messages a day lie outside the printed range. */
export function markBeyondPrintedRange<U extends Unit>(
  worked: Worked<U>,
  messages: Worked<'messages/day'>,
  { from, to }: { readonly from: number; readonly to: number },
): Worked<U> {
  const { value, unit } = messages
  if (value >= from && value <= to) return worked
  return { ...worked, beyond: [{ what: 'Messages a day', value, unit, from, to }] }
}
