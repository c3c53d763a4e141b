import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { SearchBounds, SearchProgress, SearchResult } from '../../engine/index.ts'
import { ask } from '../work.ts'
import { type SearchRun, type SearchRuns, searchRuns } from './run-search.ts'

export type Search = SearchRun<SearchBounds, SearchProgress, SearchResult>

export type BoundsBox = `${'servers' | 'copies' | 'databases' | 'arraysPerServer'} ${'from' | 'to'}`

type Typed = {
  /** What was typed instead of the bounds that follow from the plan. */
  readonly typed: Readonly<Partial<Record<BoundsBox, string>>>
  readonly storage: 'any' | 'as the plan'
}

const runs = searchRuns<SearchBounds, SearchProgress, SearchResult>((plan, bounds, listener) =>
  ask({ job: 'searchDesigns', plan, bounds }, listener),
)

/** Starts a search in the place of the last, and ends the one that runs. */
export const { start: startSearch, cancel: cancelSearch } = runs

const boxes = createStore<Typed>(() => ({ typed: {}, storage: 'any' }))

export function useSearches(): SearchRuns<SearchBounds, SearchProgress, SearchResult> & Typed {
  const { useRuns } = runs
  return { ...useRuns(), ...useStore(boxes) }
}

export function typeBound(box: BoundsBox, text: string): void {
  boxes.setState(({ typed }) => ({ typed: { ...typed, [box]: text } }))
}

/** Goes back to the bounds that follow from the plan. */
export function resetBounds(): void {
  boxes.setState({ typed: {}, storage: 'any' })
}

/** Chooses whether all models and RAID policies are searched, or those the plan asks for. */
export function chooseStorage(storage: Typed['storage']): void {
  boxes.setState({ storage })
}
