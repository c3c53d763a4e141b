import { PageLink } from '../../app/frame/page-link.tsx'
import { useTestReports } from '../../app/store/test-reports.ts'
import { useProject } from '../../app/store/use-project.ts'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import { fieldOf, type Plan, size } from '../../engine/index.ts'
import {
  type MeasuredReplayAndBackupRates,
  slowestReplayAndBackupRates,
} from '../../engine/jetstress/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { recoveryTitle } from './recovery-words.ts'
import './recovery.css'

/** Section on replay and backup rates of the Jetstress reports read; nothing if they have none. */
export function JetstressRecoveryRatesSection() {
  const isTold = Object.values(useMeasuredRates()).some((rate) => rate !== null)
  if (!isTold) return null
  return (
    <section aria-labelledby="measured-rates-title">
      <h2 id="measured-rates-title">{recoveryTitle}</h2>
      <p className="why">
        How long that takes for this plan is in <PageLink page="plan">the plan</PageLink>.
      </p>
      <JetstressRecoveryRateTable />
    </section>
  )
}

function useMeasuredRates(): MeasuredReplayAndBackupRates {
  const { reports } = useTestReports()
  return slowestReplayAndBackupRates(
    reports.flatMap(({ file: report, read }) => read.runs.map((run) => ({ report, run }))),
  )
}

/** Table of the rates in the reports read, with a button to use them; nothing without any. */
export function JetstressRecoveryRateTable() {
  const plan = useProject((now) => now.plan)
  const rates = useMeasuredRates()
  const rows = Object.values(rates).flatMap((worked) => (worked ? [{ worked }] : []))
  if (rows.length === 0) return null
  const next = planWithMeasuredRates(plan, rates)
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
            onClick={() => applyChangedPlan(next, 'Rates of replay and backup')}
          >
            Use these rates
          </button>
        </p>
      )}
    </div>
  )
}

const keys = ['replaySeconds', 'databaseBackupRate', 'serverBackupRate'] as const

/** Significant digits of a rate taken from a report, which is not more precise. */
const digits = 6

/** Plan with measured rates as its answers; the same object if nothing changes. */
export function planWithMeasuredRates(plan: Plan, rates: MeasuredReplayAndBackupRates): Plan {
  const taken = keys.flatMap((key) => {
    const field = fieldOf(key)
    const rate = rates[key]
    if (!rate || field.kind !== 'number') return []
    // The rate is clamped to the range that a person could enter.
    const within = Math.min(Math.max(rate.value, field.min), field.max)
    const value = Number(within.toPrecision(digits))
    return value === plan[key] ? [] : [[key, value] as const]
  })
  return taken.length === 0 ? plan : { ...plan, ...Object.fromEntries(taken) }
}
