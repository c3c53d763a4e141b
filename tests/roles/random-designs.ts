import { chanceFrom } from '../chance.ts'
import type { Design, DisksInput, DriveInput, TierInput } from './independent-input.ts'

// Designs drawn over the whole input space of role-requirements.md, section 2. A seed gives the same
// design for ever.

/** Seeds that follow each other are far apart. */
const chanceOf = (seed: number) => chanceFrom((seed * 0x9e3779b1) >>> 0)

/** What is drawn from a source of chance. */
function drawsOf(chance: () => number) {
  const whole = (from: number, to: number) => from + Math.floor(chance() * (to - from + 1))
  const odds = (share: number) => chance() < share
  const one = <T>(values: readonly T[]) => values[whole(0, values.length - 1)]!
  /** Small numbers as often as large ones. */
  const scaled = (from: number, to: number) => Math.round(from * (to / from) ** chance())
  return { whole, odds, one, scaled }
}

type Draws = ReturnType<typeof drawsOf>

const kinds = [
  ...['5.2K SATA 2.5', '5.4K SATA 2.5', '5.9K SATA 2.5', '7.2K SATA 2.5', '5.2K SATA 3.5'],
  ...['5.4K SATA 3.5', '5.9K SATA 3.5', '7.2K SATA 3.5', '5.2K SAS 3.5', '5.4K SAS 3.5'],
  ...['5.9K SAS 3.5', '7.2K SAS 3.5', '7.2K SAS 2.5', '10K SAS 2.5', '15K SAS 2.5'],
  ...['10K SAS 3.5', '15K SAS 3.5'],
]
const sizes = [300, 600, 900, 1200, 1800, 2000, 3000, 4000, 6000, 8000, 10000, 12000]

function tierFrom({ whole, odds, one, scaled }: Draws): TierInput {
  return {
    n: odds(0.05) ? 1 : scaled(10, 40000),
    growth: one([0, 0, 0.1, 0.25]),
    msgs: odds(0.9) ? 50 * whole(1, 10) : whole(1, 2000),
    kb: one([75, 75, 100, 150, 3, whole(1, 600)]),
    initial: 2048,
    quota: one([512, 1024, 2048, 5120, 10240, 51200, scaled(10, 102400)]),
    archive: odds(0.7) ? 0 : scaled(50, 102400),
    retention: one([0, 14, 14, 30, 120]),
    sir: odds(0.8),
    cal: odds(0.8),
    share: one([1, 1, 0.3, 0]),
    ioFactor: one([1, 1, 1, 1.5, 2]),
    mcFactor: one([1, 1, 1, 1.25, 3]),
    search: odds(0.15),
    iops: odds(0.1) ? one([0.05, 0.5, 2.5]) : null,
    ratio: one([0.4, 0.5, 0.6, 0.66, 0.75]),
  }
}

function driveFrom({ odds, one }: Draws): DriveInput {
  return odds(0.5) ? [one([4000, 8000, 10000]), '7.2K SAS 3.5'] : [one(sizes), one(kinds)]
}

const disksFrom = (draws: Draws): DisksInput => ({
  sys: [draws.one([300, 600, 1200, 4000]), draws.one(kinds)],
  db: driveFrom(draws),
  log: driveFrom(draws),
  res: driveFrom(draws),
})

/** Sites, servers and copies that can stand, but for a few. */
function placesFrom({ whole, odds, one }: Draws): Omit<Design, 'tiers'> {
  const ha = odds(0.85)
  const sites = odds(0.6)
  const model = one(['AP', 'AP', 'AA1', 'AA1', 'AAN'] as const)
  const servers = sites ? whole(1, 8) : whole(1, 16)
  const copies2 = sites ? whole(0, odds(0.1) ? 4 : Math.min(2, servers)) : 0
  const lag = odds(0.6) ? 0 : whole(1, 2)
  const evenly = model === 'AA1' && sites && odds(0.95)
  const lag2 = sites ? whole(evenly ? Math.ceil(lag / 2) : 0, lag) : 0
  const free = Math.max(2, 2 * copies2) + whole(0, 2)
  const copies = Math.max(2, evenly ? 2 * copies2 + lag2 - (lag - lag2) : free)
  const multiDb = odds(0.6)
  return {
    ...{ ha, sites, model, servers, copies, copies2, lag, lag2, multiDb },
    dedlag: odds(0.3),
    dags: one([1, 1, 1, 2, 5]),
    ddr: model === 'AA1' && odds(0.4),
    rlm: odds(0.7),
    block: odds(0.2),
    replayH: one([0, 24, 168, 168, 336]),
    truncH: one([0, 0, 48, 336]),
  }
}

const schedules = [
  'daily full',
  'weekly full daily incremental',
  'weekly full daily differential',
  'bi-monthly full daily incremental',
]

function storageFrom({ whole, odds, one, scaled }: Draws): Omit<Design, 'tiers'> {
  const counted = odds(0.85)
  const anyVolumes = odds(0.9)
  return {
    overhead: one([0, 0, 0.2, 0.3]),
    moves: one([0.01, 0.01, 0, 0.05]),
    restore: odds(0.6),
    free: one([0.05, 0.05, 0, 0.1, 0.2]),
    customMax: odds(0.8) ? null : scaled(50, 3000),
    autoDb: counted,
    ...(counted ? {} : { customDb: whole(1, 400) }),
    symmetric: odds(0.6),
    ioOverhead: one([0.2, 0.2, 0, 0.5]),
    extraIo: one([0, 0, 0, 100]),
    backup: one(['native', 'native', 'hardware', 'software'] as const),
    schedule: one(schedules),
    tolerance: one([1, 3, 3, 7]),
    netTolerance: one([0, 0, 4, 10]),
    jbod: odds(0.8),
    matchCopies: odds(0.8),
    autoVolumes: anyVolumes,
    ...(anyVolumes ? {} : { volumes: whole(1, 100) }),
    autoreseed: whole(0, 6),
  }
}

function machinesFrom(draws: Draws): Omit<Design, 'tiers'> {
  const { whole, odds, one } = draws
  return {
    disk1: disksFrom(draws),
    ...(odds(0.3) ? { disk2: disksFrom(draws) } : {}),
    r10: one(['1+1', '1+1', '2+2', '4+4']),
    r5: `${whole(2, 20)}+1`,
    r6: one(['4+2', '6+2', '8+2']),
    resR10: one(['1+1', '1+1', '2+2', '4+4']),
    resR5: `${whole(2, 20)}+1`,
    resR6: one(['4+2', '6+2', '8+2']),
    resRaid: one(['RAID-1/0', 'RAID-5', 'RAID-6', 'RAID-0']),
    rebuild10: one([0.35, 0.35, 0, 0.6]),
    rebuild5: one([0.5, 0.5, 0.2]),
    rebuild6: one([0.5, 0.5, 0.75]),
    overrideRaid: odds(0.8) ? null : one(['RAID-1/0', 'RAID-5', 'RAID-6', 'RAID-0']),
    deploy: one(['as calculated', 'as calculated', 'all RAID', 'all JBOD']),
    cores: one([4, 8, 16, 20, 24, 48]),
    spec: odds(0.3) ? 0 : whole(100, 2000),
    ...(odds(0.2) ? { cores2: one([8, 24]), spec2: one([300, 1500]) } : {}),
    virtual: odds(0.2),
    hypervisor: one([0.1, 0.05]),
    multirole: odds(0.85),
    gc64: odds(0.8),
  }
}

function trafficFrom({ whole, odds, one }: Draws): Omit<Design, 'tiers'> {
  const weights = Array.from({ length: 24 }, () => whole(0, 9))
  weights[whole(0, 23)] = 10
  const all = weights.reduce((total, weight) => total + weight, 0)
  return {
    queueDays: one([2, 2, 0, 5]),
    safetyDays: one([7, 2, 0, 14]),
    hours: odds(0.4) ? null : weights.map((weight) => weight / all),
    rpo: whole(0, 24),
    linkBps: one([64e3, 2e6, 1e7, 1e8, 1e9, 1e10]),
    latencyMs: one([1, 20, 50, 250]),
    compress: odds(0.7),
    compression: one([0.3, 0.5]),
  }
}

/** The design of a seed. */
export function randomDesign(seed: number): Design {
  const draws = drawsOf(chanceOf(seed))
  const tiers = Array.from({ length: draws.one([1, 1, 2, 4]) }, () => tierFrom(draws))
  if (draws.odds(0.03)) tiers[0] = { ...tiers[0]!, quota: 0 }
  if (tiers.length > 1 && draws.odds(0.1)) tiers[0] = { ...tiers[0]!, n: 0 }
  return {
    exchange: draws.one(['2013', '2013', '2013', '2016', '2019', 'SE'] as const),
    tiers,
    ...placesFrom(draws),
    ...storageFrom(draws),
    ...machinesFrom(draws),
    ...trafficFrom(draws),
  }
}

type Some = Omit<Design, 'tiers'>

/** What few of those designs have, each by itself: nothing else, then one after the other. */
const stretches: readonly ((draws: Draws) => Partial<Design>)[] = [
  () => ({}),
  // Guests whose host has a rate.
  ({ whole, one }): Some => ({
    ...{ virtual: true, hypervisor: one([0.05, 0.1, 0.25]), spec: whole(100, 2000) },
    ...{ cores: one([2, 4, 8, 12, 24, 48]), multirole: true },
  }),
  // Lagged copies on servers of their own.
  ({ whole, odds }): Some => ({
    ...{ ha: true, dedlag: true, multiDb: false, lag: whole(1, 2), sites: false, lag2: 0 },
    ...{ copies2: 0, copies: whole(2, 4), servers: whole(4, 8), rlm: odds(0.5), backup: 'native' },
  }),
  // Servers of either site for the other's copies.
  ({ whole, one }): Some => {
    const lag2 = one([0, 0, 1])
    const away = whole(1, 2)
    return {
      ...{ ha: true, sites: true, model: 'AA1', ddr: true, multiDb: false, servers: whole(2, 4) },
      ...{ copies: 2 * away, copies2: away, lag: 2 * lag2, lag2 },
    }
  },
  // Two copies and one in the other site, or one that lags.
  ({ odds, one, whole }): Some => {
    const isLagged = odds(0.5)
    return {
      ...{ ha: true, sites: true, model: one(['AP', 'AAN']), servers: 2 * whole(1, 4) },
      // Asked for, which counts in one DAG of both sites alone.
      ...{ ddr: odds(0.5), multiDb: odds(0.5) },
      ...(isLagged
        ? { copies: 2, copies2: 0, lag: 1, lag2: 1 }
        : { copies: 3, copies2: 1, lag: 0, lag2: 0 }),
    }
  },
  // Stripes, with logs of their own as often as not.
  ({ one, odds }): Some => ({
    ...{ overrideRaid: 'RAID-0', resRaid: one(['RAID-0', 'RAID-5']), ha: odds(0.6) },
    ...{ backup: one(['native', 'hardware', 'software']), deploy: 'as calculated' },
  }),
  // Single drives in site 1 and RAID in the other.
  ({ whole, one, odds }): Some => ({
    ...{ ha: true, sites: true, model: one(['AP', 'AAN']), copies: 4, copies2: 1, lag: 0, lag2: 0 },
    ...{ jbod: true, backup: 'native', multiDb: odds(0.5), servers: 3 * whole(1, 3) },
    ...{ deploy: one(['as calculated', 'as calculated', 'all RAID']) },
  }),
  // Few volumes that are given.
  ({ whole, odds }): Some => ({ ha: odds(0.9), autoVolumes: false, volumes: whole(1, 25) }),
  // Few databases on many servers: less than a volume may hold, down to none.
  ({ whole, odds }): Some => ({
    ...{ ha: true, sites: false, copies2: 0, lag2: 0, lag: whole(0, 2), copies: whole(2, 4) },
    ...{ servers: whole(4, 14), jbod: true, multiDb: true, backup: 'native', restore: odds(0.7) },
    ...{ autoDb: false, customDb: whole(1, 9) },
  }),
  // Small servers: few mailboxes, slow and small drives.
  ({ whole, scaled, one }): Partial<Design> => {
    const db: DriveInput = [one([36, 146, 300, 600]), one(kinds)]
    return {
      tiers: [{ n: scaled(1, 300), msgs: 50 * whole(1, 10), quota: scaled(50, 5000) }],
      ...{ disk1: { sys: db, db, log: db, res: db }, servers: whole(1, 4), cores: one([2, 4]) },
    }
  },
]

/** The design of a seed, stretched in nine of ten towards what those of `randomDesign` seldom have. */
export function wideDesign(seed: number): Design {
  const stretch = stretches[seed % stretches.length]!
  return { ...randomDesign(seed), ...stretch(drawsOf(chanceOf(seed + 1_000_000))) }
}

/** The designs of the first so many seeds. */
export const randomDesigns = (count: number): readonly Design[] =>
  Array.from({ length: count }, (_, at) => randomDesign(at + 1))
