/** What is lost, and whether a person has switched over since. */
export type Loss = {
  /** Servers that are down, by `DagServer.number`. */
  readonly servers: readonly number[]
  /** Site that is down as a whole; null if none is. */
  readonly site: number | null
  /** True if no site reaches another. */
  readonly link: boolean
  /** True if a person switched over: DAGs are shrunk, and blocked copies activated. */
  readonly byHand: boolean
}

export const nothingLost: Loss = { servers: [], site: null, link: false, byHand: false }

export type LossOutcome = {
  readonly dags: readonly DagOutcome[]
  /** Active databases by `DagServer.number`; index 0 is unused. */
  readonly active: readonly number[]
  /** Server with the most active databases; null if none is active. */
  readonly worst: { readonly server: number; readonly active: number } | null
  /** Databases that are not active although a copy is left that may activate. */
  readonly down: number
  /** Databases without any copy left that may activate. */
  readonly lost: number
}

export type DagOutcome = {
  readonly dag: number
  /** Per database of the DAG: `DagServer.number` of the server it is active on, 0 for none. */
  readonly activeAt: readonly number[]
  readonly states: readonly DatabaseState[]
  readonly down: number
  readonly lost: number
  readonly quorum: QuorumState
}

/** `down`: a copy that may activate is left; `lost`: none is left. */
export type DatabaseState = 'active' | 'down' | 'lost'

/** Votes of a DAG, counted on the side with the most votes. */
export type QuorumState = {
  readonly members: number
  /** Members that are up, on any side. */
  readonly up: number
  /** All votes, and the votes that a majority needs. */
  readonly votes: number
  readonly needed: number
  /** Votes on the side with the most votes. */
  readonly cast: number
  /** Witness as seen from the side with the most votes; `lost` includes out of reach. */
  readonly witness: 'not asked' | 'up' | 'lost'
  /** True if another side would have the majority with the witness’s vote: the vote is assumed. */
  readonly isClaimed: boolean
  /** True if the side with the most votes has the majority. */
  readonly holds: boolean
  /** True if the side with the most votes lacks the majority and a person shrank the DAG. */
  readonly isShrunk: boolean
  /** Sites whose servers keep running; empty without majority unless the DAG was shrunk. */
  readonly goesOn: readonly number[]
}
