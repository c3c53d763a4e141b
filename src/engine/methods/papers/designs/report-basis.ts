import { documents } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { checklistOf } from '../../../designs/checklist.ts'
import type { Recommendation } from '../../../designs/recommendation.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { PlanToCheck, ReportBasis } from '../../port/port.ts'
import { asPaperSizing, type PaperSizing } from '../sizing/size.ts'
import { recoveriesOfBlocks } from './recoveries.ts'

/** Short names of the papers. The workbook is left out: it has no arrays or blocks. */
const papers = Object.values(documents)
  .filter((one) => one !== documents.calculator)
  .map(({ short }) => short)
  .join(', ')

/** What the report of a plan for Exchange 2003 to 2010 rests on: figures, checklist, documents. */
export function basisByPapers({ plan, sizing, recommendation }: PlanToCheck): ReportBasis {
  return {
    roots: arrayRoots(plan, asPaperSizing(sizing), recommendation),
    checklist: checklistOf(plan, recommendation),
    basis: `the arrays and building blocks of ${papers}`,
  }
}

function arrayRoots(
  plan: Plan,
  sizing: PaperSizing,
  { proposed, proposedBlocks: blocks }: Recommendation,
): readonly Worked[] {
  const { volumes, iops, memory } = sizing
  const { prediction, rebuild } = proposed ?? {}
  const recoveries = recoveriesOfBlocks(plan, sizing, blocks ? [blocks] : [])
  return [
    volumes.inAll,
    ...volumes.ofDatabase.flatMap(({ parts }) => Object.values(parts)),
    memory?.server ?? memory?.needed,
    iops.expectedLoad,
    iops.reads,
    iops.designRequirement,
    iops.maintenanceThroughput,
    proposed?.arrays,
    proposed?.usable,
    ...Object.values(prediction?.expected ?? {}),
    prediction?.design.dbRead,
    proposed?.carries,
    proposed?.utilization,
    rebuild?.latencies?.dbRead ?? rebuild?.load,
    blocks?.arrays,
    blocks?.drives,
    blocks?.rebuild.available,
    ...recoveries.flatMap(({ replay, backup }) => [replay, backup]),
  ].filter((figure) => figure !== null && figure !== undefined)
}
