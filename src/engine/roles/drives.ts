import type { Mode } from '../core/mode.ts'
import { ownRule } from '../core/source.ts'
import { assumed, sum, type Worked } from '../core/worked.ts'
import type { DriveType } from '../plan/drive-answers.ts'
import type { Plan } from '../plan/plan.ts'
import { type ChosenDrives, drivesOf, sequentialIops } from './chosen-drives.ts'
import type { CopiesParts, StoragePossible } from './copies.ts'
import type { DatabasesParts } from './databases.ts'
import { type DriveTotals, driveTotals } from './drive-totals.ts'
import type { IoParts } from './io.ts'
import { fitOf, type JbodDrives, type JbodVerdict, jbodDrives, jbodVerdict } from './jbod.ts'
import {
  drivesBySpace,
  type Raid,
  type RaidType,
  raidDrives,
  raidIops,
  raidTypes,
  restoreGroup,
} from './raid.ts'
import type { ServersParts } from './servers.ts'
import type { SpaceParts } from './space.ts'

/** How a server keeps its databases. */
export type StorageKind = 'JBOD' | 'RAID'

/** Drives in RAID on one server. */
export type RaidDrives = {
  /** The IOPS that the database drives must give in each type of RAID. */
  readonly needed: Readonly<Record<Exclude<RaidType, 'RAID-0'>, Worked<'IOPS'>>>
  readonly type: RaidType
  readonly database: Worked<'drives'>
  /** Null where logs lie with their databases. */
  readonly log: Worked<'drives'> | null
  /** Null without a restore volume. */
  readonly restore: Worked<'drives'> | null
  readonly server: Worked<'drives'>
}

/** The servers of one site that are built alike. */
export type SiteDrives = {
  readonly verdict: JbodVerdict
  readonly raid: RaidDrives
  readonly jbod: JbodDrives
  /** Without RAID even where too few copies protect the databases; null where a drive does not do. */
  readonly allJbod: Worked<'drives'> | null
  /** How the servers keep their databases, as calculated or as a person said. */
  readonly storage: StorageKind
  /** Drives of one server as `storage` has it. */
  readonly server: Worked<'drives'>
}

/** The drives of every kind of server, and all of them. */
export type DrivesParts = {
  readonly need10: Worked<'IOPS'>
  readonly need5: Worked<'IOPS'>
  readonly need6: Worked<'IOPS'>
  readonly raidChoice: RaidType
  readonly raid1: Worked<'drives'>
  readonly raidServer1: Worked<'drives'>
  readonly raidServer2: Worked<'drives'> | null
  readonly jbod1: Worked<'drives'> | null
  readonly jbodServer1: Worked<'drives'> | null
  readonly jbodServer2: Worked<'drives'> | null
  readonly site1: SiteDrives
  /** Null without servers there. */
  readonly site2: SiteDrives | null
  /** Servers of lagged copies alone, in site 1 and 2; null where there are none. */
  readonly lagged1: SiteDrives | null
  readonly lagged2: SiteDrives | null
  readonly totals: DriveTotals
}

type Earlier = {
  readonly copies: CopiesParts
  readonly databases: Pick<DatabasesParts, 'dags'>
  readonly servers: ServersParts
  readonly space: SpaceParts
  readonly io: IoParts
}

/** What tells the servers of one kind from the others. */
type Kind = {
  readonly drives: ChosenDrives
  readonly possible: StoragePossible | null
  readonly logReads: Worked<'IOPS'> | null
}

const onServer = ownRule('All drives of a server but those of its system.')
const noLogReads = assumed('Log reads of a server', 0, 'IOPS', 'No log is read to be shipped.')

/** The drives of the servers of each site: in RAID, without, and as calculated. */
export function drives(plan: Plan, parts: Earlier, mode: Mode): DrivesParts {
  const { copies, servers, io } = parts
  const chosen = drivesOf(plan, mode)
  const of = (kind: Kind) => siteDrives(plan, parts, kind, mode)
  const { storage1, storage2, storageLagged } = copies
  const site1 = of({ drives: chosen.site1, possible: storage1, logReads: io.logReads })
  const inSite2 = servers.servers2.value + servers.dr2.value > 0
  const counts2 = mode === 'microsoft' ? copies.h2.value > 0 : inSite2
  const site2 = counts2
    ? of({ drives: chosen.site2, possible: storage2, logReads: io.logReads2 })
    : null
  const lagged = (count: Worked<'servers'>, drives: ChosenDrives) =>
    count.value > 0 ? of({ drives, possible: storageLagged, logReads: null }) : null
  const lagged1 = lagged(servers.lagged1, chosen.site1)
  const lagged2 = lagged(servers.lagged2, chosen.site2)
  return {
    need10: site1.raid.needed['RAID-1/0'],
    need5: site1.raid.needed['RAID-5'],
    need6: site1.raid.needed['RAID-6'],
    raidChoice: site1.raid.type,
    raid1: site1.raid.database,
    raidServer1: site1.raid.server,
    raidServer2: site2?.raid.server ?? null,
    jbod1: site1.jbod.database,
    jbodServer1: site1.jbod.server,
    jbodServer2: site2?.jbod.server ?? null,
    site1,
    site2,
    lagged1,
    lagged2,
    totals: driveTotals({ site1, site2, lagged1, lagged2 }, servers, parts.databases.dags),
  }
}

function siteDrives(plan: Plan, parts: Earlier, kind: Kind, mode: Mode): SiteDrives {
  const verdict = jbodVerdict(plan, parts, kind.drives, kind.possible)
  const raid = inRaid(plan, parts, kind)
  const jbod = jbodDrives(parts, verdict.code, mode)
  const isFitting = fitOf(parts, kind.drives.database).code === 'fits' && parts.copies.holdsLogs
  const allJbod = isFitting ? jbodDrives(parts, 'fits', mode).server : null
  const usable = mode === 'microsoft' ? kind.possible?.kind === 'JBOD' : verdict.code === 'fits'
  const single = plan.deployment === 'all JBOD' ? allJbod : usable ? jbod.server : null
  const alone = plan.deployment === 'all RAID' ? null : single
  return {
    verdict,
    raid,
    jbod,
    allJbod,
    storage: alone ? 'JBOD' : 'RAID',
    server: alone ?? raid.server,
  }
}

/** The drives of a server in RAID: of databases, of logs that stand alone, and to restore. */
function inRaid(plan: Plan, { space, io }: Earlier, { drives, logReads }: Kind): RaidDrives {
  const types = raidTypes(plan)
  const { readsServer: reads, writesServer: writes } = io
  const needed = ({ type, penalty, rebuild }: Raid) =>
    raidIops({ reads, writes, penalty, rebuild }, `IOPS the drives must give in ${type}`)
  const { size: drive, iops, kind } = drives.database
  const held = { space: space.volumeSpaceServer, drive, iops }
  const count = (raid: Raid) =>
    raidDrives(`Drives of databases in ${raid.type}`, raid, { ...held, needed: needed(raid) })
  const database = choice(plan, kind, types, count)
  const log = logDrives(types['RAID-1/0'], drives.log.size, { space, io }, logReads)
  const restore = space.restoreVolume.value > 0 ? restoreDrives(plan, drives, space) : null
  const kinds = [database.drives, log, restore].filter((one) => one !== null)
  return {
    needed: {
      'RAID-1/0': needed(types['RAID-1/0']),
      'RAID-5': needed(types['RAID-5']),
      'RAID-6': needed(types['RAID-6']),
    },
    type: database.type,
    database: database.drives,
    log,
    restore,
    server: sum('Drives of a server in RAID', kinds, onServer),
  }
}

type Chosen = { readonly type: RaidType; readonly drives: Worked<'drives'> }

/** The RAID of databases: as forced, else the one of fewer drives. Slow drives have no parity. */
function choice(
  { forcedRaid }: Plan,
  kind: DriveType,
  types: Readonly<Record<RaidType, Raid>>,
  count: (raid: Raid) => Worked<'drives'>,
): Chosen {
  const of = (type: RaidType): Chosen => ({ type, drives: count(types[type]) })
  const isSlow = kind.startsWith('5.') || kind.startsWith('7.')
  if (forcedRaid !== 'none') {
    const isOffered = !isSlow || forcedRaid === 'RAID-1/0' || forcedRaid === 'RAID-0'
    return of(isOffered ? forcedRaid : 'RAID-1/0')
  }
  const mirrored = of('RAID-1/0')
  if (isSlow) return mirrored
  const parity = of('RAID-5')
  return mirrored.drives.value <= parity.drives.value ? mirrored : parity
}

/** Drives of logs that stand alone, always mirrored; null where they lie with their databases. */
function logDrives(
  mirror: Raid,
  drive: Worked<'GiB'>,
  { space, io }: Pick<Earlier, 'space' | 'io'>,
  reads: Worked<'IOPS'> | null,
): Worked<'drives'> | null {
  const { logVolumeSpaceServer } = space
  if (!logVolumeSpaceServer) return null
  const { penalty, rebuild } = mirror
  const needed = raidIops(
    { reads: reads ?? noLogReads, writes: io.logWrites, penalty, rebuild },
    'IOPS the log drives must give',
  )
  const load = { needed, space: logVolumeSpaceServer, drive, iops: sequentialIops }
  return raidDrives('Drives of logs in RAID-1/0', mirror, load)
}

/** Drives of the restore volume: by space alone, in the RAID of its own. */
function restoreDrives(plan: Plan, { restore }: ChosenDrives, space: SpaceParts): Worked<'drives'> {
  const held = { space: space.restoreVolume, drive: restore.size, ...restoreGroup(plan) }
  return drivesBySpace(held, `Restore drives in ${plan.restoreRaid}`)
}
