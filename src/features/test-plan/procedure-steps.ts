import { pages } from '../../app/pages.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { kindOf, type Plan, shortVersionName } from '../../engine/index.ts'
import {
  deployedFolders,
  type TestedServer,
  type TestedTogether,
  type TestPlan,
} from '../../engine/roles-index.ts'
import type { Format } from '../../ui/format.ts'

/** How the test of a plan is run, step by step. */
export function procedureSteps(
  plan: Plan,
  test: TestPlan,
  together: TestedTogether,
  format: Format,
): readonly string[] {
  return [
    `Volumes are laid out and formatted as in the plan, and empty: the databases of the test take up to ${format.text(test.servers[0].data)} on a server, and a quarter as much must stay free for them to grow. Exchange does not run on them yet.`,
    `${jetstressOf(plan)} is installed on every server, with the files of the database engine (ESE) of ${shortVersionName(plan.exchange)} beside it.`,
    ...setUpSteps(plan, test),
    togetherWords(together, test, format),
    'The two-hour test comes first; before it, Jetstress makes the databases, which can take longer than the test. Threads are set by hand, with automatic tuning off, until the load is met: one more for each database makes more IOPS; where there are far more than planned and latencies are too long, one less.',
    'The 24-hour test follows, on the same databases and with the same threads.',
    ...lastSteps(plan, test),
    `The reports are read by Spindle: drop them on its page ${pages.test.title}. The databases of the test are deleted before Exchange uses the volumes.`,
  ]
}

/** The release of Jetstress for a version of Exchange. */
function jetstressOf({ exchange }: Plan): string {
  if (exchange === '2003') return 'Jetstress'
  return exchange === '2007' || exchange === '2010' ? `Jetstress ${exchange}` : 'Jetstress 2013'
}

function setUpSteps(plan: Plan, { unconfigured }: TestPlan): readonly string[] {
  if (unconfigured === null)
    return [
      `Each server gets its own configuration, and runs it with JetstressCmd.exe /c and the name of the file. It has databases and logs below ${deployedFolders.databases}: volumes are mounted there, or the paths are changed.`,
    ]
  const typed =
    'mailboxes, mailbox quota, IOPS per mailbox, threads and the paths of each database and its logs'
  return [
    unconfigured === 'version'
      ? `${shortVersionName(plan.exchange)} gets no file: ${typed} are typed in, as above.`
      : `The copies of this plan could not be placed, so there is no file: ${typed} are typed in, for the fullest server as above.`,
  ]
}

/** Which servers are tested at the same time, and why. */
function togetherWords(
  together: TestedTogether,
  { servers, unconfigured }: TestPlan,
  format: Format,
): string {
  const all = servers.flatMap((kind) => kind.servers)
  if (all.length === 1) return 'There is one server to test.'
  switch (together) {
    case 'any':
      return 'No two servers share storage, so they are tested one after the other or all at once.'
    case 'cluster':
      return 'The two servers of a cluster share their storage: one of them tests it with all databases of the cluster, while the other is idle. Clusters that share an array are tested at once.'
    case 'site':
      return `Servers share arrays, or the paths to them: all of a site are tested at once${sitesWords(all, format)}.${unconfigured === null ? ' Each waits for a key before its load begins: it is pressed once all of them wait.' : ''}`
  }
}

function sitesWords(servers: readonly TestedServer[], format: Format): string {
  const sites = [...new Set(servers.map(({ site }) => site))]
  const words = sites.map((site) => {
    const names = servers.filter((server) => server.site === site).map(({ name }) => name)
    const listed = listedWords(names, format, 4)
    return sites.length === 1 ? listed : `${listed} in site ${format.number(site)}`
  })
  return words.length > 0 ? ` (${words.join('; ')})` : ''
}

function lastSteps(plan: Plan, { unconfigured }: TestPlan): readonly string[] {
  if (unconfigured !== 'version') return []
  return [
    'Then a soft recovery, which replays logs into the databases, and a streaming backup: their reports give the time for a log and the rate of a backup.',
    ...(kindOf(plan) === 'ccr'
      ? ['Both servers of a cluster are tested, each with its own copy of all databases.']
      : []),
  ]
}
