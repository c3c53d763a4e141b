import type { DecidedPlan } from '../engine/explore/index.ts'
import { afterPaint } from './store/after-paint.ts'
import { awaitDecision, noteUndecided, takeDecision, undecidedPlan } from './store/automatic.ts'
import { project } from './store/project.ts'
import { ask } from './work/use-work.ts'

/** Time in ms after which the next edit cancels a decision that is under way. */
const shortMs = 300

/**
 * Recomputes automatic answers in the worker after each edit, those of a variant that was left
 * meanwhile, too. Call once; returns a function that ends it.
 */
export function followAutomatic(): () => void {
  let underWay: { readonly since: number; readonly callOff: () => void } | null = null
  const deciding = afterPaint(() => {
    underWay?.callOff()
    underWay = null
    const plan = undecidedPlan(project.getState())
    if (!plan) return
    const end = (decision: DecidedPlan | null) => {
      underWay = null
      // This changes the store, which starts the decision of the next plan if one is left.
      takeDecision(plan, decision)
    }
    const callOff = ask({ job: 'decideAutomatic', plan } as const, {
      onDone: end,
      // Without a worker, automatic answers keep their values, and the plan is sized with these.
      onFailed: () => end(null),
    })
    underWay = { since: performance.now(), callOff }
  })
  return project.subscribe((now, before) => {
    const isEdited = noteUndecided(now, before)
    if (isEdited) awaitDecision(now, before)
    const isLong = underWay !== null && performance.now() - underWay.since >= shortMs
    if (underWay ? isEdited && isLong : undecidedPlan(now)) deciding.later()
  })
}
