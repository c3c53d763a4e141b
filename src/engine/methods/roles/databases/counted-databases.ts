import type { Mode } from '../../../core/mode.ts'
import { calculator } from '../../../core/source.ts'
import { tried, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesParts } from '../copies/copies.ts'
import { type ServersParts, servers } from '../servers/servers.ts'
import type { DatabaseNeeds } from './database-needs.ts'
import { type DatabasesParts, databases, groupOf } from './databases.ts'
import { rawCount } from './raw-count.ts'

/** The databases of a DAG and the servers that they take. */
export type Counted = { readonly databases: DatabasesParts; readonly servers: ServersParts }

/** How often the group of an active/active DAG and the servers that follow from it are counted anew. */
const turns = 3

/** Counts the databases of a plan and their servers. */
export function countedDatabases(
  plan: Plan,
  mode: Mode,
  copies: CopiesParts,
  needs: DatabaseNeeds,
): Counted {
  const databasesBeforeGrouping = rawCount(plan, mode, copies, needs)
  const count = (site2: Worked<'servers'>): Counted => {
    const group = groupOf(plan, mode, copies, site2)
    const found = databases(plan, mode, copies, needs, databasesBeforeGrouping, group)
    return { databases: found, servers: servers(plan, copies, found) }
  }
  let counted = count(answer(plan, 'activeServers'))
  if (copies.shape.model !== 'AA1' || !plan.databasesLikeCopies) return counted
  let isMissed = false
  for (let turn = 0; turn < turns; turn += 1) {
    const { databases: now, servers: found } = counted
    isMissed ||= now.databasesBeforeGrouping.value % now.group.value !== 0
    counted = count(again(found.servers2, isMissed))
  }
  return counted
}

/** The servers of site 2 for the next turn; `isMissed` where the workbook’s count was no multiple (MS4). */
function again({ label, value, unit }: Worked<'servers'>, isMissed: boolean): Worked<'servers'> {
  return tried(label, value, unit, {
    condition: 'Servers with which their databases and the placement group of these agree',
    inputs: [],
    source: calculator('Role Requirements'),
    ...(isMissed && { errata: ['MS4'] }),
  })
}
