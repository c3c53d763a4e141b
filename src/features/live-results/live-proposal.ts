import { planVerdict } from '../../app/answer/level-remark.ts'
import type { PlanVerdict } from '../../app/answer/plan-answer.ts'
import type { Results } from '../../app/store/results.ts'
import { arrayAndDrivesWords, arraysPerServerWords } from '../../app/words/array-words.ts'
import { blocksPerServerWords } from '../../app/words/block-words.ts'
import { serverStorageTitle } from '../../app/words/server-words.ts'
import {
  virtualDiskSizesWords,
  virtualDisksOfMachine,
  virtualMachineCountWords,
} from '../../app/words/virtual-disks.ts'
import {
  arrayCandidateOf,
  type BlockDesign,
  type Candidate,
  type Design,
  type ServerDesign,
} from '../../engine/designs/index.ts'
import { asShown, oncePerPair, type Plan, type Sizing } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

type ProposalWords = {
  /** Shortest name of the proposed design: `4 × PS6100XV`, `96 drives`. */
  readonly short: string
  readonly long: string
  /** Details in words that distinguish designs with the same `short` name, most important first. */
  readonly apart: readonly string[]
}

export type ProposalWordsWithVerdict = ProposalWords & PlanVerdict

// Cached, because it runs at every keystroke for the plan and for the one before the edit.
const designFor = oncePerPair((plan: Plan, sizing: Sizing) => methodOf(plan).propose(plan, sizing))

/** Proposed design of a plan in words; null if nothing fits. */
export function proposalWordsWithVerdict(
  plan: Plan,
  { sizing }: Results,
  format: Format,
): ProposalWordsWithVerdict | null {
  const design = designFor(plan, sizing)
  return (
    design && {
      ...(virtualWords(plan, sizing, design, format) ?? wordsOf(design, format)),
      ...planVerdict(plan, sizing, design, format),
    }
  )
}

/** Proposed virtual machines in words; null for other designs. */
function virtualWords(
  plan: Plan,
  sizing: Sizing,
  design: Design,
  format: Format,
): ProposalWords | null {
  const disks = virtualDisksOfMachine(plan, sizing, design)
  if (!disks) return null
  const long = virtualDiskSizesWords(disks, format)
  return { short: virtualMachineCountWords(asShown(sizing.servers), format), long, apart: [long] }
}

function wordsOf(design: Design, format: Format): ProposalWords {
  switch (design.kind) {
    case 'arrays':
      return arrayProposalWords(design.candidate, format)
    case 'tested blocks':
      return blockWords(design.blocks, format)
    default:
      return serverWords(design, format)
  }
}

export function arrayProposalWords(candidate: Candidate, format: Format): ProposalWords {
  const { array, driveGb, raid, perServer, arrays } = candidate
  const count = format.number(asShown(arrays))
  const short = `${count} × ${array.model}`
  const drives = `${format.number(array.drives)} × ${format.drive(driveGb)}`
  return {
    short,
    long: `${count} × ${arrayAndDrivesWords(candidate, format)}, ${arraysPerServerWords(perServer, format)}`,
    apart: [`${short}, ${drives}`, `${short}, ${raid}`, `${format.number(perServer)} per server`],
  }
}

function blockWords(design: BlockDesign, format: Format): ProposalWords {
  const short = `${format.number(asShown(design.arrays))} × ${design.solution.id}`
  const perServer = blocksPerServerWords(design, format)
  return { short, long: `${short}, ${perServer}`, apart: [perServer] }
}

/** Proposed storage of servers in words; their number is another live figure. */
function serverWords(design: ServerDesign, format: Format): ProposalWords {
  const candidate = arrayCandidateOf(design)
  const title = serverStorageTitle(design, format)
  return {
    short: candidate
      ? arrayProposalWords(candidate, format).short
      : format.text(design.drivesInAll),
    long: title,
    apart: [title],
  }
}

/** `was 4 × PS6100XV`: how the proposed design was named before the edit; null if the same. */
export function formerProposalWords(
  now: ProposalWordsWithVerdict | null,
  before: ProposalWordsWithVerdict | null,
): string | null {
  if (!before) return now && 'nothing fitted before'
  if (now?.short !== before.short) return `was ${before.short}`
  const other = before.apart.find((text, at) => text !== now.apart[at])
  return other === undefined ? null : `was ${other}`
}
