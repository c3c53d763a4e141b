import { type BlockDesign, type Candidate, type Recommendation, shown } from '../../engine/index.ts'
import { blocksPerServerWords } from './block-words.ts'
import type { Format } from './format.ts'
import { arrayWords, perServerWords } from './words.ts'

/** What is proposed, in few words and in more. */
export type Proposal = {
  /** `4 × PS6100XV` */
  readonly short: string
  /** The same with its drives and how many a server gets. */
  readonly long: string
  /** What tells it from a design that is as short. */
  readonly apart: readonly string[]
}

/** What a recommendation proposes: arrays, else tested blocks, else nothing. */
export function proposalOf(
  { proposed, proposedBlocks }: Recommendation,
  format: Format,
): Proposal | null {
  if (proposed) return ofArrays(proposed, format)
  return proposedBlocks && ofBlocks(proposedBlocks, format)
}

function ofArrays(candidate: Candidate, format: Format): Proposal {
  const { array, driveGb, raid, perServer, arrays } = candidate
  const count = format.number(shown(arrays))
  const short = `${count} × ${array.model}`
  const drives = `${format.number(array.drives)} × ${format.value(driveGb, 'GB')}`
  return {
    short,
    long: `${count} × ${arrayWords(candidate, format)}, ${perServerWords(perServer, format)}`,
    apart: [`${short}, ${drives}`, `${short}, ${raid}`, `${format.number(perServer)} per server`],
  }
}

function ofBlocks(design: BlockDesign, format: Format): Proposal {
  const short = `${format.number(shown(design.arrays))} × ${design.solution.id}`
  const perServer = blocksPerServerWords(design, format)
  return { short, long: `${short}, ${perServer}`, apart: [perServer] }
}

/** What was proposed before, as far as it tells it from what is now; null when it is the same. */
export function proposedBefore(now: Proposal | null, before: Proposal | null): string | null {
  if (!before) return now && 'nothing fitted before'
  if (now?.short !== before.short) return `was ${before.short}`
  const other = before.apart.find((text, at) => text !== now.apart[at])
  return other === undefined ? null : `was ${other}`
}
