import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { oncePerObject, type Plan } from '../../engine/index.ts'
import { earlierProjectsStore } from './earlier-projects.ts'
import { ownArrayDraftKey, type Project, project } from './project.ts'
import { canSizePlans, type Results, resultsOf, sizeResultOf } from './results.ts'
import { savingStore } from './save-project.ts'

export function useProject<T>(select: (project: Project) => T): T {
  return useStore(project, select)
}

/** Several values of the project at once; the same object while none of them has changed. */
export function useProjectValues<T extends object>(select: (project: Project) => T): T {
  return useStore(project, useShallow(select))
}

export function useSaving() {
  return useStore(savingStore)
}

export function useEarlierProjects() {
  return useStore(earlierProjectsStore)
}

/** Results on screen: of the open plan, or of the last one that could be computed. */
export type LiveResults = {
  readonly plan: Plan
  readonly results: Results
  /** True if an answer is missing or contradicts another, so that the results are older. */
  readonly stale: boolean
}

/** True while automatic answers are being computed; results are from before the last edit. */
export function useAutomaticAnswersPending(): boolean {
  const plan = useProject((now) => now.plan)
  const computed = useProject((now) => now.computed?.plan ?? null)
  return (
    computed !== null && plan !== computed && plan.automatic.length > 0 && sizeResultOf(plan).ok
  )
}

/** True once plans can be sized; fields are shown before. */
export function useCanSizePlans(): boolean {
  return useProject(canSizePlans)
}

/** Results to show now; null if the plan was opened with contradicting answers. */
export function useResults(): LiveResults | null {
  const plan = useProject((now) => now.plan)
  const computed = useProject((now) => now.computed?.plan ?? null)
  const drafting = useProject(({ drafts }) =>
    Object.keys(drafts).some((key) => key !== ownArrayDraftKey),
  )
  if (!computed) return null
  return drafting || plan !== computed ? staleResults(computed) : newResults(computed)
}

// Cached by plan, so that the same results are the same object.
const newResults = oncePerObject((plan: Plan) => liveResults(plan, false))
const staleResults = oncePerObject((plan: Plan) => liveResults(plan, true))

function liveResults(plan: Plan, stale: boolean): LiveResults {
  const results = resultsOf(plan)
  if (!results) throw new Error('The last computed plan cannot be computed')
  return { plan, results, stale }
}
