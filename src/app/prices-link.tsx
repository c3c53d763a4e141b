import { allAnswerFields, fieldCountsInPlan, isFieldOfPlan, type Plan } from '../engine/index.ts'
import { controlId } from '../ui/control.ts'
import { PageLink } from './frame/page-link.tsx'
import { pageIdOfField } from './routes/pages.ts'

/** Link to the first price that counts in a plan; nothing on paper, or without such a price. */
export function PricesLink({ plan }: { readonly plan: Plan }) {
  const price = allAnswerFields.find(
    (field) => field.isPrice && isFieldOfPlan(field, plan) && fieldCountsInPlan(field, plan),
  )
  if (!price) return null
  return (
    <PageLink className="on-screen-only" page={pageIdOfField(price)} at={controlId(price, 0)}>
      Enter prices
    </PageLink>
  )
}
