import {
  type Plan,
  type SearchBounds,
  type SearchProgress,
  type SearchResult,
  searchDesigns,
} from '../../engine/index.ts'
import { searchFor } from './search-slice.ts'

/** What the page asks of the worker. */
export type SearchOrder = { readonly plan: Plan; readonly bounds: SearchBounds }

/** What the worker tells: how far it is, several times a second, and at last what it found. */
export type SearchNews =
  | { readonly done: false; readonly value: SearchProgress }
  | { readonly done: true; readonly value: SearchResult }

const tellEveryMs = 100

addEventListener('message', ({ data: { plan, bounds } }: MessageEvent<SearchOrder>) => {
  const search = searchDesigns(plan, bounds)
  for (;;) {
    const { done, value } = searchFor(tellEveryMs, search)
    postMessage(done ? { done, value } : { done: false, value })
    if (done) return
  }
})
