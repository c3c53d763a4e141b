import { billOf } from '../../../designs/bill-of-materials.ts'
import type { Design } from '../../../designs/design.ts'
import { type BillLine, lineOfArrays } from '../../../designs/order.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { linesOfBlocks } from './bill-of-blocks.ts'
import { candidateIn } from './paper-designs.ts'
import { layoutByPapers } from './volume-layout.ts'

/** Everything to buy of arrays or tested blocks. */
export function orderByPapers(plan: Plan, sizing: Sizing, design: Design): readonly BillLine[] {
  if (design.kind === 'tested blocks') return linesOfBlocks(design.blocks)
  const candidate = candidateIn(design)
  const bill = billOf(plan, sizing, candidate, layoutByPapers(plan, sizing, []))
  return [lineOfArrays(plan, bill, candidate)]
}
