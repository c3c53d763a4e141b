import {
  type Build,
  type Carried,
  mostCarried,
  type Plan,
  type SearchBounds,
  type SearchProgress,
  type SearchResult,
  type Sensitivity,
  type SmallestChange,
  searchDesigns,
  sensitivity,
  smallestChanges,
} from '../engine/index.ts'

/** What the page orders from the worker. */
export type Order =
  | { readonly job: 'sensitivity' | 'mostCarried'; readonly plan: Plan; readonly build: Build }
  | { readonly job: 'smallestChanges'; readonly plan: Plan }
  | { readonly job: 'searchDesigns'; readonly plan: Plan; readonly bounds: SearchBounds }

/** What each job gives. */
export type Results = {
  readonly sensitivity: readonly Sensitivity[]
  readonly mostCarried: readonly Carried[]
  readonly smallestChanges: readonly SmallestChange[]
  readonly searchDesigns: SearchResult
}

/** What the worker tells: how far it is, several times a second, and at last what it found. */
export type News<T> =
  | { readonly done: false; readonly progress: SearchProgress }
  | { readonly done: true; readonly result: T }

const tellEveryMs = 100

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  let toldAt = performance.now()
  const tell = (progress: SearchProgress) => {
    if (performance.now() - toldAt < tellEveryMs) return
    toldAt = performance.now()
    postMessage({ done: false, progress })
  }
  postMessage({ done: true, result: resultOf(data, tell) })
})

function resultOf(order: Order, tell: (progress: SearchProgress) => void): Results[keyof Results] {
  switch (order.job) {
    case 'sensitivity':
      return sensitivity(order.plan, order.build)
    case 'mostCarried':
      return mostCarried(order.plan, order.build)
    case 'smallestChanges':
      return smallestChanges(order.plan)
    case 'searchDesigns':
      return searchDesigns(order.plan, order.bounds, tell)
  }
}
