import type { CalculationMode } from '../../../core/mode.ts'
import { type CopyCounts, copiesPlanned, hasDatabaseGroups } from '../../../plan/copies-planned.ts'
import type { Plan } from '../../../plan/plan.ts'

/** Layout of a server’s databases and logs on volumes, as the workbook names it. */
export type WorkbookVolumeLayout =
  | '1 Volume / DB'
  | 'Multiple DBs / Volume'
  | '2 Volumes / DB'
  | '2 Volumes / Backup Set'

/** How databases are grouped: one per volume, several per volume, or as a backup set. */
export type DatabaseGrouping = 'single' | 'grouped' | 'backup set'

/** JBOD or RAID, whichever suits a kind of server, and why. */
export type SuitableStorage = { readonly kind: 'JBOD' | 'RAID'; readonly reason: string }

/** Availability and copies of a plan; answers that have no effect count as off. */
export type AvailabilityShape = {
  /** True if servers are in DAGs, false if standalone. */
  readonly hasDag: boolean
  readonly twoSites: boolean
  /** How the sites share users: `AA1` is active/active in one DAG; with one site it is `AP`. */
  readonly model: Plan['siteModel']
  /** True if AA1 is chosen, even with one site: Microsoft counts databases by it then (MS31). */
  readonly countsAsAA1: boolean
  /** True if databases do not activate automatically in the other site. */
  readonly block: boolean
  /** True if the other site’s copies have servers of their own: AA1, one database per volume. */
  readonly hasRecoveryServers: boolean
  /** True if lagged copies have servers of their own: one database per volume. */
  readonly hasLaggedServers: boolean
  /** True if lagged copies count as activatable: three others at least, no servers of their own. */
  readonly managesLag: boolean
}

type VolumeStorage = {
  /** True if logs need volumes of their own. */
  readonly isolated: boolean
  /** True if several databases share a volume. */
  readonly multi: boolean
  readonly design: DatabaseGrouping
  readonly layout: WorkbookVolumeLayout
  /** True if database volumes hold the logs too. */
  readonly holdsLogs: boolean
  /** Suitable storage of servers in site 1 and 2 and of lagged servers; null without these. */
  readonly storage1: SuitableStorage
  readonly storage2: SuitableStorage | null
  readonly storageLagged: SuitableStorage | null
}

export function volumeLayoutAndStorage(
  plan: Plan,
  shape: AvailabilityShape,
  mode: CalculationMode,
): VolumeStorage {
  const { hasDag } = shape
  const counts = copiesPlanned(plan)
  const all = counts.homeCopies + counts.awayCopies + counts.homeLagged + counts.awayLagged
  const isolated = !hasDag || plan.backup === 'hardware'
  const multi = hasDatabaseGroups(plan)
  const design = designOf(
    plan,
    hasDag && counts.homeCopies + counts.awayCopies >= 2 && !isolated,
    multi,
  )
  const holdsLogs = design !== 'backup set' && hasDag && all >= 2 && !isolated
  const layout = layoutOf(design, holdsLogs, multi)
  const jbod = (why: string | null): SuitableStorage =>
    why === null
      ? { kind: 'JBOD', reason: 'Enough copies to do without RAID.' }
      : { kind: 'RAID', reason: why }
  const everywhere = againstJbod(plan, holdsLogs)
  const inSite1 = everywhere ?? againstFewCopies(counts)
  // As Microsoft, only site 1 must have three copies.
  const inSite2 = mode === 'microsoft' ? everywhere : inSite1
  return {
    isolated,
    multi,
    design,
    layout,
    holdsLogs,
    storage1: jbod(inSite1 ?? againstJbodInSite1(shape, counts, multi)),
    storage2:
      counts.awayCopies > 0 ? jbod(inSite2 ?? againstJbodInSite2(shape, counts, multi)) : null,
    storageLagged: shape.hasLaggedServers
      ? jbod(inSite1 ?? againstJbodOfLagged(counts, mode))
      : null,
  }
}

function designOf(plan: Plan, isReplicated: boolean, multi: boolean): DatabaseGrouping {
  if (plan.backup === 'hardware') return 'single'
  if (isReplicated) return multi ? 'grouped' : 'single'
  return plan.backupSchedule === 'daily full' ? 'single' : 'backup set'
}

function layoutOf(
  design: DatabaseGrouping,
  holdsLogs: boolean,
  multi: boolean,
): WorkbookVolumeLayout {
  if (design === 'backup set') return '2 Volumes / Backup Set'
  if (!holdsLogs) return '2 Volumes / DB'
  return multi ? 'Multiple DBs / Volume' : '1 Volume / DB'
}

function againstJbod(plan: Plan, holdsLogs: boolean): string | null {
  if (!plan.jbod) return 'Drives without RAID are not considered in this plan.'
  return holdsLogs ? null : 'Logs stand on volumes of their own.'
}

function againstFewCopies({ homeCopies, awayCopies }: CopyCounts): string | null {
  return homeCopies + awayCopies < 3 ? 'Fewer than three copies that are not lagged.' : null
}

const fewLagged = 'One lagged copy alone: losing its drive would lose the lag.'

function againstJbodInSite1(
  shape: AvailabilityShape,
  { awayCopies, homeLagged, awayLagged }: CopyCounts,
  multi: boolean,
) {
  if (!shape.hasLaggedServers && homeLagged === 1 && !multi) return fewLagged
  const fromOther = multi ? awayCopies + awayLagged : awayCopies
  return shape.model === 'AA1' && !shape.hasRecoveryServers && fromOther === 1
    ? 'The other site’s databases have one copy alone here.'
    : null
}

function againstJbodInSite2(
  shape: AvailabilityShape,
  { awayCopies, awayLagged }: CopyCounts,
  multi: boolean,
) {
  if ((multi ? awayCopies + awayLagged : awayCopies) < 2)
    return 'Databases have one copy alone in this site.'
  return !shape.hasLaggedServers && awayLagged === 1 && !multi ? fewLagged : null
}

function againstJbodOfLagged({ homeLagged, awayLagged }: CopyCounts, mode: CalculationMode) {
  // As Microsoft, site 2 needs three lagged copies for JBOD, but can have two at most (MS24).
  return homeLagged >= 2 || awayLagged >= (mode === 'microsoft' ? 3 : 2) ? null : fewLagged
}
