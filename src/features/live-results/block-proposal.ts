import type { Results } from '../../app/store/results.ts'
import { blocksPerServerWords } from '../../app/words/block-words.ts'
import { levelOfBlocks, type Plan, proposeBlocks, shown } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import type { ProposalWords } from './proposal.ts'

/** Proposed blocks in words, where no array is proposed; null where none can serve the plan. */
export function blockProposal(
  plan: Plan,
  { sizing }: Results,
  format: Format,
): ProposalWords | null {
  const design = proposeBlocks(plan, sizing)
  if (!design) return null
  const short = `${format.number(shown(design.arrays))} × ${design.solution.id}`
  const perServer = blocksPerServerWords(design, format)
  return {
    short,
    level: levelOfBlocks(plan, design),
    long: `${short}, ${perServer}`,
    apart: [perServer],
  }
}
