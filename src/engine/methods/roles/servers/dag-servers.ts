import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import type { ServersParts } from './servers.ts'

/** All servers of a DAG, those of lagged copies alone too; null where servers are standalone. */
export function serversOfDag({
  members,
  lagged1,
  lagged2,
}: Pick<ServersParts, 'members' | 'lagged1' | 'lagged2'>): Worked<'servers'> | null {
  return members && sum('Servers of a DAG', [members, lagged1, lagged2], all)
}

const all = ownRule('Dedicated servers for lagged copies are built as the others.')
