import { useTestReports } from '../../app/store/test-reports.ts'
import { reportedRuns } from '../../app/store/test-verdict.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { startWords } from '../../app/words/test-words.ts'
import {
  cutName,
  type JetstressRun,
  type LatencyGroup,
  latencyGroups,
  type TimedLatency,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { LatencyFigure } from './latency-figure.tsx'
import { latencyWords, samplesWords } from './latency-words.ts'
import './latencies.css'

/** How latencies went over the time of a test, of all counters that were read; nothing without any. */
export function LatenciesSection({ live }: { readonly live: LiveResults }) {
  const { reports } = useTestReports()
  const all = reportedRuns(reports)
  const recorded = all.filter(({ run }) => run.overTime !== null)
  if (recorded.length === 0) return null
  return (
    <section aria-labelledby="test-latencies">
      <h2 id="test-latencies">Latencies over time</h2>
      {recorded.map(({ id, report, run }) => (
        <Recorded
          key={id}
          run={run}
          groups={latencyGroups(
            live.plan,
            run,
            report,
            all.map((one) => one.run),
          )}
        />
      ))}
    </section>
  )
}

type RecordedProps = { readonly run: JetstressRun; readonly groups: readonly LatencyGroup[] }

/** The counters of one machine. */
function Recorded({ run, groups }: RecordedProps) {
  const format = useFormat()
  const machine = cutName(run.machine ?? 'a machine without a name')
  const title = [machine, run.started && startWords(run.started, format)].filter(Boolean).join(', ')
  const held = groups.filter(({ meanLimit }) => meanLimit)
  const drawn = held.length > 0 ? held : groups
  return (
    <section className="recorded" aria-label={`Latencies of ${title}`}>
      <h3>{title}</h3>
      <p>
        {samplesWords(run.overTime?.samples ?? 0, run.seconds, format)}. Each point of a line is the
        highest of the samples around it; means are of all samples.
        {held.length === 0 &&
          ' Nothing tells which of these disks hold databases and which hold logs, so no limit is drawn: the report of the run says it, where it is read too.'}
      </p>
      {drawn.map((group) => (
        <LatencyFigure key={group.of} group={group} machine={machine} seconds={run.seconds ?? 0} />
      ))}
      <LatencyTable groups={groups} title={title} />
    </section>
  )
}

type LatencyTableProps = { readonly groups: readonly LatencyGroup[]; readonly title: string }

type Row = TimedLatency & Omit<LatencyGroup, 'latencies'>

/** Mean and most of every latency beside its limits. */
function LatencyTable({ groups, title }: LatencyTableProps) {
  return (
    <DataTable<Row>
      caption={`Mean and most: ${title}`}
      hidden="caption"
      frame={`Mean and most: ${title}`}
      rows={rowsOf(groups)}
      first={24}
      columns={[
        { head: 'Latency', of: ({ of }) => latencyWords[of] },
        { head: 'Volume', names: true, of: ({ series }) => cutName(series.name) },
        { head: 'Measured', over: 'Mean', of: ({ mean }) => mean, fails: isOver('mean') },
        { head: 'Limit', over: 'Mean', of: ({ meanLimit }) => meanLimit ?? '' },
        { head: 'Measured', over: 'Most', of: ({ most }) => most, fails: isOver('most') },
        { head: 'Limit', over: 'Most', of: ({ mostLimit }) => mostLimit ?? '' },
      ]}
    />
  )
}

/** Those over a limit first, else as their groups have them. */
function rowsOf(groups: readonly LatencyGroup[]): readonly Row[] {
  const rows = groups.flatMap(({ latencies, ...group }) =>
    latencies.map((one) => ({ ...one, ...group })),
  )
  const fails = (row: Row) => isOver('mean')(row) || isOver('most')(row)
  return [...rows.filter(fails), ...rows.filter((row) => !fails(row))]
}

/** Whether a row is at a limit or over it: what is asked for lies under it. */
export function isOver(key: 'mean' | 'most') {
  return (row: Row) => {
    const limit = row[`${key}Limit`]
    return limit !== null && row[key].value >= limit.value
  }
}
