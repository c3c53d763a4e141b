import type { Mode } from '../../../core/mode.ts'
import { type CopyCounts, isGrouped } from '../../../plan/copies-planned.ts'
import type { Plan } from '../../../plan/plan.ts'

/** How the databases of a server stand on volumes, as the workbook names it. */
export type Layout =
  | '1 Volume / DB'
  | 'Multiple DBs / Volume'
  | '2 Volumes / DB'
  | '2 Volumes / Backup Set'

/** How databases are grouped: alone, with the copies of others on a volume, or as a backup set. */
export type Design = 'single' | 'grouped' | 'backup set'

/** What the volumes of a kind of server can stand on, and why. */
export type StoragePossible = { readonly kind: 'JBOD' | 'RAID'; readonly reason: string }

/** What a plan is in this method: answers that do not count in it are switched off. */
export type Shape = {
  /** Whether the servers are in DAGs; standalone servers otherwise. */
  readonly hasDag: boolean
  readonly twoSites: boolean
  /** How the sites share the users; AP in one site. See `countsAsAA1`. */
  readonly model: Plan['siteModel']
  /** Active/active in one DAG, with or without a second site: as Microsoft counts databases, MS31. */
  readonly countsAsAA1: boolean
  /** No automatic activation in the other site. */
  readonly block: boolean
  /** Active/active in one DAG, one database a volume: servers of their own for the other site’s copies. */
  readonly hasRecoveryServers: boolean
  /** Lagged copies on servers of their own, one database a volume. */
  readonly hasLaggedServers: boolean
  /** Whether lagged copies count as activatable: from three others on, none of them on servers of their own. */
  readonly managesLag: boolean
}

/** What a plan looks like on disks. */
export type VolumeLayout = {
  /** Whether logs need volumes of their own. */
  readonly isolated: boolean
  /** Whether several databases share a volume. */
  readonly multi: boolean
  readonly design: Design
  readonly layout: Layout
  /** Whether the volumes of databases hold their logs too. */
  readonly holdsLogs: boolean
  /** Site 1’s servers; site 2’s, null without activatable copies there; lagged servers, null without. */
  readonly storage1: StoragePossible
  readonly storage2: StoragePossible | null
  readonly storageLagged: StoragePossible | null
}

/** How the copies of a plan stand on volumes, and what these can stand on. */
export function volumeLayout(
  plan: Plan,
  shape: Shape,
  counts: CopyCounts,
  mode: Mode,
): VolumeLayout {
  const { hasDag } = shape
  const all = counts.homeCopies + counts.awayCopies + counts.homeLagged + counts.awayLagged
  const isolated = !hasDag || plan.backup === 'hardware'
  const multi = isGrouped(plan)
  const design = designOf(
    plan,
    hasDag && counts.homeCopies + counts.awayCopies >= 2 && !isolated,
    multi,
  )
  const holdsLogs = design !== 'backup set' && hasDag && all >= 2 && !isolated
  const layout = layoutOf(design, holdsLogs, multi)
  const jbod = (why: string | null): StoragePossible =>
    why === null
      ? { kind: 'JBOD', reason: 'Enough copies to do without RAID.' }
      : { kind: 'RAID', reason: why }
  const everywhere = againstJbod(plan, holdsLogs)
  const inSite1 = everywhere ?? againstFewCopies(counts)
  // As Microsoft three copies are asked of site 1 alone.
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

function designOf(plan: Plan, isReplicated: boolean, multi: boolean): Design {
  if (plan.backup === 'hardware') return 'single'
  if (isReplicated) return multi ? 'grouped' : 'single'
  return plan.backupSchedule === 'daily full' ? 'single' : 'backup set'
}

function layoutOf(design: Design, holdsLogs: boolean, multi: boolean): Layout {
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
  shape: Shape,
  { awayCopies, homeLagged, awayLagged }: CopyCounts,
  multi: boolean,
) {
  if (!shape.hasLaggedServers && homeLagged === 1 && !multi) return fewLagged
  const fromOther = multi ? awayCopies + awayLagged : awayCopies
  return shape.model === 'AA1' && !shape.hasRecoveryServers && fromOther === 1
    ? 'The other site’s databases have one copy alone here.'
    : null
}

function againstJbodInSite2(shape: Shape, { awayCopies, awayLagged }: CopyCounts, multi: boolean) {
  if ((multi ? awayCopies + awayLagged : awayCopies) < 2)
    return 'Databases have one copy alone in this site.'
  return !shape.hasLaggedServers && awayLagged === 1 && !multi ? fewLagged : null
}

function againstJbodOfLagged({ homeLagged, awayLagged }: CopyCounts, mode: Mode) {
  // As Microsoft more than two are asked of site 2, yet two is the most there can be (MS24).
  return homeLagged >= 2 || awayLagged >= (mode === 'microsoft' ? 3 : 2) ? null : fewLagged
}
