import { useFormat } from '../../ui/format-context.tsx'
import type { Failure } from './failure-of.ts'
import { OutcomeLoads } from './outcome-loads.tsx'
import { activeWords, lossWords, quorumWords, worstWords } from './outcome-sentences.ts'
import { useFailure } from './use-failure.ts'
import './failing.css'

/**
 * What is active and what is not, and whether each DAG goes on, told as it changes; and what the
 * busiest server of each build has to do then.
 */
export function OutcomeWords() {
  const failure = useFailure()
  if (!failure) return null
  return (
    <>
      <Words failure={failure} />
      <OutcomeLoads />
    </>
  )
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
