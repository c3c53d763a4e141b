import { formula } from '../../../core/formula.ts'
import { citeStorageTek, derivedFrom } from '../../../core/source.ts'
import { citedFigure, givenFigure } from '../../../core/worked.ts'
import {
  mirroredSpaceOfLogDrives,
  spaceOfMirroredDrives,
} from '../../../hardware/block-formulas.ts'
import { trayPairSource } from '../../../hardware/building-blocks.ts'
import { quotaOfSpace } from '../../../hardware/storagetek.ts'
import { blackBerryFactor, databaseIopsWithBlackBerryMultiple } from '../sizing/mailbox.ts'
import {
  commonLineMakers,
  lineMakersByGroup,
  type ReferenceSolution,
  solutionPlan,
} from './reference-solution.ts'

const deployment = citeStorageTek('Tested Deployment')
const profile = citeStorageTek('Targeted Customer Profile')
const results = citeStorageTek('Individual Server Metrics')
const method = citeStorageTek('Define and Assess')
const sentAndReceived = derivedFrom(method, 'messages sent and received, added up.')

export const rawLogDriveSpace = formula({
  label: 'Raw space of the log drives of one tray',
  unit: 'GB',
  takes: { drives: 'drives', each: 'GB' },
  text: 'drives × each',
  source: deployment,
  errata: ['E33'],
})

const drives = (label: string, count: number) => citedFigure(label, count, 'drives', deployment)
const logDrives = {
  drives: drives('Log drives of one tray', 4),
  each: citedFigure('Raw space of one drive', 136.7, 'GB', deployment),
}
const quotaTested = lineMakersByGroup.space(
  'quota-tested',
  'Quota that the databases tested hold',
  'MB',
  () =>
    quotaOfSpace({
      space: citedFigure('Databases tested', 1_080_000, 'MB', deployment),
      users: citedFigure('Mailboxes', 4000, 'mailboxes', deployment),
    }),
)
const rawLogs = lineMakersByGroup.space('raw-logs', 'Log drives of a tray, raw', 'GB', () =>
  rawLogDriveSpace(logDrives),
)
const logVolume = lineMakersByGroup.space('log-volume', 'Log volume of a tray', 'GB', () =>
  mirroredSpaceOfLogDrives(logDrives),
)
const largest = lineMakersByGroup.space('largest', 'Usable space of 36 drives', 'TB', () =>
  spaceOfMirroredDrives({
    drives: drives('Drives of one array, at most', 36),
    each: citedFigure('Drive size', 146, 'GB', deployment),
  }),
)

const quotaOnly = 'No retention and no search catalog: the paper counts a mailbox as its quota.'

const memory = lineMakersByGroup.blocks('memory', 'Memory of the server', 'MB', ({ sizing }) => {
  if (!sizing.memory) throw new Error('The cache of Exchange 2007 is printed')
  return sizing.memory.needed
})

/** Sun’s two trays: 4,000 mailboxes of Exchange 2007 on one server. */
export const storageTek2530Solution: ReferenceSolution = {
  id: 'storagetek-2530',
  title: 'Sun StorageTek 2530, two trays',
  lead: 'An array with one expansion tray: on each eight drives in RAID 10 for the databases and four for the logs, 4,000 mailboxes in all. The paper recommends RAID 5 and tests RAID 10 (E34).',
  cite: citeStorageTek('Tested Configuration'),
  tested: 'StorageTek 2530',
  plan: solutionPlan({
    solution: 'StorageTek 2530',
    tier: { mailboxes: 4000, messages: 131.25, quota: 300, retention: 0 },
    answers: {
      name: 'StorageTek 2530: 4,000 mailboxes of Exchange 2007',
      mailboxesPerDatabase: 2000,
      catalog: 0,
      logDays: 1,
      overhead: 0,
    },
  }),
  chosen: [
    '131.25 messages a day: where the classes of Exchange 2007 give the printed 0.42 IOPS.',
    quotaOnly,
    'No overhead, and logs of one day: the test filled 99 % of its database volumes.',
  ],
  lines: [
    commonLineMakers.mailboxes(4000, deployment),
    commonLineMakers.quota(300, citeStorageTek('Features'), {
      why: 'same',
      text: 'The customer profile prints 300 GB.',
      erratum: 'E16',
    }),
    commonLineMakers.profile(0.42, profile),
    commonLineMakers.profileWithHeadroom(0.5, profile),
    commonLineMakers.achieved(2058.971, results, {
      why: 'read',
      text: 'What two trays performed beside what the mailboxes ask for: 2 % more.',
    }),
    commonLineMakers.logWrites(382.993, results, {
      why: 'read',
      text: 'Computed with 0.30 log writes to each database I/O, the median of the tests; this one wrote 0.19, the fewest of all.',
    }),
    commonLineMakers.databases(
      2,
      derivedFrom(deployment, 'two storage groups with one mailbox store each.'),
    ),
    commonLineMakers.space('Databases tested')(1080, deployment, {
      why: 'contradiction',
      text: 'So many mailboxes of 300 MB alone take 1,200 GB, and a day of white space more.',
      erratum: 'E33',
    }),
    quotaTested(300, citeStorageTek('Features'), {
      why: 'contradiction',
      text: 'What fits is an equal share of the 1,080 GB.',
      erratum: 'E33',
    }),
    rawLogs(550.8, deployment, {
      why: 'contradiction',
      text: 'Four drives of 136.7 GB are less.',
      erratum: 'E33',
    }),
    logVolume(135, deployment, {
      why: 'contradiction',
      text: 'Four drives in RAID 10 keep half of their space, twice the volume printed.',
      erratum: 'E33',
    }),
    largest(2.63, citeStorageTek('Solution Description'), {
      why: 'same',
      text: 'Printed as RAID 5; half of the drives is RAID 10.',
      erratum: 'E33',
    }),
    commonLineMakers.blocks('Trays')(2, trayPairSource, {
      why: 'contradiction',
      text: 'By IOPS and by mailboxes two are enough; the space of full mailboxes asks for a third.',
      erratum: 'E33',
    }),
    memory(8129, deployment, {
      why: 'contradiction',
      text: 'The run stands for its storage only: the cache of 4,000 mailboxes needs more memory than its server had.',
      erratum: 'E50',
    }),
    commonLineMakers.drives(24, deployment, {
      why: 'contradiction',
      text: 'Those of three trays.',
      erratum: 'E33',
    }),
  ],
}

const database = lineMakersByGroup.load(
  'database',
  'Database IOPS',
  'IOPS',
  (of) => of.sizing.iops.transactional,
)
const reads = lineMakersByGroup.load(
  'reads',
  'Database reads',
  'IOPS',
  (of) => of.sizing.iops.reads,
)
const logs = lineMakersByGroup.load('logs', 'Log IOPS', 'IOPS', (of) => of.sizing.iops.logs)
const asMultiple = lineMakersByGroup.load(
  'as-multiple',
  'The same, the factor read as a multiple',
  'IOPS',
  () =>
    databaseIopsWithBlackBerryMultiple({
      mailboxes: givenFigure('Mailboxes today', 2000, 'mailboxes', 'mailboxes'),
      blackBerry: givenFigure('Mailboxes with a BlackBerry', 500, 'mailboxes', 'blackBerry'),
      factor: blackBerryFactor,
      iopsPerMailbox: citedFigure('IOPS of the heavy class', 1, 'IOPS/mailbox', method),
    }),
)

const answers2003 = {
  exchange: '2003',
  catalog: 0,
  logDays: 1,
  reserve: 'none',
  overhead: 0,
} as const

/** Sun’s method for Exchange 2003: 2,000 mailboxes of its average class. */
export const storageTek2003Solution: ReferenceSolution = {
  id: 'storagetek-2003',
  title: 'StorageTek, method for Exchange 2003',
  lead: 'The paper’s own reckoning of the load of 2,000 mailboxes: two reads to every write, and a tenth of it on the logs. It calls them heavily used; their 0.75 IOPS are those of its average class.',
  cite: method,
  tested: null,
  plan: solutionPlan({
    solution: 'StorageTek 2530',
    tier: { mailboxes: 2000, messages: 105, quota: 100, retention: 0 },
    answers: {
      ...answers2003,
      name: 'StorageTek: 2,000 average mailboxes of Exchange 2003',
    },
  }),
  chosen: [quotaOnly, 'No reserve and no overhead: the method has neither.'],
  lines: [
    commonLineMakers.mailboxes(2000, method),
    { ...commonLineMakers.messages(105, sentAndReceived), label: 'Messages of the average class' },
    commonLineMakers.quota(100, method),
    commonLineMakers.profile(0.75, method, { why: 'same', erratum: 'E12' }),
    database(1500, method),
    reads(1000, method),
    logs(150, method),
  ],
}

/** Sun’s method for 2,000 heavy mailboxes, 500 of them with a BlackBerry. */
export const storageTekBlackBerrySolution: ReferenceSolution = {
  id: 'storagetek-blackberry',
  title: 'StorageTek, 2003 with BlackBerry',
  lead: 'The same reckoning for 2,000 heavy mailboxes, 500 of them with a BlackBerry that adds 3.64 times the IOPS of a mailbox.',
  cite: method,
  tested: null,
  plan: solutionPlan({
    solution: 'StorageTek 2530',
    tier: { mailboxes: 2000, messages: 140, quota: 200, retention: 0, blackBerry: 25 },
    answers: {
      ...answers2003,
      name: 'StorageTek: 500 BlackBerry of 2,000 mailboxes of 2003',
    },
  }),
  chosen: [quotaOnly, 'No reserve and no overhead: the method has neither.'],
  lines: [
    commonLineMakers.mailboxes(2000, method),
    { ...commonLineMakers.messages(140, sentAndReceived), label: 'Messages of the heavy class' },
    commonLineMakers.quota(200, method),
    database(3820, method, { why: 'same', erratum: 'E12' }),
    asMultiple(3820, method, {
      why: 'contradiction',
      text: 'The other reading of the factor. Spindle adds, as the sum that is printed does.',
      erratum: 'E12',
    }),
  ],
}
