import type { Plan, Sizing } from '../../engine/index.ts'
import { LazyStackedChart } from '../../ui/charts/lazy-charts.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { drawnCases, iopsBars, iopsCases, iopsParts, iopsTakeaway } from './iops-cases.ts'
import { CaseTable, PartTable } from './iops-tables.tsx'

type IopsBreakdownProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  /** Width of the chart in CSS pixels, for paper. */
  readonly width?: number
}

/** The load of one server, case by case: takeaway, chart, and the table behind it. */
export function IopsBreakdown({ plan, sizing, width }: IopsBreakdownProps) {
  const format = useFormat()
  const cases = iopsCases(plan, sizing)
  const drawn = drawnCases(cases)
  const takeaway = iopsTakeaway(cases, sizing, format)
  return (
    <figure className={drawn.length < cases.length ? 'breakdown long' : 'breakdown'}>
      <figcaption>{takeaway}</figcaption>
      <LazyStackedChart
        parts={iopsParts}
        bars={iopsBars(drawn, sizing, format)}
        unit="IOPS"
        takeaway={takeaway}
        {...(width !== undefined && { width })}
      />
      {drawn.length < cases.length && (
        <p className="footnote">
          The chart leaves out {format.number(cases.length - drawn.length)} cases between all
          servers up and the last three; the table has them.
        </p>
      )}
      {cases.length > 1 ? (
        <CaseTable cases={cases} sizing={sizing} />
      ) : (
        <PartTable sizing={sizing} />
      )}
      <Reads sizing={sizing} />
      <Throughput sizing={sizing} />
      <CrossCheck sizing={sizing} />
    </figure>
  )
}

/** How much of the transactional load reads: heavier profiles write more. */
function Reads({ sizing: { iops } }: { sizing: Sizing }) {
  const format = useFormat()
  const share = Math.round((iops.reads.value / iops.transactional.value) * 100) / 100
  return (
    <p className="footnote">
      Of the transactional load <Figure worked={iops.reads} />, {format.value(share, '%')}, are
      database reads; the rest are writes.
    </p>
  )
}

/** What maintenance reads where it counts in MB/s. */
function Throughput({ sizing: { iops } }: { sizing: Sizing }) {
  if (!iops.maintenanceThroughput) return null
  return (
    <p className="footnote">
      Background maintenance reads <Figure worked={iops.maintenanceThroughput} /> in sequence on top
      of this load; it counts in MB/s and not in IOPS.
    </p>
  )
}

/** EqualLogic’s shares and the model fitted to its tests, each against the other; of 2010 only. */
function CrossCheck({ sizing }: { sizing: Sizing }) {
  const format = useFormat()
  const { calibrated, expectedLoad, judged } = sizing.iops
  if (!calibrated) return null
  const apart = calibrated.value / expectedLoad.value - 1
  const sign = apart < 0 ? '' : '+'
  return (
    <p className={Math.abs(apart) > 0.1 ? 'warning' : 'footnote'}>
      Cross-check: the model fitted to the published tests expects <Figure worked={calibrated} /> (
      {sign}
      {format.value(Math.round(apart * 1000) / 1000, '%')} against the paper’s shares).{' '}
      {Math.abs(apart) > 0.1 && (
        <>
          They are more than 10 % apart, so arrays are judged by the larger,{' '}
          <Figure worked={judged} />.
        </>
      )}
    </p>
  )
}
