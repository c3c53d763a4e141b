import { adviceOf, recommendationOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { blockRebuildLines, rebuildLines } from '../app/words/rebuild-words.ts'
import {
  checklistOf,
  documents,
  isByPapers,
  nearestArrays,
  type Recommendation,
} from '../engine/index.ts'
import { OrderInBrief } from '../features/bill-of-materials/report-materials.tsx'
import { Volumes } from '../features/capacity/volume-breakdown.tsx'
import { isPredicted, LatencyCurve } from '../features/designs/latency-curve.tsx'
import { NextDesigns } from '../features/designs/next-designs.tsx'
import { GrowthInBrief } from '../features/growth/report-growth.tsx'
import { IopsBreakdown } from '../features/load/iops-breakdown.tsx'
import { PaperPicture } from '../features/picture/design-picture.tsx'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'
import { CustomerPart } from './customer-part.tsx'
import { paperAnnex } from './paper-annex.tsx'
import { PlanSections } from './plan-sections.tsx'
import { ReportAnnex, ReportFrame, ReportTitle } from './report-annex.tsx'
import { workingRoots } from './working-roots.ts'

const papers = Object.values(documents)
  .map(({ short }) => short)
  .join(', ')

/** What the report says of a plan that is sized by the papers. */
export function PaperReport({ live }: { readonly live: LiveResults }) {
  const { plan, results } = live
  const { sizing } = results
  const format = useFormat()
  const recommendation = recommendationOf(plan, results)
  const { proposed, proposedBlocks, candidates } = recommendation
  const nearest = proposed || proposedBlocks ? null : nearestArrays(candidates)
  const annex = {
    plan,
    results,
    roots: workingRoots({ plan, sizing, recommendation }),
    checklist: checklistOf(plan, recommendation),
  }
  return (
    <ReportFrame {...annex}>
      <CustomerPart
        live={live}
        title={<ReportTitle plan={plan} />}
        picture={
          isByPapers(sizing) && (
            <PaperPicture plan={plan} sizing={sizing} recommendation={recommendation} />
          )
        }
        others={<NextDesigns plan={plan} sizing={sizing} recommendation={recommendation} />}
        load={<IopsBreakdown plan={plan} sizing={sizing} />}
        capacity={<Volumes sizing={sizing} />}
        drives={driveLines(recommendation, format).map((line) => <p key={line}>{line}</p>)}
        growth={proposed && <GrowthInBrief plan={plan} proposed={proposed} />}
        nearest={
          nearest && isPredicted(nearest) && <LatencyCurve candidate={nearest} sizing={sizing} />
        }
        order={
          (proposed || proposedBlocks) && (
            <OrderInBrief
              plan={plan}
              sizing={sizing}
              recommendation={recommendation}
              totals={adviceOf(plan, results).length <= 2}
            />
          )
        }
      />
      <ReportAnnex
        {...annex}
        basis={`the arrays and building blocks of ${papers}`}
        sections={<PlanSections sections={paperAnnex} plan={plan} sizing={sizing} />}
      />
    </ReportFrame>
  )
}

/** What the failure of a drive does to what is proposed. */
function driveLines({ proposed, proposedBlocks }: Recommendation, format: Format) {
  if (proposed) return rebuildLines(proposed.rebuild, format)
  return proposedBlocks ? blockRebuildLines(proposedBlocks.rebuild, format) : []
}
