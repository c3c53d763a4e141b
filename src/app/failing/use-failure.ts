import { dagsOf } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { useProject, useResults } from '../store/use-project.ts'
import { type Failure, failureOf } from './failure-of.ts'
import { outageWords } from './outcome-sentences.ts'

/** That the failure leaves nothing active, in words; null while something is. */
export function useOutage(): string | null {
  const format = useFormat()
  const live = useResults()
  const failure = useFailure()
  return live && failure && outageWords(failure, live.results.sizing.mailboxes, format)
}

/** The failure in the DAGs of the plan that is shown; null without DAGs or results. */
export function useFailure(): Failure | null {
  const live = useResults()
  const dags = live && dagsOf(live.plan, live.results.sizing)
  const asked = useProject((now) => now.lost)
  return dags && failureOf(dags, asked)
}
