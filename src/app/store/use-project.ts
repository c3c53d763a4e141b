import { useStore } from 'zustand'
import type { Plan } from '../../engine/index.ts'
import { earlier } from './earlier.ts'
import { ownArrayDraft, type Project, project } from './project.ts'
import { type Results, resultsOf, sizeOf } from './results.ts'
import { saving } from './saved.ts'

/** A part of the project, read by a component. */
export function useProject<T>(select: (project: Project) => T): T {
  return useStore(project, select)
}

/** How saving goes in this tab, read by a component. */
export function useSaving() {
  return useStore(saving)
}

/** The earlier plans of this browser, read by a component. */
export function useEarlier() {
  return useStore(earlier)
}

/** Results on screen: of the plan itself, or of the last one that could be computed. */
export type LiveResults = {
  readonly plan: Plan
  readonly results: Results
  /** Whether an answer is missing or contradicts another, so that these are older results. */
  readonly stale: boolean
}

/** Whether answers of the open plan are being decided: what is shown is from before the last edit. */
export function useDeciding(): boolean {
  const plan = useProject((now) => now.plan)
  const computed = useProject((now) => now.computed?.plan ?? null)
  return computed !== null && plan !== computed && plan.automatic.length > 0 && sizeOf(plan).ok
}

/** The results to show now; null when the plan came in with answers that contradict each other. */
export function useResults(): LiveResults | null {
  const plan = useProject((now) => now.plan)
  const computed = useProject((now) => now.computed?.plan ?? null)
  const drafting = useProject(({ drafts }) =>
    Object.keys(drafts).some((key) => key !== ownArrayDraft),
  )
  if (!computed) return null
  const results = resultsOf(computed)
  if (!results) throw new Error('The last computed plan cannot be computed')
  return { plan: computed, results, stale: drafting || plan !== computed }
}
