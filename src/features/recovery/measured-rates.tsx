import { useTestReports } from '../../app/store/test-reports.ts'
import { useProject } from '../../app/store/use-project.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { fieldOf, type Plan, size } from '../../engine/index.ts'
import { measuredRates, type MeasuredRates as Rates } from '../../engine/jetstress/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'

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

const keys = ['replaySeconds', 'databaseBackupRate', 'serverBackupRate'] as const

/** As many digits as a report can have meant. */
const digits = 6

/** A plan with measured rates as its answers; the very plan where it has them. */
export function withRates(plan: Plan, rates: Rates): Plan {
  const taken = keys.flatMap((key) => {
    const field = fieldOf(key)
    const rate = rates[key]
    if (!rate || field.kind !== 'number') return []
    // A rate beyond the range is none that a person could enter either.
    const within = Math.min(Math.max(rate.value, field.min), field.max)
    const value = Number(within.toPrecision(digits))
    return value === plan[key] ? [] : [[key, value] as const]
  })
  return taken.length === 0 ? plan : { ...plan, ...Object.fromEntries(taken) }
}
