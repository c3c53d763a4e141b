import { type Databases, driveIops } from './independent-databases.ts'
import type { DisksInput, WholeDesign } from './independent-input.ts'
import type { Mailboxes } from './independent-mailboxes.ts'
import { ceil, formatted, round, up } from './independent-numbers.ts'
import type { Servers } from './independent-servers.ts'
import type { Space } from './independent-space.ts'

// Sections 11 to 13: drives, memory, processors.

const groupOf = (text: string) => {
  const [data = 1, parity = 0] = text.split('+').map(Number)
  return { data, parity }
}

/** Drives of a RAID type for `volumes` GB on drives of `raw` decimal GB and `needed` drives by I/O. */
function raidDrives(group: string, volumes: number, raw: number, byIo: number): number {
  const { data, parity } = groupOf(group)
  const filled = up(ceil(volumes / formatted(raw)), data)
  return Math.max(up(byIo, data + parity), filled + (filled / data) * parity)
}

function raidOf(
  d: WholeDesign,
  of: Databases,
  space: Space,
  disks: DisksInput,
  logReads: number | null,
) {
  const { reads, writes } = space
  const [raw, kind] = disks.db
  const iops = driveIops(kind)
  const slow = kind.startsWith('5.') || kind.startsWith('7.')
  const need10 = (reads + 2 * writes) / (1 - d.rebuild10)
  const need5 = (reads + 4 * writes) / (1 - d.rebuild5)
  const need6 = (reads + 6 * writes) / (1 - d.rebuild6)
  const drives = (group: string, need: number) =>
    raidDrives(group, space.volumeSpace, raw, ceil(need / iops))
  const counts: Record<string, number> = {
    'RAID-1/0': drives(d.r10, need10),
    'RAID-5': drives(d.r5, need5),
    'RAID-6': drives(d.r6, need6),
    'RAID-0': drives('1+0', reads + writes),
  }
  let choice = !slow && counts['RAID-5']! < counts['RAID-1/0']! ? 'RAID-5' : 'RAID-1/0'
  if (d.overrideRaid !== null) choice = d.overrideRaid
  if (slow && (choice === 'RAID-5' || choice === 'RAID-6')) choice = 'RAID-1/0'
  const striped = d.overrideRaid === 'RAID-0'
  const logIops = striped
    ? (logReads ?? 0) + space.logWrites
    : ((logReads ?? 0) + 2 * space.logWrites) / (1 - d.rebuild10)
  const log = of.c.holdsLogs
    ? 0
    : raidDrives(striped ? '1+0' : d.r10, space.logVolumeSpace, disks.log[0], ceil(logIops / 300))
  const restore = d.restore ? restoreDrives(d, space, disks.res[0]) : 0
  const own = counts[choice]!
  return { need10, need5, need6, choice, drives: own, server: own + log + restore }
}

function restoreDrives(d: WholeDesign, space: Space, raw: number): number {
  const groups: Record<string, string> = {
    'RAID-1/0': d.resR10,
    'RAID-5': d.resR5,
    'RAID-6': d.resR6,
    'RAID-0': '1+0',
  }
  return raidDrives(groups[d.resRaid]!, space.restoreVolume, raw, 0)
}

/** JBOD drives of a site: the database drives, and all on a server. */
function jbodOf(d: WholeDesign, of: Databases, space: Space, disks: DisksInput, can: boolean) {
  const isRestored = d.restore && space.restoreVolume <= formatted(disks.res[0]) * (1 + 1e-9)
  const others = (isRestored ? 1 : 0) + space.spares
  if (!can) return { drives: null, server: 0 }
  if (space.volume > formatted(disks.db[0]) * (1 + 1e-9))
    return { drives: null, server: d.isCorrected ? null : 0 }
  const perDrive = round((space.server / of.K) * of.k)
  if (perDrive > driveIops(disks.db[1]))
    return { drives: null, server: d.isCorrected ? null : others }
  const whole = d.isCorrected ? ceil(of.K / of.k) : of.K / of.k
  const drives = of.c.several ? whole : of.K
  return { drives, server: drives + others }
}

interface Processors {
  cores: number
  spec: number
}

function memoryOf(
  d: WholeDesign,
  mailboxes: Mailboxes,
  of: Databases,
  W: number,
  { cores, spec }: Processors,
) {
  const { b, K, n } = of
  const cache = d.ha
    ? ceil((b * W * mailboxes.mean((tier) => tier.cache)) / 1024)
    : ceil(((mailboxes.N / d.servers) * mailboxes.mean((tier) => tier.cache)) / 1024)
  const core = (spec / cores) * (2000 / 33.75)
  const client = (d.virtual ? 1 + d.hypervisor : 1) * b * W * mailboxes.mean((tier) => tier.client)
  const cas = spec > 0 ? round(2 + (client / (core * cores)) * cores * 2) : 2 + 0.4 * cores
  const copies = d.ha ? K : n
  const least = copies <= 10 ? 8 : copies <= 20 ? 10 : copies <= 30 ? 12 : copies <= 40 ? 14 : 16
  const items = (d.isCorrected ? 1024 : 1) * b * mailboxes.mean((tier) => tier.size / tier.kb)
  const index = 7 + (items * W * 110 + items * (K - W) * 24) / 2 ** 30
  let need = Math.max(least, 4 * cache + (d.multirole || !d.hasClientsApart ? cas : 0))
  if (d.index > 0 && !d.isCorrected && need * 0.25 + index > need) need += index
  const step = need >= 64 ? 32 : need >= 32 ? 16 : need >= 16 ? 8 : need >= 4 ? 4 : 2
  return { cache, cas, index, need, ram: Math.max(d.leastMemory, up(need, step)) }
}

function processorsOf(d: WholeDesign, mailboxes: Mailboxes, of: Databases, servers: Servers) {
  const v = d.virtual ? 1 + d.hypervisor : 1
  const { b, K } = of
  const active = mailboxes.mean((tier) => tier.active)
  const passive = mailboxes.mean((tier) => tier.passive)
  const client = d.multirole && d.hasClientsApart ? mailboxes.mean((tier) => tier.client) : 0
  const mega = (x: number | null) =>
    x === null || (!d.ha && !d.isCorrected)
      ? null
      : v * b * (x * active + (K - x) * passive + x * client)
  const rate = d.spec === 0 && d.isCorrected ? 33.75 * d.cores : d.spec
  const core = ((rate / d.cores) * 2000) / 33.75
  const share = (megacycles: number | null) =>
    megacycles === null || rate === 0 ? null : megacycles / (core * d.cores)
  const worst = mega(servers.W)
  const allActive = mailboxes.N * active
  return {
    ...{ megaNormal: mega(servers.A), mega1: mega(servers.FF), mega2: mega(servers.SF) },
    ...{ megaWorst: worst, cpuNormal: share(mega(servers.A)), cpu1: share(mega(servers.FF)) },
    ...{ cpu2: share(mega(servers.SF)), cpuWorst: share(worst) },
    cores: worst === null || rate === 0 ? null : ceil(worst / core),
    gcCores: rate === 0 ? null : ceil(allActive / core / (d.gc64 ? 8 : 4)),
  }
}

export function hardwareOf(
  d: WholeDesign,
  mailboxes: Mailboxes,
  of: Databases,
  servers: Servers,
  space: Space,
) {
  const { W, W2 } = servers
  const raid = raidOf(d, of, space, d.disk1, space.logReads)
  const site2 = d.isCorrected ? of.s2 + of.p2 > 0 : of.c.h2 > 0
  const raid2 = site2 ? raidOf(d, of, space, d.disk2, space.logReads2) : null
  const jbod = jbodOf(d, of, space, d.disk1, of.c.jbod1)
  const jbod2 = site2 ? jbodOf(d, of, space, d.disk2, of.c.jbod2) : null
  // Section 11's total as calculated: as Microsoft a server counts both kinds where the sites differ (MS38).
  const isMixed =
    !d.isCorrected && d.deploy === 'as calculated' && site2 && of.c.jbod1 !== of.c.jbod2
  const drivesOf = (inRaid: number, single: number | null, can: boolean) => {
    if (d.deploy === 'all RAID') return inRaid
    if (isMixed) return inRaid + (single ?? 0)
    return can && single !== null ? single : inRaid
  }
  const memory = W === null ? null : memoryOf(d, mailboxes, of, W, d)
  const memory2 =
    W2 === null ? null : memoryOf(d, mailboxes, of, W2, { cores: d.cores2, spec: d.spec2 })
  // Stand-alone with a SPEC rate: the cells are errors (MS12).
  const isError = !d.ha && d.spec > 0 && !d.isCorrected
  const ram = memory === null || isError ? null : memory.ram
  return {
    figures: {
      ...{ need10: raid.need10, need5: raid.need5, need6: raid.need6, raid1: raid.drives },
      ...{ raidServer1: raid.server, raidServer2: raid2?.server ?? null },
      ...{ jbod1: jbod.drives, jbodServer1: jbod.server, jbodServer2: jbod2?.server ?? null },
      cache: memory?.cache ?? null,
      casMem: memory === null || isError ? null : memory.cas,
      ciMem: d.index > 0 ? (memory?.index ?? null) : null,
      ramNeed: memory === null || isError ? null : memory.need,
      ram,
      ram2:
        memory2 === null && !(d.isCorrected && site2)
          ? null
          : Math.max(memory2?.ram ?? 0, ram ?? 0),
      cachePerMbx: ram === null || W === null ? null : ((ram * 0.25) / W / of.b) * 1024,
      ...processorsOf(d, mailboxes, of, servers),
    },
    texts: { raidChoice: raid.choice },
    beside: {
      drives1: drivesOf(raid.server, jbod.server, of.c.jbod1),
      drives2: raid2 && jbod2 ? drivesOf(raid2.server, jbod2.server, of.c.jbod2) : null,
    },
  }
}
