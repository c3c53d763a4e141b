import { mapEach } from '../core/non-empty.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import {
  type SolvedAnswers,
  type SolvedKey,
  type SolveFigures,
  solvedKeys,
} from '../methods/solving.ts'
import { isAutomatic } from '../plan/automatic.ts'
import type { Plan } from '../plan/plan.ts'
import { type SolvedLayout, solve } from './solve.ts'

/** How many more mailboxes the design with more room holds, as a share. */
export const roomFor = 0.25

/** What a plan could be instead, whatever it ranks by. */
export type Picks = {
  readonly servers: SolvedLayout | null
  readonly drives: SolvedLayout | null
  /** The first that holds so many more mailboxes as well; with its figures for those there are. */
  readonly room: SolvedLayout | null
}

/** The designs with the fewest servers, the fewest drives and more room, of all that is not given. */
export function picks(plan: Plan): Picks {
  const open = openOf(plan)
  const grown = {
    ...plan,
    tiers: mapEach(plan.tiers, (tier) => ({
      ...tier,
      mailboxes: Math.ceil(tier.mailboxes * (1 + roomFor)),
    })),
  }
  const choice = (of: Plan, goal: 'servers' | 'drives') =>
    solve(of, open, goal, 'the choice').choice
  const roomier = choice(grown, 'servers')
  return {
    servers: choice(plan, 'servers'),
    drives: choice(plan, 'drives'),
    room: roomier && withFigures(plan, open, roomier.gives),
  }
}

/** What of the layout of a plan the program may choose, where it is left to it. */
function openOf(plan: Plan): readonly SolvedKey[] {
  return solvedKeys.filter((key) => isAutomatic(plan, key))
}

function withFigures(
  plan: Plan,
  open: readonly SolvedKey[],
  gives: SolvedAnswers,
): SolvedLayout | null {
  const judged = exploringOf(plan).solving.judge({ ...plan, ...gives }, new Set(open))
  if (!judged.ok) return null
  const figures: SolveFigures = judged.figures
  return { gives: { ...gives, ...judged.gives }, figures }
}
