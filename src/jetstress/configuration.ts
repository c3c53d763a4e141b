import { databasePaths } from '../engine/failures/index.ts'
import { latestVersion, type TestRun } from '../engine/index.ts'
import {
  type TestedServer,
  type TestedServers,
  type TestLimits,
  type TestPlan,
  testLimits,
} from '../engine/jetstress/index.ts'
import { escapedXml } from '../text/escaped-xml.ts'

/** An XML element. */
type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: readonly Element[] | string
}

/** An element with child elements or a value; names are ours and need no escaping. */
function element(
  name: string,
  content: readonly Element[] | string | number | boolean,
  attributes: Element['attributes'] = {},
): Element {
  return { name, attributes, content: typeof content === 'object' ? content : String(content) }
}

/** Elements with a value each, in order. */
function elements(values: Readonly<Record<string, string | number | boolean>>): readonly Element[] {
  return Object.entries(values).map(([name, value]) => element(name, value))
}

/** XML file in UTF-8, one element per line; well-formed whatever the texts hold. */
function xmlText(root: Element): string {
  const lines = ['<?xml version="1.0" encoding="utf-8"?>', ...linesOf(root, '')]
  return lines.map((line) => `${line}\r\n`).join('')
}

function linesOf({ name, attributes, content }: Element, indent: string): readonly string[] {
  const given = Object.entries(attributes).map(([key, text]) => ` ${key}="${escapedXml(text)}"`)
  const head = `${indent}<${name}${given.join('')}`
  if (content.length === 0) return [`${head} />`]
  if (typeof content === 'string') return [`${head}>${escapedXml(content)}</${name}>`]
  const inside = content.flatMap((one) => linesOf(one, `${indent}  `))
  return [`${head}>`, ...inside, `${indent}</${name}>`]
}

/** Configuration of one run on one server; its text is computed on demand. */
export type ConfigurationFile = {
  /** File name; contains the server name. */
  readonly name: string
  readonly server: TestedServer
  readonly run: TestRun
  readonly text: () => string
}

type Common = {
  readonly plan: string
  readonly waits: boolean
}

/** Up to this many servers each get files; beyond, one of each group with the same test. */
const mostServers = 500

/** Limit for the databases of all configured servers: more than 500 servers can mount. */
const mostDatabases = 50_000

/** Bytes per database in the two files of its server. */
const bytesOfDatabase = 500

/** Servers of each group that get files. */
function configuredServers({ servers }: TestPlan): readonly (readonly TestedServer[])[] {
  const isAll = servers.reduce((sum, kind) => sum + kind.servers.length, 0) <= mostServers
  return servers.map((kind) => kind.servers.slice(0, isAll ? undefined : 1))
}

/** Configurations that would be too large: number of databases, its limit, and size in bytes. */
export type TooLarge = { readonly databases: number; readonly most: number; readonly bytes: number }

/** Null if the configurations of a plan are small enough to make. */
export function tooLargeToConfigure(test: TestPlan): TooLarge | null {
  const databases = configuredServers(test)
    .flat()
    .reduce((sum, { held }) => sum + held, 0)
  if (databases <= mostDatabases) return null
  return { databases, most: mostDatabases, bytes: databases * bytesOfDatabase }
}

const lengths = { performance: '2h', stress: '24h' } as const satisfies Record<TestRun, string>

/**
 * Configurations of a plan of Exchange 2010 or later, two per server: 2 hours and 24 hours. Empty
 * for earlier versions, if the copies could not be placed, and if the files would be too large.
 * Beyond 500 servers, only one server of each group has them.
 */
export function configurationFiles(test: TestPlan, common: Common): readonly ConfigurationFile[] {
  if (test.unconfigured !== null || tooLargeToConfigure(test)) return []
  const configured = configuredServers(test)
  return test.servers.flatMap((kind, at) =>
    (configured[at] ?? []).flatMap((server) =>
      (['performance', 'stress'] as const).map((run) => ({
        name: `Jetstress-${server.name}-${lengths[run]}.xml`,
        server,
        run,
        text: () =>
          configurationXml({
            description: `${common.plan}: ${server.name}, ${lengths[run]}`,
            waits: common.waits,
            run,
            test,
            kind,
            server,
          }),
      })),
    ),
  )
}

type Configured = {
  /** Shown in the report; any text. */
  readonly description: string
  readonly run: TestRun
  readonly test: TestPlan
  readonly kind: Omit<TestedServers, 'servers' | 'expected'>
  readonly server: TestedServer
  /** True if Jetstress waits for a key, so that several servers start their load simultaneously. */
  readonly waits: boolean
}

/** Configuration of one run on one server, for Jetstress 2010 and 2013. */
function configurationXml(configured: Configured): string {
  return xmlText(
    element('configuration', [
      ...madeBy(configured),
      designOf(configured),
      profileOf(configured),
      element('JetSystemParams', [
        element('DatabasePageSize', 32_768),
        element('CircularLog', 1),
        element('LogFileSize', 1024),
        element('MaxVerPages', 8192),
        element('DBMThrottling', 100),
      ]),
    ]),
  )
}

/** Versions in known configurations of Jetstress 2013; none is known of Jetstress 2010. */
function madeBy({ test }: Configured): readonly Element[] {
  return test.release === '2013'
    ? [
        element('JetstressVersionGenerated', '15.0.995.0'),
        element('EseVersionGenerated', '15.0.847.30'),
      ]
    : []
}

/** Differences between the runs: the 24-hour run has lenient thresholds and existing databases. */
const runs = {
  performance: { type: 'Performance', duration: 'P0Y0M0DT2H0M0S', databases: 'New' },
  stress: { type: 'Stress', duration: 'P0Y0M1DT0H0M0S', databases: 'Open' },
} as const satisfies Record<TestRun, object>

function designOf({ description, run, waits, test, kind }: Configured): Element {
  const { type, duration } = runs[run]
  return element('TestDesignInfo', [
    element('Type', type),
    element('MultiHostBreak', waits),
    element('Description', description),
    element('Duration', duration),
    ...elements({
      BinaryPerfLog: true,
      VerifyChecksum: true,
      RunDatabaseMaintenancePerformance: true,
      RunDatabaseMaintenanceSoftRecovery: false,
      ContinueOnErrors: false,
      // Jetstress 2010 gets its threads by hand; 2013 tunes them itself.
      SuppressTuning: test.release !== '2013',
      UseEseCounters: true,
      PreloadJetCache: 0.9,
      BackupToDisk: false,
      LogFilesToReplay: 500,
      LogFilesToChecksum: 500,
      LogInterval: 15_000,
      LogInterval2: 5000,
    }),
    element('OperationMix', [], {
      LockOps: 'true',
      InsertOps: '40',
      DeleteOps: '20',
      ReplaceOps: '5',
      LazyCommits: '70',
    }),
    ...elements({
      RetrieveLVOnRead: false,
      RetrieveLVOnScan: false,
      PrereadOnRead: false,
      PrereadOnScan: true,
      UpdateLV: true,
      ScanPercentage: 0,
    }),
    element('RestoreBackupPath', []),
    ...elements({
      OutputPath: '.',
      MaximumChecksumBuffers: 20_971_520,
      MaximumChecksumThreads: 400,
      MaximumLatencyErrors: 6,
      SluggishSessions: test.release === '2010' ? kind.sluggish.value : 1,
      BatchRecords: 1,
      BatchUpdates: 16,
      Bulky1Percentage: 100,
    }),
    thresholds({ Name: 'Strict' }, limits.performance),
    thresholds({ Name: 'Lenient', TestRunTypes: 'Stress' }, limits.stress),
  ])
}

/** Limits of both runs, the same for all versions configured by file. */
const limits = {
  performance: testLimits({ exchange: latestVersion }, 'performance'),
  stress: testLimits({ exchange: latestVersion }, 'stress'),
} as const satisfies Record<TestRun, TestLimits>

/** Latency limits in ms: mean, and maximum. */
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
    ...elements({
      ThreadCount: kind.threads.value,
      TransPerSec: 0,
      ThroughputPercentage: percent(test.throughput.value),
      DatabaseSource: runs[run].databases,
      DatabaseSizing: 'Profile',
      CapacityPercentage: percent(test.capacity.value),
      MailboxCount: kind.mailboxes.value,
      MailboxQuota: kind.quota.value,
      MailboxIops: decimal(kind.perMailbox.value),
      MarginIops: decimal(1 - limits[run].achieved.value),
      LongPadLength: 2000,
      ShortPadLength: 200,
      DatabaseSpaceReserved: 25,
      DatabaseCopyCount: test.copies.value,
    }),
    element(
      'EseInstances',
      server.databases().map((name) => instanceOf(name)),
    ),
  ])
}

/** A database and its logs, in the folders of the deployment files. */
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

/** Without rounding errors, and never in exponent notation. */
function decimal(value: number): string {
  return value.toFixed(12).replace(/\.?0+$/, '')
}
