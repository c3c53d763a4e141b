import { create } from 'zustand'

/** Choices of the comparison in this window; not saved. */
type ComparedChoices = {
  /** Ids of the variants side by side; null for the first few. */
  readonly chosen: readonly number[] | null
  /** Id of the variant that others are compared with; null for the first. */
  readonly baseline: number | null
  /** True if rows that are the same in all variants are shown, too. */
  readonly isWhole: boolean
}

export const useComparisonChoices = create<ComparedChoices>(() => ({
  chosen: null,
  baseline: null,
  isWhole: false,
}))
