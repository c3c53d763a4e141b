import { useContext, useMemo } from 'react'
import { failureOf } from '../../app/failing/failure-of.ts'
import { activeWords, lossWords } from '../../app/failing/outcome-sentences.ts'
import { isWhole } from '../../app/store/lost.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  dagsOf,
  nothingLost,
  outcomeOf,
  type PaperSizing,
  type Plan,
  type Recommendation,
  type SizedByRoles,
  type Sizing,
} from '../../engine/index.ts'
import { ForPaper } from '../../ui/chart-frame.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { drawnPaperDesign } from './drawn-paper-design.ts'
import { drawnRoleDesign } from './drawn-role-design.ts'
import type { FailedDags } from './failed-dags.ts'
import { PictureFigure } from './picture-figure.tsx'

type RolePictureProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** The design of a plan of Exchange 2013 to SE: sites, servers, copies, drives or arrays, and the link. */
export function RolePicture({ plan, sizing }: RolePictureProps) {
  const format = useFormat()
  const failed = useFailedDags(plan, sizing)
  const design = useMemo(
    () => drawnRoleDesign({ plan, sizing, format }, failed),
    [plan, sizing, format, failed],
  )
  return (
    <PictureFigure
      design={design}
      lost={failed?.lost ?? null}
      failedWords={wordsOf(failed, format)}
    />
  )
}

type PaperPictureProps = {
  readonly plan: Plan
  readonly sizing: PaperSizing
  readonly recommendation: Pick<Recommendation, 'proposed' | 'proposedBlocks'>
}

/** The design of a plan of Exchange 2003 to 2010: its servers or clusters, their copies and arrays. */
export function PaperPicture({ plan, sizing, recommendation }: PaperPictureProps) {
  const format = useFormat()
  const failed = useFailedDags(plan, sizing)
  const design = useMemo(
    () => drawnPaperDesign({ plan, sizing, recommendation }, failed),
    [plan, sizing, recommendation, failed],
  )
  return (
    <PictureFigure
      design={design}
      lost={failed?.lost ?? null}
      failedWords={wordsOf(failed, format)}
    />
  )
}

/** The failure and how much is active then; null while all is up. */
function wordsOf(failed: FailedDags | null, format: Format): string | null {
  if (!failed || isWhole(failed.lost)) return null
  return `${lossWords(failed.dags, failed.lost, format)} ${activeWords(failed, format)}`
}

/** The DAGs of a plan with what is down of them; on paper nothing is. Null without DAGs. */
function useFailedDags(plan: Plan, sizing: Sizing): FailedDags | null {
  const isPaper = useContext(ForPaper)
  const asked = useProject((now) => now.lost)
  const lost = isPaper ? nothingLost : asked
  return useMemo(() => {
    const dags = dagsOf(plan, sizing)
    return dags && { ...failureOf(dags, lost), whole: outcomeOf(dags, nothingLost) }
  }, [plan, sizing, lost])
}
