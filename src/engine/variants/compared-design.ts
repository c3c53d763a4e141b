import { type BlockDesign, blockDesigns, fits } from '../designs/block-design.ts'
import { type Candidate, designId, type Verdict } from '../designs/candidate.ts'
import type { ServerDesign } from '../designs/design.ts'
import { buildCalled, designOf } from '../designs/design-of.ts'
import { proposeBlocks } from '../designs/propose.ts'
import { proposeArrays } from '../designs/propose-arrays.ts'
import { proposeServers, serverDesignCalled } from '../methods/roles/servers/server-designs.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** A way to build a plan, of any kind, as it is compared with others. */
export type ComparedDesign =
  | { readonly kind: 'arrays'; readonly of: Candidate }
  | { readonly kind: 'blocks'; readonly of: BlockDesign }
  | { readonly kind: 'servers'; readonly of: ServerDesign }

/** What is proposed for a plan: arrays or, where none fit, tested blocks; servers by the later method. */
export function proposedDesign(plan: Plan, sizing: Sizing): ComparedDesign | null {
  if (isByRoles(sizing)) {
    const of = proposeServers(plan, sizing)
    return of && { kind: 'servers', of }
  }
  const arrays = proposeArrays(plan, sizing)
  if (arrays) return { kind: 'arrays', of: arrays }
  const blocks = proposeBlocks(plan, sizing)
  return blocks && { kind: 'blocks', of: blocks }
}

/** The design of a plan that an id names; null where the plan considers none of that name. */
export function comparedDesignCalled(
  plan: Plan,
  sizing: Sizing,
  id: string,
): ComparedDesign | null {
  if (isByRoles(sizing)) {
    const of = serverDesignCalled(plan, sizing, id)
    return of && { kind: 'servers', of }
  }
  const build = buildCalled(plan, id)
  if (build) return { kind: 'arrays', of: designOf(plan, sizing, build) }
  const block = blockDesigns(plan, sizing).find((one) => blockId(one) === id)
  return block ? { kind: 'blocks', of: block } : null
}

/** What an address calls a design. */
export function comparedDesignId(design: ComparedDesign): string {
  switch (design.kind) {
    case 'arrays':
      return designId(design.of)
    case 'blocks':
      return blockId(design.of)
    case 'servers':
      return design.of.id
  }
}

function blockId({ solution }: BlockDesign): string {
  return `block-${solution.id}`.toLowerCase().replace(/[^a-z\d.-]+/g, '-')
}

/** Whether a design carries its plan. Tested blocks can serve it, or cannot. */
export function verdictOfDesign(design: ComparedDesign): Verdict {
  if (design.kind === 'blocks') return fits(design.of) ? 'fits' : 'does not fit'
  return design.of.verdict
}
