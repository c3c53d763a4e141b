import { roundedUpToStep } from '../../../core/rounding.ts'
import { considersArrays, considersDrives, isVirtual } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import {
  type ChosenDrives,
  chosenDrivesOf,
  driveIopsInStorageLayout,
} from '../../../sizing/chosen-drives.ts'
import {
  type RaidSetting,
  type RaidType,
  raidSettingsOfPlan,
  restoreRaidGroupOfPlan,
} from '../../../sizing/raid.ts'
import { wholeNumbers } from '../../port/layout-search.ts'
import {
  type CopiesResults,
  copiesStage as copiesOf,
  type SuitableStorage,
} from '../copies/copies.ts'
import { largestDatabaseWithDrive, searchIndexShare } from '../databases/largest-database.ts'
import type { MailboxResults } from '../mailbox/mailbox.ts'
import {
  type DagForBounds,
  type FigureByDags,
  meanCopiesOnHomeServer,
  meanCopiesOnServer,
} from './least-shape.ts'

/** Lower bounds of drives; 0 with arrays or virtual disks, and without mailboxes. */
export type MinimumDrives = {
  /** Drives of the fullest server, each used up to this share. */
  readonly drives: (share: number) => FigureByDags
  /** Drives of all servers. */
  readonly drivesInAll: FigureByDags
}

/** What the databases of a server ask of its drives. */
type Demand = {
  readonly reads: number
  readonly writes: number
  /** In GiB. */
  readonly space: number
  /** Volumes of databases, each on a single drive; 0 if several databases share one. */
  readonly volumes: number
}

/** Fewest drives of a server for a demand, each used up to this share. */
type Fewest = (demand: Demand, share: number) => number

/**
 * Fewest drives by the storage that the copies allow. Servers of the other site hold as many copies
 * as the fullest, so they have at least as large a demand as one at home.
 */
export function minimumDrives(
  plan: Plan,
  mailboxes: MailboxResults,
  shape: DagForBounds,
  serversInAll: FigureByDags,
): MinimumDrives {
  const isKnown =
    plan.mode === 'corrected' && considersDrives(plan) && !considersArrays(plan) && !isVirtual(plan)
  if (!isKnown || mailboxes.mailboxes.value === 0)
    return { drives: () => () => 0, drivesInAll: () => 0 }
  const { count, inOther, dagsInAll } = shape
  const copies = copiesOf({ ...plan, activeServers: count }, 'corrected')
  const { site1, site2 } = chosenDrivesOf(plan, 'corrected')
  const atHome = fewestOf(plan, copies, site1, copies.storage1)
  const inSite2 = inOther > 0 ? fewestOf(plan, copies, site2, copies.storage2) : null
  const others: FigureByDags = (dags) => serversInAll(dags) / dagsInAll(dags) - count
  const volumes = volumesOnServer(plan, mailboxes, copies, shape, others)
  const demand = demandOnServer(plan, mailboxes, shape, volumes)
  return {
    drives: (share) => (dags) => {
      const onServer = demand(dags)
      return Math.max(atHome(onServer, share), inSite2?.(onServer, share) ?? 0)
    },
    drivesInAll: (dags) => {
      const onServer = demand(dags)
      const first = count * dagsInAll(dags)
      // Recovery servers can stand in either site.
      const ofOthers = Math.min(atHome(onServer, 1), inSite2?.(onServer, 1) ?? Infinity)
      return atHome(onServer, 1) * first + ofOthers * (serversInAll(dags) - first)
    },
  }
}

/** Mean demand of the copies on the servers of one site; the fullest server has no less. */
function demandOnServer(
  plan: Plan,
  { mailboxes, meanSize, load, readShare }: MailboxResults,
  shape: DagForBounds,
  volumes: FigureByDags,
): (dags: number) => Demand {
  const { freeSpace } = plan
  const overhead = answer(plan, 'overhead').value
  const withIndex = (1 + overhead) * (1 + searchIndexShare(plan, 'corrected').value)
  const space = (mailboxes.value * meanSize.value * withIndex) / 1024 / (1 - freeSpace / 100)
  const copies = meanCopiesOnServer(shape)
  const extra = answer(plan, 'extraIops').value
  const reserve = answer(plan, 'iopsReserve').value
  return (dags) => {
    const share = copies / shape.dagsInAll(dags)
    // A passive copy causes as much I/O as the active one.
    const extraOnServer = shape.isDag ? extra * copies : extra
    const iops = (load.value * share + extraOnServer) * (1 + reserve)
    const reads = iops * readShare.value
    return { reads, writes: iops - reads, space: space * share, volumes: volumes(dags) }
  }
}

/**
 * Volumes of databases on a server at home, if each database has one of its own. A DAG has as many
 * databases as keep each within its largest size, in a multiple of the placement group.
 */
function volumesOnServer(
  plan: Plan,
  { mailboxes, meanSize }: MailboxResults,
  copies: CopiesResults,
  shape: DagForBounds,
  others: FigureByDags,
): FigureByDags {
  const { isDag, dagsInAll } = shape
  const isShared = copies.layout === 'Multiple DBs / Volume'
  if (!isDag || isShared || plan.volumesPerServer !== null) return () => 0
  const most = largestDatabaseWithDrive(plan, 'corrected', copies).largestDatabase.value
  const gibInAll = (mailboxes.value * meanSize.value * (1 + answer(plan, 'overhead').value)) / 1024
  return (dags) => {
    const databases = gibInAll / dagsInAll(dags) / most
    const counts = placementGroups(plan, shape, others(dags)).map((group) =>
      roundedUpToStep(databases, group),
    )
    // The fullest server has no fewer than the mean.
    return wholeDrives(meanCopiesOnHomeServer(Math.min(...counts), shape))
  }
}

/** Placement groups that a DAG may have whose databases have volumes of their own. */
function placementGroups(
  { databasesLikeCopies }: Plan,
  { count, inSites, isApart }: DagForBounds,
  others: number,
): readonly number[] {
  if (inSites === 1) return [1]
  if (!databasesLikeCopies) return [count]
  // Servers kept for the other site are not counted.
  const fewest = count + (isApart ? 1 : Math.max(1, Math.round(others)))
  return wholeNumbers({ from: fewest, to: 2 * count })
}

function fewestOf(
  plan: Plan,
  copies: CopiesResults,
  chosen: ChosenDrives,
  possible: SuitableStorage | null,
): Fewest {
  const { deployment } = plan
  const maySingle = possible?.kind === 'JBOD' || deployment === 'all JBOD'
  const single = maySingle && deployment !== 'all RAID' ? [singleDrives(plan, copies, chosen)] : []
  const all = [...single, ...raidsOf(plan, chosen).map((raid) => drivesInRaid(plan, raid, chosen))]
  return (demand, share) => Math.min(...all.map((fewest) => fewest(demand, share)))
}

/** RAID types that a design can have: the forced one, or those fast enough on slow drives. */
function raidsOf(plan: Plan, { database: { isSlow } }: ChosenDrives): readonly RaidSetting[] {
  const { forcedRaid } = plan
  const types: readonly RaidType[] =
    forcedRaid === 'none' ? ['RAID-1/0', 'RAID-5', 'RAID-6'] : [forcedRaid]
  const offered = types.filter((type) => !isSlow || type === 'RAID-1/0' || type === 'RAID-0')
  const all = raidSettingsOfPlan(plan)
  return offered.length > 0 ? offered.map((type) => all[type]) : [all['RAID-1/0']]
}

/** Lowers a number of drives slightly, so that dust never rounds it up. */
const wholeDrives = (drives: number) => Math.ceil(drives - 1e-9)

/** Most that rounding to a whole number takes off a load. */
const halfAnIops = 0.5

/** Single drives of a server, with the one to restore to and its spares. */
function singleDrives(
  plan: Plan,
  { layout, isolated }: CopiesResults,
  { database }: ChosenDrives,
): Fewest {
  const spares = layout === 'Multiple DBs / Volume' && !isolated ? plan.autoReseedVolumes : 0
  const beside = spares + Number(plan.restoreVolume)
  const [size, given] = [database.size.value, driveIopsInStorageLayout(database, 'JBOD').value]
  return ({ reads, writes, space, volumes }, share) => {
    // Loads of single drives are compared in whole IOPS.
    const byIops = (reads + writes) / (given * share + halfAnIops)
    const most = Math.max(byIops, space / size / share, volumes)
    return beside + wholeDrives(most)
  }
}

/** Drives of a server in whole groups of a RAID type, with a group to restore to. */
function drivesInRaid(
  plan: Plan,
  { type, data, group, penalty, rebuild }: RaidSetting,
  { database }: ChosenDrives,
): Fewest {
  const beside = plan.restoreVolume ? restoreRaidGroupOfPlan(plan).group.value : 0
  const [size, given] = [database.size.value, driveIopsInStorageLayout(database, type).value]
  return ({ reads, writes, space }, share) => {
    const needed = (reads + penalty.value * writes) / (1 - rebuild.value)
    const byIops = roundedUpToStep(wholeDrives(needed / given / share), group.value)
    const groups = roundedUpToStep(wholeDrives(space / size / share), data.value) / data.value
    return beside + Math.max(byIops, groups * group.value)
  }
}
