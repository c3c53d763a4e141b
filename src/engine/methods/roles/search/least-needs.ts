import { roleVersionOf } from '../../../exchange/versions.ts'
import {
  copiesPlanned,
  hasLaggedServers,
  hasRecoveryServers,
  sharesVolumes,
} from '../../../plan/copies-planned.ts'
import { availabilityOf, considersArrays, considersDrives } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { drivesOf } from '../../../sizing/chosen-drives.ts'
import { limitOnRaid, searchIndexShare } from '../databases/largest-database.ts'
import { mailbox } from '../mailbox/mailbox.ts'
import { hypervisorShare, processorsByServer } from '../processors/server-processors.ts'

/** A figure of a layout by its number of DAGs. */
type ByDags = (dags: number) => number

/** Lower bounds of what the servers of a plan need, however copies are placed; 0 if unknown. */
export type MinimumNeeds = {
  /** Servers of both sites of a DAG; standalone, all servers. */
  readonly members: ByDags
  /** Servers of all sites and DAGs. */
  readonly servers: ByDags
  /** Processor use of the busiest server in the worst case; 1 is all of it. */
  readonly processors: ByDags
  /** Memory of the busiest server in GiB: four times the cache of its active mailboxes. */
  readonly memory: ByDags
  /** Drives of the fullest server, if each is used up to this share. */
  readonly drives: (share: number) => ByDags
  /** Drives of all servers. */
  readonly drivesInAll: ByDags
}

type Shape = {
  readonly isDag: boolean
  /** Active servers of each DAG in its first site. */
  readonly count: number
  /** DAGs in all sites; 1 if standalone. */
  readonly dagsInAll: ByDags
  /** Number of sites that share the copies of a DAG equally. */
  readonly inSites: 1 | 2
  readonly home: number
  readonly away: number
  /** Copies on the servers of the home site, and on those of the other; lagged ones included. */
  readonly atHome: number
  readonly inOther: number
  /** True if the other site’s copies have servers of their own. */
  readonly isApart: boolean
  /** True if databases share a volume with their logs. */
  readonly isShared: boolean
}

function shapeOf(plan: Plan): Shape {
  const isDag = availabilityOf(plan) === 'dag'
  const { homeCopies: home, awayCopies: away, homeLagged, awayLagged } = copiesPlanned(plan)
  const model = isDag && plan.sites > 1 ? plan.siteModel : null
  const pairs = model === 'AAN' ? 2 : 1
  const lagged = hasLaggedServers(plan) ? 0 : 1
  return {
    ...{ isDag, count: plan.activeServers, home, away },
    dagsInAll: (dags) => (isDag ? dags * pairs : 1),
    inSites: model === 'AA1' ? 2 : 1,
    atHome: home + lagged * homeLagged,
    inOther: away + lagged * awayLagged,
    isApart: hasRecoveryServers(plan) && plan.activeServers > 1,
    isShared: sharesVolumes(plan),
  }
}

/**
 * Lower bounds by active servers in the first site of each DAG, from mailboxes and copies alone.
 * Whether copies share volumes, and so which servers there are, depends on that number.
 */
export function minimumNeeds(plan: Plan): (activeServers: number) => MinimumNeeds {
  const mailboxes = mailbox(plan, 'corrected')
  const most = mostMegacycles(plan)
  const known = new Map<number, MinimumNeeds>()
  const needsWith = (activeServers: number) =>
    needsOf(plan, mailboxes, most, shapeOf({ ...plan, activeServers }))
  return (activeServers) => {
    const found = known.get(activeServers) ?? needsWith(activeServers)
    known.set(activeServers, found)
    return found
  }
}

type Mailboxes = ReturnType<typeof mailbox>

function needsOf(plan: Plan, mailboxes: Mailboxes, most: number, shape: Shape): MinimumNeeds {
  const members = membersOf(plan, mailboxes, shape)
  const servers: ByDags = (dags) => members(dags) * shape.dagsInAll(dags)
  return {
    ...{ members, servers },
    processors: processors(plan, mailboxes, most, shape),
    memory: memory(mailboxes, activeOn(plan, mailboxes, shape)),
    ...drives(plan, mailboxes, shape, servers),
  }
}

/**
 * Copies away from home are on servers of the other site, those of one database on different ones.
 * A server there holds as many copies as one at home, plus at most half a copy from rounding.
 */
function membersOf(plan: Plan, mailboxes: Mailboxes, shape: Shape): ByDags {
  const { isDag, count, inSites, away, atHome, inOther, dagsInAll } = shape
  if (!isDag) return () => count
  const apart = inSites === 1 ? inOther : Math.min(1, away)
  if (inSites === 2 || away === 0) return () => count + apart
  const { site1, site2 } = drivesOf(plan, 'corrected')
  const largest = Math.max(limitOnRaid.value, site1.database.size.value, site2.database.size.value)
  const ofOneCopy = (mailboxes.mailboxes.value * mailboxes.meanSize.value) / 1024
  return (dags) => {
    const onServer = (ofOneCopy * atHome) / largest / count / dagsInAll(dags)
    const share = onServer / (onServer + halfACopy)
    // However many copies the other site has, it never has more servers than the home site.
    const other = Math.min(count, Math.ceil(((count * inOther) / atHome) * share - 1e-9))
    return count + Math.max(apart, other)
  }
}

/** Most that rounding adds to the copies on a server. */
const halfACopy = 0.5

/** Mailboxes of a DAG, or of all standalone servers. */
const mailboxesOf = ({ mailboxes }: Mailboxes, { dagsInAll }: Shape, dags: number) =>
  mailboxes.value / dagsInAll(dags)

/** Mean active mailboxes of a server after the loss of one, or of a site; the most is no less. */
function activeOn(plan: Plan, mailboxes: Mailboxes, shape: Shape): ByDags {
  const { isDag, count, inSites, home, away, isApart } = shape
  const takesSite = isDag && away > 0 && !plan.blockActivation
  // With a second copy in the site, mailboxes of a lost server move within the site.
  const loses = isDag && home > 1 && count > 1 && inSites === 1
  return (dags) => {
    const each = mailboxesOf(mailboxes, shape, dags)
    const alone = each / (loses ? count - 1 : count * inSites)
    return Math.max(alone, takesSite && !isApart ? each / count : 0)
  }
}

/** Memory by DAGs: four times the cache of the active mailboxes, as in the method. */
function memory({ meanCache }: Mailboxes, active: ByDags): ByDags {
  const timesCache = 4
  return (dags) => (timesCache * active(dags) * meanCache.value) / 1024
}

/** Megacycles of the fastest server, less the hypervisor’s share; 0 if no rate is known. */
function mostMegacycles(plan: Plan): number {
  const { site1, site2 } = processorsByServer(plan, 'corrected')
  const most = Math.max(site1.server?.value ?? 0, site2.server?.value ?? 0)
  return most / (1 + hypervisorShare(plan).value)
}

/** Processor use of the busiest server, by DAGs. */
function processors(plan: Plan, mailboxes: Mailboxes, most: number, shape: Shape): ByDags {
  const { isDag, count, inSites, home } = shape
  const { meanActive, meanPassive, meanClient } = mailboxes
  if (most === 0) return () => 0
  const isCounted = plan.clientAccess && !roleVersionOf(plan).clientAccessIncluded
  const active = meanActive.value + (isCounted ? meanClient.value : 0)
  const passive = meanPassive.value
  const activeOnServer = activeOn(plan, mailboxes, shape)
  return (dags) => {
    const each = mailboxesOf(mailboxes, shape, dags)
    const onServer = activeOnServer(dags)
    const copiesOn = isDag ? Math.max((each * home) / count / inSites, onServer) : onServer
    return (onServer * active + (copiesOn - onServer) * passive) / most
  }
}

/**
 * Fewest drives of a server besides those that databases fill: one for restores, and a spare or, in
 * RAID, one for parity or a mirror. A restore volume that fits no drive has none.
 */
function drivesBeside(plan: Plan, isShared: boolean): number {
  const { restoreVolume, restoreDrive, secondRestoreDrive, forcedRaid, autoReseedVolumes } = plan
  const isLikeData = restoreDrive === null && secondRestoreDrive === null
  const isSpared = isShared && forcedRaid === 'none' && autoReseedVolumes > 0
  return Number(restoreVolume && isLikeData && isShared) + Number(isSpared)
}

/** Most IOPS that rounding to a whole number takes off a load. */
const halfAnIops = 0.5

/** Drives that copies fill by space or IOPS; 0 with arrays, whose drives differ. */
function drives(
  plan: Plan,
  { mailboxes, meanSize, load }: Mailboxes,
  { count, inSites, atHome, inOther, dagsInAll, isApart, isShared }: Shape,
  serversInAll: ByDags,
): Pick<MinimumNeeds, 'drives' | 'drivesInAll'> {
  if (!considersDrives(plan) || considersArrays(plan) || mailboxes.value === 0)
    return { drives: () => () => 0, drivesInAll: () => 0 }
  const { site1, site2 } = drivesOf(plan, 'corrected')
  const chosen = [site1.database, site2.database]
  const largest = Math.max(...chosen.map(({ size }) => size.value))
  const fastest = Math.max(
    ...chosen.flatMap(({ iops, shown }) =>
      [iops, ...Object.values(shown)].map(({ value }) => value),
    ),
  )
  const { overhead, freeSpace } = plan
  const withIndex = (1 + overhead / 100) * (1 + searchIndexShare(plan, 'corrected').value)
  const onVolumes = (mailboxes.value * meanSize.value * withIndex) / 1024 / (1 - freeSpace / 100)
  // A passive copy causes as much I/O as an active one; loads are compared in whole IOPS.
  const ofOneCopy = Math.max(onVolumes / largest, load.value / (fastest + halfAnIops))
  const inSite1 = (atHome + (inSites === 2 && !isApart ? inOther : 0)) / inSites
  const beside = drivesBeside(plan, isShared)
  const onServer =
    (share: number): ByDags =>
    (dags) =>
      beside + Math.ceil((ofOneCopy * inSite1) / share / count / dagsInAll(dags) - 1e-9)
  // All servers of a site have as many drives as its fullest.
  const inOtherSite = inSites === 1 ? Math.ceil(ofOneCopy * inOther - 1e-9) : 0
  return {
    drives: onServer,
    drivesInAll: (dags) => {
      const inFirst = count * dagsInAll(dags)
      const others = serversInAll(dags) - inFirst
      return onServer(1)(dags) * inFirst + inOtherSite + beside * others
    },
  }
}
