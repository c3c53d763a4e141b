import type { Worked } from '../core/worked.ts'

/** How many databases a DAG has, or a stand-alone server, and how that came about. */
export type DatabasesParts = {
  /** The smaller of both sites’ database drives, formatted, D. */
  readonly drive: Worked<'GiB'>
  /** DAGs of the environment, pairs counted as two; stand-alone: servers. */
  readonly dags: Worked<'dags'>
  /** Mailboxes of a DAG, M; stand-alone: of a server. */
  readonly mailboxesDag: Worked<'mailboxes'>
  /** Largest database allowed. */
  readonly maxDb: Worked<'GiB'>
  /** Databases on a volume, k. */
  readonly dbsPerVolume: Worked<'databases'>
  /** Databases that a server may have copies of. */
  readonly perServer: Worked<'databases'>
  /** Databases that a DAG may have. */
  readonly perDag: Worked<'databases'>
  /** Peak IOPS of a DAG with its reserve; stand-alone: of a server. */
  readonly iopsDag: Worked<'IOPS'>
  /** Mailboxes of a database by the load of its drive; null where it does not bind (RAID). */
  readonly byIo: Worked<'mailboxes/database'> | null
  readonly byCap: Worked<'mailboxes/database'>
  readonly perDb: Worked<'mailboxes/database'>
  /** Databases needed, uncapped: by the mailboxes that one may have. */
  readonly needed: Worked<'databases'>
  /** The same, at most as many as the DAG may have, n₀. */
  readonly nCalc: Worked<'databases'>
  /** Multiple at which every ordered choice of servers carries as many; null stand-alone. */
  readonly nSym: Worked<'databases'> | null
  readonly raw: Worked<'databases'>
  /** Databases of a DAG, n; stand-alone: of a server. */
  readonly dbs: Worked<'databases'>
  /** The placement group, g. */
  readonly group: Worked<'databases'>
  /** The count before it was raised for its volumes (MS1); null where it was not. */
  readonly beforeVolume: Worked<'databases'> | null
  /** Databases preferred in site 1, and in site 2. */
  readonly a1: Worked<'databases'>
  readonly a2: Worked<'databases'>
  readonly mbxPerDb: Worked<'mailboxes/database'>
}
