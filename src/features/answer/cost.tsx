import type { Cost as PlanCost } from '../../app/answer/plan-answer.ts'
import { currencyName } from '../../app/words/currency.ts'
import { Figure } from '../../ui/working.tsx'
import './gauges.css'

/** What all of it costs, where every price is known; else nothing. */
export function Cost({ cost }: { readonly cost: PlanCost | null }) {
  if (!cost) return null
  return (
    <dl className="gauges cost">
      <div className="gauge">
        <dt>Cost</dt>
        <dd>
          <strong>
            <Figure worked={cost.total} />
          </strong>
          <span className="compared">{currencyName(cost.currency)} in all, by your prices</span>
        </dd>
      </div>
    </dl>
  )
}
