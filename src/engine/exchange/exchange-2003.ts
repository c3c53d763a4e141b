import { citeStorageTek, derivedFrom } from '../core/source.ts'
import { table } from '../core/table.ts'
import { citedFigure, shownInUnitAsSold } from '../core/worked.ts'
import { exchange2007 } from './exchange-2007.ts'
import { jetstress2003 } from './jetstress.ts'
import type { PaperVersion } from './version.ts'

const section = citeStorageTek('Define and Assess')

/** Transactional IOPS per mailbox: the classes light, average, heavy and large. */
const iopsByClass = table({
  label: 'IOPS per mailbox, Exchange 2003',
  key: 'messages/day',
  unit: 'IOPS/mailbox',
  rows: [
    { at: 70, value: 0.5 },
    { at: 105, value: 0.75 },
    { at: 140, value: 1 },
    { at: 210, value: 1.5 },
  ],
  below: 'continued',
  above: 'continued',
  source: derivedFrom(
    section,
    'messages sent and received, added up: 20 + 50, 30 + 75, 40 + 100, 60 + 150.',
  ),
  errata: ['E12', 'E51'],
})

const twoToOne = citedFigure(
  'Share of reads, two to every write',
  2 / 3,
  '%',
  derivedFrom(section, 'two reads for every write; printed as 66 %.'),
)
const reads = () => twoToOne

const databases = citedFigure('Databases a server mounts', 20, 'databases', section)

/** Exchange Server 2003: the method of StorageTek. */
export const exchange2003 = {
  ...exchange2007,
  id: '2003',
  name: 'Exchange Server 2003',
  features: ['scc', 'storageGroups', 'blackBerry', 'streamingFiles'],
  documents: ['storageTek'],
  page: citedFigure('Database page', 4, 'KB', section),
  iopsPerMailbox: { dag: iopsByClass, none: iopsByClass },
  readShare: { dag: reads, none: reads },
  load: {
    method: 'log ratio',
    ratio: citedFigure('Log I/O of one database I/O', 0.1, '×', section),
  },
  cachePerMailbox: null,
  mostMemoryPerCpu: null,
  mostMemory: shownInUnitAsSold(citedFigure('Memory, at most', 4, 'GB', section)),
  databasesPerServer: { Standard: databases, Enterprise: databases },
  jetstress: jetstress2003,
  mailboxCommands: '2003',
  setUp: citeStorageTek('2530 Configuration'),
  guideline: { one: null, more: null },
} as const satisfies PaperVersion
