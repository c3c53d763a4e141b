import { databaseFolders } from '../engine/failures/index.ts'
import { latestVersionId, type RequiredTestRun } from '../engine/index.ts'
import {
  type JetstressTestPlan,
  type ServersTestedAlike,
  type ServerToTest,
  type TestLimits,
  testLimits,
} from '../engine/jetstress/index.ts'
import { escapedXml } from '../text/escaped-xml.ts'
import template from './configuration.xml?raw'
import instance from './instance.xml?raw'

/** Jetstress configuration file of one run on one server; its text is computed on demand. */
export type ConfigurationFile = {
  /** File name, which contains the server’s name. */
  readonly name: string
  readonly server: ServerToTest
  readonly run: RequiredTestRun
  readonly text: () => string
}

type Common = {
  readonly plan: string
  readonly waits: boolean
}

/** Up to this many servers all get files; beyond, one server of each group with the same test. */
const mostServers = 500

/** Maximum databases of all configured servers: more than 500 servers can mount. */
const mostDatabases = 50_000

/** Bytes that a database adds to the two configuration files of its server. */
const bytesOfDatabase = 500

function configuredServers({ servers }: JetstressTestPlan): readonly (readonly ServerToTest[])[] {
  const isAll = servers.reduce((sum, kind) => sum + kind.servers.length, 0) <= mostServers
  return servers.map((kind) => kind.servers.slice(0, isAll ? undefined : 1))
}

/** Why configurations are not made: number of databases, its limit, and size of files in bytes. */
export type TooLargeConfigurations = {
  readonly databases: number
  readonly most: number
  readonly bytes: number
}

/** Why the configurations of a plan would be too large; null if they are not. */
export function tooLargeConfigurationsOf(test: JetstressTestPlan): TooLargeConfigurations | null {
  const databases = configuredServers(test)
    .flat()
    .reduce((sum, { held }) => sum + held, 0)
  if (databases <= mostDatabases) return null
  return { databases, most: mostDatabases, bytes: databases * bytesOfDatabase }
}

const lengths = { performance: '2h', stress: '24h' } as const satisfies Record<
  RequiredTestRun,
  string
>

/**
 * Configurations of a plan of Exchange 2010 or later, two per server: 2 hours and 24 hours. Empty
 * for earlier versions, if the copies could not be placed, and if the files would be too large.
 * Beyond 500 servers, only one server of each group has them.
 */
export function configurationFiles(
  test: JetstressTestPlan,
  common: Common,
): readonly ConfigurationFile[] {
  if (test.unconfigured !== null || tooLargeConfigurationsOf(test)) return []
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
  /** Description of the run that the report shows; any text. */
  readonly description: string
  readonly run: RequiredTestRun
  readonly test: JetstressTestPlan
  readonly kind: Omit<ServersTestedAlike, 'servers' | 'expected'>
  readonly server: ServerToTest
  /** True if Jetstress waits for a key, so that several servers start their load simultaneously. */
  readonly waits: boolean
}

/** Versions in known configurations of Jetstress 2013; none is known of Jetstress 2010. */
const versions = { jetstressVersion: '15.0.995.0', eseVersion: '15.0.847.30' }

/** Differences between the runs: the 24-hour run has lenient thresholds and existing databases. */
const runs = {
  performance: { type: 'Performance', duration: 'P0Y0M0DT2H0M0S', databases: 'New' },
  stress: { type: 'Stress', duration: 'P0Y0M1DT0H0M0S', databases: 'Open' },
} as const satisfies Record<RequiredTestRun, object>

/** Latency limits of both runs, the same for all versions that are configured by file. */
const limits = {
  performance: testLimits({ exchange: latestVersionId }, 'performance'),
  stress: testLimits({ exchange: latestVersionId }, 'stress'),
} as const satisfies Record<RequiredTestRun, TestLimits>

/** Values by their placeholders in `configuration.xml`; a line whose value is null is left out. */
type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Configuration of one run on one server, for Jetstress 2010 and 2013: XML in UTF-8, one element
 * per line, well-formed whatever the texts hold.
 */
function configurationXml(configured: Configured): string {
  const values = valuesOf(configured)
  const lines = template.trimEnd().split('\n')
  const filled = lines.flatMap((line) => {
    const [, name] = /\{\{(\w+)\}\}/.exec(line) ?? []
    if (name === undefined) return [line]
    const value = values[name] ?? null
    return value === null ? [] : [line.replace(/\{\{\w+\}\}/, () => String(value))]
  })
  return `${filled.join('\n')}\n`.replaceAll('\n', '\r\n')
}

function valuesOf({ description, run, waits, test, kind, server }: Configured): Values {
  return {
    ...(test.release === '2013' && versions),
    ...runs[run],
    waits,
    description: escapedXml(description),
    // Jetstress 2010 is told its threads; Jetstress 2013 tunes them itself.
    suppressTuning: test.release !== '2013',
    sluggishSessions: test.release === '2010' ? kind.sluggish.value : 1,
    ...thresholds('strict', limits.performance),
    ...thresholds('lenient', limits.stress),
    threads: kind.threads.value,
    throughput: percent(test.throughput.value),
    capacity: percent(test.capacity.value),
    mailboxes: kind.mailboxes.value,
    quota: kind.quota.value,
    perMailbox: decimal(kind.perMailbox.value),
    margin: decimal(1 - limits[run].achieved.value),
    copies: test.copies.value,
    instances: instancesOf(server.databases()),
  }
}

/** Latency limits in ms by their placeholders: means and maxima. */
function thresholds(
  name: 'strict' | 'lenient',
  { readMean, readMost, logMean, logMost }: TestLimits,
): Values {
  return {
    [`${name}ReadMean`]: readMean.value,
    [`${name}ReadMost`]: readMost?.value,
    [`${name}LogMean`]: logMean.value,
    [`${name}LogMost`]: logMost?.value,
  }
}

/** XML of the databases and their logs, in the folders of the deployment files. */
function instancesOf(names: readonly string[]): string {
  if (names.length === 0) return '<EseInstances />'
  const each = names.map((name) => {
    const { folder, logFolder } = databaseFolders(name)
    return instance
      .trimEnd()
      .replace('{{folder}}', () => escapedXml(folder))
      .replace('{{logFolder}}', () => escapedXml(logFolder))
  })
  return ['<EseInstances>', ...each, '    </EseInstances>'].join('\n')
}

function percent(share: number): number {
  return Math.round(share * 100)
}

/** Number as text, without rounding errors and never in exponent notation. */
function decimal(value: number): string {
  return value.toFixed(12).replace(/\.?0+$/, '')
}
