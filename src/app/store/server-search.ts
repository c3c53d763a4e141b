import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ServerBounds, ServerSearchProgress, ServerSearchResult } from '../../engine/index.ts'
import { ask } from '../work.ts'
import { type SearchRun, type SearchRuns, searchRuns } from './run-search.ts'

export type ServerSearch = SearchRun<ServerBounds, ServerSearchProgress, ServerSearchResult>

export type ServerRange =
  | 'servers'
  | 'dags'
  | 'copies'
  | 'secondSiteCopies'
  | 'laggedCopies'
  | 'databases'

export type ServerBox = `${ServerRange} ${'from' | 'to'}`

type Typed = Pick<ServerBounds, 'drives' | 'jbod'> & {
  /** What was typed instead of the bounds that follow from the plan. */
  readonly typed: Readonly<Partial<Record<ServerBox, string>>>
}

const runs = searchRuns<ServerBounds, ServerSearchProgress, ServerSearchResult>(
  (plan, bounds, listener) => ask({ job: 'searchServers', plan, bounds }, listener),
)

/** Starts a search in the place of the last, and ends the one that runs. */
export const { start: startServerSearch, cancel: cancelServerSearch } = runs

const usual: Typed = { typed: {}, drives: 'common sizes', jbod: 'both' }
const boxes = createStore<Typed>(() => usual)

/** The searches of servers in this window and their boxes, read by a component. */
export function useServerSearches(): SearchRuns<
  ServerBounds,
  ServerSearchProgress,
  ServerSearchResult
> &
  Typed {
  const { useRuns } = runs
  return { ...useRuns(), ...useStore(boxes) }
}

export function typeServerBound(box: ServerBox, text: string): void {
  boxes.setState(({ typed }) => ({ typed: { ...typed, [box]: text } }))
}

/** Chooses which drives are searched, and whether single ones are. */
export function chooseDrives(chosen: Partial<Pick<Typed, 'drives' | 'jbod'>>): void {
  boxes.setState(chosen)
}

/** Goes back to the bounds that follow from the plan. */
export function resetServerBounds(): void {
  boxes.setState(usual)
}
