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
import { limitOnRaid } from '../databases/database-limits.ts'
import { mailbox } from '../mailbox/mailbox.ts'
import { hypervisorOf, processorsOf } from '../processors/server-processors.ts'

/** A figure by layout: active servers in the first site of each DAG, and DAGs. */
type OfLayout = (activeServers: number, dags: number) => number

/** Lower bounds of what the servers of a plan need in any placement; 0 if unknown. */
export type LeastNeeds = {
  /** Servers of all sites and DAGs. */
  readonly servers: OfLayout
  /** Processor use of the busiest server in the worst case, 1 if full. */
  readonly processors: OfLayout
  /** Memory of the busiest server in GiB: four times the cache of its active mailboxes. */
  readonly memory: OfLayout
  /** Drives of the fullest server, each used up to this share. */
  readonly drives: (share: number) => OfLayout
  /** Drives of all servers. */
  readonly drivesInAll: number
}

type Shape = {
  readonly isDag: boolean
  /** DAGs to each that is answered: 2 for pairs, else 1. */
  readonly pairs: number
  /** Sites that share the copies of a DAG equally. */
  readonly inSites: 1 | 2
  readonly home: number
  readonly away: number
  /** True if, with this many active servers, the other site’s copies have servers of their own. */
  readonly isApart: (servers: number) => boolean
}

function shapeOf(plan: Plan): Shape {
  const isDag = availabilityOf(plan) === 'dag'
  const { homeCopies: home, awayCopies: away } = copiesPlanned(plan)
  const model = isDag && plan.sites > 1 ? plan.siteModel : null
  const hasRecovery = hasRecoveryServers(plan)
  return {
    ...{ isDag, home, away },
    pairs: model === 'AAN' ? 2 : 1,
    inSites: model === 'AA1' ? 2 : 1,
    isApart: (servers) => hasRecovery && servers > 1,
  }
}

/** Lower bounds of what a plan needs, from its mailboxes and copies alone. */
export function leastNeeds(plan: Plan): LeastNeeds {
  const mailboxes = mailbox(plan, 'corrected')
  const shape = shapeOf(plan)
  return {
    servers: serversOf(plan, mailboxes, shape),
    processors: processors(plan, mailboxes, shape),
    memory: memory(plan, mailboxes, shape),
    ...drives(plan, mailboxes, shape),
  }
}

/**
 * Copies away from home are on servers of the other site, those of one database on different ones.
 * A server there holds as many copies as one at home, plus at most half a copy from rounding.
 */
function serversOf(plan: Plan, mailboxes: Mailboxes, shape: Shape): OfLayout {
  const { isDag, pairs, inSites, home, away } = shape
  if (!isDag) return (count) => count
  const { homeLagged, awayLagged } = copiesPlanned(plan)
  const lagged = hasLaggedServers(plan) ? 0 : 1
  const inOther = away + lagged * awayLagged
  const apart = inSites === 1 ? inOther : Math.min(1, away)
  if (inSites === 2 || away === 0) return (count, dags) => (count + apart) * dags * pairs
  const atHome = home + lagged * homeLagged
  const { site1, site2 } = drivesOf(plan, 'corrected')
  const largest = Math.max(limitOnRaid.value, site1.database.size.value, site2.database.size.value)
  const ofOneCopy = (mailboxes.mailboxes.value * mailboxes.meanSize.value) / 1024
  return (count, dags) => {
    const onServer = (ofOneCopy * atHome) / largest / count / dags / pairs
    const share = onServer / (onServer + halfACopy)
    // The other site never has more servers than the home site, however many copies it has.
    const other = Math.min(count, Math.ceil(((count * inOther) / atHome) * share - 1e-9))
    return (count + Math.max(apart, other)) * dags * pairs
  }
}

/** Most that rounding adds to the copies on a server. */
const halfACopy = 0.5

type Mailboxes = ReturnType<typeof mailbox>

/** Mailboxes of a DAG, or of all standalone servers. */
const mailboxesOf = ({ mailboxes }: Mailboxes, { isDag, pairs }: Shape, dags: number) =>
  mailboxes.value / (isDag ? dags * pairs : 1)

/** Mean mailboxes on a server after the loss of one, or of a site; the busiest has no fewer. */
function activeOn(plan: Plan, mailboxes: Mailboxes, shape: Shape): OfLayout {
  const { isDag, inSites, home, away, isApart } = shape
  const takesSite = isDag && away > 0 && !plan.blockActivation
  return (servers, dags) => {
    const each = mailboxesOf(mailboxes, shape, dags)
    // With a second copy in the site, a lost server’s mailboxes move to the others in the site.
    const loses = isDag && home > 1 && servers > 1 && inSites === 1
    const alone = each / (loses ? servers - 1 : servers * inSites)
    return Math.max(alone, takesSite && !isApart(servers) ? each / servers : 0)
  }
}

/** Four times the cache of the active mailboxes, as in the method. */
function memory(plan: Plan, mailboxes: Mailboxes, shape: Shape): OfLayout {
  const active = activeOn(plan, mailboxes, shape)
  const timesCache = 4
  return (servers, dags) => (timesCache * active(servers, dags) * mailboxes.meanCache.value) / 1024
}

/** Processor use of the busiest server. */
function processors(plan: Plan, mailboxes: Mailboxes, shape: Shape): OfLayout {
  const { isDag, inSites, home } = shape
  const { meanActive, meanPassive, meanClient } = mailboxes
  const { site1, site2 } = processorsOf(plan, 'corrected')
  const most = Math.max(site1.server?.value ?? 0, site2.server?.value ?? 0)
  if (most === 0) return () => 0
  const isCounted = plan.clientAccess && !roleVersionOf(plan).clientAccessIncluded
  const active = meanActive.value + (isCounted ? meanClient.value : 0)
  const passive = meanPassive.value
  const ofGuests = most / (1 + hypervisorOf(plan).value)
  const activeOnServer = activeOn(plan, mailboxes, shape)
  return (servers, dags) => {
    const each = mailboxesOf(mailboxes, shape, dags)
    const onServer = activeOnServer(servers, dags)
    const copiesOn = isDag ? Math.max((each * home) / servers / inSites, onServer) : onServer
    return (onServer * active + (copiesOn - onServer) * passive) / ofGuests
  }
}

/**
 * Fewest drives of a server besides those that databases fill: one for restores, and a spare or, in
 * RAID, one for parity or a mirror. A restore volume that fits no drive has none.
 */
function drivesBeside(plan: Plan): number {
  const { restoreVolume, restoreDrive, secondRestoreDrive, forcedRaid, autoReseedVolumes } = plan
  const isLikeData = restoreDrive === null && secondRestoreDrive === null
  const isSpared = sharesVolumes(plan) && forcedRaid === 'none' && autoReseedVolumes > 0
  return Number(restoreVolume && isLikeData && sharesVolumes(plan)) + Number(isSpared)
}

/** Most that rounding to a whole number takes off a load. */
const halfAnIops = 0.5

/** Drives that all copies fill in space or IOPS; 0 with arrays, whose drives differ. */
function drives(
  plan: Plan,
  { mailboxes, meanSize, load }: Mailboxes,
  { isDag, pairs, inSites, home, away, isApart }: Shape,
): Pick<LeastNeeds, 'drives' | 'drivesInAll'> {
  if (!considersDrives(plan) || considersArrays(plan))
    return { drives: () => () => 0, drivesInAll: 0 }
  const { site1, site2 } = drivesOf(plan, 'corrected')
  const chosen = [site1.database, site2.database]
  const largest = Math.max(...chosen.map(({ size }) => size.value))
  const fastest = Math.max(
    ...chosen.flatMap(({ iops, shown }) =>
      [iops, ...Object.values(shown)].map(({ value }) => value),
    ),
  )
  const inSpace = (mailboxes.value * meanSize.value) / 1024 / largest
  // A passive copy causes as much I/O as the active one; drive loads are compared in whole IOPS.
  const ofOneCopy = Math.max(inSpace, load.value / (fastest + halfAnIops))
  const inSite1 = (servers: number) =>
    (home + (inSites === 2 && !isApart(servers) ? away : 0)) / inSites
  const beside = drivesBeside(plan)
  return {
    drives: (share) => (servers, dags) =>
      Math.ceil(
        (ofOneCopy * inSite1(servers)) / share / servers / (isDag ? dags * pairs : 1) - 1e-9,
      ) + beside,
    drivesInAll: Math.ceil(ofOneCopy * (home + away) - 1e-9),
  }
}
