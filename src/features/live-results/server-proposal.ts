import type { Results } from '../../app/store/results.ts'
import { serverDesignTitle, serverHeadline } from '../../app/words/server-words.ts'
import {
  candidateOf,
  isByRoles,
  levelOfServers,
  type Plan,
  proposeServers,
  type ServerDesign,
  type SizedByRoles,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { candidateProposal } from './array-proposal.ts'
import type { ProposalWords } from './proposal.ts'

/** Proposed servers of Exchange 2013 to SE in words; null where none hold. */
export function serverProposal(
  plan: Plan,
  { sizing }: Results,
  format: Format,
): ProposalWords | null {
  const design = isByRoles(sizing) ? designFor(plan, sizing) : null
  if (!design || !isByRoles(sizing)) return null
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

const known = new WeakMap<Plan, { readonly design: ServerDesign | null }>()

/** Found once for a plan: while one types, that before the edit is asked for with every keystroke. */
function designFor(plan: Plan, sizing: SizedByRoles): ServerDesign | null {
  const found = known.get(plan) ?? { design: proposeServers(plan, sizing) }
  known.set(plan, found)
  return found.design
}
