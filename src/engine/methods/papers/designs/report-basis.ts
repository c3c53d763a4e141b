import { documents } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { checklistOf } from '../../../designs/checklist.ts'
import type { Recommendation } from '../../../designs/recommendation.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { CheckedPlan, ReportBasis } from '../../port/port.ts'
import { asPaperSizing, type PaperSizing } from '../sizing/size.ts'
import { recoveriesOfBlocks } from './recoveries.ts'

/** Short names of the papers. The workbook is left out: it has no arrays or blocks. */
const papers = Object.values(documents)
  .filter((one) => one !== documents.calculator)
  .map(({ short }) => short)
  .join(', ')

/** What the report of a plan for Exchange 2003 to 2010 rests on: figures, checklist, documents. */
export function basisByPapers({ plan, sizing, recommendation }: CheckedPlan): ReportBasis {
  return {
    roots: arrayRoots(plan, asPaperSizing(sizing), recommendation),
    checklist: checklistOf(plan, recommendation),
    basis: `the arrays and building blocks of ${papers}`,
  }
}

function arrayRoots(
  plan: Plan,
  sizing: PaperSizing,
  { proposed, proposedBlocks }: Recommendation,
): readonly Worked[] {
  const { volumes, iops } = sizing
  const latency = proposed
    ? [
        proposed.arrays,
        proposed.usable,
        ...(proposed.prediction ? Object.values(proposed.prediction.expected) : []),
        ...(proposed.prediction ? [proposed.prediction.design.dbRead] : []),
        ...(proposed.carries ? [proposed.carries] : []),
        proposed.utilization,
        ...(proposed.rebuild.latencies
          ? [proposed.rebuild.latencies.dbRead]
          : [proposed.rebuild.load]),
      ]
    : []
  const blocks = proposedBlocks
    ? [
        proposedBlocks.arrays,
        proposedBlocks.drives,
        proposedBlocks.rebuild.available,
        ...recoveriesOfBlocks(plan, sizing, [proposedBlocks]).flatMap(({ replay, backup }) =>
          replay && backup ? [replay, backup] : [],
        ),
      ]
    : []
  return [
    volumes.inAll,
    ...capacityRoots(sizing),
    iops.expectedLoad,
    iops.reads,
    iops.designRequirement,
    ...(iops.maintenanceThroughput ? [iops.maintenanceThroughput] : []),
    ...latency,
    ...blocks,
  ]
}

function capacityRoots({ volumes, memory }: PaperSizing): Worked[] {
  return [
    ...volumes.ofDatabase.flatMap(({ parts }) => Object.values(parts)),
    ...(memory ? [memory.server ?? memory.needed] : []),
  ]
}
