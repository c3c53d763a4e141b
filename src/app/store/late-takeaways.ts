import { create } from 'zustand'
import type { Plan } from '../../engine/index.ts'

type Told = { readonly plan: Plan; readonly words: string }

/** Takeaways that sections compute only while drawn, by section id. */
const useToldTakeaways = create<{ readonly [id: string]: Told }>(() => ({}))

/** Takeaway of a section of this plan; null until it is computed. */
export function useLateTakeaway(id: string, plan: Plan): string | null {
  const found = useToldTakeaways()[id]
  return found?.plan === plan ? found.words : null
}

export function setLateTakeaway(id: string, plan: Plan, words: string): void {
  useToldTakeaways.setState({ [id]: { plan, words } })
}
