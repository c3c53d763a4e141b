import { create } from 'zustand'

/** Sections of the plan opened (true) or closed (false) in this window, by id. */
type Folds = { readonly [id: string]: boolean }

/** Store of fold states. They are no part of the plan, and last as long as the window. */
export const useSectionFolds = create<Folds>(() => ({}))

export function setSectionsOpen(ids: readonly string[], isOpen: boolean): void {
  const now = useSectionFolds.getState()
  if (ids.every((id) => now[id] === isOpen)) return
  useSectionFolds.setState(Object.fromEntries(ids.map((id) => [id, isOpen])))
}
