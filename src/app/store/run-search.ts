import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Plan } from '../../engine/index.ts'
import type { Failure, Listener } from '../work.ts'

/** A search within bounds that runs or has run, how far it is and what it found. */
export type SearchRun<B, P, R> = {
  readonly plan: Plan
  readonly bounds: B
  readonly progress: P | null
  readonly ended:
    | null
    | { readonly how: 'done'; readonly result: R; readonly tookMs: number }
    | { readonly how: 'cancelled' }
    | { readonly how: 'failed'; readonly failure: Failure }
}

export type SearchRuns<B, P, R> = {
  /** The last search; kept while other pages are looked at. */
  readonly search: SearchRun<B, P, R> | null
  /** The one before, whose results stay until there are others. */
  readonly shown: SearchRun<B, P, R> | null
}

/** Starts a search with what is to be told of it; the function it returns calls the search off. */
type CarryOut<B, P, R> = (plan: Plan, bounds: B, listener: Listener<R, P>) => () => void

export function searchRuns<B, P, R extends P>(carryOut: CarryOut<B, P, R>) {
  const runs = createStore<SearchRuns<B, P, R>>(() => ({ search: null, shown: null }))
  let end: (() => void) | null = null
  const change = (what: Partial<SearchRun<B, P, R>>) =>
    runs.setState(({ search }) => (search ? { search: { ...search, ...what } } : {}))
  return {
    useRuns: (): SearchRuns<B, P, R> => useStore(runs),
    /** Starts a search in the place of the last. */
    start: (plan: Plan, bounds: B): void => {
      end?.()
      const startedAt = performance.now()
      runs.setState({ search: { plan, bounds, progress: null, ended: null } })
      end = carryOut(plan, bounds, {
        onProgress: (progress) => change({ progress }),
        onDone: (result) => {
          const tookMs = performance.now() - startedAt
          change({ progress: result, ended: { how: 'done', result, tookMs } })
          runs.setState((now) => ({ shown: now.search }))
        },
        onFailed: (failure) => change({ ended: { how: 'failed', failure } }),
      })
    },
    /** Ends the search that runs. What it found so far is not kept. */
    cancel: (): void => {
      if (runs.getState().search?.ended !== null) return
      end?.()
      change({ ended: { how: 'cancelled' } })
    },
  }
}
