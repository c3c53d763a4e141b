import { PageLink } from '../../app/frame/page-link.tsx'
import { MeasuredRates, useMeasuredRates } from './measured-rates.tsx'
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
