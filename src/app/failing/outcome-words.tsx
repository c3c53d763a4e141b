import { useFormat } from '../../ui/format-context.tsx'
import type { Failure } from './failure-of.ts'
import { activeWords, lossWords, quorumWords, worstWords } from './outcome-sentences.ts'
import { useFailure } from './use-failure.ts'
import './failing.css'

/** What is active and what is not, whether each DAG goes on, and the busiest server; told as it changes. */
export function OutcomeWords() {
  const failure = useFailure()
  return failure && <Words failure={failure} />
}

function Words({ failure }: { readonly failure: Failure }) {
  const format = useFormat()
  const { dags, lost } = failure
  return (
    <div className="outcome" role="status">
      <p>
        <strong>{lossWords(dags, lost, format)}</strong> {activeWords(failure, format)}{' '}
        {worstWords(failure, format)}
      </p>
      {quorumWords(failure, format).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}
