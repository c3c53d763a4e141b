import { PageLink } from '../../app/frame/page-link.tsx'
import { useTestReports } from '../../app/store/test-reports.ts'
import { useProject } from '../../app/store/use-project.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { fieldOf, type Plan, size } from '../../engine/index.ts'
import { measuredRates, type MeasuredRates as Rates } from '../../engine/jetstress/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { recoveryTitle } from './recovery-words.ts'
import './recovery.css'

/** Measured replay and backup rates; nothing without Jetstress reports that hold any. */
export function MeasuredRatesSection() {
  const isTold = Object.values(useMeasuredRates()).some((rate) => rate !== null)
  if (!isTold) return null
  return (
    <section aria-labelledby="measured-rates-title">
      <h2 id="measured-rates-title">{recoveryTitle}</h2>
      <p className="why">
        How long that takes for this plan is in <PageLink page="plan">the plan</PageLink>.
      </p>
      <MeasuredRates />
    </section>
  )
}

function useMeasuredRates(): Rates {
  const { reports } = useTestReports()
  return measuredRates(
    reports.flatMap(({ file: report, read }) => read.runs.map((run) => ({ report, run }))),
  )
}

/** Rates of the reports, with a button to use them; nothing if the reports have none. */
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

/** Significant digits; reports are not more precise. */
const digits = 6

/** Sets measured rates as answers; returns the same plan object if nothing changes. */
export function withRates(plan: Plan, rates: Rates): Plan {
  const taken = keys.flatMap((key) => {
    const field = fieldOf(key)
    const rate = rates[key]
    if (!rate || field.kind !== 'number') return []
    // Clamped to the range of the box: a person could enter no other value.
    const within = Math.min(Math.max(rate.value, field.min), field.max)
    const value = Number(within.toPrecision(digits))
    return value === plan[key] ? [] : [[key, value] as const]
  })
  return taken.length === 0 ? plan : { ...plan, ...Object.fromEntries(taken) }
}
