import type { Plan, Tier } from '../../../src/engine/index.ts'
import { afterLosses, afterSite } from './spread.ts'
import {
  cacheMb,
  catalogShare,
  databasesMounted,
  iopsPerMailbox,
  kindOf,
  logIops,
  logsPerDay,
  readShare,
  recoverableMb,
} from './versions.ts'

/*
 * The sizing method of sizing.md as plain arithmetic that shares nothing with the engine; what the
 * versions of Exchange differ in is in `versions.ts`: two readings of one text must give the same numbers. Sections are those of sizing.md.
 * Units are decimal throughout: 1 GB = 1000 MB, 1 MB = 1000 KB.
 */

type TierFigures = {
  readonly mailboxes: number
  readonly active: number
  readonly iopsPerMailbox: number
  readonly mailboxOnDiskMb: number
  readonly databasesGb: number
  readonly logsGb: number
}

type Capacity = {
  readonly databasesGb: number
  readonly logsGb: number
  readonly catalogGb: number
  readonly totalGb: number
}

type Databases = {
  /** DAGs or clusters of two servers; standalone servers are one group. */
  readonly dags: number
  /** Active databases of one DAG or cluster, or of all standalone servers. */
  readonly perGroup: number
  /** Copies on one server. */
  readonly onServer: number
  /** Databases active on one server in its worst case. */
  readonly activeOnServer: number
  readonly inAll: number
  readonly mailboxesEach: number
  /** Servers with storage of their own. */
  readonly storages: number
}

type Volumes = {
  readonly neededGb: number
  readonly volumeGb: number
  /** The volume for the logs of one database, or null where they share the database's. */
  readonly logVolumeGb: number | null
  readonly perServerGb: number
  readonly inAllGb: number
}

type Memory = {
  /** Null in 2003, which prints no cache. */
  readonly neededGb: number | null
  /** The server memory to buy, or null above the largest step. */
  readonly serverGb: number | null
}

type Iops = {
  readonly transactional: number
  readonly reads: number
  readonly logs: number
  readonly maintenance: number
  readonly reserve: number
  readonly expectedLoad: number
  readonly designRequirement: number
  /** What maintenance reads in sequence, in MB/s; null where it counts in IOPS. */
}

export type Figures = {
  readonly tiers: readonly TierFigures[]
  readonly mailboxes: number
  readonly capacity: Capacity
  readonly databases: Databases
  readonly volumes: Volumes
  readonly memory: Memory
  readonly iops: Iops
  /** The expected load of one server from all servers up to its worst case. */
  readonly cases: readonly number[]
}

/** Every figure of a plan, or null where its answers contradict each other. */
export function recompute(plan: Plan): Figures | null {
  if (contradictory(plan)) return null
  const tiers = plan.tiers.map((tier) => tierFigures(plan, tier))
  const mailboxes = total(tiers.map((tier) => tier.mailboxes))
  const capacity = capacityOf(plan, tiers)
  const databases = databasesOf(plan, mailboxes)
  return {
    tiers,
    mailboxes,
    capacity,
    databases,
    volumes: volumesOf(plan, capacity, databases),
    memory: memoryOf(plan, databases),
    iops: iopsOf(plan, tiers, databases),
    cases: activeByCase(plan, databases).map(
      (activeOnServer) => iopsOf(plan, tiers, { ...databases, activeOnServer }).expectedLoad,
    ),
  }
}

/** Databases active on one server with no server lost, and with one more lost at a time, or a site. */
function activeByCase(plan: Plan, { dags, perGroup, onServer }: Databases): readonly number[] {
  const { servers, sites, copies, lostServers, survive } = plan
  if (kindOf(plan) !== 'dag') return [onServer]
  const serversOfDag = servers / dags
  const allUp = Math.ceil(perGroup / serversOfDag)
  if (carriesAll(plan)) return serversOfDag === 1 ? [perGroup] : [allUp, perGroup]
  const dag = { servers: serversOfDag, copies, databases: perGroup, sites }
  // What Exchange does not mount is not laid out: an even share of it counts.
  const isLaidOut = onServer <= databasesMounted(plan)
  const even = (lost: number) => Math.min(Math.ceil(perGroup / (serversOfDag - lost)), onServer)
  if (survive === 'servers')
    return isLaidOut
      ? afterLosses(dag, lostServers)
      : Array.from({ length: lostServers + 1 }, (_, lost) => even(lost))
  const besides = survive === 'site' ? [0] : [0, 1]
  return [
    allUp,
    ...besides.map((more) =>
      isLaidOut ? afterSite(dag, more) : even(serversOfDag / sites + more),
    ),
  ]
}

/** Whether one server carries all: as answered, or automatically up to four servers. */
function carriesAll({ worstCase, servers }: Plan): boolean {
  return worstCase === 'one server' || (worstCase === 'automatic' && servers <= 4)
}

/**
 * Section 3, "A DAG has at most 16 servers"; section 4, "several equal DAGs". A cluster is two
 * servers, of which either carries all.
 */
function dagsOf(plan: Plan): number {
  const { servers } = plan
  switch (kindOf(plan)) {
    case 'dag':
      return Math.ceil(servers / 16)
    case 'none':
      return 1
    default:
      return servers / 2
  }
}

/** Section 4: losses must be fewer than copies and fewer than servers. */
function contradictory(plan: Plan): boolean {
  const { copies, servers, sites, lostServers } = plan
  const kind = kindOf(plan)
  if (sites > servers) return true
  // The two servers of a single copy cluster share storage, which is at one site.
  if (kind === 'scc' && sites > servers / 2) return true
  if (kind === 'ccr' || kind === 'scc') return servers % 2 === 1
  if (kind !== 'dag') return false
  const dags = dagsOf(plan)
  if (servers % dags !== 0) return true
  const serversOfDag = servers / dags
  if (copies > serversOfDag) return true
  if (carriesAll(plan)) return false
  if (plan.survive === 'servers') return lostServers >= copies || lostServers >= serversOfDag
  // Of each database a copy has to be left, and of its servers sites have equally many.
  const left = copies - Math.ceil(copies / sites)
  return sites === 1 || serversOfDag % sites !== 0 || left < (plan.survive === 'site' ? 1 : 2)
}

/** Sections 1, 2 and 3 for one tier of users. */
function tierFigures(plan: Plan, tier: Tier): TierFigures {
  const mailboxes = tier.mailboxes * (1 + tier.growth / 100)
  const mailboxOnDiskMb = mailboxOnDisk(plan, tier)
  const logsPerDayMb = logsPerDay(tier.messages) * sizeFactor(tier.messageSize)
  return {
    mailboxes,
    active: (mailboxes * tier.active) / 100,
    iopsPerMailbox: iopsPerMailbox(plan, tier),
    mailboxOnDiskMb,
    databasesGb: (mailboxes * mailboxOnDiskMb) / 1000,
    logsGb: (mailboxes * logsPerDayMb * plan.logDays) / 1000,
  }
}

/** Section 3: quota + recoverable items + white space. */
function mailboxOnDisk(plan: Plan, tier: Tier): number {
  const deleted = (tier.messages * tier.messageSize * tier.retention) / 1000
  const recoverable = recoverableMb(plan, tier, deleted)
  const whiteSpace = (tier.messages * tier.messageSize) / 1000
  return tier.quota + recoverable + whiteSpace
}

/** Section 3: "factor 1 up to 75 KB, linear to 1.9 at 150 and 3.8 at 300, above 3.8 × KB ÷ 300". */
function sizeFactor(messageKb: number): number {
  if (messageKb <= 75) return 1
  if (messageKb <= 150) return 1 + ((messageKb - 75) * (1.9 - 1)) / (150 - 75)
  if (messageKb <= 300) return 1.9 + ((messageKb - 150) * (3.8 - 1.9)) / (300 - 150)
  return (3.8 * messageKb) / 300
}

/** Section 3, of one copy of everything. */
function capacityOf(plan: Plan, tiers: readonly TierFigures[]): Capacity {
  const databasesGb = total(tiers.map((tier) => tier.databasesGb))
  const logsGb = total(tiers.map((tier) => tier.logsGb))
  const catalogGb = databasesGb * catalogShare(plan)
  return { databasesGb, logsGb, catalogGb, totalGb: databasesGb + logsGb + catalogGb }
}

/** Sections 3 and 4: how many databases, and how many of them on one server. */
function databasesOf(plan: Plan, mailboxes: number): Databases {
  const { copies, servers } = plan
  const kind = kindOf(plan)
  const dags = dagsOf(plan)
  const storages = kind === 'scc' ? servers / 2 : servers
  const perGroup = plan.databases ?? roundUp(mailboxes / dags / plan.mailboxesPerDatabase)
  const mailboxesEach = mailboxes / dags / perGroup
  const shared = { dags, perGroup, inAll: perGroup * dags, mailboxesEach, storages }
  if (kind === 'ccr' || kind === 'scc')
    return { ...shared, onServer: perGroup, activeOnServer: perGroup }
  if (kind !== 'dag') {
    const share = Math.ceil(perGroup / servers)
    return { ...shared, onServer: share, activeOnServer: share }
  }
  if (carriesAll(plan)) {
    return { ...shared, onServer: perGroup, activeOnServer: perGroup }
  }
  const serversOfDag = servers / dags
  const onServer = Math.ceil((perGroup * copies) / serversOfDag)
  const cases = activeByCase(plan, { ...shared, onServer, activeOnServer: onServer })
  return { ...shared, onServer, activeOnServer: cases.at(-1) ?? onServer }
}

/** Section 3: one volume per database, or one more for its logs, each in whole steps. */
function volumesOf(plan: Plan, capacity: Capacity, databases: Databases): Volumes {
  const withOverhead = 1 + plan.overhead / 100
  const withoutLogsGb = capacity.databasesGb + capacity.catalogGb
  const contentsGb = plan.separateLogs ? withoutLogsGb : capacity.totalGb
  const neededGb = (contentsGb / databases.inAll) * withOverhead
  const neededLogsGb = (capacity.logsGb / databases.inAll) * withOverhead
  const volumeGb = roundUp(neededGb / plan.volumeStep) * plan.volumeStep
  const logVolumeGb = plan.separateLogs
    ? roundUp(neededLogsGb / plan.volumeStep) * plan.volumeStep
    : null
  // LCR holds databases and logs a second time on the same server (section 3).
  const isLocal = plan.exchange === '2007' && kindOf(plan) === 'none' && plan.localCopies
  const perServerGb = databases.onServer * (isLocal ? 2 : 1) * (volumeGb + (logVolumeGb ?? 0))
  const inAllGb = perServerGb * databases.storages
  return { neededGb, volumeGb, logVolumeGb, perServerGb, inAllGb }
}

/**
 * Section 2. The copies on the server, active and passive, count for the 2 GB per ten databases;
 * the cache is for the mailboxes of the databases active on it in the worst case.
 */
function memoryOf(plan: Plan, databases: Databases): Memory {
  const forDatabasesGb = 2 * Math.ceil(databases.onServer / 10)
  const caches = plan.tiers.map((tier) => {
    const mailboxes = tier.mailboxes * (1 + tier.growth / 100)
    return (mailboxes * (cacheMb(plan, tier.messages) ?? Number.NaN)) / 1000
  })
  if (plan.exchange === '2003') return { neededGb: null, serverGb: null }
  const cacheGb = (total(caches) * databases.activeOnServer) / databases.inAll
  const neededGb = forDatabasesGb + cacheGb
  const steps = [16, 24, 32, 48, 64, 96, 128, 192, 256]
  const step = steps.find((size) => neededGb <= size * (1 + 1e-9)) ?? null
  const serverGb = step
  return { neededGb, serverGb }
}

/** Section 4: the load of one server in its worst case. */
function iopsOf(plan: Plan, tiers: readonly TierFigures[], databases: Databases): Iops {
  const { onServer, activeOnServer, inAll } = databases
  const iopsOfActive = total(tiers.map((tier) => tier.active * tier.iopsPerMailbox))
  const transactional = (iopsOfActive * activeOnServer) / inAll
  const readsOfActive = total(
    tiers.map(
      (tier, at) =>
        tier.active * tier.iopsPerMailbox * readShare(plan, plan.tiers[at]?.messages ?? Number.NaN),
    ),
  )
  const reads = (readsOfActive * activeOnServer) / inAll
  if (plan.exchange !== '2010') {
    const logs = logIops(plan, transactional)
    const expectedLoad = transactional + logs
    // The tested solutions are stated with 20 % of headroom.
    const reserve = reserveOf(plan, expectedLoad, 0.2 * transactional)
    return {
      transactional,
      reads,
      logs,
      maintenance: 0,
      reserve,
      expectedLoad,
      designRequirement: expectedLoad + reserve,
    }
  }
  const meanIops = iopsOfActive / total(tiers.map((tier) => tier.active))
  const ofTransactional = 1 - logShare(meanIops) - maintenanceShare(meanIops)
  const baseTotal = transactional / ofTransactional

  const layoutOnLogs = logLayoutPoints(activeOnServer) / 100
  const logs = baseTotal * (Math.max(0, logShare(meanIops) + layoutOnLogs) + dagPoints(plan) / 100)

  // As if every copy on the server were active: the base total of all of them.
  const baseTotalOfCopies = (iopsOfActive * onServer) / inAll / ofTransactional
  const layoutOnMaintenance = maintenanceLayoutPoints(onServer) / 100
  const byShare = baseTotalOfCopies * Math.max(0, maintenanceShare(meanIops) + layoutOnMaintenance)
  const measured = maintenancePerDatabase(onServer) * onServer
  const maintenance = Math.min(Math.max(byShare, 1.0 * measured), 1.5 * measured)

  const expectedLoad = transactional + logs + maintenance
  const reserve = reserveOf(plan, expectedLoad, baseTotal - transactional)
  const designRequirement = expectedLoad + reserve
  return {
    transactional,
    reads,
    logs,
    maintenance,
    reserve,
    expectedLoad,
    designRequirement,
  }
}

/** Section 4: the paper's method, a percentage of the expected load, or none. */
function reserveOf(plan: Plan, expectedLoad: number, byPaper: number): number {
  switch (plan.reserve) {
    case 'paper':
      return byPaper
    case 'percent':
      return (expectedLoad * plan.reservePercent) / 100
    case 'none':
      return 0
  }
}

/** Section 4.2: "logs 19 % at 0.06, 22 % at 0.18, 20 % at 0.20, 15 % at 0.36". */
function logShare(iopsPerMailbox: number): number {
  return interpolate(iopsPerMailbox, [
    [0.06, 0.19],
    [0.18, 0.22],
    [0.2, 0.2],
    [0.36, 0.15],
  ])
}

/** Section 4.2: "maintenance 29 %, 11 %, 10 %, 6 %" at the same loads. */
function maintenanceShare(iopsPerMailbox: number): number {
  return interpolate(iopsPerMailbox, [
    [0.06, 0.29],
    [0.18, 0.11],
    [0.2, 0.1],
    [0.36, 0.06],
  ])
}

/** Section 4: "0 with one copy; with n copies, the active one included, 2 + log2(n ÷ 2)". */
function dagPoints(plan: Plan): number {
  const { copies } = plan
  if (kindOf(plan) !== 'dag' || copies === 1) return 0
  return 2 + Math.log2(copies / 2)
}

/** Section 4: "logs +2 at 7; 0 up to 5, then +1 per database up to +2". */
function logLayoutPoints(databases: number): number {
  if (databases <= 5) return 0
  return Math.min(databases - 5, 2)
}

/** Section 4: "maintenance −6 at 2 databases and +25 at 20, +3 at 7", relative to 5 databases. */
function maintenanceLayoutPoints(databases: number): number {
  return interpolate(databases, [
    [2, -6],
    [5, 0],
    [7, 3],
    [20, 25],
  ])
}

/** Section 4: "37 each at 2 databases, 33 at 5, 28 at 20 and beyond, linear between". */
function maintenancePerDatabase(databases: number): number {
  return interpolate(databases, [
    [2, 37],
    [5, 33],
    [20, 28],
  ])
}

/** Linear between the points; outside them the end value holds. */
function interpolate(at: number, points: readonly (readonly [number, number])[]): number {
  let [x0, y0] = points[0] ?? [0, 0]
  if (at <= x0) return y0
  for (const [x1, y1] of points) {
    if (at <= x1) return y0 + ((at - x0) * (y1 - y0)) / (x1 - x0)
    x0 = x1
    y0 = y1
  }
  return y0
}

/** The next whole number up; a value above one by mere floating-point dust is that one. */
function roundUp(value: number): number {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) <= 1e-9 * value ? nearest : Math.ceil(value)
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
