import { useTestReports } from '../../app/store/test-reports.ts'
import { useTestVerdict } from '../../app/store/test-verdict.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { isReservePlanned, testTitle } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import type {
  CriterionCode,
  JudgedCriterion,
  JudgedTest,
  JudgedVolume,
  TestVerdict,
} from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { SimultaneousRuns } from './simultaneous-runs.tsx'
import { CriteriaTable, ServerVerdictTable, type TestTableProps } from './test-tables.tsx'
import { TestedCurveChart } from './tested-curve.tsx'
import { MeanLatencyNote, TestResultText, TestVerdictHeadline } from './verdict-texts.tsx'

/** Section with what the reports read say of the plan; nothing before a run was read. */
export function TestVerdictSection({ live }: { readonly live: LiveResults }) {
  const { reports } = useTestReports()
  const verdict = useTestVerdict(live)
  if (!reports.some(({ read }) => read.runs.length > 0)) return null
  return (
    <section aria-labelledby="test-verdict">
      <h2 id="test-verdict">Verdict</h2>
      <TestVerdictDetails live={live} verdict={verdict} />
    </section>
  )
}

type VerdictProps = { readonly live: LiveResults; readonly verdict: TestVerdict }

export function TestVerdictDetails({ live, verdict }: VerdictProps) {
  const { tests } = verdict
  const counting = tests.filter(({ kind }) => kind !== 'preparation')
  const preparing = tests.filter(({ kind }) => kind === 'preparation')
  return (
    <>
      <TestVerdictHeadline live={live} verdict={verdict} />
      {counting.map((test) => (
        <Test key={test.id} test={test} verdict={verdict} />
      ))}
      {preparing.length > 0 && (
        <Fold title="What prepared a soft recovery">
          {preparing.map((test) => (
            <Test key={test.id} test={test} verdict={verdict} />
          ))}
        </Fold>
      )}
      {tests.length > 0 && <MeanLatencyNote />}
      <SimultaneousRuns tests={tests} />
      {counting.length > 0 && (
        <>
          <h3>Beside the model</h3>
          <TestedCurveChart live={live} tests={counting} />
        </>
      )}
    </>
  )
}

export function ReportTestVerdict({ live }: { readonly live: LiveResults }) {
  const verdict = useTestVerdict(live)
  const counting = verdict.tests.filter(({ kind }) => kind !== 'preparation')
  return (
    <>
      <TestVerdictHeadline live={live} verdict={verdict} />
      {counting.map((test) => (
        <Test key={test.id} test={test} />
      ))}
      <MeanLatencyNote />
      <div className="tested-curve whole-on-paper">
        <TestedCurveChart live={live} tests={counting} />
      </div>
    </>
  )
}

type TestProps = {
  readonly test: JudgedTest
  /** If given, the tables that paper leaves out are drawn, too. */
  readonly verdict?: TestVerdict
}

function Test({ test, verdict }: TestProps) {
  const title = testTitle(test, useFormat())
  return (
    <section aria-label={title}>
      <h3 className="breaks">{title}</h3>
      <TestResultText test={test} />
      <CriteriaTable test={test} title={title} />
      <ServerVerdictTable test={test} title={title} />
      {verdict && (
        <>
          <LoadTable test={test} verdict={verdict} title={title} />
          <VolumeTable test={test} title={title} />
        </>
      )}
    </section>
  )
}

type LoadTableProps = TestTableProps & { readonly verdict: TestVerdict }

type Row = { readonly what: string; readonly tested: DataCell; readonly planned: DataCell }

function LoadTable({ test, verdict, title }: LoadTableProps) {
  return (
    <DataTable
      caption={`Load: ${title}`}
      hidden="caption"
      rows={rowsOf(test, verdict)}
      columns={[
        { head: 'Load', of: ({ what }) => what },
        { head: 'Tested', of: ({ tested }) => tested },
        { head: 'By the plan', of: ({ planned }) => planned },
      ]}
    />
  )
}

function rowsOf(test: JudgedTest, { readShare }: TestVerdict): readonly Row[] {
  const { achieved, target, planned, rates, allIo } = test
  const { reads, writes, logReads, logWrites, maintenance } = rates
  const shown: readonly Row[] = [
    { what: 'Transactional', tested: achieved, planned: planned.expected },
    { what: 'Transactional, with the reserve', tested: '', planned: planned.withReserve },
    { what: 'Target of the report', tested: target, planned: '' },
    { what: 'Database reads', tested: reads, planned: '' },
    { what: 'Database writes', tested: writes, planned: '' },
    { what: 'Of these, reads', tested: test.readShare, planned: readShare },
    { what: 'Log writes', tested: logWrites, planned: '' },
    { what: 'Log reads', tested: logReads, planned: '' },
    { what: 'Maintenance reads', tested: maintenance, planned: '' },
    { what: 'All I/O the plan is judged by', tested: allIo, planned: '' },
  ]
  return shown.filter(
    ({ tested, planned: of }) =>
      tested !== null && (tested !== '' || (of === planned.withReserve && isReservePlanned(test))),
  )
}

type VolumeRow = JudgedVolume & { readonly server: string }

function VolumeTable({ test, title }: TestTableProps) {
  const rows = test.servers.flatMap(({ name, runs }) =>
    runs.flatMap(({ volumes }) =>
      volumes.map((one): VolumeRow => ({ ...one, server: cutName(name ?? 'not named') })),
    ),
  )
  return (
    <Fold title={`Each of its ${rows.length} volumes`}>
      <DataTable
        caption={`Volumes: ${title}`}
        hidden="caption"
        frame
        rows={rows}
        first={40}
        columns={[
          test.servers.length > 1 && { head: 'Server', of: ({ server }) => server },
          { head: 'Volume', names: true, of: ({ volume }) => cutName(volume.name) },
          { head: 'Holds', of: ({ volume }) => (volume.role === 'log' ? 'logs' : 'databases') },
          rate('Reads/s', ({ volume }) => volume.reads),
          rate('Writes/s', ({ volume }) => volume.writes),
          latency('Read', 'dbRead'),
          latency('Write', 'dbWrite'),
          latency('Log write', 'logWrite'),
        ]}
      />
    </Fold>
  )
}

function rate(head: string, of: (row: VolumeRow) => number | null) {
  return {
    head,
    of: (row: VolumeRow): DataCell => {
      const amount = of(row)
      return amount === null ? null : { amount, decimals: 3 }
    },
  }
}

function latency(head: string, code: CriterionCode) {
  const found = ({ criteria }: VolumeRow): JudgedCriterion | undefined =>
    criteria.find((one) => one.code === code)
  return {
    head,
    of: (row: VolumeRow): DataCell => {
      const one = found(row)
      return one ? one.measured : ''
    },
    fails: (row: VolumeRow) => found(row)?.holds === false,
  }
}
