import type { ReactNode } from 'react'
import { FailureSwitches } from '../app/failing/failure-switches.tsx'
import { OutcomeWords } from '../app/failing/outcome-words.tsx'
import { PageLink } from '../app/frame/page-link.tsx'
import { pageOf } from '../app/pages.ts'
import { recommendationOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { fieldOf } from '../engine/index.ts'
import { Verdict } from '../features/designs/verdict.tsx'
import { PaperPicture } from '../features/picture/design-picture.tsx'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import { controlId } from '../ui/control.ts'
import { paperSections } from './paper-sections.ts'
import { Contents } from './plan-contents.tsx'
import { PlanSections } from './plan-sections.tsx'

type PaperPlanProps = {
  readonly live: LiveResults
  /** What to do with the plan, below its verdict. */
  readonly actions: ReactNode
}

/** The plan of Exchange 2003 to 2010: its verdict first, then section by section. */
export function PaperPlan({ live, actions }: PaperPlanProps) {
  const { plan, results } = live
  const { sizing } = results
  const recommendation = recommendationOf(plan, results)
  return (
    <>
      <Contents sections={paperSections} plan={plan} sizing={sizing} />
      <Verdict
        plan={plan}
        sizing={sizing}
        recommendation={recommendation}
        suggestions={<PlanSuggestions live={live} />}
        fix={(answer) => {
          const field = fieldOf(answer)
          return (
            <PageLink page={pageOf(field)} at={controlId(field, 0)}>
              Go to {field.label}
            </PageLink>
          )
        }}
      />
      {sizing.method === 'papers' && (
        <PaperPicture plan={plan} sizing={sizing} recommendation={recommendation} />
      )}
      <FailureSwitches isByPicture />
      <OutcomeWords isBrief />
      {actions}
      <PlanSections sections={paperSections} plan={plan} sizing={sizing} />
    </>
  )
}
