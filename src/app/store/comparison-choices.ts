import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type ComparisonRows = 'main' | 'differing' | 'all'

/** Choices of the comparison in this window; not saved. */
type ComparedChoices = {
  /** Ids of the variants side by side; null for the first few. */
  readonly chosen: readonly number[] | null
  /** Id of the variant that others are compared with; null for the first. */
  readonly baseline: number | null
  /** Result rows compared side by side; null before any is chosen. */
  readonly rows: ComparisonRows | null
}

export const comparedChoices = createStore<ComparedChoices>(() => ({
  chosen: null,
  baseline: null,
  rows: null,
}))

export function useComparedChoices(): ComparedChoices {
  return useStore(comparedChoices)
}
