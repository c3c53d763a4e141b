import { formula } from '../../../core/formula.ts'
import type { NonEmpty } from '../../../core/non-empty.ts'
import { equalLogic, ownRule } from '../../../core/source.ts'
import { assumed, given, type Worked } from '../../../core/worked.ts'
import {
  type NamedServer,
  type VolumeLayout,
  volumesInAll,
} from '../../../designs/bill-of-materials.ts'
import { keepsLocalCopies } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { copiesKept } from '../sizing/placement.ts'
import { ofPapers, type PaperSizing } from '../sizing/size.ts'
import { hasTooMany, serversByPapers } from './billed-servers.ts'

export const serversAtSite = formula({
  label: 'Servers at the site',
  unit: 'servers',
  takes: { servers: 'servers', before: 'sites', sites: 'sites' },
  text: 'ceil((servers − before) ÷ sites)',
  source: ownRule('Servers go to the sites in turn, so that no site has two more than another.'),
})

export const volumesPerServer = formula({
  label: 'Volumes per server',
  unit: 'volumes',
  takes: { databases: 'databases', each: 'volumes' },
  text: 'databases × each',
  source: equalLogic('6.3'),
})

export const reservedInAll = formula({
  label: 'Reserved volumes in all',
  unit: 'volumes',
  takes: { volumes: 'volumes', databases: 'databases', copies: 'copies', each: 'volumes' },
  text: 'volumes − databases × copies × each',
  source: ownRule(
    'Every server is built like the fullest, or with room for every database; a volume without a copy of its own is kept free.',
  ),
})

/** Volume layout: servers go to the sites in turn, and each database has volumes of its own. */
export function layoutByPapers(
  plan: Plan,
  sizing: Sizing,
  named: readonly NamedServer[],
): VolumeLayout {
  const own = ofPapers(sizing)
  return {
    ...volumesByPapers(plan, own),
    naming: hasTooMany(own) ? 'too many' : 'by database',
    sites: sitesByPapers(plan, own),
    servers: serversByPapers(plan, own, named),
  }
}

/** Numbers of volumes, each of one database. */
function volumesByPapers(
  plan: Plan,
  { databases }: PaperSizing,
): Pick<VolumeLayout, 'volumesPerServer' | 'volumes' | 'reserved'> {
  const { storedOnServer, inAll, storages } = databases
  const each = volumesOfDatabase(plan)
  const onEach = volumesPerServer({ databases: storedOnServer, each })
  const all = volumesInAll({ perServer: onEach, servers: storages })
  const reserved = reservedInAll({
    volumes: all,
    databases: inAll,
    copies: copiesStored(plan),
    each,
  })
  return { volumesPerServer: onEach, volumes: all, reserved }
}

/** Servers of each site; servers go to the sites in turn. */
function sitesByPapers(plan: Plan, { databases }: PaperSizing): NonEmpty<Worked<'servers'>> {
  const servers = (before: number) =>
    serversAtSite({
      servers: databases.storages,
      before: assumed('Sites before it', before, 'sites', 'Sites are counted from S1.'),
      sites: answer(plan, 'sites'),
    })
  return [servers(0), ...Array.from({ length: plan.sites - 1 }, (_, index) => servers(index + 1))]
}

/** Copies of each database with volumes of their own, those on the same server included. */
function copiesStored(plan: Plan): Worked<'copies'> {
  return keepsLocalCopies(plan)
    ? assumed('Copies', 2, 'copies', 'Local continuous replication keeps two on each server.')
    : copiesKept(plan)
}

function volumesOfDatabase({ separateLogs }: Plan): Worked<'volumes'> {
  return given('Volumes of one database', separateLogs ? 2 : 1, 'volumes', 'separateLogs')
}
