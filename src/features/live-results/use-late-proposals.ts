import { useEffect, useSyncExternalStore } from 'react'
import type { LateProposal, LateProposals } from './proposal.ts'

/** What proposes storage, in words: the first screen is there before it. */
type Late = {
  readonly propose: LateProposals
  /** Why one could not be fetched, or null. */
  readonly error: unknown
}

/** What is proposed by a part of its own. */
export type ProposalKind = keyof LateProposals

const fetchers: Readonly<Record<ProposalKind, () => Promise<LateProposal>>> = {
  arrays: async () => (await import('./array-proposal.ts')).arrayProposal,
  blocks: async () => (await import('./block-proposal.ts')).blockProposal,
  servers: async () => (await import('./server-proposal.ts')).serverProposal,
}

let late: Late = { propose: { arrays: null, blocks: null, servers: null }, error: null }
const told = new Set<() => void>()

/**
 * What proposes storage, each kind fetched once a plan needs it, which may depend on what is here;
 * read by a component.
 */
export function useLateProposals(
  needed: (here: LateProposals) => Readonly<Record<ProposalKind, boolean>>,
): Late {
  const late = useSyncExternalStore(follow, now, now)
  const { arrays, blocks, servers } = needed(late.propose)
  useEffect(() => followed(arrays, fetchArrays), [arrays])
  useEffect(() => followed(blocks, fetchBlocks), [blocks])
  useEffect(() => followed(servers, fetchServers), [servers])
  return late
}

function followed(isNeeded: boolean, fetch: () => void): (() => void) | undefined {
  if (!isNeeded) return undefined
  fetch()
  window.addEventListener('online', fetch)
  return () => window.removeEventListener('online', fetch)
}

const fetchArrays = () => fetchLate('arrays')
const fetchBlocks = () => fetchLate('blocks')
const fetchServers = () => fetchLate('servers')

/** Fetches one, unless it is here. Never fails: what it could not do is told. */
export async function fetchLate(kind: ProposalKind): Promise<void> {
  if (late.propose[kind]) return
  try {
    const propose = await fetchers[kind]()
    late = { propose: { ...late.propose, [kind]: propose }, error: null }
  } catch (error) {
    late = { ...late, error }
  }
  for (const tell of told) tell()
}

function follow(tell: () => void): () => void {
  told.add(tell)
  return () => told.delete(tell)
}

function now(): Late {
  return late
}
