import { versionOf } from '../../../exchange/versions.ts'
import { kindOf } from '../../../plan/features.ts'
import { keepsPins, withPinsOf } from '../../../plan/pins.ts'
import type { Plan } from '../../../plan/plan.ts'
import { databaseCounts, databasesOf, limitsOf, wholeNumbers } from '../../search-counts.ts'
import type { FoundServers, Range, ServerLayout } from '../../searching.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import { commonSizes } from '../suggestions.ts'

/** How far a search of servers goes beyond the answers of its plan. */
export type ServerBounds = {
  /** With active mailboxes, of one DAG in the first site; standalone: all. */
  readonly servers: Range
  /** Equal DAGs, or pairs of them. Count in a DAG only, as do all copies. */
  readonly dags: Range
  readonly copies: Range
  /** Of the copies, those in the second site. Count with two sites only. */
  readonly secondSiteCopies: Range
  readonly laggedCopies: Range
  /** Databases of one DAG or standalone server; null for as many as the method counts. */
  readonly databases: Range | null
  /** Whether the database drives are those of the plan or of every common size. */
  readonly drives: 'as the plan' | 'common sizes'
  /** Whether single drives are considered as the plan says, or both with and without them. */
  readonly jbod: 'as the plan' | 'both'
}

const moreDags = 3

/**
 * What is searched unless a person says otherwise: up to the members of one DAG, no fewer copies and
 * DAGs than the plan has, drives of every common size, with RAID alone and without.
 */
export function serverBounds(plan: Plan): ServerBounds {
  const { activeServers, dags, copies, secondSiteCopies, laggedCopies } = plan
  return {
    servers: { from: 1, to: Math.max(versionOf(plan).serversPerDag.value, activeServers) },
    dags: { from: dags, to: Math.min(limitsOf('dags').max, dags + moreDags) },
    copies: { from: copies, to: Math.min(limitsOf('copies').max, copies + 1) },
    secondSiteCopies: { from: secondSiteCopies, to: secondSiteCopies + 1 },
    laggedCopies: { from: laggedCopies, to: Math.max(1, laggedCopies) },
    databases: null,
    drives: 'common sizes',
    jbod: 'both',
  }
}

/**
 * Every layout of a search that has what is pinned. Those that differ in their servers alone follow
 * each other.
 */
export function serverLayouts(plan: Plan, bounds: ServerBounds): readonly ServerLayout[] {
  const all = layoutsWithin(plan, bounds)
  if (plan.pinned.length === 0) return all
  return all.filter((layout) => keepsPins(plan, withServerLayout(plan, layout)))
}

function layoutsWithin(plan: Plan, bounds: ServerBounds): readonly ServerLayout[] {
  const inDag = kindOf(plan) === 'dag'
  const placed = inDag ? copyLayouts(plan, bounds) : [ownCopies(plan)]
  const databases = bounds.databases
    ? databaseCounts(plan, databasesOf(plan, sizeByRoles), bounds.databases)
    : [plan.databases]
  const drives =
    bounds.drives === 'common sizes'
      ? [...new Set([plan.databaseDrive, ...commonSizes])].toSorted((one, two) => one - two)
      : [plan.databaseDrive]
  const jbods = bounds.jbod === 'both' ? [true, false] : [plan.jbod]
  return placed.flatMap((copies) =>
    (inDag ? wholeNumbers(bounds.dags) : [plan.dags]).flatMap((dags) =>
      databases.flatMap((count) =>
        wholeNumbers(bounds.servers).flatMap((activeServers) =>
          drives.flatMap((databaseDrive) =>
            jbods.map((jbod) => ({
              ...copies,
              ...{ activeServers, dags, databases: count, databaseDrive, jbod },
            })),
          ),
        ),
      ),
    ),
  )
}

type CopyLayout = Pick<
  Plan,
  'sites' | 'copies' | 'secondSiteCopies' | 'laggedCopies' | 'secondSiteLagged'
>

function ownCopies(plan: Plan): CopyLayout {
  const { sites, copies, secondSiteCopies, laggedCopies, secondSiteLagged } = plan
  return { sites, copies, secondSiteCopies, laggedCopies, secondSiteLagged }
}

/**
 * Copies and lagged copies in every number, shared out over the sites as their model has it: over two
 * where one is to be lost.
 */
function copyLayouts(asked: Plan, bounds: ServerBounds): readonly CopyLayout[] {
  const sites = asked.survive === 'servers' ? asked.sites : Math.max(2, asked.sites)
  const plan = { ...asked, sites }
  const twoSites = plan.sites > 1
  return wholeNumbers(bounds.copies).flatMap((copies) =>
    wholeNumbers(bounds.laggedCopies).flatMap((laggedCopies) =>
      (twoSites ? wholeNumbers(bounds.secondSiteCopies) : [plan.secondSiteCopies]).flatMap(
        (secondSiteCopies) => {
          if (twoSites && secondSiteCopies > copies / 2) return []
          const secondSiteLagged = laggedThere(plan, copies, secondSiteCopies, laggedCopies)
          return secondSiteLagged === null
            ? []
            : [{ sites, copies, secondSiteCopies, laggedCopies, secondSiteLagged }]
        },
      ),
    ),
  )
}

/** Lagged copies in the second site: as the plan, or so many that one DAG has equal copies in both; null where none do. */
function laggedThere(
  { sites, siteModel, secondSiteLagged }: Plan,
  copies: number,
  second: number,
  lagged: number,
): number | null {
  if (sites === 1 || siteModel !== 'AA1') return Math.min(secondSiteLagged, lagged)
  const there = (copies + lagged) / 2 - second
  return Number.isInteger(there) && there >= 0 && there <= lagged ? there : null
}

/** A plan with the answers of a layout. */
export function withServerLayout(plan: Plan, layout: ServerLayout): Plan {
  const { activeServers, dags, databases, databaseDrive, jbod } = layout
  const { sites, copies, secondSiteCopies, laggedCopies, secondSiteLagged } = layout
  return {
    ...(databaseDrive === plan.databaseDrive ? plan : withDrives(plan, databaseDrive)),
    ...{ activeServers, dags, databases, jbod },
    ...{ sites, copies, secondSiteCopies, laggedCopies, secondSiteLagged },
  }
}

/** A plan whose database drives are of one size in both sites, and those of logs and restores follow them. */
function withDrives(plan: Plan, size: number): Plan {
  return {
    ...plan,
    ...{ databaseDrive: size, logDrive: null, restoreDrive: null },
    ...{ secondDatabaseDrive: null, secondLogDrive: null, secondRestoreDrive: null },
  }
}

const forced: Readonly<Record<string, Plan['forcedRaid']>> = {
  'own-drives-raid-10': 'RAID-1/0',
  'own-drives-raid-5': 'RAID-5',
  'own-drives-raid-6': 'RAID-6',
}

/** A plan with a design that was found: its layout, and its RAID where it is none that is calculated. */
export function withFoundServers(plan: Plan, found: FoundServers): Plan {
  const given = withServerLayout(plan, found)
  const forcedRaid = forced[found.id]
  return forcedRaid ? withPinsOf(plan, { ...given, deployment: 'all RAID', forcedRaid }) : given
}
