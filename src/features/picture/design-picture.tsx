import { useContext, useMemo } from 'react'
import { failureOf } from '../../app/failures/failure-of.ts'
import { activeWords, lossWords } from '../../app/failures/outcome-sentences.ts'
import { isFailureFree } from '../../app/store/failure-in-address.ts'
import type { Results } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { drawingTitle } from '../../app/words/document-title.ts'
import { lossOutcome, nothingLost } from '../../engine/failures/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { dagsOf } from '../../engine/methods/index.ts'
import { IsForPaper } from '../../ui/chart-frame.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { drawnPlan } from './drawn-plan.ts'
import type { DagFailure } from './failed-dags.ts'
import { PictureFigure } from './picture-figure.tsx'

type DesignPictureProps = {
  readonly plan: Plan
  readonly results: Results
  /** True to leave out the table and the files. */
  readonly isBrief?: boolean
}

/** Picture of the design: sites, servers or clusters with copies and storage, and the link. */
export function DesignPicture({ plan, results, isBrief = false }: DesignPictureProps) {
  const { sizing } = results
  const format = useFormat()
  const failed = useFailedDags(plan, sizing)
  const design = useMemo(
    () => drawnPlan(plan, results, format, failed),
    [plan, results, format, failed],
  )
  return (
    design && (
      <PictureFigure
        design={design}
        lost={failed?.lost ?? null}
        failedWords={wordsOf(failed, format)}
        title={drawingTitle(plan)}
        isBrief={isBrief}
      />
    )
  )
}

/** The failure and the databases still active; null if nothing is down. */
function wordsOf(failed: DagFailure | null, format: Format): string | null {
  if (!failed || isFailureFree(failed.lost)) return null
  return `${lossWords(failed.dags, failed.lost, format)} ${activeWords(failed, format)}`
}

/** DAGs of a plan with the failed servers; null without DAGs. On paper nothing is down. */
function useFailedDags(plan: Plan, sizing: Sizing): DagFailure | null {
  const isPaper = useContext(IsForPaper)
  const asked = useProject((now) => now.lost)
  const lost = isPaper ? nothingLost : asked
  return useMemo(() => {
    const dags = dagsOf(plan, sizing)
    return dags && { ...failureOf(dags, lost), whole: lossOutcome(dags, nothingLost) }
  }, [plan, sizing, lost])
}
