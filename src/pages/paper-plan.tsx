import type { ReactNode } from 'react'
import { recommendationOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { isByPapers } from '../engine/index.ts'
import { PaperPicture } from '../features/picture/design-picture.tsx'
import { paperSections } from './paper-sections.ts'
import { PlanAnswer } from './plan-answer.tsx'
import { Contents } from './plan-contents.tsx'
import { PlanSections } from './plan-sections.tsx'

type PaperPlanProps = {
  readonly live: LiveResults
  /** What to do with the plan; it comes with its answer, so that neither moves the other. */
  readonly actions: ReactNode
}

/** The plan of Exchange 2003 to 2010: its answer first, then section by section. */
export function PaperPlan({ live, actions }: PaperPlanProps) {
  const { plan, results } = live
  const { sizing } = results
  const picture = isByPapers(sizing) && (
    <PaperPicture plan={plan} sizing={sizing} recommendation={recommendationOf(plan, results)} />
  )
  return (
    <>
      <Contents sections={paperSections} plan={plan} sizing={sizing} />
      {actions}
      <PlanAnswer live={live} picture={picture} />
      <PlanSections sections={paperSections} plan={plan} sizing={sizing} />
    </>
  )
}
