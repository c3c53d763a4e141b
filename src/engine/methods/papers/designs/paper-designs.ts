import { oncePerPair } from '../../../core/once.ts'
import { type BlockDesign, blocksFit, requirementsOfBlocks } from '../../../designs/block-design.ts'
import { type ArrayBuild, type Candidate, designId } from '../../../designs/candidate.ts'
import {
  type ArrayDesign,
  arrayCandidateOf,
  type Design,
  type TestedBlocksDesign,
} from '../../../designs/design.ts'
import { consideredBuildOfId, judgeBuild } from '../../../designs/judge-build.ts'
import { levelOfArrays, levelOfBlocks } from '../../../designs/level.ts'
import { type Proposal, proposeArrays } from '../../../designs/propose.ts'
import { judgeCandidates, type Recommendation } from '../../../designs/recommendation.ts'
import { considersDrives } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { BrokenLimits } from '../../../sizing/problems.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import {
  type BuiltArrays,
  type BuiltHardware,
  type JudgedDesign,
  type Method,
  newlyBrokenRules,
} from '../../port/port.ts'
import { sizeByPapers } from '../sizing/size.ts'
import { blockDesigns } from './block-designs.ts'

/** What `recommendByPapers` proposes, without judging every candidate. */
export function proposeByPapers(plan: Plan, sizing: Sizing): Proposal {
  const proposed = considersDrives(plan) ? null : proposeArrays(plan, sizing)
  return { proposed, proposedBlocks: proposed ? null : proposeBlocks(plan, sizing) }
}

function proposeBlocks(plan: Plan, sizing: Sizing): BlockDesign | null {
  return blockDesigns(plan, sizing).find(blocksFit) ?? null
}

/** All arrays and tested blocks of a plan, judged, and the proposed one. */
export function recommendByPapers(plan: Plan, sizing: Sizing): Recommendation {
  return judgedOnce(sizing, plan)
}

const judgedOnce = oncePerPair((sizing: Sizing, plan: Plan) =>
  judgeCandidates(plan, sizing, blockDesigns(plan, sizing)),
)

export function designOfArrays(plan: Plan, candidate: Candidate): ArrayDesign {
  const { verdict, constraints, binding, drives, arrays, cost, basis } = candidate
  return {
    kind: 'arrays',
    id: designId(candidate),
    ...{ candidate, verdict, binding, arrays, cost, basis },
    requirements: constraints,
    servers: answer(plan, 'servers'),
    drivesInAll: drives,
  }
}

/** Design of tested blocks. It fits or does not fit; it never counts as fitting with reserve. */
export function designOfBlocks(plan: Plan, blocks: BlockDesign): TestedBlocksDesign {
  const requirements = requirementsOfBlocks(blocks)
  const binding = requirements.find(({ code }) => code === blocks.binding.code)
  if (!binding) throw new Error('Blocks are counted by what binds them')
  return {
    kind: 'tested blocks',
    id: idOfBlocks(blocks),
    ...{ blocks, binding, requirements },
    verdict: blocksFit(blocks) ? 'fits' : 'does not fit',
    servers: answer(plan, 'servers'),
    drivesInAll: blocks.drives,
    arrays: blocks.arrays,
    cost: null,
    basis: 'tested',
  }
}

function idOfBlocks({ solution }: BlockDesign): string {
  return `block-${solution.id}`.toLowerCase().replace(/[^a-z\d.-]+/g, '-')
}

const allDesigns = oncePerPair((sizing: Sizing, plan: Plan) => {
  const { candidates, blocks, proposed, proposedBlocks } = recommendByPapers(plan, sizing)
  const arrays = candidates.map((one) => designOfArrays(plan, one))
  const ofBlocks = blocks.map((one) => designOfBlocks(plan, one))
  const chosen =
    arrays.find(({ candidate }) => candidate === proposed) ??
    ofBlocks.find((one) => one.blocks === proposedBlocks)
  return { designs: [...arrays, ...ofBlocks], proposed: chosen ?? null }
})

function proposedDesign(plan: Plan, sizing: Sizing): Design | null {
  const { proposed, proposedBlocks } = proposeByPapers(plan, sizing)
  if (proposed) return designOfArrays(plan, proposed)
  return proposedBlocks && designOfBlocks(plan, proposedBlocks)
}

function designCalled(plan: Plan, sizing: Sizing, id: string): Design | null {
  const build = consideredBuildOfId(plan, id)
  if (build) return designOfArrays(plan, judgeBuild(plan, sizing, build))
  const blocks = blockDesigns(plan, sizing).find((one) => idOfBlocks(one) === id)
  return blocks ? designOfBlocks(plan, blocks) : null
}

/** How plans for Exchange 2003 to 2010 get designs: arrays and, if none fit, tested blocks. */
export const paperDesignFunctions: Pick<
  Method,
  'designs' | 'propose' | 'designCalled' | 'levelOf' | 'warningOf'
> = {
  designs: (plan, sizing) => allDesigns(sizing, plan),
  propose: proposedDesign,
  designCalled,
  levelOf: (plan, sizing, design) =>
    design.kind === 'tested blocks'
      ? levelOfBlocks(plan, design.blocks)
      : levelOfArrays(sizing, candidateOfArrayDesign(design)),
  // No level of these designs depends on a warning.
  warningOf: () => null,
}

/** The judged arrays of a design. Throws if the design has no arrays. */
export function candidateOfArrayDesign(design: Design): Candidate {
  if (design.kind !== 'arrays') throw new Error(`No papers know a design of ${design.kind}`)
  return design.candidate
}

/** Arrays or tested blocks of a design, as built hardware. */
export function builtHardwareByPapers(_sizing: Sizing, design: Design): BuiltHardware {
  const candidate = arrayCandidateOf(design)
  return candidate ? arraysAsBuiltHardware(candidate) : { kind: 'blocks', id: design.id }
}

export function arraysAsBuiltHardware({
  array,
  driveGb,
  raid,
  perServer,
}: ArrayBuild): BuiltArrays {
  return { kind: 'arrays', build: { array, driveGb, raid, perServer } }
}

/** Judges built arrays or blocks for a plan; null without a sizing or without such a design. */
export function judgeBuiltHardwareByPapers(
  plan: Plan,
  built: BuiltHardware,
  before: BrokenLimits | null,
): JudgedDesign | null {
  const result = sizeByPapers(plan)
  if (!result.ok) return null
  const { sizing } = result
  const design = designOfBuilt(plan, sizing, built)
  if (!design) return null
  const broken = newlyBrokenRules(sizing, before)
  return {
    sizing,
    design,
    verdict: broken.length > 0 ? 'does not fit' : design.verdict,
    unmet: [...broken, ...design.requirements.filter(({ holds }) => !holds)],
  }
}

function designOfBuilt(plan: Plan, sizing: Sizing, built: BuiltHardware): Design | null {
  switch (built.kind) {
    case 'arrays':
      return designOfArrays(plan, judgeBuild(plan, sizing, built.build))
    case 'blocks': {
      const blocks = blockDesigns(plan, sizing).map((one) => designOfBlocks(plan, one))
      return blocks.find(({ id }) => id === built.id) ?? null
    }
    case 'servers':
      return null
  }
}
