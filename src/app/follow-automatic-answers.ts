import type { DecidedPlan } from '../engine/explore/index.ts'
import { postponedUntilPaint } from './store/after-paint.ts'
import {
  applyDecision,
  nextUndecidedPlan,
  noteUndecidedPlan,
  showResultsBeforeDecision,
} from './store/automatic-answers.ts'
import { project } from './store/project.ts'
import { startJob } from './work/use-work.ts'

/** Time in ms after which the next edit cancels a decision that is under way. */
const shortMs = 300

/**
 * Recomputes automatic answers in the worker after each edit, those of a variant that was left
 * meanwhile, too. Call once; returns a function that ends it.
 */
export function followAutomaticAnswers(): () => void {
  let underWay: { readonly since: number; readonly callOff: () => void } | null = null
  const deciding = postponedUntilPaint(() => {
    underWay?.callOff()
    underWay = null
    const plan = nextUndecidedPlan(project.getState())
    if (!plan) return
    const end = (decision: DecidedPlan | null) => {
      underWay = null
      // This changes the store, which starts the decision of the next plan if one is left.
      applyDecision(plan, decision)
    }
    const callOff = startJob({ job: 'decideAutomatic', plan } as const, {
      onDone: end,
      // Without a worker, automatic answers keep their values, and the plan is sized with these.
      onFailed: () => end(null),
    })
    underWay = { since: performance.now(), callOff }
  })
  return project.subscribe((now, before) => {
    const isEdited = noteUndecidedPlan(now, before)
    if (isEdited) showResultsBeforeDecision(now, before)
    const isLong = underWay !== null && performance.now() - underWay.since >= shortMs
    if (underWay ? isEdited && isLong : nextUndecidedPlan(now)) deciding.later()
  })
}
