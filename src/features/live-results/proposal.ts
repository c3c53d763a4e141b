import type { Results } from '../../app/store/results.ts'
import { blocksPerServerWords } from '../../app/words/block-words.ts'
import { arrayWords, perServerWords } from '../../app/words/words.ts'
import {
  type Candidate,
  considersTested,
  type Plan,
  proposeBlocks,
  shown,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What is proposed, in few words and in more. */
export type ProposalWords = {
  /** `4 × PS6100XV` */
  readonly short: string
  /** The same with its drives and how many a server gets. */
  readonly long: string
  /** What tells it from a design that is as short. */
  readonly apart: readonly string[]
}

/** What is proposed for a plan, in words: arrays or, where none fit, tested blocks; null for none. */
export function proposalOf(plan: Plan, results: Results, format: Format): ProposalWords | null {
  if (results.proposed) return arrayProposal(results.proposed, format)
  return considersTested(plan) ? blockProposal(plan, results, format) : null
}

/** Proposed arrays in words. */
export function arrayProposal(candidate: Candidate, format: Format): ProposalWords {
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

/** What was proposed before, as far as it tells it from what is now; null when it is the same. */
export function proposedBefore(
  now: ProposalWords | null,
  before: ProposalWords | null,
): string | null {
  if (!before) return now && 'nothing fitted before'
  if (now?.short !== before.short) return `was ${before.short}`
  const other = before.apart.find((text, at) => text !== now.apart[at])
  return other === undefined ? null : `was ${other}`
}

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
  return { short, long: `${short}, ${perServer}`, apart: [perServer] }
}
