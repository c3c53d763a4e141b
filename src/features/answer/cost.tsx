import type { Cost as PlanCost } from '../../app/answer/plan-answer.ts'
import { currencyName } from '../../app/words/currency.ts'
import { Figure } from '../../ui/working.tsx'

/** What all of it costs, where every price is known; else nothing. */
export function Cost({ cost }: { readonly cost: PlanCost | null }) {
  if (!cost) return null
  return (
    <p className="plan-cost">
      Cost: <Figure worked={cost.total} /> {currencyName(cost.currency)}
    </p>
  )
}
