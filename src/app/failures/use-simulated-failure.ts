import { dagsOf, type MailOutage, mailOutage } from '../../engine/methods/index.ts'
import { useProject, useResults } from '../store/use-project.ts'
import { isFailureToSurvive, type SimulatedFailure, simulateFailure } from './simulated-failure.ts'

/** Outage by the simulated failure, and whether the plan was to survive it; null for none. */
export function useSimulatedOutage(): {
  readonly outage: MailOutage
  readonly isAsked: boolean
} | null {
  const live = useResults()
  const failure = useSimulatedFailure()
  if (!live || !failure) return null
  const { dags, lost, outcome } = failure
  const outage = mailOutage(live.results.sizing, dags, lost, outcome)
  return outage && { outage, isAsked: isFailureToSurvive(live.plan, failure) }
}

/** Simulated failure in the DAGs of the open plan; null without DAGs or results. */
export function useSimulatedFailure(): SimulatedFailure | null {
  const live = useResults()
  const dags = live && dagsOf(live.plan, live.results.sizing)
  const asked = useProject((now) => now.lost)
  return dags && simulateFailure(dags, asked)
}
