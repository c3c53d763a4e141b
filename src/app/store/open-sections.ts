import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The sections of the plan that were opened or closed in this window, by their ids. */
type Folds = { readonly [id: string]: boolean }

/** Not a part of the plan: it is forgotten with the window, and going to another page keeps it. */
export const folds = createStore<Folds>(() => ({}))

export function useFolds(): Folds {
  return useStore(folds)
}

export function foldSections(ids: readonly string[], isOpen: boolean): void {
  const now = folds.getState()
  if (ids.every((id) => now[id] === isOpen)) return
  folds.setState(Object.fromEntries(ids.map((id) => [id, isOpen])))
}
