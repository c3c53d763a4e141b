import { useContext } from 'react'
import { pages } from '../../app/routes/pages.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { deployedFolders } from '../../engine/failures/index.ts'
import { availabilityOf, type Plan, shortVersionName, versionOf } from '../../engine/index.ts'
import {
  type JetstressTestPlan,
  type ServersTestedAlike,
  type ServerToTest,
  type SimultaneousTestScope,
  type TestLimits,
  testLimits,
} from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './test-plan.css'

type ProcedureProps = {
  readonly plan: Plan
  readonly test: JetstressTestPlan
  readonly together: SimultaneousTestScope
}

export function TestProcedure({ plan, test, together }: ProcedureProps) {
  const format = useFormat()
  const isPaper = useContext(IsForPaperContext)
  const isReplicated = availabilityOf(plan) === 'dag' || availabilityOf(plan) === 'ccr'
  return (
    <>
      {isReplicated && (
        <p>
          The test is the worst case: every copy on a server, active or not, is tested at the rate
          its storage is sized for.
        </p>
      )}
      <ol className="test-steps ranges stack measure above-3 below-3">
        {procedureSteps(plan, test, together, format, isPaper ? 'paper' : 'page').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CriteriaTable plan={plan} kinds={test.servers} />
      <p className="footnote">
        Database errors, or errors of the page check after the run, fail the test.
        {jetstressWords(test, format)}
      </p>
    </>
  )
}

/** Sentence that Jetstress may fail a run although it carries the plan; empty if it cannot. */
function jetstressWords({ servers, unconfigured }: JetstressTestPlan, format: Format): string {
  const [{ planned, expected, least }, ...others] = servers
  if (unconfigured !== null || planned.value <= expected.value) return ''
  const where = others.length > 0 ? ' of the fullest server' : ''
  return ` Jetstress itself asks for ${format.text(planned)}. A run${where} that misses them but reaches ${format.text(least)} carries the plan without its reserve.`
}

type CriteriaTableProps = { readonly plan: Plan; readonly kinds: readonly ServersTestedAlike[] }

type Criterion = { readonly name: DataCell; readonly short: DataCell; readonly long: DataCell }

function CriteriaTable({ plan, kinds }: CriteriaTableProps) {
  const limits = [testLimits(plan, 'performance'), testLimits(plan, 'stress')] as const
  const latency = (name: string, of: (limit: TestLimits) => DataCell): Criterion => ({
    name,
    short: of(limits[0]),
    long: of(limits[1]),
  })
  const most = limits[0].readMost
    ? [
        latency('Longest database read in the report, below', ({ readMost }) => readMost),
        latency('Longest log write in the report, below', ({ logMost }) => logMost),
      ]
    : []
  // Servers with different databases but the same load share one row.
  const apart = kinds.filter(
    ({ least }, at) => kinds.findIndex((one) => one.least.value === least.value) === at,
  )
  return (
    <DataTable
      caption="Pass criteria"
      cards
      rows={[
        ...apart.flatMap((kind) => loadsOf(kind, apart.length > 1)),
        latency('Database reads on average, below', ({ readMean }) => readMean),
        latency('Database writes on average, below', ({ writeMean }) => writeMean),
        latency('Log writes on average, below', ({ logMean }) => logMean),
        ...most,
      ]}
      columns={[
        { head: 'Criterion', of: ({ name }) => name },
        { head: 'Two-hour test', of: ({ short }) => short },
        { head: '24-hour test', of: ({ long }) => long },
      ]}
    />
  )
}

function loadsOf({ databases, least, leastWithReserve }: ServersTestedAlike, isNamed: boolean) {
  const load = (name: string, of: DataCell): Criterion => ({
    name: isNamed ? [name, { note: ['on servers with ', databases] }] : name,
    short: of,
    long: of,
  })
  const decides = load('Transactional IOPS, at least', least)
  return leastWithReserve.value > least.value
    ? [decides, load('With the reserve (information only)', leastWithReserve)]
    : [decides]
}

export function procedureSteps(
  plan: Plan,
  test: JetstressTestPlan,
  together: SimultaneousTestScope,
  format: Format,
  /** Where the steps are shown: the page that reads reports, or paper. */
  place: 'page' | 'paper' = 'page',
): readonly string[] {
  return [
    spaceStep(test, format),
    `Install ${versionOf(plan).jetstress.name} on every server, with the database engine (ESE) files of ${shortVersionName(plan.exchange)} in its folder.`,
    ...setUpSteps(plan, test),
    ...togetherSteps(together, test, format),
    `Run the two-hour test first. Before it, Jetstress creates the databases, which can take longer than the test. ${threadWords(test)}`,
    `Then run the 24-hour test, on the same databases${test.release === '2013' ? '; Jetstress tunes its threads anew' : ' and with the same threads'}.`,
    ...lastSteps(plan, test),
    `Drop the reports ${place === 'page' ? 'below' : `in Spindle, on the page ${pages.test.title}`}. Delete the test databases before Exchange uses the volumes.`,
  ]
}

function spaceStep({ servers: [fullest, ...others] }: JetstressTestPlan, format: Format): string {
  const { data, mailboxes, quota } = fullest
  const where = others.length > 0 ? 'the fullest server' : 'a server'
  return `Lay out and format the volumes as in the plan, and leave them empty. The test databases of ${where} take ${format.text(data)}: ${format.text(mailboxes)} of ${format.text(quota)}, all full, without the overhead, search indexes and logs that the plan counts as well. They need a quarter as much again to grow. Exchange must not be running on the volumes yet.`
}

/** Sentence on how the number of threads is found, as the configured one is only a start. */
function threadWords({ release }: JetstressTestPlan): string {
  if (release === '2013')
    return 'The number of threads is a start, for all databases together: automatic tuning is on (SuppressTuning is false), and Jetstress looks for the number that meets the load. Where it finds none, set SuppressTuning to true and change ThreadCount by hand.'
  const slowed =
    release === '2010'
      ? ' Where one thread gives far more, raise SluggishSessions: each thread then does less.'
      : ''
  return `The number of threads is a start: set it by hand, with automatic tuning off, until the load is met. One more thread per database gives more IOPS; with far more IOPS than planned and latencies too long, use one less.${slowed}`
}

function setUpSteps(plan: Plan, { unconfigured }: JetstressTestPlan): readonly string[] {
  if (unconfigured === null)
    return [
      `Run each server’s own configuration with JetstressCmd.exe /c and the name of the file. Its databases and logs are below ${deployedFolders.databases}: mount the volumes there, or change the paths.`,
    ]
  const typed =
    'mailboxes, mailbox quota, IOPS per mailbox, threads and the paths of each database and its logs'
  return [
    unconfigured === 'version'
      ? `There is no file for ${shortVersionName(plan.exchange)}: enter ${typed} as above.`
      : `The copies of this plan could not be placed, so there is no file: enter ${typed}, for the fullest server, as above.`,
  ]
}

/** Step that says which servers are tested at the same time, and why; none for a single server. */
function togetherSteps(
  together: SimultaneousTestScope,
  { servers, unconfigured }: JetstressTestPlan,
  format: Format,
): readonly string[] {
  const all = servers.flatMap((kind) => kind.servers)
  if (all.length === 1) return []
  switch (together) {
    case 'any':
      return ['No two servers share storage: test them one after the other, or all at once.']
    case 'cluster':
      return [
        'The two servers of a cluster share their storage: test it from one of them, with all databases of the cluster, while the other is idle. Test clusters that share an array at the same time.',
      ]
    case 'site':
      return [
        `Servers share arrays, or the paths to them: test all servers of a site at the same time${sitesWords(all, format)}.${unconfigured === null ? ' Each waits for a key press before its load begins: press it once all of them wait.' : ''}`,
      ]
  }
}

function sitesWords(servers: readonly ServerToTest[], format: Format): string {
  const sites = [...new Set(servers.map(({ site }) => site))]
  const words = sites.map((site) => {
    const names = servers.filter((server) => server.site === site).map(({ name }) => name)
    const listed = listedWords(names, format, 4)
    return sites.length === 1 ? listed : `${listed} in site ${format.number(site)}`
  })
  return words.length > 0 ? ` (${words.join('; ')})` : ''
}

function lastSteps(plan: Plan, { unconfigured }: JetstressTestPlan): readonly string[] {
  if (unconfigured !== 'version') return []
  return [
    'Then run a soft recovery, which replays logs into the databases, and a streaming backup: their reports give the replay time per log and the backup rate.',
    ...(availabilityOf(plan) === 'ccr'
      ? ['Test both servers of a cluster, each with its own copy of all databases.']
      : []),
  ]
}
