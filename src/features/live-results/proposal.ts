import type { Results } from '../../app/store/results.ts'
import { considersTested, isByPapers, type Level, type Plan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What is proposed, in few words and in more. */
export type ProposalWords = {
  /** `4 × PS6100XV` */
  readonly short: string
  /** The same with its drives and how many a server gets. */
  readonly long: string
  /** How well it holds. */
  readonly level: Level
  /** What tells it from a design that is as short. */
  readonly apart: readonly string[]
}

/** Proposes arrays, tested blocks or servers, in words; null where none can serve the plan. */
export type LateProposal = (plan: Plan, results: Results, format: Format) => ProposalWords | null

/** What is fetched when a plan needs it; each null until it is here. */
export type LateProposals = Readonly<Record<'arrays' | 'blocks' | 'servers', LateProposal | null>>

/** What is proposed; null for nothing, `awaited` while what proposes it is not here. */
export type Proposed = ProposalWords | 'awaited' | null

/**
 * What is proposed for a plan, in words: arrays or, where none fit, tested blocks; servers with their
 * storage for Exchange 2013 to SE.
 */
export function proposalOf(
  plan: Plan,
  results: Results,
  { arrays, blocks, servers }: LateProposals,
  format: Format,
): Proposed {
  const { broken } = results.sizing
  const found = foundFor(plan, results, { arrays, blocks, servers }, format)
  // What breaks a limit of Exchange does not hold, whatever is proposed for it.
  const isBroken = broken.length > 0 && found !== null && found !== 'awaited'
  return isBroken ? { ...found, level: 'does not hold' } : found
}

function foundFor(
  plan: Plan,
  results: Results,
  { arrays, blocks, servers }: LateProposals,
  format: Format,
): Proposed {
  if (results.sizing.method === 'roles') return servers ? servers(plan, results, format) : 'awaited'
  if (!arrays) return 'awaited'
  const proposed = arrays(plan, results, format)
  if (proposed || !considersTested(plan)) return proposed
  return blocks ? blocks(plan, results, format) : 'awaited'
}

/** Whether no array fits a plan of the papers’ method, as far as what proposes them is here. */
export function lacksArrays(
  arrays: LateProposal | null,
  plan: Plan | undefined,
  results: Results | null,
  format: Format,
): boolean {
  if (!arrays || !plan || !results || !isByPapers(results.sizing)) return false
  return arrays(plan, results, format) === null
}

/** What was proposed before, as far as it tells it from what is now; null when it is the same. */
export function proposedBefore(now: Proposed, before: Proposed): string | null {
  if (now === 'awaited' || before === 'awaited') return null
  if (!before) return now && 'nothing fitted before'
  if (now?.short !== before.short) return `was ${before.short}`
  const other = before.apart.find((text, at) => text !== now.apart[at])
  return other === undefined ? null : `was ${other}`
}
