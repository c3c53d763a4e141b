import { useTestReports } from '../../app/store/test-reports.ts'
import { useProject } from '../../app/store/use-project.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { measuredRates, type MeasuredRates as Rates, size } from '../../engine/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { withRates } from './with-rates.ts'

/** The rates of replay and backup that the reports read in this window tell. */
export function useMeasuredRates(): Rates {
  const { reports } = useTestReports()
  return measuredRates(
    reports.flatMap(({ file: report, read }) => read.runs.map((run) => ({ report, run }))),
  )
}

/** The rates that reports tell, to be taken for the plan; nothing where they tell none. */
export function MeasuredRates() {
  const plan = useProject((now) => now.plan)
  const rates = useMeasuredRates()
  const rows = Object.values(rates).flatMap((worked) => (worked ? [{ worked }] : []))
  if (rows.length === 0) return null
  const next = withRates(plan, rates)
  return (
    <div className="below-4">
      <FigureTable caption="Rates of the reports read" rows={rows} />
      {next === plan ? (
        <p>The plan has these rates.</p>
      ) : (
        <p>
          <button
            type="button"
            disabled={!size(next).ok}
            onClick={() => applyPlan(next, 'Rates of replay and backup')}
          >
            Use these rates
          </button>
        </p>
      )}
    </div>
  )
}
