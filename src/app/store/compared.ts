import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type ComparedRows = 'main' | 'differing' | 'all'

/** Choices of the comparison in this window; nothing of it is saved. */
type ComparedChoices = {
  /** The variants side by side, by their ids; null for the first few. */
  readonly chosen: readonly number[] | null
  /** The variant that the others are held against; null for the first of them. */
  readonly baseline: number | null
  /** Null for what says most of those side by side. */
  readonly rows: ComparedRows | null
}

/** The choices of the comparison, which last while other pages are visited. */
export const comparedChoices = createStore<ComparedChoices>(() => ({
  chosen: null,
  baseline: null,
  rows: null,
}))

export function useComparedChoices(): ComparedChoices {
  return useStore(comparedChoices)
}
