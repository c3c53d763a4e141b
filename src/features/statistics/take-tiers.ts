import { visit } from '../../app/store/address.ts'
import { takeTiers } from '../../app/store/take-block.ts'
import type { Plan } from '../../engine/index.ts'
import { tiersFor } from './tier-proposal.ts'
import type { ProposedTier } from './use-proposal.ts'

/** Puts proposed tiers in place of those of the plan, and shows them. */
export function takeProposed(plan: Plan, tiers: readonly ProposedTier[], from: string): void {
  const taken = tiersFor(plan, tiers)
  if (!taken) return
  const read = tiers.map(({ answers }) => Object.keys(answers))
  const words = tiers.length === 1 ? '1 tier' : `${tiers.length.toString()} tiers`
  const change = `${words} from mailbox statistics`
  takeTiers({ tiers: taken, read }, { from: 'statistics', name: from }, change)
  visit('users')
}
