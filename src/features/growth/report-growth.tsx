import type { Candidate, Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { GrowthFigures } from './growth-figures.tsx'
import { growthWords } from './growth-words.ts'
import { proposedGrowth } from './proposed-growth.tsx'

type GrowthInBriefProps = {
  readonly plan: Plan
  readonly proposed: Candidate
}

/** How long the proposed design lasts while the mailboxes grow: a sentence and its charts. */
export function GrowthInBrief({ plan, proposed }: GrowthInBriefProps) {
  const format = useFormat()
  const grown = proposedGrowth(plan, proposed)
  return (
    <div className="report-growth">
      <p className="growth-verdict">{growthWords(plan, grown, format)}</p>
      <GrowthFigures grown={grown} sizedFor={plan.growthYears} currency={plan.currency} />
    </div>
  )
}
