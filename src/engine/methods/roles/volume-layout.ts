import type { Mode } from '../../core/mode.ts'
import { multipleUp } from '../../core/rounding.ts'
import type { Plan } from '../../plan/plan.ts'

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
  readonly ha: boolean
  readonly twoSites: boolean
  /** How the sites share the users; AP in one site. See `countsAsAA1`. */
  readonly model: Plan['siteModel']
  /** Active/active in one DAG, with or without a second site: as Microsoft counts databases, MS31. */
  readonly countsAsAA1: boolean
  /** No automatic activation in the other site. */
  readonly block: boolean
  /** Active/active in one DAG: servers of their own for the other site’s copies. */
  readonly ddr: boolean
  /** Lagged copies on servers of their own. */
  readonly dedlag: boolean
  /** Whether lagged copies count as activatable. */
  readonly rlm: boolean
}

/** Copies of a database by site: activatable ones in its own and the other, then lagged ones. */
export type CopyCounts = {
  readonly h1: number
  readonly h2: number
  readonly l1: number
  readonly l2: number
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
  const { ha } = shape
  const all = counts.h1 + counts.h2 + counts.l1 + counts.l2
  const isolated = !ha || plan.backup === 'hardware'
  const multi = sharesVolumes(plan, shape, counts)
  const design = designOf(plan, ha && counts.h1 + counts.h2 >= 2 && !isolated, multi)
  const holdsLogs = design !== 'backup set' && ha && all >= 2 && !isolated
  const layout = layoutOf(design, holdsLogs, multi)
  const jbod = (why: string | null): StoragePossible =>
    why === null
      ? { kind: 'JBOD', reason: 'Enough copies to do without RAID.' }
      : { kind: 'RAID', reason: why }
  const everywhere = againstJbod(plan, counts, holdsLogs)
  return {
    isolated,
    multi,
    design,
    layout,
    holdsLogs,
    storage1: jbod(everywhere ?? againstJbodInSite1(shape, counts, multi)),
    storage2: counts.h2 > 0 ? jbod(everywhere ?? againstJbodInSite2(shape, counts, multi)) : null,
    storageLagged:
      shape.dedlag && counts.l1 + counts.l2 > 0
        ? jbod(everywhere ?? againstJbodOfLagged(counts, mode))
        : null,
  }
}

function sharesVolumes(plan: Plan, { ha, twoSites, model }: Shape, counts: CopyCounts): boolean {
  const [one, two] = [counts.h1 + counts.l1, counts.h2 + counts.l2]
  if (!ha || one + two < 3 || !plan.jbod || !plan.severalPerVolume) return false
  if (!twoSites || one === two) return true
  return model !== 'AA1' && multipleUp(plan.activeServers, one) === plan.activeServers
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

function againstJbod(plan: Plan, { h1, h2 }: CopyCounts, holdsLogs: boolean): string | null {
  if (!plan.jbod) return 'Drives without RAID are not considered in this plan.'
  if (!holdsLogs) return 'Logs stand on volumes of their own.'
  if (h1 + h2 < 3) return 'Fewer than three copies that are not lagged.'
  return null
}

const fewLagged = 'One lagged copy alone: losing its drive would lose the lag.'

function againstJbodInSite1(shape: Shape, { h2, l1, l2 }: CopyCounts, multi: boolean) {
  if (!shape.dedlag && l1 === 1 && !multi) return fewLagged
  const fromOther = multi ? h2 + l2 : h2
  return shape.model === 'AA1' && !shape.ddr && fromOther === 1
    ? 'The other site’s databases have one copy alone here.'
    : null
}

function againstJbodInSite2(shape: Shape, { h2, l2 }: CopyCounts, multi: boolean) {
  if ((multi ? h2 + l2 : h2) < 2) return 'Databases have one copy alone in this site.'
  return !shape.dedlag && l2 === 1 && !multi ? fewLagged : null
}

function againstJbodOfLagged({ l1, l2 }: CopyCounts, mode: Mode) {
  // As Microsoft more than two are asked of site 2, yet two is the most there can be (MS24).
  return l1 >= 2 || l2 >= (mode === 'microsoft' ? 3 : 2) ? null : fewLagged
}
