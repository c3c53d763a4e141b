import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Plan } from '../../engine/index.ts'

type Told = { readonly plan: Plan; readonly words: string }

/** What sections come to that is only found while they are drawn, by their ids. */
const told = createStore<{ readonly [id: string]: Told }>(() => ({}))

/** What was found of a section of this plan, read by a component; null as long as nothing is. */
export function useLateTakeaway(id: string, plan: Plan): string | null {
  const found = useStore(told)[id]
  return found?.plan === plan ? found.words : null
}

/** Says what a section of a plan comes to once that is found. */
export function tellTakeaway(id: string, plan: Plan, words: string): void {
  told.setState({ [id]: { plan, words } })
}
