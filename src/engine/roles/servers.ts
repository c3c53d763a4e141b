import type { Worked } from '../core/worked.ts'

/** The copies of a DAG and the servers that hold them. */
export type ServersParts = {
  /** Activatable copies of site 1’s databases in site 1 and 2, of site 2’s in site 1 and 2. */
  readonly H11: Worked<'copies'>
  readonly H12: Worked<'copies'>
  readonly H21: Worked<'copies'>
  readonly H22: Worked<'copies'>
  /** Lagged copies in site 1, and in site 2. */
  readonly L1: Worked<'copies'>
  readonly L2: Worked<'copies'>
  /** Copies on a server, K. *Corrected*: the most on any. */
  readonly copiesServer: Worked<'copies'>
  /** All copies of a DAG; stand-alone: the databases of a server. */
  readonly copiesDag: Worked<'copies'>
  /** Servers of site 1 that host active mailboxes, S. */
  readonly servers1: Worked<'servers'>
  /** Servers in site 1 for the other site’s copies, p₁. */
  readonly dr1: Worked<'servers'>
  /** Active servers of site 2, s₂. */
  readonly servers2: Worked<'servers'>
  /** Servers in site 2 without active mailboxes of their own, p₂. */
  readonly dr2: Worked<'servers'>
  /** Lagged servers, by site. */
  readonly lagged1: Worked<'servers'>
  readonly lagged2: Worked<'servers'>
  /** Members of a DAG without its lagged servers; null stand-alone. */
  readonly members: Worked<'servers'> | null
  /** Servers of the environment, with DR and lagged ones. */
  readonly allServers: Worked<'servers'>
}
