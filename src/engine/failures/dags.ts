/** The DAGs of an organization, their servers and databases by name. */
export type Dags = {
  readonly dags: readonly Dag[]
  /** The servers of all DAGs, server 1 first. */
  readonly servers: readonly DagServer[]
  /** The sites they stand in. */
  readonly sites: number
}

/** A member of a DAG. */
export type DagServer = {
  /** Counted from 1 over all DAGs, DAG by DAG: the number in addresses. */
  readonly number: number
  readonly name: string
  /** The number of its DAG. */
  readonly dag: number
  /** The site it stands in, from 1. */
  readonly site: number
  /** What it is for: recovery servers host mailboxes only once those of others are lost. */
  readonly holds: 'mailboxes' | 'recovery' | 'lagged copies'
  /** Whose build it has. */
  readonly build: ServerBuild
}

/** Servers of a DAG’s first site, of its second, and those of lagged copies alone are built alike each. */
export type ServerBuild = 'first site' | 'second site' | 'lagged'

/** One DAG. */
export type Dag = {
  /** From 1. */
  readonly number: number
  readonly name: string
  readonly servers: readonly DagServer[]
  /** Made when it is first asked for, and kept. */
  readonly databases: readonly DagDatabase[]
  readonly witness: DagWitness
  /** What alike DAGs share: where copies stand, in numbers of the DAG’s own. */
  readonly layout: CopyLayout
}

/** Where the witness of a DAG stands. */
export type DagWitness = {
  /** Null: in a site without servers of the DAG, which every other site reaches. */
  readonly site: number | null
  /** Whether it votes, as it does where the number of members is even. */
  readonly isAsked: boolean
  /** Whether its site is assumed, because the plan does not ask for it. */
  readonly isAssumed: boolean
}

/** A database with its copies, in order of preference. */
export type DagDatabase = {
  readonly name: string
  /** The site of its first preference. */
  readonly home: number
  readonly copies: readonly DatabaseCopy[]
}

/** A copy on a server, by `DagServer.number`. */
export type DatabaseCopy = LaidCopy & {
  /** From 1. */
  readonly preference: number
}

/** Where the copies of one DAG stand, in its own numbers; alike DAGs share one. */
export type CopyLayout = {
  /** Every member, server 1 first. */
  readonly members: readonly LaidServer[]
  /** The copies of each database in order of preference. */
  readonly rows: readonly (readonly LaidCopy[])[]
  /** Copies that share a volume. */
  readonly copiesPerVolume: number
  /** The failure domain of each member but those of lagged copies alone; empty where there are none. */
  readonly domains: readonly number[]
}

/** A member as the layout knows it; its site counts from the DAG’s first. */
export type LaidServer = Pick<DagServer, 'site' | 'holds' | 'build'>

/** A copy on a server of a layout. */
export type LaidCopy = {
  readonly server: number
  readonly lagged: boolean
  /** Whether it becomes active by itself, only when a person moves the database, or never. */
  readonly activates: 'by itself' | 'by hand' | 'never'
}

/** What the DAGs of a plan have in common, and how many there are. */
export type DagShape = {
  readonly layout: CopyLayout
  readonly count: number
  /** Whether every second DAG has its users in the second site. */
  readonly inPairs: boolean
  /** The site of the witness in a DAG’s own count; null for one without members of it. */
  readonly witness: number | null
  readonly isAssumed: boolean
}
