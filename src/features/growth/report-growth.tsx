import { useMemo } from 'react'
import { currencyName } from '../../app/words/currency.ts'
import { type Candidate, growthTimeline, type Plan, purchasesOf } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { GrowthFigures } from './growth-figures.tsx'
import { growthWords } from './growth-words.ts'
import { PurchaseTable } from './purchase-table.tsx'

type ReportGrowthProps = {
  readonly plan: Plan
  readonly proposed: Candidate
}

/** How long the proposed design lasts while the mailboxes grow, and what is bought after it. */
export function ReportGrowth({ plan, proposed }: ReportGrowthProps) {
  const format = useFormat()
  const { years, designs, purchases } = useMemo(() => {
    const timeline = growthTimeline(plan, [proposed])
    return { ...timeline, purchases: purchasesOf(timeline.years, proposed) }
  }, [plan, proposed])
  const [outgrown] = designs
  if (!outgrown) throw new Error('The proposed design was followed')
  return (
    <section className="report-growth">
      <h2>Growth</h2>
      <p className="growth-verdict">{growthWords(plan, outgrown, purchases, format)}</p>
      <p className="growth-rate">
        The growth of each tier is taken to come over {format.value(plan.growthYears, 'years')},
        each year by the same share, and to go on like that.
      </p>
      <GrowthFigures
        years={years}
        purchases={purchases}
        outgrown={outgrown}
        sizedFor={plan.growthYears}
      />
      <PurchaseTable purchases={purchases} currency={currencyName(plan.currency)} />
    </section>
  )
}
