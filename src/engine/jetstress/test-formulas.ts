import { formula } from '../core/formula.ts'
import { citeEqualLogic, ownRule, publicFigure } from '../core/source.ts'

/** Mailboxes of all database copies on a server, active or not. */
export const testedMailboxes = formula({
  label: 'Mailboxes in the test',
  unit: 'mailboxes',
  takes: { perDatabase: 'mailboxes/database', databases: 'databases' },
  text: 'ceil(perDatabase × databases)',
  source: ownRule('The test fills every copy on the server, as large as the plan counts it.'),
})

/** Transactional IOPS of a server with fewer copies than the fullest. */
export const iopsOfServerWithFewerCopies = formula({
  label: 'Transactional, with fewer copies',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', active: 'databases', held: 'databases' },
  text: 'transactional ÷ active × held',
  source: ownRule('A server can have no more databases active than it holds copies of.'),
})

/** Transactional target at which the total load equals the load that storage is sized for. */
export const transactionalTargetOfTest = formula({
  label: 'Planned transactional IOPS',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', requirement: 'IOPS', expected: 'IOPS' },
  text: 'transactional × requirement ÷ expected',
  source: ownRule(
    'The reserve is kept above the whole load, logs and maintenance too; Jetstress is told the transactional part and makes the rest, so that part is raised by the same share.',
  ),
})

/** IOPS per mailbox that add up to the load of the test. */
export const iopsPerMailboxInTest = formula({
  label: 'IOPS per mailbox in the test',
  unit: 'IOPS/mailbox',
  takes: { planned: 'IOPS', mailboxes: 'mailboxes' },
  text: 'planned ÷ mailboxes',
  source: ownRule(
    'Jetstress spreads the load over all its databases; in the worst case every copy on the server has its part of what the storage is sized for.',
  ),
})

/** Initial threads for all databases; Jetstress 2013 tunes them by itself. */
export const globalThreads = formula({
  label: 'Threads for all databases',
  unit: 'threads',
  takes: { planned: 'IOPS' },
  text: 'max(1, ceil(planned ÷ 60))',
  constants: { 60: 'IOPS' },
  source: publicFigure('C', '7 threads made about 420 IOPS.', {
    publication: 'netApp',
  }),
})

/** Slowdown of one thread per database; rounded down, so that the load is reached. */
export const sluggishSessions = formula({
  label: 'SluggishSessions',
  unit: '×',
  takes: { planned: 'IOPS', databases: 'databases' },
  text: 'max(1, floor(databases × 135 ÷ (1.5 × planned)))',
  constants: { 135: 'IOPS/database' },
  source: publicFigure('A', 'Raised where the threads are fewer than one.', {
    publication: 'jetstressThreads',
  }),
})

/** Initial threads per database, adjusted until the load is met. */
export const threadsPerDatabase = formula({
  label: 'Threads for each database',
  unit: 'threads',
  takes: { planned: 'IOPS', databases: 'databases' },
  text: 'max(1, ceil(1.5 × planned ÷ (databases × 135)))',
  constants: { 135: 'IOPS/database' },
  source: publicFigure('A', 'Threads to begin with in Jetstress 2010, before they are adjusted.', {
    publication: 'jetstressThreads',
  }),
})

/** Lowest IOPS that pass: 5 % below the load. */
export const leastPassingLoad = formula({
  label: 'Transactional IOPS to reach, at least',
  unit: 'IOPS',
  takes: { load: 'IOPS', least: '%' },
  text: 'load × least',
  source: citeEqualLogic('5'),
  errata: ['E21'],
})

export const databaseSpaceInTest = formula({
  label: 'Databases in the test',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes', quota: 'MiB' },
  text: 'mailboxes × quota ÷ 1024',
  constants: { 1024: 'MiB/GiB' },
  source: ownRule('Jetstress makes them before its first run, each with an equal part.'),
})
