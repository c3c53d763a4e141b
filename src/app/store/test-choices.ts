import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { JudgedTest, TestChoices } from '../../engine/roles-index.ts'

const none: TestChoices = { atOnce: {} }

/** What a person says of the reports read in this window; nothing of it is saved. */
export const testChoices = createStore<TestChoices>(() => none)

/** What was said, read by a component. */
export function useTestChoices(): TestChoices {
  return useStore(testChoices)
}

/** Has a run stand with those of another test, or alone; the others stay as they stand. */
export function standWith(tests: readonly JudgedTest[], run: string, test: string | null): void {
  const present = tests.flatMap(({ id, servers }) =>
    servers.flatMap(({ runs }) => runs.map((one) => [one.id, `with ${id}`] as const)),
  )
  const word = test === null ? `alone ${run}` : `with ${test}`
  testChoices.setState({ atOnce: { ...Object.fromEntries(present), [run]: word } })
}

/** Has the times of the reports decide again. */
export function standByTimes(): void {
  testChoices.setState(none)
}
