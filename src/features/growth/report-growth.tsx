import type { Candidate, Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { growthWords } from './growth-words.ts'
import { ProposedGrowth, proposedGrowth } from './proposed-growth.tsx'

type ReportGrowthProps = {
  readonly plan: Plan
  readonly proposed: Candidate
}

/** How long the proposed design lasts while the mailboxes grow, and what is bought after it. */
export function ReportGrowth({ plan, proposed }: ReportGrowthProps) {
  const format = useFormat()
  const { outgrown, purchases } = proposedGrowth(plan, proposed)
  return (
    <section className="report-growth">
      <h2>Growth</h2>
      <p className="growth-verdict">{growthWords(plan, outgrown, purchases, format)}</p>
      <ProposedGrowth plan={plan} proposed={proposed} />
    </section>
  )
}
