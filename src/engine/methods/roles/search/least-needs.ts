import { roundedToStep, roundedUp } from '../../../core/rounding.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import type { Plan } from '../../../plan/plan.ts'
import { chosenDrivesOf } from '../../../sizing/chosen-drives.ts'
import { largestDatabaseOnRaid } from '../databases/largest-database.ts'
import { mailboxStage } from '../mailbox/mailbox.ts'
import { hypervisorShareInPlan, processorsByServerKind } from '../processors/server-processors.ts'
import { type MinimumDrives, minimumDrives } from './least-drives.ts'
import {
  type DagForBounds,
  dagForBounds,
  type FigureByDags,
  meanCopiesOnServer,
} from './least-shape.ts'

/** Lower bounds of what the servers of a plan need in any placement; 0 if unknown. */
export type MinimumNeeds = MinimumDrives & {
  /** Servers of both sites of a DAG; standalone, of all. */
  readonly members: FigureByDags
  /** Servers of all sites and DAGs. */
  readonly servers: FigureByDags
  /** Processor use of the busiest server in the worst case, 1 if full. */
  readonly processors: FigureByDags
  /** Memory of the busiest server in GiB. */
  readonly memory: FigureByDags
}

/**
 * Lower bounds by active servers in the first site of each DAG, from mailboxes and copies alone.
 * Whether copies share volumes, and so which servers there are, depends on that number.
 */
export function minimumNeeds(plan: Plan): (activeServers: number) => MinimumNeeds {
  const mailboxes = mailboxStage(plan, 'corrected')
  const most = mostMegacycles(plan)
  const known = new Map<number, MinimumNeeds>()
  const needsWith = (activeServers: number) =>
    needsOf(plan, mailboxes, most, dagForBounds({ ...plan, activeServers }))
  return (activeServers) => {
    const found = known.get(activeServers) ?? needsWith(activeServers)
    known.set(activeServers, found)
    return found
  }
}

type Mailboxes = ReturnType<typeof mailboxStage>

function needsOf(
  plan: Plan,
  mailboxes: Mailboxes,
  most: number,
  shape: DagForBounds,
): MinimumNeeds {
  const { count, dagsInAll } = shape
  const others = minimumOthers(plan, mailboxes, shape)
  const members: FigureByDags = (dags) => count + others(dags)
  const servers: FigureByDags = (dags) => members(dags) * dagsInAll(dags)
  const active = activeOn(plan, mailboxes, shape, others)
  return {
    ...{ members, servers },
    processors: processors(plan, mailboxes, most, shape, active),
    memory: memory(plan, mailboxes, active),
    ...minimumDrives(plan, mailboxes, shape, servers),
  }
}

/**
 * Servers of the other site of a DAG. Copies away from home are on different ones if they are of one
 * database. A server there holds as many copies as one at home, and at least one; rounding adds at
 * most half a copy if those at home do not all hold equally many.
 */
function minimumOthers(plan: Plan, mailboxes: Mailboxes, shape: DagForBounds): FigureByDags {
  const { isDag, count, inSites, atHome, inOther, dagsInAll, isEven } = shape
  // As Microsoft, servers of the other site follow from what its workbook says of copies.
  if (!isDag || plan.mode === 'microsoft') return () => 0
  if (inSites === 2) {
    const others = othersOfSharedDag(shape)
    return () => others
  }
  const apart = Math.min(count, inOther)
  const { site1, site2 } = chosenDrivesOf(plan, 'corrected')
  const largest = Math.max(
    largestDatabaseOnRaid.value,
    site1.database.size.value,
    site2.database.size.value,
  )
  const ofOneCopy = (mailboxes.mailboxes.value * mailboxes.meanSize.value) / 1024
  return (dags) => {
    const onServer = (ofOneCopy * atHome) / largest / count / dagsInAll(dags)
    const share = isEven ? 1 : onServer / Math.max(onServer + halfACopy, 1)
    // The other site never has more servers than the home site, however many copies it has.
    const other = Math.min(count, Math.ceil(((count * inOther) / atHome) * share - 1e-9))
    return Math.max(apart, other)
  }
}

/**
 * Servers of both sites besides those with active mailboxes at home, of a DAG that is active in
 * both. Its databases are counted in multiples of the servers of both sites or, not evenly, of one:
 * then a site can have one database more, and copies on a server are rounded.
 */
function othersOfSharedDag({ count, away, atHome, inOther, isApart, isEven }: DagForBounds) {
  if (away === 0) return 0
  const own = atHome + inOther - away
  const onServers = isApart ? own : own + away
  // More in site 1 than in site 2, if it has the odd database.
  const odd = isEven ? 0 : isApart ? own : own - away
  const onServer = isEven ? onServers : onServers + odd / count + 1
  const serversFor = (copies: number) => Math.ceil((count * copies - odd) / onServer - 1e-9)
  const recovery = Math.ceil((away * (isEven ? count : count - 1)) / onServer - 1e-9)
  return Math.min(count, serversFor(onServers)) + (isApart ? 2 * recovery : 0)
}

/** Most that rounding adds to the copies on a server. */
const halfACopy = 0.5

/** Mailboxes of a DAG, or of all standalone servers. */
const mailboxesOf = ({ mailboxes }: Mailboxes, { dagsInAll }: DagForBounds, dags: number) =>
  mailboxes.value / dagsInAll(dags)

/**
 * Mean mailboxes on a server after the loss of one or two, or of a site. Every loss is tried, so
 * the busiest server has no fewer than the mean over all losses of a kind.
 */
function activeOn(
  plan: Plan,
  mailboxes: Mailboxes,
  shape: DagForBounds,
  others: FigureByDags,
): FigureByDags {
  const { count, inSites, activeAtHome, activeAway, isApart, isEven, isDag } = shape
  const takesSite = isDag && activeAway > 0 && !isApart
  const share = Math.max(shareAfterOne(plan, shape), shareAfterTwo(plan, shape))
  return (dags) => {
    const each = mailboxesOf(mailboxes, shape, dags)
    // The other site has as many servers as here at most.
    const taking = isEven ? others(dags) : count
    const takesTwo = Math.min(inSites === 1 ? 2 : activeAtHome, activeAway) > 1 && others(dags) > 1
    const ofSite = takesSite ? 1 / Math.max(1, takesTwo ? taking - 1 : taking) : 0
    return each * Math.max(share, ofSite)
  }
}

/** Mean share of a DAG’s mailboxes on a server at home with one lost, or with none. */
function shareAfterOne({ blockActivation }: Plan, shape: DagForBounds): number {
  const { isDag, count, inSites, home, activeAtHome } = shape
  const isCase = isDag && count > 1 && (home > 1 || !blockActivation)
  // With a second copy in the site, a lost server’s mailboxes move to the others in the site.
  const moves = isCase && activeAtHome > 1 && inSites === 1
  return 1 / (moves ? count - 1 : count * inSites)
}

/** The same with two servers lost; 0 where that is not a case that servers are sized for. */
function shareAfterTwo(plan: Plan, shape: DagForBounds): number {
  const { isDag, count, inSites, home, away, activeAtHome } = shape
  const isCase =
    plan.sites === 1 ? home > 2 && count > 3 : home + away > 2 && count + Math.min(1, away) > 3
  if (!isDag || inSites === 2 || activeAtHome < 2 || count < 3 || !isCase) return 0
  if (plan.blockActivation && home < 3) return 0
  // Of two copies at home, one choice of two servers takes both.
  const leaving = activeAtHome === 2 ? 2 / (count * (count - 1)) : 0
  return (1 - leaving) / (count - 2)
}

/** Four times the cache of the active mailboxes, and what client access takes, as in the method. */
function memory(
  plan: Plan,
  { meanCache, meanClient }: Mailboxes,
  active: FigureByDags,
): FigureByDags {
  const timesCache = 4
  const { site1, site2 } = processorsByServerKind(plan, 'corrected')
  const hasClients = plan.clientAccess || roleVersionOf(plan).clientAccessIncluded
  const each = meanClient.value * (1 + hypervisorShareInPlan(plan).value)
  const clientsOf = ({ isRated, server, cores }: typeof site1, mailboxes: number) =>
    isRated && server
      ? roundedToStep(2 + ((mailboxes * each) / server.value) * cores.value * 2, 1)
      : 2 + 0.4 * cores.value
  return (dags) => {
    const onServer = active(dags)
    const cache = roundedUp((onServer * meanCache.value) / 1024)
    const clients = Math.min(...[site1, site2].map((one) => clientsOf(one, onServer)))
    return timesCache * cache + (hasClients ? clients : 0)
  }
}

/** Megacycles of the fastest server, without those of its hypervisor; 0 if no rate is known. */
function mostMegacycles(plan: Plan): number {
  const { site1, site2 } = processorsByServerKind(plan, 'corrected')
  const most = Math.max(site1.server?.value ?? 0, site2.server?.value ?? 0)
  return most / (1 + hypervisorShareInPlan(plan).value)
}

/** Processor use of the busiest server. */
function processors(
  plan: Plan,
  mailboxes: Mailboxes,
  most: number,
  shape: DagForBounds,
  activeOnServer: FigureByDags,
): FigureByDags {
  const { meanActive, meanPassive, meanClient } = mailboxes
  if (most === 0) return () => 0
  const isCounted = plan.clientAccess && !roleVersionOf(plan).clientAccessIncluded
  const active = meanActive.value + (isCounted ? meanClient.value : 0)
  const passive = meanPassive.value
  const copies = meanCopiesOnServer(shape)
  return (dags) => {
    const onServer = activeOnServer(dags)
    const copiesOn = Math.max(mailboxesOf(mailboxes, shape, dags) * copies, onServer)
    return (onServer * active + (copiesOn - onServer) * passive) / most
  }
}
