import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import type { DriveDesign, JbodOrRaidReason, ServerMetacache } from '../../../designs/design.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { RaidType } from '../../../sizing/raid.ts'
import { drivesOfServers } from '../drives/drive-totals.ts'
import { type JbodDrives, jbodDrives, loadOnJbodDrive } from '../drives/jbod.ts'
import { type RaidDrives, raidDrivesOfServer } from '../drives/raid-drives.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { hasCache, serverCache } from './cache.ts'
import { bayRequirements, driveRequirements, shelfListOfGroup } from './drive-requirements.ts'
import { driveRows, type GroupDrives } from './drive-rows.ts'
import { priceOfAllShelves, unitPrices } from './hardware-cost.ts'
import { judgeServersAndStorage } from './judge-servers-and-storage.ts'
import { type SizedServerGroup, serverGroups } from './server-groups.ts'

/** Ways to build database drives into servers: JBOD or RAID by copies, one RAID type, or JBOD. */
export const driveWays = ['as calculated', 'RAID-1/0', 'RAID-5', 'RAID-6', 'JBOD'] as const
type DriveWay = (typeof driveWays)[number]

/** Design id, used in addresses, of each way to build drives into servers. */
export const designIdsByDriveWay = {
  'as calculated': 'own-drives',
  'RAID-1/0': 'own-drives-raid-10',
  'RAID-5': 'own-drives-raid-5',
  'RAID-6': 'own-drives-raid-6',
  JBOD: 'own-drives-jbod',
} as const satisfies Record<DriveWay, string>

/** Designs with database drives in the servers, as calculated first; equal ones are left out. */
export function ownDriveDesigns(plan: Plan, sizing: SizedByRoles): readonly DriveDesign[] {
  const designs = waysOf(plan, sizing).map((way) => ownDriveDesign(plan, sizing, way))
  return designs.filter((one, at) => !designs.slice(0, at).some((other) => areAlike(one, other)))
}

function areAlike({ drives: rows }: DriveDesign, { drives: others }: DriveDesign): boolean {
  return (
    rows.length === others.length &&
    rows.every(({ raid, perServer }, at) => {
      const other = others[at]
      return other !== undefined && raid === other.raid && perServer.value === other.perServer.value
    })
  )
}

/** Ways to build drives into servers that the plan’s answers allow. */
function waysOf(plan: Plan, sizing: SizedByRoles): readonly DriveWay[] {
  const { deployment, forcedRaid } = plan
  if (deployment === 'all JBOD') return ['as calculated']
  const groups = serverGroups(plan, sizing)
  const types = ['RAID-1/0', 'RAID-5', 'RAID-6'] as const
  const isOffered = (type: RaidType) =>
    forcedRaid === 'none' && groups.some((one) => raidOf(plan, sizing, one, type).type === type)
  const isRefused = groups.some(({ found: { verdict } }) =>
    verdict.code.startsWith('insufficient disk'),
  )
  const isJbod = isRefused && deployment === 'as calculated'
  return ['as calculated', ...types.filter(isOffered), ...(isJbod ? (['JBOD'] as const) : [])]
}

export function ownDriveDesign(plan: Plan, sizing: SizedByRoles, way: DriveWay): DriveDesign {
  const groups = serverGroups(plan, sizing).map((one) => ({
    one,
    built: drivesIn(plan, sizing, one, way),
  }))
  const prices = unitPrices(plan)
  const shelves = groups.flatMap(({ one, built }) =>
    shelfListOfGroup(plan, one.group, serverDrives(built)),
  )
  const kinds = groups.map(({ built }) => built.storage)
  const drives = groups.flatMap(({ one, built }) => driveRows(sizing, one, built, prices))
  return {
    kind: kindOf(kinds),
    id: designIdsByDriveWay[way],
    drives,
    drivesOnServer: [onServer(groups, 1), groups.some(isIn(2)) ? onServer(groups, 2) : null],
    drivesInAll: sum(
      'Drives in all',
      groups.map(({ one, built }) =>
        drivesOfServers({ each: serverDrives(built), count: one.group.servers }),
      ),
      ownRule('Every server, with its drives of databases, logs, restores and spares.'),
    ),
    arrays: null,
    boxes: null,
    why: groups.map(({ one, built }) => reasonOf(plan, one, built)),
    caches: groups.flatMap(({ built }) =>
      built.storage === 'JBOD' && built.cache ? [built.cache] : [],
    ),
    shelves,
    basis: 'public figures',
    ...judgeServersAndStorage(plan, sizing, {
      drives,
      requirements: groups.flatMap(({ one, built }) => [
        ...driveRequirements(plan, sizing, one, built),
        ...bayRequirements(plan, one.group, serverDrives(built)),
      ]),
      price: priceOfAllShelves(plan, shelves),
      shelves,
    }),
  }
}

type Built = { readonly one: SizedServerGroup; readonly built: GroupDrives }

const isIn =
  (site: 1 | 2) =>
  ({ one }: Built) =>
    one.group.site === site

function onServer(groups: readonly Built[], site: 1 | 2): Worked<'drives'> {
  const found = groups.find(isIn(site))
  if (!found) throw new Error(`No servers stand in site ${site}`)
  return serverDrives(found.built)
}

function serverDrives({ drives }: GroupDrives): Worked<'drives'> {
  if (!drives.server) throw new Error('Drives that are built are counted')
  return drives.server
}

function kindOf(kinds: readonly GroupDrives['storage'][]): DriveDesign['kind'] {
  if (kinds.every((kind) => kind === 'JBOD')) return 'jbod'
  return kinds.includes('JBOD') ? 'jbod and raid' : 'raid'
}

function raidOf(
  plan: Plan,
  { parts }: SizedByRoles,
  one: SizedServerGroup,
  type: RaidType,
): RaidDrives {
  return raidDrivesOfServer(plan, parts, one.chosen, one.logReads, type)
}

function drivesIn(
  plan: Plan,
  sizing: SizedByRoles,
  one: SizedServerGroup,
  way: DriveWay,
): GroupDrives {
  const { found } = one
  const drives = jbodDrives(sizing.parts, one.chosen.restore.size, 'fits', plan.mode)
  const jbod = { storage: 'JBOD', drives, cache: cacheOf(plan, sizing, one, drives) } as const
  const raid = (drives: RaidDrives) =>
    ({ storage: 'RAID', drives, restoreRaid: plan.restoreRaid }) as const
  switch (way) {
    case 'as calculated':
      return found.storage === 'JBOD' ? jbod : raid(found.raid)
    case 'JBOD':
      return found.verdict.code.startsWith('insufficient disk') || found.storage === 'JBOD'
        ? jbod
        : raid(found.raid)
    default:
      return raid(raidOf(plan, sizing, one, way))
  }
}

function reasonOf(
  plan: Plan,
  { group, found }: SizedServerGroup,
  built: GroupDrives,
): JbodOrRaidReason {
  const { deployment, forcedRaid } = plan
  const isForced =
    built.storage === 'JBOD'
      ? deployment === 'all JBOD' && found.verdict.code !== 'fits'
      : deployment === 'all RAID' || forcedRaid !== 'none'
  const raid = built.storage === 'RAID' ? built.drives.type : null
  return { group, storage: built.storage, raid, verdict: found.verdict, isForced }
}

function cacheOf(
  plan: Plan,
  { parts }: SizedByRoles,
  one: SizedServerGroup,
  { database }: JbodDrives,
): ServerMetacache | null {
  if (!database || !hasCache(plan)) return null
  const { perVolume: perDrive } = parts.space
  return serverCache(plan, one, database, { perDrive, needed: loadOnJbodDrive(parts) })
}
