import { size } from '../../engine/index.ts'
import { isUndecided } from './automatic.ts'
import { project } from './project.ts'
import { isSizing, sizeOf, sizeWith } from './results.ts'

/** Sizes plans from now on: gives the open plan the results that it was opened without. */
export function followResults(): void {
  if (isSizing()) return
  sizeWith(size)
  const complete = () => {
    const { computed, plan, tierIds } = project.getState()
    if (computed || !sizeOf(plan).ok) return
    // The results of an undecided plan are shown as those of another, until it is decided.
    project.setState({ computed: { plan: isUndecided(plan) ? { ...plan } : plan, tierIds } })
  }
  project.subscribe(complete)
  // Notifies every component that reads results or contradictions of the open plan.
  project.setState({})
}
