import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  exploringOf,
  type Plan,
  type SearchBounds,
  type SearchChoiceKey,
  type SearchKind,
  type SearchProgress,
  type SearchRangeKey,
  type SearchResult,
} from '../../engine/index.ts'
import { ask, type Failure } from '../work.ts'

/** A search within bounds that runs or has run, how far it is and what it found. */
export type Search = {
  readonly plan: Plan
  readonly bounds: SearchBounds
  readonly progress: SearchProgress | null
  readonly ended:
    | null
    | { readonly how: 'done'; readonly result: SearchResult; readonly tookMs: number }
    | { readonly how: 'cancelled' }
    | { readonly how: 'failed'; readonly failure: Failure }
}

export type BoundsBox = `${SearchRangeKey} ${'from' | 'to'}`

/** What was typed and chosen instead of the bounds that follow from the plan. */
export type TypedBounds = {
  readonly typed: Readonly<Partial<Record<BoundsBox, string>>>
  readonly asPlan: readonly SearchChoiceKey[]
}

/** The searches of one kind in this window. */
type Searches = TypedBounds & {
  /** The last search; kept while other pages are looked at. */
  readonly search: Search | null
  /** The one before, whose results stay until there are others. */
  readonly shown: Search | null
}

const usual: TypedBounds = { typed: {}, asPlan: [] }
const none: Searches = { ...usual, search: null, shown: null }

const searches = createStore<Readonly<Record<SearchKind, Searches>>>(() => ({
  arrays: none,
  servers: none,
}))

/** What ends the searches that run. */
const ends = new Map<SearchKind, () => void>()

function change(kind: SearchKind, what: (now: Searches) => Partial<Searches>): void {
  searches.setState((all) => ({ [kind]: { ...all[kind], ...what(all[kind]) } }))
}

/** The searches of a kind and their boxes, read by a component. */
export function useSearches(kind: SearchKind): Searches {
  return useStore(searches, (all) => all[kind])
}

/** Starts a search in the place of the last of its kind, and ends the one that runs. */
export function startSearch(plan: Plan, bounds: SearchBounds): void {
  const { kind } = exploringOf(plan).searching
  ends.get(kind)?.()
  const startedAt = performance.now()
  change(kind, () => ({ search: { plan, bounds, progress: null, ended: null } }))
  const end = ask(
    { job: 'search', plan, bounds },
    {
      onProgress: (progress) => tell(kind, { progress }),
      onDone: (result) => {
        const tookMs = performance.now() - startedAt
        tell(kind, { progress: result, ended: { how: 'done', result, tookMs } })
        change(kind, ({ search }) => ({ shown: search }))
      },
      onFailed: (failure) => tell(kind, { ended: { how: 'failed', failure } }),
    },
  )
  ends.set(kind, end)
}

function tell(kind: SearchKind, what: Partial<Search>): void {
  change(kind, ({ search }) => (search ? { search: { ...search, ...what } } : {}))
}

/** Ends the search that runs. What it found so far is not kept. */
export function cancelSearch(kind: SearchKind): void {
  if (searches.getState()[kind].search?.ended !== null) return
  ends.get(kind)?.()
  tell(kind, { ended: { how: 'cancelled' } })
}

export function typeBound(kind: SearchKind, box: BoundsBox, text: string): void {
  change(kind, ({ typed }) => ({ typed: { ...typed, [box]: text } }))
}

/** Chooses whether something is searched as the plan has it, or in full. */
export function chooseAsPlan(kind: SearchKind, key: SearchChoiceKey, isAsPlan: boolean): void {
  change(kind, ({ asPlan }) => {
    const others = asPlan.filter((one) => one !== key)
    return { asPlan: isAsPlan ? [...others, key] : others }
  })
}

/** Goes back to the bounds that follow from the plan. */
export function resetBounds(kind: SearchKind): void {
  change(kind, () => usual)
}
