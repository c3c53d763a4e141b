export type Dags = {
  readonly dags: readonly Dag[]
  /** Servers of all DAGs, server 1 first. */
  readonly servers: readonly DagServer[]
  readonly sites: number
}

export type DagServer = {
  /** Counted from 1 over all DAGs, DAG by DAG; page addresses use this number. */
  readonly number: number
  readonly name: string
  readonly dag: number
  /** Site of the server, from 1. */
  readonly site: number
  /** Purpose; recovery servers host mailboxes only after other servers are lost. */
  readonly holds: 'mailboxes' | 'recovery' | 'lagged copies'
  readonly build: DagServerKind
}

/** Servers built alike: in a DAG’s first site, in its second, and for lagged copies alone. */
export type DagServerKind = 'first site' | 'second site' | 'lagged'

export type Dag = {
  /** Number of the DAG, from 1. */
  readonly number: number
  readonly name: string
  readonly servers: readonly DagServer[]
  /** Databases of the DAG, created on first access and kept. */
  readonly databases: readonly DagDatabase[]
  readonly witness: DagWitness
  /** Placement of copies, servers numbered within the DAG; DAGs built alike share it. */
  readonly layout: CopyLayout
}

export type DagWitness = {
  /** Site of the witness; null for a site without members that every other site reaches. */
  readonly site: number | null
  /** True if the witness votes: the number of members is even. */
  readonly isAsked: boolean
  /** True if the site is assumed because the plan does not ask for it. */
  readonly isAssumed: boolean
}

/** A database with its copies, in order of activation preference. */
export type DagDatabase = {
  readonly name: string
  /** Site of the copy with activation preference 1. */
  readonly home: number
  readonly copies: readonly DatabaseCopy[]
}

/** A copy on a server, by `DagServer.number`. */
export type DatabaseCopy = LayoutCopy & {
  /** Activation preference, from 1. */
  readonly preference: number
}

/** Placement of one DAG’s copies, servers numbered within the DAG; DAGs built alike share it. */
export type CopyLayout = {
  /** Servers of the DAG, server 1 first. */
  readonly members: readonly LayoutServer[]
  /** Copies of each database, in order of activation preference. */
  readonly rows: readonly (readonly LayoutCopy[])[]
  /** Number of copies that share a volume. */
  readonly copiesPerVolume: number
  /** Failure domain per server, those for lagged copies alone left out; empty without domains. */
  readonly domains: readonly number[]
}

/** A server of a layout; its site counts from the DAG’s first. */
export type LayoutServer = Pick<DagServer, 'site' | 'holds' | 'build'>

export type LayoutCopy = {
  readonly server: number
  readonly lagged: boolean
  /** How the copy becomes active: by itself, only if a person moves the database, or never. */
  readonly activates: 'by itself' | 'by hand' | 'never'
}

export type DagShape = {
  readonly layout: CopyLayout
  readonly count: number
  /** True if every second DAG has its users in the second site. */
  readonly inPairs: boolean
  /** Site of the witness, counted from the DAG’s first; null for a site without its members. */
  readonly witness: number | null
  readonly isAssumed: boolean
}
