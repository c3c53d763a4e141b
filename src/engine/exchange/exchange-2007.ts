import { citePowerEdge, citePowerVault, citeStorageTek, derivedFrom } from '../core/source.ts'
import { table } from '../core/table.ts'
import { assumedFigure, citedFigure, shownInUnitAsSold } from '../core/worked.ts'
import { exchange2010 } from './exchange-2010.ts'
import { jetstress2007 } from './jetstress.ts'
import type { PaperVersion } from './version.ts'

const classes = derivedFrom(
  citePowerEdge('Table 1'),
  'messages sent and received, added up: 5 + 20, 20 + 80, 40 + 160.',
)
const limits = citeStorageTek('Define and Assess')

/** Transactional IOPS per mailbox: the classes light, heavy and extra heavy. */
const iopsByClass = table({
  label: 'IOPS per mailbox, Exchange 2007',
  key: 'messages/day',
  unit: 'IOPS/mailbox',
  rows: [
    { at: 25, value: 0.11 },
    { at: 100, value: 0.32 },
    { at: 200, value: 0.64 },
  ],
  below: 'continued',
  above: 'continued',
  source: classes,
  errata: ['E51'],
})

/** Database cache per mailbox: the classes light, heavy and extra heavy. */
const cacheByClass = table({
  label: 'Database cache per mailbox, Exchange 2007',
  key: 'messages/day',
  unit: 'MB',
  rows: [
    { at: 25, value: 2 },
    { at: 100, value: 5 },
    { at: 200, value: 5 },
  ],
  below: 'held',
  above: 'held',
  source: classes,
})

const share = citedFigure(
  'Share of reads (46 % in AX4-5i, 52 % in PowerVault, 57 % in StorageTek)',
  0.52,
  '%',
  derivedFrom(
    citePowerVault('Figures 3 and 6'),
    '745 of 1,435 and 887 of 1,709 transfers are reads.',
  ),
)
const reads = () => share

const databases = citedFigure('Databases a server mounts', 50, 'databases', limits)

/** Exchange Server 2007: profiles of PowerEdge, I/O of the tested solutions. */
export const exchange2007 = {
  ...exchange2010,
  id: '2007',
  name: 'Exchange Server 2007',
  features: ['ccr', 'scc', 'lcr', 'storageGroups'],
  documents: ['powerEdge', 'ax45i', 'powerVault', 'storageTek'],
  equalLogic: 'not considered',
  borrowsCapacity: true,
  iopsPerMessage: null,
  page: citedFigure('Database page', 8, 'KB', limits),
  iopsPerMailbox: { dag: iopsByClass, none: iopsByClass },
  readShare: { dag: reads, none: reads },
  load: {
    method: 'log ratio',
    ratio: assumedFigure(
      'Log I/O of one database I/O',
      0.3,
      '×',
      'The median of the tests with Exchange 2007, which lie between 0.19 (StorageTek) and 0.33 (PowerVault MD1000).',
    ),
  },
  cachePerMailbox: cacheByClass,
  mostMemoryPerCpu: shownInUnitAsSold(
    citedFigure('Memory for each processor, at most', 16, 'GB', limits),
  ),
  mostQuota: citedFigure('Mailbox, at most', 2000, 'MB', limits),

  databaseFile: null,
  databasesPerServer: { Standard: databases, Enterprise: databases },
  jetstress: jetstress2007,
  setUp: setUp(),
  guideline: {
    one: citedFigure('Guideline for a database', 100, 'GB', setUp()),
    more: citedFigure('Guideline for a database', 100, 'GB', setUp()),
  },
} as const satisfies PaperVersion

function setUp() {
  return citePowerEdge('Exchange Server 2007 database setup')
}
