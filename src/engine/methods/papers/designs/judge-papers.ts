import { blockDesigns } from '../../../designs/block-design.ts'
import type { Build } from '../../../designs/candidate.ts'
import { candidateOf, type Design } from '../../../designs/design.ts'
import { designOf } from '../../../designs/design-of.ts'
import type { Plan } from '../../../plan/plan.ts'
import { type Broken, newlyBroken } from '../../../sizing/problems.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import type { Built, BuiltArrays, JudgedDesign } from '../../port.ts'
import { sizeByPapers } from '../sizing/size.ts'
import { designOfArrays, designOfBlocks } from './paper-designs.ts'

/** Arrays or blocks as a design has them. */
export function builtOfPapers(_sizing: Sizing, design: Design): Built {
  const candidate = candidateOf(design)
  return candidate ? builtArrays(candidate) : { kind: 'blocks', id: design.id }
}

/** The arrays of a candidate as they stand. */
export function builtArrays({ array, driveGb, raid, perServer }: Build): BuiltArrays {
  return { kind: 'arrays', build: { array, driveGb, raid, perServer } }
}

/** Judges arrays or blocks for a plan; null where it cannot be sized. */
export function judgeByPapers(
  plan: Plan,
  built: Built,
  before: Broken | null,
): JudgedDesign | null {
  const result = sizeByPapers(plan)
  if (!result.ok) return null
  const { sizing } = result
  const design = designOfBuilt(plan, sizing, built)
  if (!design) return null
  const problems = before ? newlyBroken(sizing, before) : []
  return {
    sizing,
    design,
    verdict: problems.length > 0 ? 'does not fit' : design.verdict,
    unmet: [
      ...(problems.length > 0 ? [{ code: 'rules', problems } as const] : []),
      ...design.requirements.filter(({ holds }) => !holds),
    ],
  }
}

function designOfBuilt(plan: Plan, sizing: Sizing, built: Built): Design | null {
  switch (built.kind) {
    case 'arrays':
      return designOfArrays(plan, designOf(plan, sizing, built.build))
    case 'blocks': {
      const blocks = blockDesigns(plan, sizing).map((one) => designOfBlocks(plan, one))
      return blocks.find(({ id }) => id === built.id) ?? null
    }
    case 'servers':
      return null
  }
}
