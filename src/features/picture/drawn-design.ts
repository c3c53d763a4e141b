/** Numbers of database copies on a server by current state; each copy counts once. */
export type DrawnCopyCounts = {
  readonly active: number
  readonly passive: number
  /** Lagged copies that are not active now. */
  readonly lagged: number
}

export type DrawnDrivePurpose = 'data' | 'log' | 'restore' | 'spare'

/** Database storage of one server, or of several that share it. */
export type DrawnStorage = {
  /** Drives in the server by purpose; empty for arrays and virtual disks. */
  readonly drives: readonly { readonly purpose: DrawnDrivePurpose; readonly count: number }[]
  /** Arrays or building blocks outside the server. */
  readonly boxes: { readonly count: number; readonly name: string } | null
  /** Used share of the space, 0 to 1, above 1 if too small; null if unknown. */
  readonly space: number | null
}

/** Number of drives of a drawn server, all or of one purpose. */
export function driveCount(
  { drives }: Pick<DrawnStorage, 'drives'>,
  of?: DrawnDrivePurpose,
): number {
  return drives.reduce(
    (sum, { purpose, count }) => sum + (of === undefined || of === purpose ? count : 0),
    0,
  )
}

/** Load of a server: used share and highest acceptable share of its capacity, 0 to 1. */
export type DrawnLoad = {
  readonly of: 'processors' | 'storage'
  readonly share: number
  readonly limit: number
}

export type DrawnServer = {
  /** Number of the server from 1, as links to failures use it. */
  readonly number: number
  readonly name: string
  readonly site: number
  readonly holds: 'mailboxes' | 'recovery' | 'lagged copies'
  readonly copies: DrawnCopyCounts
  /** Number of active databases more than in normal operation; negative if fewer. */
  readonly change: number
  readonly isDown: boolean
  readonly storage: DrawnStorage | null
  readonly load: DrawnLoad | null
}

/** Servers drawn in one frame: both servers of a cluster, or a single server. */
export type DrawnServerUnit = {
  readonly servers: readonly DrawnServer[]
  /** Storage shared by the servers; null if each has its own. */
  readonly shared: DrawnStorage | null
}

/** Servers of one DAG in a site, or all servers there if the design has no DAG. */
export type DrawnServerGroup = {
  /** Number of the group's DAG; 1 without a DAG. */
  readonly dag: number
  /** Name of the group's DAG; null without a DAG or with only one. */
  readonly name: string | null
  readonly units: readonly DrawnServerUnit[]
}

export type DrawnSite = {
  readonly site: number
  readonly isLost: boolean
  readonly groups: readonly DrawnServerGroup[]
  /** Number of databases active in the site, in DAGs or on standalone servers. */
  readonly active: number
  /** Arrays shared by the whole site; null if servers have their own storage. */
  readonly shared: DrawnStorage | null
}

/** Network between sites: its load in words, and whether it is cut. */
export type DrawnLink = {
  readonly words: readonly string[]
  /** True if the load of the link exceeds its capacity. */
  readonly isOver: boolean
  readonly isCut: boolean
}

export type DrawnWitness = {
  readonly name: string
  /** Number of the witness's site; null for a site of its own. */
  readonly site: number | null
  readonly state: 'not asked' | 'up' | 'lost'
}

export type DrawnDesign = {
  readonly sites: readonly DrawnSite[]
  /** Number of databases, each counted once whatever its copies. */
  readonly databases: number
  readonly link: DrawnLink | null
  /** Witnesses of the DAGs, at most one per site. */
  readonly witnesses: readonly DrawnWitness[]
  /** Number of DAGs, all built alike, and how many of them are drawn; 1 without a DAG. */
  readonly dags: number
  readonly drawnDags: number
  /** Name of the DAG if there is only one. */
  readonly onlyDag?: string
  /** 2 if DAGs come in pairs, each with its users in the other's second site; else 1. */
  readonly dagsInPair: 1 | 2
}

/** True if a running server needs more than it has: load above its limit, or too little space. */
export function isServerOverloaded({ load, storage, isDown }: DrawnServer): boolean {
  if (isDown) return false
  return (load !== null && load.share > load.limit) || (storage?.space ?? 0) > 1
}

export function drawnServers({ sites }: Pick<DrawnDesign, 'sites'>): readonly DrawnServer[] {
  return sites.flatMap(({ groups }) =>
    groups.flatMap(({ units }) => units.flatMap(({ servers }) => servers)),
  )
}
