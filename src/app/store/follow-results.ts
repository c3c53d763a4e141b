import { size } from '../../engine/index.ts'
import { isUndecidedPlan } from './automatic-answers.ts'
import { project } from './project.ts'
import { canSizePlans, setSizingFunction, sizeResultOf } from './results.ts'

/** Sizes plans from now on: gives the open plan the results that it was opened without. */
export function startSizingPlans(): void {
  if (canSizePlans()) return
  setSizingFunction(size)
  const complete = () => {
    const { computed, plan, tierIds } = project.getState()
    if (computed || !sizeResultOf(plan).ok) return
    // The results of an undecided plan are shown as those of another, until it is decided.
    project.setState({ computed: { plan: isUndecidedPlan(plan) ? { ...plan } : plan, tierIds } })
  }
  project.subscribe(complete)
  // Notifies every component that reads results or contradictions of the open plan.
  project.setState({})
}
