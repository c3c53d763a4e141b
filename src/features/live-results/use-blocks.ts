import { useEffect, useSyncExternalStore } from 'react'
import type { BlockProposal } from './proposal.ts'

/** What proposes tested blocks, in words: the first screen does without it. */
type Blocks = {
  /** Null until it is here. */
  readonly propose: BlockProposal | null
  /** Why it could not be fetched, or null. */
  readonly error: unknown
}

let blocks: Blocks = { propose: null, error: null }
const told = new Set<() => void>()

/** What proposes tested blocks, fetched once a plan needs it; read by a component. */
export function useBlocks(needed: boolean): Blocks {
  useEffect(() => {
    if (!needed) return undefined
    fetchBlocks()
    window.addEventListener('online', fetchBlocks)
    return () => window.removeEventListener('online', fetchBlocks)
  }, [needed])
  return useSyncExternalStore(follow, now, now)
}

/** Fetches it, unless it is here. Never fails: what it could not do is told. */
export async function fetchBlocks(): Promise<void> {
  if (blocks.propose) return
  try {
    const { blockProposal } = await import('./block-proposal.ts')
    blocks = { propose: blockProposal, error: null }
  } catch (error) {
    blocks = { propose: null, error }
  }
  for (const tell of told) tell()
}

function follow(tell: () => void): () => void {
  told.add(tell)
  return () => told.delete(tell)
}

function now(): Blocks {
  return blocks
}
