import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Sections of the plan opened (true) or closed (false) in this window, by id. */
type Folds = { readonly [id: string]: boolean }

/** Store of fold states. They are no part of the plan, and last as long as the window. */
export const sectionFolds = createStore<Folds>(() => ({}))

export function useSectionFolds(): Folds {
  return useStore(sectionFolds)
}

export function setSectionsOpen(ids: readonly string[], isOpen: boolean): void {
  const now = sectionFolds.getState()
  if (ids.every((id) => now[id] === isOpen)) return
  sectionFolds.setState(Object.fromEntries(ids.map((id) => [id, isOpen])))
}
