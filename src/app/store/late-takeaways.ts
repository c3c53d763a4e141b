import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Plan } from '../../engine/index.ts'

type Told = { readonly plan: Plan; readonly words: string }

/** Takeaways that sections compute only while drawn, by section id. */
const told = createStore<{ readonly [id: string]: Told }>(() => ({}))

/** Takeaway of a section of this plan; null until it is computed. */
export function useLateTakeaway(id: string, plan: Plan): string | null {
  const found = useStore(told)[id]
  return found?.plan === plan ? found.words : null
}

export function setLateTakeaway(id: string, plan: Plan, words: string): void {
  told.setState({ [id]: { plan, words } })
}
