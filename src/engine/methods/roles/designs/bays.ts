import { formula } from '../../../core/formula.ts'
import { type Requirement, requirement, type ServerGroup } from '../../../core/requirement.ts'
import { byHand, ownRule } from '../../../core/source.ts'
import { relabel, type Worked } from '../../../core/worked.ts'
import type { ServerShelf } from '../../../designs/design.ts'
import { isVirtual } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'

/** Bays that the drives of one server need. */
export const baysNeeded = formula({
  label: 'Bays a server needs',
  unit: 'bays',
  takes: { drives: 'drives' },
  text: 'ceil(drives)',
  source: ownRule('A drive of databases, logs, restores or spares takes one bay.'),
  examples: [{ in: { drives: 35 }, out: 35, source: byHand }],
})

const oneEach = ownRule('One shelf to a server, where one would buy any.')

/** Bays of a server with the shelf that one would buy for it. */
export const baysWithShelf = formula({
  label: 'Drive bays of a server with its shelf',
  unit: 'bays',
  takes: { server: 'bays', shelf: 'bays' },
  text: 'server + shelf',
  source: oneEach,
  examples: [{ in: { server: 12, shelf: 60 }, out: 72, source: byHand }],
})

/** How many of its bays a server uses. */
export const baysUse = formula({
  label: 'Bays used',
  unit: '%',
  takes: { needed: 'bays', bays: 'bays' },
  text: 'needed ÷ bays',
  shownAs: { most: 1 },
  source: ownRule('What is needed against what there is.'),
  examples: [{ in: { needed: 12, bays: 16 }, out: 0.75, source: byHand }],
})

/**
 * The bays of one server for drives of data, with those of a shelf; null where nothing limits them.
 * Microsoft’s workbook knows none, and so does its mode. Virtual machines have none.
 */
export function baysOf(plan: Plan): Worked<'bays'> | null {
  const hasBays = plan.mode === 'corrected' && !isVirtual(plan)
  const server = hasBays ? answer(plan, 'bays') : null
  const shelf = answer(plan, 'shelfBays')
  return server && shelf ? baysWithShelf({ server, shelf }) : server
}

/** That the drives of one server of a group have bays; none where nothing limits them. */
export function bayRequirements(
  plan: Plan,
  group: ServerGroup,
  drives: Worked<'drives'>,
): readonly Requirement[] {
  const available = baysOf(plan)
  if (!available) return []
  const required = baysNeeded({ drives })
  const used = baysUse({ needed: required, bays: available })
  return [requirement('bays', group, { required, available, used })]
}

/** The shelves of a group of servers whose drives have no bays of their own; none where these do. */
export function shelvesOf(
  plan: Plan,
  group: ServerGroup,
  drives: Worked<'drives'>,
): readonly ServerShelf[] {
  const [own, bays] = [answer(plan, 'bays'), answer(plan, 'shelfBays')]
  if (!baysOf(plan) || !own || !bays || drives.value <= own.value) return []
  return [{ group, bays, count: relabel(group.servers, 'Shelves', 'enclosures', oneEach) }]
}
