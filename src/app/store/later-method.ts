import { createStore } from 'zustand/vanilla'
import { canSize, type Plan } from '../../engine/index.ts'
import { withPlan } from './desk.ts'
import { project } from './project.ts'

/** How far the method for Exchange 2013 to SE is: the first screen does without it. */
type LaterMethod = { readonly fetched: 'not asked for' | 'on its way' | 'yes' | 'failed' }

/** How far the method for Exchange 2013 to SE is. */
export const laterMethod = createStore<LaterMethod>(() => ({ fetched: 'not asked for' }))

let underWay: Promise<void> | null = null

/** What of a plan says what it needs of that method. */
type Asking = Pick<Plan, 'exchange'> & Partial<Pick<Plan, 'recoveryObjective' | 'backupHours'>>

/**
 * Has the method that a plan is sized by, and the checks of what is asked of its recovery. Never fails:
 * where they cannot be fetched, the store says so.
 */
export async function fetchMethodOf(plan: Asking): Promise<void> {
  const { recoveryObjective = null, backupHours = null } = plan
  if (canSize(plan) && recoveryObjective === null && backupHours === null) return
  underWay ??= fetchLater()
  await underWay
}

async function fetchLater(): Promise<void> {
  laterMethod.setState({ fetched: 'on its way' })
  try {
    await import('../../engine/index.ts')
    laterMethod.setState({ fetched: 'yes' })
    project.setState((now) => withPlan(now, now.plan))
  } catch {
    underWay = null
    laterMethod.setState({ fetched: 'failed' })
  }
}

/** Has the method of every plan that the project comes to. Settles with that of the first. Call once. */
export async function followMethod(): Promise<void> {
  project.subscribe(({ plan }, before) => {
    if (plan.exchange !== before.plan.exchange) fetchMethodOf(plan)
  })
  if (typeof window !== 'undefined')
    window.addEventListener('online', () => fetchMethodOf(project.getState().plan))
  await fetchMethodOf(project.getState().plan)
}
