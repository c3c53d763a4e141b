import { goThrough, type SearchProgress } from '../../../src/engine/explore/search.ts'
import { type Plan, size } from '../../../src/engine/index.ts'
import { arraySteps } from '../../../src/engine/methods/papers/search/array-search.ts'
import {
  type ArrayBounds,
  arrayBounds,
  arraySpace,
} from '../../../src/engine/methods/papers/search/array-space.ts'
import { serverSteps } from '../../../src/engine/methods/roles/search/server-search.ts'
import type { ServerBounds } from '../../../src/engine/methods/roles/search/server-space.ts'

type OnProgress = (progress: SearchProgress) => void

/** Where a search of arrays goes in a plan of either method. */
export const boundsOfArrays = (plan: Plan) => arrayBounds(plan, size)

export const spaceOfArrays = (plan: Plan, bounds: ArrayBounds) => arraySpace(plan, bounds, size)

export const searchArrays = (plan: Plan, bounds: ArrayBounds, onProgress?: OnProgress) =>
  goThrough(arraySteps(plan, bounds, size), onProgress)

export const searchServers = (plan: Plan, bounds: ServerBounds, onProgress?: OnProgress) =>
  goThrough(serverSteps(plan, bounds), onProgress)
