import type { ServerGroup } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import { type ChosenDrives, chosenDrivesOf } from '../../../sizing/chosen-drives.ts'
import type { SiteDrives } from '../drives/drives.ts'
import type { SiteProcessors } from '../processors/processors.ts'
import { serversOfSite } from '../size-by-roles.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/** A group of servers built alike, with the drives and processors of one. */
export type SizedServerGroup = {
  readonly group: ServerGroup
  readonly found: SiteDrives
  readonly chosen: ChosenDrives
  readonly logReads: Worked<'IOPS'> | null
  readonly processors: SiteProcessors | null
}

const together = ownRule('Servers of a site with active databases, and those kept for the other’s.')

/** Groups of servers that are built alike; those of site 1 come first. */
export function serverGroups(plan: Plan, { parts }: SizedByRoles): readonly SizedServerGroup[] {
  const { copies, databases, servers, drives, processors, io } = parts
  const chosen = chosenDrivesOf(plan, plan.mode)
  const isOfPairs = copies.shape.model === 'AAN'
  const group = (
    site: ServerGroup['site'],
    role: ServerGroup['role'],
    counts: readonly Worked<'servers'>[],
  ): ServerGroup => {
    const each = sum(`Servers of a DAG ${namesOf[role]} in site ${site}`, counts, together)
    const all = copies.shape.hasDag ? serversOfSite({ each, dags: databases.dags }) : each
    return { site, role, servers: all, isOfPairs }
  }
  // As Microsoft, a site 2 for lagged copies alone gets the drives of site 1.
  const inSite2 = servers.servers2.value + servers.recoveryServers2.value > 0
  const site2 = drives.site2 ?? (inSite2 ? drives.site1 : null)
  const groups: readonly (SizedServerGroup | null)[] = [
    {
      group: group(1, 'active', [servers.servers1, servers.recoveryServers1]),
      found: drives.site1,
      chosen: chosen.site1,
      logReads: io.logReads,
      processors: processors.site1,
    },
    site2 && {
      group: group(2, 'active', [servers.servers2, servers.recoveryServers2]),
      found: site2,
      chosen: chosen.site2,
      logReads: io.logReads2,
      processors: processors.site2,
    },
    drives.lagged1 && {
      group: group(1, 'lagged', [servers.lagged1]),
      found: drives.lagged1,
      chosen: chosen.site1,
      logReads: null,
      processors: processors.lagged,
    },
    drives.lagged2 && {
      group: group(2, 'lagged', [servers.lagged2]),
      found: drives.lagged2,
      chosen: chosen.site2,
      logReads: null,
      processors: processors.lagged,
    },
  ]
  return groups.filter((one) => one !== null)
}

const namesOf = { active: 'that can be active', lagged: 'of lagged copies' } as const
