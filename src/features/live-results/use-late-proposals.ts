import { useEffect, useSyncExternalStore } from 'react'
import type { LateProposal, LateProposals } from './proposal.ts'

/** What proposes tested blocks or servers, in words: the first screen does without both. */
type Late = {
  readonly propose: LateProposals
  /** Why one could not be fetched, or null. */
  readonly error: unknown
}

type Kind = keyof LateProposals

const fetchers: Readonly<Record<Kind, () => Promise<LateProposal>>> = {
  blocks: async () => (await import('./block-proposal.ts')).blockProposal,
  servers: async () => (await import('./server-proposal.ts')).serverProposal,
}

let late: Late = { propose: { blocks: null, servers: null }, error: null }
const told = new Set<() => void>()

/** What proposes tested blocks or servers, each fetched once a plan needs it; read by a component. */
export function useLateProposals(needed: Readonly<Record<Kind, boolean>>): Late {
  const { blocks, servers } = needed
  useEffect(() => followed(blocks, fetchBlocks), [blocks])
  useEffect(() => followed(servers, fetchServers), [servers])
  return useSyncExternalStore(follow, now, now)
}

function followed(isNeeded: boolean, fetch: () => void): (() => void) | undefined {
  if (!isNeeded) return undefined
  fetch()
  window.addEventListener('online', fetch)
  return () => window.removeEventListener('online', fetch)
}

const fetchBlocks = () => fetchLate('blocks')
const fetchServers = () => fetchLate('servers')

/** Fetches one, unless it is here. Never fails: what it could not do is told. */
export async function fetchLate(kind: Kind): Promise<void> {
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
