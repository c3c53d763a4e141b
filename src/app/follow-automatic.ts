import type { DecidedPlan } from '../engine/explore/index.ts'
import { awaitDecision, noteUndecided, takeDecision, undecidedPlan } from './store/automatic.ts'
import { project } from './store/project.ts'
import { ask } from './work/use-work.ts'

/** Longest decision in ms that is waited for; the next edit cancels a longer one. */
const shortMs = 300

/**
 * Recomputes automatic answers in the worker after each edit, those of a variant that was left
 * meanwhile, too. Call once; returns a function that ends it.
 */
export function followAutomatic(): () => void {
  let underWay: { readonly since: number; readonly callOff: () => void } | null = null
  const decide = () => {
    underWay?.callOff()
    underWay = null
    const plan = undecidedPlan(project.getState())
    if (!plan) return
    const end = (decision: DecidedPlan | null) => {
      underWay = null
      // What is left to decide begins with the change that this makes.
      takeDecision(plan, decision)
    }
    const callOff = ask({ job: 'decideAutomatic', plan } as const, {
      onDone: end,
      // Without a worker the numbers stay, and are judged as they are.
      onFailed: () => end(null),
    })
    underWay = { since: performance.now(), callOff }
  }
  return project.subscribe((now, before) => {
    const isEdited = noteUndecided(now, before)
    if (isEdited) awaitDecision(now, before)
    const isLong = underWay !== null && performance.now() - underWay.since >= shortMs
    if (underWay ? isEdited && isLong : undecidedPlan(now)) decide()
  })
}
