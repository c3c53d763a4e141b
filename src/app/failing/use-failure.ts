import { dagsOf } from '../../engine/index.ts'
import { useProject, useResults } from '../store/use-project.ts'
import { type Failure, failureOf } from './failure-of.ts'

/** The failure in the DAGs of the plan that is shown; null without DAGs or results. */
export function useFailure(): Failure | null {
  const live = useResults()
  const dags = live && dagsOf(live.plan, live.results.sizing)
  const asked = useProject((now) => now.lost)
  return dags && failureOf(dags, asked)
}
