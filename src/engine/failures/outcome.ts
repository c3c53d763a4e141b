/** What is lost, and whether somebody has acted since. */
export type Lost = {
  /** Servers that are down, by `DagServer.number`. */
  readonly servers: readonly number[]
  /** The site that is down as a whole; null where none is. */
  readonly site: number | null
  /** Whether no site reaches another. */
  readonly link: boolean
  /** Whether somebody switched over: DAGs are shrunk to what is left, copies activated that wait for a person. */
  readonly byHand: boolean
}

/** Nothing is lost. */
export const nothingLost: Lost = { servers: [], site: null, link: false, byHand: false }

/** What a loss leaves. */
export type Outcome = {
  /** DAG by DAG, in their order. */
  readonly dags: readonly DagOutcome[]
  /** Active databases by `DagServer.number`; the place of number 0 is empty. */
  readonly active: readonly number[]
  /** The server with most active databases; null where none is active. */
  readonly worst: { readonly server: number; readonly active: number } | null
  /** Databases that are not active, though a copy is left that may be. */
  readonly down: number
  /** Databases without any copy left that may become active. */
  readonly lost: number
}

/** What a loss leaves of one DAG. */
export type DagOutcome = {
  /** The number of the DAG. */
  readonly dag: number
  /** By database, in the order of the DAG’s: the server it is active on, 0 where it is on none. */
  readonly activeAt: readonly number[]
  readonly states: readonly DatabaseState[]
  readonly down: number
  readonly lost: number
  readonly quorum: Quorum
}

/** `down`: a copy is left; `lost`: none is left that may become active. */
export type DatabaseState = 'active' | 'down' | 'lost'

/** The votes of a DAG, counted on the side that has most of them. */
export type Quorum = {
  readonly members: number
  /** Members that are up, on any side. */
  readonly up: number
  /** All votes, and how many go on together at least. */
  readonly votes: number
  readonly needed: number
  /** Votes of the side that has most. */
  readonly cast: number
  /** For that side: `lost` is also a witness that it does not reach. */
  readonly witness: 'not asked' | 'up' | 'lost'
  /** Whether another side would have the majority if the witness voted for it: which one it votes for is assumed. */
  readonly isClaimed: boolean
  /** Whether that side has the majority. */
  readonly holds: boolean
  /** Whether it has none, and somebody shrunk the DAG to what is left. */
  readonly isShrunk: boolean
  /** The sites whose servers keep running; none while there is no majority. */
  readonly goesOn: readonly number[]
}
