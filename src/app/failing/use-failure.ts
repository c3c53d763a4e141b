import { type Dags, dagsOf, type Outcome } from '../../engine/roles-index.ts'
import { useProject, useResults } from '../store/use-project.ts'
import { type Failure, failureOf } from './failure-of.ts'

/** The DAGs of the plan that is shown; null where it has none, or no results. */
export function useDags(): Dags | null {
  const live = useResults()
  return live && dagsOf(live.plan, live.results.sizing)
}

/** What is down in the DAGs of the plan that is shown, and what that leaves; null without a DAG. */
export function useFailure(): Failure | null {
  const dags = useDags()
  const asked = useProject((now) => now.lost)
  return dags && failureOf(dags, asked)
}

/** What is left of the DAGs of the plan that is shown; null without a DAG. */
export function useOutcome(): Outcome | null {
  return useFailure()?.outcome ?? null
}
