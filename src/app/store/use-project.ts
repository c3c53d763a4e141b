import { useStore } from 'zustand'
import { canSize, type Plan, shortVersionName } from '../../engine/index.ts'
import { earlier } from './earlier.ts'
import { fetchMethodOf, laterMethod } from './later-method.ts'
import { ownArrayDraft, type Project, project } from './project.ts'
import { type Results, resultsOf } from './results.ts'
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

/** The method that the version of the plan asks for, while it is not here. */
export type AwaitedMethod = {
  /** The version, as it is called in short. */
  readonly version: string
  readonly failed: boolean
  /** Tries again. */
  readonly again: () => void
}

/** The method that the plan waits for, read by a component; null where it is here. */
export function useAwaitedMethod(): AwaitedMethod | null {
  const exchange = useProject((now) => now.plan.exchange)
  const { fetched } = useStore(laterMethod)
  if (canSize({ exchange })) return null
  return {
    version: shortVersionName(exchange),
    failed: fetched === 'failed',
    again: () => fetchMethodOf({ exchange }),
  }
}

/** Results on screen: of the plan itself, or of the last one that could be computed. */
export type LiveResults = {
  readonly plan: Plan
  readonly results: Results
  /** Whether an answer is missing or contradicts another, so that these are older results. */
  readonly stale: boolean
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
