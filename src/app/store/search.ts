import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Plan, SearchBounds, SearchProgress, SearchResult } from '../../engine/index.ts'
import { ask, type Failure } from '../work.ts'

/** A search that runs or has run. */
export type Search = {
  readonly plan: Plan
  readonly bounds: SearchBounds
  readonly progress: SearchProgress | null
  readonly ended:
    | null
    | { readonly how: 'done'; readonly result: SearchResult; readonly tookMs: number }
    | { readonly how: 'canceled' }
    | { readonly how: 'failed'; readonly failure: Failure }
}

/** The number boxes of a search. */
export type BoundsBox = `${'servers' | 'copies' | 'databases' | 'arraysPerServer'} ${'from' | 'to'}`

type Searches = {
  /** The last search; kept while other pages are looked at. */
  readonly search: Search | null
  /** The one before, whose results stay until there are others. */
  readonly shown: Search | null
  /** What was typed instead of the bounds that follow from the plan. */
  readonly typed: Readonly<Partial<Record<BoundsBox, string>>>
  readonly storage: 'any' | 'as the plan'
}

const none: Searches = { search: null, shown: null, typed: {}, storage: 'any' }

const searches = createStore<Searches>(() => none)

let end: (() => void) | null = null

/** The searches of this window, read by a component. */
export function useSearches(): Searches {
  return useStore(searches)
}

/** Keeps the text of a box. */
export function typeBound(box: BoundsBox, text: string): void {
  searches.setState(({ typed }) => ({ typed: { ...typed, [box]: text } }))
}

/** Goes back to the bounds that follow from the plan. */
export function resetBounds(): void {
  searches.setState({ typed: {}, storage: 'any' })
}

/** Chooses whether all models and RAID policies are searched, or those the plan asks for. */
export function chooseStorage(storage: Searches['storage']): void {
  searches.setState({ storage })
}

/** Starts a search in the place of the last. */
export function startSearch(plan: Plan, bounds: SearchBounds): void {
  end?.()
  const startedAt = performance.now()
  const search: Search = { plan, bounds, progress: null, ended: null }
  searches.setState({ search })
  end = ask(
    { job: 'searchDesigns', plan, bounds },
    {
      onProgress: (progress) => change({ progress }),
      onDone: (result) => {
        const tookMs = performance.now() - startedAt
        change({ progress: result, ended: { how: 'done', result, tookMs } })
        searches.setState((now) => ({ shown: now.search }))
      },
      onFailed: (failure) => change({ ended: { how: 'failed', failure } }),
    },
  )
}

/** Ends the search that runs. What it found so far is not kept. */
export function cancelSearch(): void {
  if (searches.getState().search?.ended !== null) return
  end?.()
  change({ ended: { how: 'canceled' } })
}

function change(what: Partial<Search>): void {
  searches.setState(({ search }) => (search ? { search: { ...search, ...what } } : {}))
}
