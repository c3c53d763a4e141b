import { dagsOf, type MailOutage, mailOutage } from '../../engine/methods/index.ts'
import { useProject, useResults } from '../store/use-project.ts'
import { isAskedFailure, type SimulatedFailure, simulatedFailure } from './simulated-failure.ts'

/** Outage by the simulated failure, and whether the plan was to survive it; null for none. */
export function useOutage(): { readonly outage: MailOutage; readonly isAsked: boolean } | null {
  const live = useResults()
  const failure = useFailure()
  if (!live || !failure) return null
  const { dags, lost, outcome } = failure
  const outage = mailOutage(live.results.sizing, dags, lost, outcome)
  return outage && { outage, isAsked: isAskedFailure(live.plan, failure) }
}

/** Simulated failure in the DAGs of the open plan; null without DAGs or results. */
export function useFailure(): SimulatedFailure | null {
  const live = useResults()
  const dags = live && dagsOf(live.plan, live.results.sizing)
  const asked = useProject((now) => now.lost)
  return dags && simulatedFailure(dags, asked)
}
