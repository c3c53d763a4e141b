import { latestVersion } from '../engine/index.ts'
import {
  databasePaths,
  type TestedServer,
  type TestedServers,
  type TestLimits,
  type TestPlan,
  type TestRun,
  testLimits,
} from '../engine/roles-index.ts'
import { type Element, element, xmlText } from './xml-text.ts'

/** What a configuration is made of. */
export type Configured = {
  /** Shown in the report; may hold anything. */
  readonly description: string
  readonly run: TestRun
  readonly test: Pick<TestPlan, 'copies' | 'capacity' | 'throughput'>
  readonly kind: Omit<TestedServers, 'servers' | 'expected'>
  readonly server: TestedServer
  /** Whether it waits for a key, so that several servers begin their load at the same time. */
  readonly waits: boolean
}

/** The configuration of one run on one server, as Jetstress 2010 and 2013 read it. */
export function configurationXml(configured: Configured): string {
  return xmlText(
    element('configuration', [
      designOf(configured),
      profileOf(configured),
      element('JetSystemParams', [
        element('DatabasePageSize', 32_768),
        element('LogFileSize', 1024),
      ]),
    ]),
  )
}

/** How either run differs: the day-long one is held to lenient thresholds, on databases that exist. */
const runs = {
  performance: { type: 'Performance', duration: 'P0Y0M0DT2H0M0S', databases: 'New' },
  stress: { type: 'Stress', duration: 'P0Y0M1DT0H0M0S', databases: 'Open' },
} as const satisfies Record<TestRun, object>

function designOf({ description, run, waits }: Configured): Element {
  const { type, duration } = runs[run]
  return element('TestDesignInfo', [
    element('Type', type),
    element('MultiHostBreak', waits),
    element('Description', description),
    element('Duration', duration),
    element('VerifyChecksum', true),
    element('RunDatabaseMaintenancePerformance', true),
    // With tuning on, Jetstress would look for a number of threads itself.
    element('SuppressTuning', true),
    element('LogInterval', 15_000),
    element('OperationMix', [], {
      LockOps: 'true',
      InsertOps: '40',
      DeleteOps: '20',
      ReplaceOps: '5',
      LazyCommits: '70',
    }),
    element('OutputPath', '.'),
    thresholds({ Name: 'Strict' }, limits.performance),
    thresholds({ Name: 'Lenient', TestRunTypes: 'Stress' }, limits.stress),
  ])
}

/** What either run is held to, of every version that is configured by file. */
const limits = {
  performance: testLimits({ exchange: latestVersion }, 'performance'),
  stress: testLimits({ exchange: latestVersion }, 'stress'),
} as const satisfies Record<TestRun, TestLimits>

/** Latencies in milliseconds: means, and the longest that the report states. */
function thresholds(
  names: Element['attributes'],
  { readMean, readMost, logMean, logMost }: TestLimits,
): Element {
  const latencies = {
    AverageDatabaseReadLatency: readMean,
    MaximumDatabaseReadLatency: readMost,
    AverageLogWriteLatency: logMean,
    MaximumLogWriteLatency: logMost,
  }
  const given = Object.entries(latencies).flatMap(([name, limit]) =>
    limit ? [element(name, limit.value)] : [],
  )
  return element('Thresholds', given, names)
}

function profileOf({ run, test, kind, server }: Configured): Element {
  return element('ExchangeProfile', [
    element('ThreadCount', kind.threads.value),
    element('ThroughputPercentage', percent(test.throughput.value)),
    element('DatabaseSource', runs[run].databases),
    element('DatabaseSizing', 'Profile'),
    element('CapacityPercentage', percent(test.capacity.value)),
    element('MailboxCount', kind.mailboxes.value),
    element('MailboxQuota', kind.quota.value),
    element('MailboxIops', decimal(kind.perMailbox.value)),
    element('MarginIops', decimal(1 - limits[run].achieved.value)),
    element('DatabaseCopyCount', test.copies.value),
    element(
      'EseInstances',
      server.databases().map((name) => instanceOf(name)),
    ),
  ])
}

/** A database and its logs, in the folders where the files that deploy a plan have them. */
function instanceOf(name: string): Element {
  const { folder, logFolder } = databasePaths(name)
  return element(
    'EseInstance',
    [element('DatabasePaths', [element('Path', folder)]), element('LogPath', logFolder)],
    { IopsBias: '1' },
  )
}

function percent(share: number): number {
  return Math.round(share * 100)
}

/** Without the dust of arithmetic, and never as a power of ten. */
function decimal(value: number): string {
  return value.toFixed(12).replace(/\.?0+$/, '')
}
