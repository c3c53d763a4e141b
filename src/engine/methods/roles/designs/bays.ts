import { formula } from '../../../core/formula.ts'
import { type Requirement, requirement, type ServerGroup } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import { relabel, type Worked } from '../../../core/worked.ts'
import type { ServerShelf } from '../../../designs/design.ts'
import { isVirtual } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'

export const baysNeeded = formula({
  label: 'Bays a server needs',
  unit: 'bays',
  takes: { drives: 'drives' },
  text: 'ceil(drives)',
  source: ownRule('A drive of databases, logs, restores or spares takes one bay.'),
})

const oneEach = ownRule('One shelf to a server, where one would buy any.')

export const baysWithShelf = formula({
  label: 'Drive bays of a server with its shelf',
  unit: 'bays',
  takes: { server: 'bays', shelf: 'bays' },
  text: 'server + shelf',
  source: oneEach,
})

export const baysUse = formula({
  label: 'Bays used',
  unit: '%',
  takes: { needed: 'bays', bays: 'bays' },
  text: 'needed ÷ bays',
  shownAs: { most: 1 },
  source: ownRule('What is needed against what there is.'),
})

/**
 * Bays of one server for data drives, including its shelf; null if unlimited: as Microsoft, whose
 * workbook has no bays, on virtual machines, and if no bays are entered.
 */
export function baysOf(plan: Plan): Worked<'bays'> | null {
  const hasBays = plan.mode === 'corrected' && !isVirtual(plan)
  const server = hasBays ? answer(plan, 'bays') : null
  const shelf = answer(plan, 'shelfBays')
  return server && shelf ? baysWithShelf({ server, shelf }) : server
}

/** Requires a bay for each drive of a server in the group; empty if bays are unlimited. */
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

/** Shelves of a group of servers, if a server’s own bays do not suffice; else empty. */
export function shelvesOfGroup(
  plan: Plan,
  group: ServerGroup,
  drives: Worked<'drives'>,
): readonly ServerShelf[] {
  const [own, bays] = [answer(plan, 'bays'), answer(plan, 'shelfBays')]
  if (!baysOf(plan) || !own || !bays || drives.value <= own.value) return []
  return [{ group, bays, count: relabel(group.servers, 'Shelves', 'enclosures', oneEach) }]
}
