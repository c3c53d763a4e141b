import type { Results } from '../../app/store/results.ts'
import { arrayWords, perServerWords } from '../../app/words/words.ts'
import {
  type Candidate,
  levelOfArrays,
  type Plan,
  proposeArrays,
  type Sizing,
  shown,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import type { ProposalWords } from './proposal.ts'

/** Proposed arrays in words; null where none fit. */
export function arrayProposal(plan: Plan, results: Results, format: Format): ProposalWords | null {
  const candidate = candidateFor(plan, results)
  return candidate && candidateProposal(candidate, results.sizing, format)
}

const known = new WeakMap<Results, { readonly candidate: Candidate | null }>()

/** Found once for the results: those before the edit are asked for with every keystroke. */
function candidateFor(plan: Plan, results: Results): Candidate | null {
  const found = known.get(results) ?? { candidate: proposeArrays(plan, results.sizing) }
  known.set(results, found)
  return found.candidate
}

/** Arrays in words. */
export function candidateProposal(
  candidate: Candidate,
  sizing: Sizing,
  format: Format,
): ProposalWords {
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
