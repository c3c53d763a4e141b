import type { Decided } from '../engine/explore/index.ts'
import type { Plan } from '../engine/index.ts'
import { awaitDecision, isUndecided, takeDecision } from './store/automatic.ts'
import { project } from './store/project.ts'

/** Longest decision in ms that is waited for; the next edit cancels a longer one. */
const shortMs = 300

type Deciding = { readonly since: number; callOff: () => void }

/**
 * Recomputes automatic answers in the worker after each edit. Call once; returns a function that
 * ends it.
 */
export function followAutomatic(): () => void {
  let underWay: Deciding | null = null
  const decide = async () => {
    underWay?.callOff()
    const own: Deciding = { since: performance.now(), callOff: () => {} }
    underWay = own
    const { ask } = await import('./work.ts')
    if (underWay !== own) return
    const { plan } = project.getState()
    const end = (decision: Decided | null) => {
      underWay = null
      if (project.getState().plan === plan) takeDecision(plan, decision)
      else if (isLeft(project.getState().plan)) decide()
    }
    own.callOff = ask({ job: 'decideAutomatic', plan } as const, {
      onDone: end,
      // Without a worker the numbers stay, and are judged as they are.
      onFailed: () => end(null),
    })
  }
  const waits = new WeakSet<Plan>()
  const isLeft = (plan: Plan) => waits.has(plan)
  return project.subscribe((now, before) => {
    if (!isUndecided(now, before)) return
    waits.add(now.plan)
    awaitDecision(now, before)
    if (!underWay || performance.now() - underWay.since >= shortMs) decide()
  })
}
