import { exceeds } from '../../../core/compare.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { figureFoundByTrying, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { MailboxResults } from '../mailbox/mailbox.ts'
import { type ServersResults, serversStage } from '../servers/servers.ts'
import { spaceStage } from '../space/space.ts'
import type { DatabaseNeeds } from './database-needs.ts'
import {
  type DatabasesResults,
  databasesPreferredPerSite,
  databasesStage,
  placementGroup,
} from './databases.ts'
import { databaseCountBeforeGrouping } from './raw-count.ts'

/** Number of databases of a DAG, and the servers for their copies. */
type DatabasesAndServers = {
  readonly databases: DatabasesResults
  readonly servers: ServersResults
}

/** Recounts of an active/active DAG, whose number of databases and servers depend on each other. */
const turns = 3

export function countDatabasesAndServers(
  plan: Plan,
  mode: CalculationMode,
  copies: CopiesResults,
  needs: DatabaseNeeds,
): DatabasesAndServers {
  const databasesBeforeGrouping = databaseCountBeforeGrouping(plan, mode, copies, needs)
  const count = (site2: Worked<'servers'>): DatabasesAndServers => {
    const group = placementGroup(plan, mode, copies, site2)
    const found = databasesStage(plan, mode, copies, needs, databasesBeforeGrouping, group)
    return { databases: found, servers: serversStage(plan, copies, found) }
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

/** Servers of site 2 for the next recount; `isMissed` if a count was no multiple (MS4). */
function again({ label, value, unit }: Worked<'servers'>, isMissed: boolean): Worked<'servers'> {
  return figureFoundByTrying(label, value, unit, {
    condition: 'Servers with which their databases and the placement group of these agree',
    inputs: [],
    source: citeCalculator('Role Requirements'),
    ...(isMissed && { errata: ['MS4'] }),
  })
}

type Before = { readonly mailbox: MailboxResults; readonly copies: CopiesResults }

/**
 * Raises the number of databases, in steps of the placement group, until each is within its limit
 * and its volume within its drive (MS1). Unchanged if no number helps, or if a person set it.
 */
export function raiseDatabasesToFit(
  plan: Plan,
  before: Before,
  counted: DatabasesAndServers,
): DatabasesAndServers {
  const { databases } = counted
  if (plan.databases !== null || !databases.mostDatabases) return counted
  const { group, mostDatabases } = databases
  const volumes = plan.volumesPerServer
  const most = Math.min(
    mostDatabases.value,
    volumes === null ? mostDatabases.value : volumes * group.value,
  )
  const withinLimit = fewest(plan, before, counted, most, isWithinLimit)
  if (before.copies.storage1.kind !== 'JBOD') return withinLimit
  return fewest(plan, before, withinLimit, most, isWithinDrive)
}

type Fits = (plan: Plan, before: Before, counted: DatabasesAndServers) => boolean

const isWithinLimit: Fits = (plan, before, counted) =>
  !exceeds(
    spaceStage(plan, { ...before, ...counted }, 'corrected').fullDatabase.value,
    counted.databases.largestDatabase.value,
  )

const isWithinDrive: Fits = (plan, before, counted) =>
  !exceeds(
    spaceStage(plan, { ...before, ...counted }, 'corrected').volume.value,
    counted.databases.drive.value,
  )

/** Fewest databases that fit, by binary search, as more fit better; unchanged if none do. */
function fewest(
  plan: Plan,
  before: Before,
  counted: DatabasesAndServers,
  most: number,
  fits: Fits,
): DatabasesAndServers {
  const { databaseCount, group } = counted.databases
  const steps = Math.floor((most - databaseCount.value) / group.value)
  if (steps < 1 || fits(plan, before, counted)) return counted
  let low = 0
  let high = steps
  let found = raised(plan, before, counted, high)
  if (!fits(plan, before, found)) return counted
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const tryOut = raised(plan, before, counted, middle)
    if (fits(plan, before, tryOut)) {
      high = middle
      found = tryOut
    } else low = middle
  }
  return found
}

function raised(
  plan: Plan,
  { copies }: Before,
  { databases }: DatabasesAndServers,
  steps: number,
): DatabasesAndServers {
  const { databaseCount, group, drive, largestDatabase, beforeVolume } = databases
  const count: Worked<'databases'> = figureFoundByTrying(
    databaseCount.label,
    databaseCount.value + steps * group.value,
    'databases',
    {
      condition:
        'The fewest databases, in steps of the placement group, that are within their limit and whose volume fits its drive',
      inputs: [databaseCount, group, drive, largestDatabase],
      source: ownRule(
        'More databases are smaller: each is within its limit, its volume in its drive.',
      ),
      errata: ['MS1'],
    },
  )
  const more = {
    ...databases,
    databaseCount: count,
    beforeVolume: beforeVolume ?? databaseCount,
    ...databasesPreferredPerSite(copies, databases, count),
  }
  return { databases: more, servers: serversStage(plan, copies, more) }
}
