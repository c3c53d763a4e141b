import { formula } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import {
  type ChosenDrives,
  chosenDrivesOf,
  type JbodVerdict,
} from '../../../sizing/chosen-drives.ts'
import type { CopiesResults, SuitableStorage } from '../copies/copies.ts'
import type { DatabasesResults } from '../databases/databases.ts'
import type { IoResults } from '../io/io.ts'
import type { ServersResults } from '../servers/servers.ts'
import type { SpaceResults } from '../space/space.ts'
import { driveTotals } from './drive-totals.ts'
import { driveFitVerdict, type JbodDrives, jbodDrives, jbodVerdict } from './jbod.ts'
import { type RaidDrives, raidDrivesOfServer } from './raid-drives.ts'

type StorageKind = 'JBOD' | 'RAID'

/** Drives of the servers of a site that are built alike. */
export type SiteDrives = {
  readonly verdict: JbodVerdict
  readonly raid: RaidDrives
  readonly jbod: JbodDrives
  /** Drives if all are JBOD, even with too few copies; null if single drives do not suffice. */
  readonly allJbod: Worked<'drives'> | null
  /** JBOD or RAID, as calculated or as the answers force it. */
  readonly storage: StorageKind
  /** Drives of one server in that storage. */
  readonly server: Worked<'drives'>
}

export type DrivesResults = ReturnType<typeof drivesStage>

type Earlier = {
  readonly copies: CopiesResults
  readonly databases: Pick<DatabasesResults, 'dags'>
  readonly servers: ServersResults
  readonly space: SpaceResults
  readonly io: IoResults
}

/** What differs between servers of site 1, of site 2 and of lagged copies. */
type Kind = {
  readonly drives: ChosenDrives
  readonly possible: SuitableStorage | null
  readonly logReads: Worked<'IOPS'> | null
}

/** Drives of a server in RAID, used as single drives do not suffice although copies do (MS2). */
export const raidDrivesInsteadOfJbod = formula({
  label: 'Drives of a server in RAID',
  unit: 'drives',
  takes: { raid: 'drives' },
  text: 'raid',
  source: ownRule('Single drives do not hold the volumes, or are too slow.'),
  errata: ['MS2'],
})

/** RAID and JBOD drives of a server together, as Microsoft counts if the sites differ (MS38). */
export const drivesInRaidAndJbod = formula({
  label: 'Drives of a server in RAID and without',
  unit: 'drives',
  takes: { raid: 'drives', single: 'drives' },
  text: 'raid + single',
  source: citeCalculator('Storage Design'),
  errata: ['MS38'],
})

export const drivesOfLaggedServer = formula({
  label: 'Drives of a lagged server',
  unit: 'drives',
  takes: { each: 'drives' },
  text: 'each',
  source: citeCalculator('Storage Design'),
  errata: ['MS24'],
})

/** Drives of each kind of server in RAID, as JBOD and as calculated; null if not sufficient. */
export function drivesStage(plan: Plan, parts: Earlier, mode: CalculationMode) {
  const { copies, servers, io } = parts
  const chosen = chosenDrivesOf(plan, mode)
  const of = (kind: Kind) => siteDrives(plan, parts, kind, mode)
  const { storage1, storage2, storageLagged } = copies
  const own1 = of({ drives: chosen.site1, possible: storage1, logReads: io.logReads })
  const inSite2 = servers.servers2.value + servers.recoveryServers2.value > 0
  const counts2 = mode === 'microsoft' ? copies.awayCopies.value > 0 : inSite2
  const own2 = counts2
    ? of({ drives: chosen.site2, possible: storage2, logReads: io.logReads2 })
    : null
  const isMixed =
    mode === 'microsoft' &&
    plan.deployment === 'as calculated' &&
    own2 !== null &&
    storage1.kind !== storage2?.kind
  const site1 = isMixed ? inBoth(own1) : own1
  const site2 = isMixed ? inBoth(own2) : own2
  const lagged = (count: Worked<'servers'>, drives: ChosenDrives): SiteDrives | null => {
    if (count.value === 0) return null
    const found = of({ drives, possible: storageLagged, logReads: null })
    return { ...found, server: drivesOfLaggedServer({ each: found.server }) }
  }
  const lagged1 = lagged(servers.lagged1, chosen.site1)
  const lagged2 = lagged(servers.lagged2, chosen.site2)
  const totals = driveTotals({ site1, site2, lagged1, lagged2 }, servers, parts.databases.dags)
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
    drivesOfServer: site1.server,
    drivesOfServer2: site2?.server ?? null,
    drivesInAll: totals.asCalculated.environment,
    site1,
    /** Drives of site 2’s servers; null without servers there. */
    site2,
    /** Drives of servers with lagged copies alone, by site; null without such servers. */
    lagged1,
    lagged2,
    totals,
  }
}

/** RAID and JBOD drives of the same server, added as Microsoft does (MS38). */
function inBoth(site: SiteDrives): SiteDrives {
  const single = site.jbod.server
  return single
    ? { ...site, server: drivesInRaidAndJbod({ raid: site.raid.server, single }) }
    : site
}

function siteDrives(plan: Plan, parts: Earlier, kind: Kind, mode: CalculationMode): SiteDrives {
  const verdict = jbodVerdict(plan, parts, kind.drives, kind.possible)
  const raid = raidDrivesOfServer(plan, parts, kind.drives, kind.logReads)
  const jbod = jbodDrives(parts, kind.drives.restore.size, verdict.code, mode)
  const isFitting =
    driveFitVerdict(parts, kind.drives.database).code === 'fits' && parts.copies.holdsLogs
  const allJbod = isFitting
    ? jbodDrives(parts, kind.drives.restore.size, 'fits', mode).server
    : null
  const isPossible = kind.possible?.kind === 'JBOD'
  const calculated = isPossible ? jbod.server : null
  const single = plan.deployment === 'all JBOD' ? allJbod : calculated
  const alone = plan.deployment === 'all RAID' ? null : single
  const instead =
    isPossible && !calculated ? raidDrivesInsteadOfJbod({ raid: raid.server }) : raid.server
  return {
    verdict,
    raid,
    jbod,
    allJbod,
    storage: alone ? 'JBOD' : 'RAID',
    server: alone ?? instead,
  }
}
