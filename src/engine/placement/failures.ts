import type { Row } from './layout.ts'

/** A layout with what decides where its databases may be active. */
export type FailureSetup = {
  readonly rows: readonly Row[]
  /** Members of each site, site 2's numbered on. */
  readonly servers: readonly [number, number]
  /** Copies of each database in the first and in the second group of preferences. */
  readonly copies: readonly [number, number]
  /** Of these those that lag, the last of their group. */
  readonly lagged: readonly [number, number]
  /** Whether lagged copies may become active. */
  readonly replayLagManager: boolean
  /** Whether databases only become active by themselves in the site of their first preference. */
  readonly blocked: boolean
  readonly witness: 'site 1' | 'site 2' | 'third site'
  /** The failure domain of each server, server 1 first; empty where there are none. */
  readonly domains: readonly number[]
  /** Databases that share a volume: those of a server in order, cut at every so many. */
  readonly perVolume: number
}

/** What is lost at once. */
export const failureKinds = [
  'none',
  'one server',
  'two servers',
  'site 1',
  'site 1 and one server',
  'site 1 and two servers',
  'site 2',
  'site 2 and one server',
  'site 2 and two servers',
  'failure domain',
] as const
export type FailureKind = (typeof failureKinds)[number]

/** The most databases active on one server, and the servers whose loss brings them there. */
export type BusiestServer = {
  readonly active: number
  readonly server: number
  readonly down: readonly number[]
}

/** Databases that are down, and the servers whose loss brings that about. */
export type Outage = { readonly databases: number; readonly down: readonly number[] }

/** The worst of all failures of one kind, each looked at on the layout. */
export type WorstFailure = {
  /** How many failures of the kind there are. */
  readonly failures: number
  /** How many of them leave the DAG without a majority, so that everything is down until it is shrunk. */
  readonly withoutMajority: number
  /** In each site, once the DAG is shrunk and a lost site switched over; null where no server of it is left. */
  readonly busiest: readonly [BusiestServer | null, BusiestServer | null]
  /** Databases down before anybody shrinks the DAG or switches over. */
  readonly down: Outage
  /** Databases without any copy left that may become active. */
  readonly lost: Outage
}

/** All failures of a layout; null where there is nothing of the kind to lose. */
export type Failures = {
  readonly worst: Readonly<Record<FailureKind, WorstFailure | null>>
  /** Databases active on the server with fewest and on that with most while all are up, by site; null without servers. */
  readonly usual: readonly [Range | null, Range | null]
  /** Most databases active on one volume while all servers are up, and after any one is lost. */
  readonly onVolume: { readonly usual: number; readonly oneLost: number }
}

export type Range = { readonly least: number; readonly most: number }
