import { mapEach } from '../core/non-empty.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import { type SolvedAnswers, type SolvedKey, solvedKeys } from '../methods/solving.ts'
import { isAutomatic } from '../plan/automatic.ts'
import type { Plan } from '../plan/plan.ts'
import { type Solved, type SolvedLayout, solve } from './solve.ts'

/** How many more mailboxes the design with more room holds, as a share. */
export const roomFor = 0.25

/** What a plan could be instead, whatever it ranks by. */
export type Picks = {
  readonly servers: SolvedLayout | null
  readonly drives: SolvedLayout | null
  /**
   * The first that holds so many more mailboxes as well; with its figures for those there are, and the
   * drives that it takes then.
   */
  readonly room: (SolvedLayout & { readonly drivesThen: number }) | null
  /** What was searched for the fewest drives, and for more room. */
  readonly triedForDrives: Tried
  readonly triedForRoom: Tried
}

/** The ranges of a search. */
export type Tried = Pick<Solved, 'ranges' | 'searchedServers'>

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
  const solved = (of: Plan, goal: 'servers' | 'drives') => solve(of, open, goal, 'the choice')
  const fewestDrives = solved(plan, 'drives')
  const roomier = solved(grown, 'servers')
  return {
    servers: solved(plan, 'servers').choice,
    drives: fewestDrives.choice,
    room: roomier.choice && withFigures(plan, grown, open, roomier.choice.gives),
    triedForDrives: triedIn(fewestDrives),
    triedForRoom: triedIn(roomier),
  }
}

function triedIn({ ranges, searchedServers }: Solved): Tried {
  return { ranges, searchedServers }
}

/** What of the layout of a plan the program may choose, where it is left to it. */
function openOf(plan: Plan): readonly SolvedKey[] {
  return solvedKeys.filter((key) => isAutomatic(plan, key))
}

/** A layout that holds a plan with more mailboxes, with its figures for those there are. */
function withFigures(
  plan: Plan,
  grown: Plan,
  open: readonly SolvedKey[],
  gives: SolvedAnswers,
): Picks['room'] {
  const { judge } = exploringOf(plan).solving
  const [now, then] = [plan, grown].map((of) => judge({ ...of, ...gives }, new Set(open)))
  if (!now?.ok || !then?.ok) return null
  const { figures } = now
  return { gives: { ...gives, ...now.gives }, figures, drivesThen: then.figures.drives }
}
