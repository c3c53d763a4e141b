/** Copies on a server, each counted once as what it is now. */
export type DrawnCopies = {
  readonly active: number
  readonly passive: number
  /** Copies that lag behind on purpose, and are not active now. */
  readonly lagged: number
}

/** The use of a drive in a server, as drawn. */
export type DrivePlace = 'data' | 'log' | 'restore' | 'spare'

/** The storage of databases, by one server or by several together. */
export type DrawnStorage = {
  /** Drives in the server, counted by their use; of arrays none. */
  readonly drives: readonly { readonly purpose: DrivePlace; readonly count: number }[]
  /** Arrays or building blocks beside it, and what they are called. */
  readonly boxes: { readonly count: number; readonly name: string } | null
  /** Share of the space that is used; null where unknown. */
  readonly space: number | null
}

/** All drives of a storage, or those of one use. */
export function driveCount({ drives }: Pick<DrawnStorage, 'drives'>, of?: DrivePlace): number {
  return drives.reduce(
    (sum, { purpose, count }) => sum + (of === undefined || of === purpose ? count : 0),
    0,
  )
}

/** How busy something is now, as a share of all it can do, and where that should end. */
export type DrawnLoad = {
  readonly of: 'processors' | 'storage'
  readonly share: number
  readonly limit: number
}

/** A server as it is drawn. */
export type DrawnServer = {
  /** 1, 2, …: the number that addresses have for it. */
  readonly number: number
  readonly name: string
  readonly site: number
  readonly holds: 'mailboxes' | 'recovery' | 'lagged copies'
  readonly copies: DrawnCopies
  /** Active databases more than while everything is up; less below zero. */
  readonly change: number
  readonly isDown: boolean
  readonly storage: DrawnStorage | null
  readonly load: DrawnLoad | null
}

/** Servers that are drawn in one frame: the two of a cluster, or one. */
export type DrawnUnit = {
  readonly servers: readonly DrawnServer[]
  /** The storage its servers share; null where each has its own. */
  readonly shared: DrawnStorage | null
}

/** The servers of one DAG in a site, or all that stand there without one. */
export type DrawnGroup = {
  /** The number of the DAG; 1 where there is none. */
  readonly dag: number
  /** The name of the DAG; null where there is none, or only one. */
  readonly name: string | null
  readonly units: readonly DrawnUnit[]
}

/** A site as it is drawn. */
export type DrawnSite = {
  readonly site: number
  readonly isLost: boolean
  readonly groups: readonly DrawnGroup[]
  /** Databases active in it now; of servers without a DAG too. */
  readonly active: number
  /** Arrays that serve all of the site; null where servers have their own. */
  readonly shared: DrawnStorage | null
}

/** The network between sites: how busy it is, in words, and whether it is cut. */
export type DrawnLink = {
  readonly words: readonly string[]
  /** Whether it is asked for more than it carries. */
  readonly isOver: boolean
  readonly isCut: boolean
}

/** The server that votes besides the members of a DAG. */
export type DrawnWitness = {
  readonly name: string
  /** Where it stands; null for a site of its own. */
  readonly site: number | null
  readonly state: 'not asked' | 'up' | 'lost'
}

/** A design as it is drawn, with what is down. */
export type DrawnDesign = {
  readonly sites: readonly DrawnSite[]
  /** All databases, copies counted once. */
  readonly databases: number
  readonly link: DrawnLink | null
  /** One in each site that has any. */
  readonly witnesses: readonly DrawnWitness[]
  /** DAGs that are built alike, and those of them that are drawn; one where there is none. */
  readonly dags: number
  readonly drawnDags: number
  /** The name of the only DAG. */
  readonly onlyDag?: string
  /** Two where each DAG has its users in the site that is the other’s second, else one. */
  readonly dagsInPair: 1 | 2
}

/** Whether a server that is up is asked for more than it has. */
export function isOver({ load, storage, isDown }: DrawnServer): boolean {
  if (isDown) return false
  return (load !== null && load.share > load.limit) || (storage?.space ?? 0) > 1
}

/** All servers of a picture. */
export function serversOf({ sites }: Pick<DrawnDesign, 'sites'>): readonly DrawnServer[] {
  return sites.flatMap(({ groups }) =>
    groups.flatMap(({ units }) => units.flatMap(({ servers }) => servers)),
  )
}
