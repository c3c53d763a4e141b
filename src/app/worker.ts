import type { Build, Plan, SearchBounds, SearchProgress } from '../engine/index.ts'
import * as engine from '../engine/index.ts'
import '../engine/roles-index.ts'

/** What the page orders from the worker. */
export type Order =
  | { readonly job: 'sensitivity' | 'mostCarried'; readonly plan: Plan; readonly build: Build }
  | { readonly job: 'smallestChanges'; readonly plan: Plan }
  | { readonly job: 'searchDesigns'; readonly plan: Plan; readonly bounds: SearchBounds }

/** What each job gives. */
export type Results = { readonly [J in Order['job']]: ReturnType<(typeof engine)[J]> }

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
      return engine.sensitivity(order.plan, order.build)
    case 'mostCarried':
      return engine.mostCarried(order.plan, order.build)
    case 'smallestChanges':
      return engine.smallestChanges(order.plan)
    case 'searchDesigns':
      return engine.searchDesigns(order.plan, order.bounds, tell)
  }
}
