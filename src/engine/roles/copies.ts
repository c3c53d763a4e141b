import type { Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'

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
  /** Whether the servers are in DAGs; stand-alone servers otherwise. */
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

/** The copies of a database by site, and what their volumes look like. */
export type CopiesParts = {
  readonly shape: Shape
  /** Activatable copies of a database in its own site, and in the other. Stand-alone: 1 and 0. */
  readonly h1: Worked<'copies'>
  readonly h2: Worked<'copies'>
  /** Lagged copies in its own site, and in the other. */
  readonly l1: Worked<'copies'>
  readonly l2: Worked<'copies'>
  /** All of them, T. */
  readonly copies: Worked<'copies'>
  /** Copies that can be activated, lagged ones too with the replay lag manager: h1′ and h2′. */
  readonly activatable1: Worked<'copies'>
  readonly activatable2: Worked<'copies'>
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
