import type { Results } from '../../app/store/results.ts'
import { blocksPerServerWords } from '../../app/words/block-words.ts'
import { serverDesignTitle, serverHeadline } from '../../app/words/server-words.ts'
import { arrayWords, perServerWords } from '../../app/words/words.ts'
import {
  type Candidate,
  candidateOf,
  considersTested,
  isByRoles,
  type Level,
  levelOfArrays,
  levelOfBlocks,
  levelOfServers,
  onceForBoth,
  type Plan,
  proposeArrays,
  proposeBlocks,
  proposeServers,
  type SizedByRoles,
  type Sizing,
  shown,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What is proposed, in few words and in more. */
export type Proposal = {
  /** `4 × PS6100XV` */
  readonly short: string
  /** The same with its drives and how many a server gets. */
  readonly long: string
  /** How well it holds. */
  readonly level: Level
  /** What tells it from a design that is as short. */
  readonly apart: readonly string[]
}

// Each is asked for with every keystroke, for the plan and for the one before the edit.
const arraysFor = onceForBoth((plan: Plan, sizing: Sizing) => proposeArrays(plan, sizing))
const blocksFor = onceForBoth((plan: Plan, sizing: Sizing) => proposeBlocks(plan, sizing))
const serversFor = onceForBoth((plan: Plan, sizing: SizedByRoles) => proposeServers(plan, sizing))

/**
 * What is proposed for a plan, in words: arrays or, where none fit, tested blocks; servers with their
 * storage for Exchange 2013 to SE. Null where nothing can serve it.
 */
export function proposalOf(plan: Plan, { sizing }: Results, format: Format): Proposal | null {
  const proposal = isByRoles(sizing)
    ? serverProposal(plan, sizing, format)
    : (arrayProposal(plan, sizing, format) ?? blockProposal(plan, sizing, format))
  // What breaks a limit of Exchange does not hold, whatever is proposed for it.
  const isBroken = proposal !== null && sizing.broken.length > 0
  return isBroken ? { ...proposal, level: 'does not hold' } : proposal
}

function arrayProposal(plan: Plan, sizing: Sizing, format: Format): Proposal | null {
  const candidate = arraysFor(plan, sizing)
  return candidate && candidateProposal(candidate, sizing, format)
}

/** Arrays in words. */
export function candidateProposal(candidate: Candidate, sizing: Sizing, format: Format): Proposal {
  const { array, driveGb, raid, perServer, arrays } = candidate
  const count = format.number(shown(arrays))
  const short = `${count} × ${array.model}`
  const drives = `${format.number(array.drives)} × ${format.drive(driveGb)}`
  return {
    short,
    level: levelOfArrays(sizing, candidate),
    long: `${count} × ${arrayWords(candidate, format)}, ${perServerWords(perServer, format)}`,
    apart: [`${short}, ${drives}`, `${short}, ${raid}`, `${format.number(perServer)} per server`],
  }
}

function blockProposal(plan: Plan, sizing: Sizing, format: Format): Proposal | null {
  const design = considersTested(plan) ? blocksFor(plan, sizing) : null
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

function serverProposal(plan: Plan, sizing: SizedByRoles, format: Format): Proposal | null {
  const design = serversFor(plan, sizing)
  if (!design) return null
  const { servers, drivesInAll } = design
  const candidate = candidateOf(design)
  const own = `${format.text(servers)}, ${format.text(drivesInAll)}`
  return {
    short: candidate ? candidateProposal(candidate, sizing, format).short : own,
    level: levelOfServers(sizing, design),
    long: serverHeadline(sizing, design, format),
    apart: [serverDesignTitle(design, format)],
  }
}

/** What was proposed before, as far as it tells it from what is now; null when it is the same. */
export function proposedBefore(now: Proposal | null, before: Proposal | null): string | null {
  if (!before) return now && 'nothing fitted before'
  if (now?.short !== before.short) return `was ${before.short}`
  const other = before.apart.find((text, at) => text !== now.apart[at])
  return other === undefined ? null : `was ${other}`
}
