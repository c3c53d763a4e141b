/** The servers that hold a database’s copies, in order of preference; those of site 2 numbered on. */
export type Row = readonly number[]

/** What a DAG’s copies are placed by; of each pair the first is site 1’s, the second site 2’s. */
export type DagLayout = {
  readonly servers: readonly [number, number]
  /** Copies of each database, lagged ones included. */
  readonly copies: readonly [number, number]
  readonly databases: number
  /** Whether every second half of the databases is preferred in site 2. */
  readonly activeActive: boolean
  /** Of the copies those that lag, the last preferences of their group. */
  readonly lagged: readonly [number, number]
  /** The failure domain of each server, server 1 first; without them a site is one domain. */
  readonly domains?: readonly number[]
}
