import type { Lost } from './outcome.ts'

/** What every loss of a kind leaves, kind by kind, each tried on the placement. */
export type Proof = {
  /** Databases of one DAG. */
  readonly databases: number
  /** Alike DAGs, of which the losses of one are tried. */
  readonly dags: number
  /** Only the kinds of which there is something to lose. */
  readonly losses: readonly ProvenLoss[]
}

export type LossKind =
  | 'one server'
  | 'two servers'
  | 'site'
  | 'site and one server'
  | 'site and two servers'
  | 'failure domain'

/** All losses of one kind. */
export type ProvenLoss = {
  readonly kind: LossKind
  /** How many there are in one DAG. */
  readonly tried: number
  /** The server with most active databases, once a DAG without majority is shrunk and a lost site switched over; null where none is left. */
  readonly busiest: BusiestOfLosses | null
  /** Those that leave databases without any copy that may become active. */
  readonly losing: LossSets
  /** Those that leave databases waiting for a person, with a majority or without. */
  readonly waiting: LossSets
  /** Those that leave no majority, so that all is down until somebody shrinks the DAG. */
  readonly withoutMajority: LossSets
}

/** The busiest server, by `DagServer.number`, and the loss that brings it there. */
export type BusiestOfLosses = {
  readonly server: number
  readonly active: number
  readonly lost: Lost
  /** Whether the loss leaves no majority, and the DAG was shrunk; with `lost.byHand` also switched over. */
  readonly isShrunk: boolean
}

/** Losses that have something in common: how many, the first few, and the one that hits most databases. */
export type LossSets = {
  readonly count: number
  readonly first: readonly Lost[]
  /** Null where there are none. */
  readonly worst: { readonly databases: number; readonly lost: Lost } | null
}
