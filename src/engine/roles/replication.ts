import type { Worked } from '../core/worked.ts'

/** Whether a link carries what is shipped over it. */
export type LinkVerdict = 'yes' | 'no'

/** How fast one connection is over a link: what is on its way, its window, and what that carries. */
export type LinkWindow = {
  /** The TCP window of the connection. */
  readonly window: Worked<'bytes'>
  /** What a connection of this window carries, at most the link’s speed. */
  readonly carries: Worked<'Mb/s'>
  /** Whether that is the peak of all DAGs or more. */
  readonly verdict: LinkVerdict
}

/** The logs that are shipped between the sites, and the link that ships them. */
export type ReplicationParts = {
  /** Logs of one database on a day, those of moves included. */
  readonly logsDbDay: Worked<'logs/day'>
  /** Streams of logs from site to site in a DAG. */
  readonly streams: Worked<'streams'>
  /** Peak of one database, of a DAG and of all; null where no hours are given (as Microsoft). */
  readonly peakDatabase: Worked<'Mb/s'> | null
  readonly peakDag: Worked<'Mb/s'> | null
  readonly peak: Worked<'Mb/s'> | null
  /** What a DAG and all need where logs may wait as long as the plan allows. */
  readonly rpoDag: Worked<'Mb/s'> | null
  readonly rpo: Worked<'Mb/s'> | null
  /** Bandwidth times latency; null where nothing is shipped. */
  readonly inFlight: Worked<'bytes'> | null
  /** The link with the advised TCP window, and with the default one; null where nothing is shipped. */
  readonly advised: LinkWindow | null
  readonly byDefault: LinkWindow | null
  readonly linkOk: LinkVerdict | null
}
