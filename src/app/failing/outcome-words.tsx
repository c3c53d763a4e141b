import { useFormat } from '../../ui/format-context.tsx'
import { isWhole } from '../store/lost.ts'
import type { Failure } from './failure-of.ts'
import { OutageLine } from './outage-notice.tsx'
import { OutcomeLoads } from './outcome-loads.tsx'
import {
  activeWords,
  lossWords,
  quorumWords,
  witnessWords,
  worstWords,
} from './outcome-sentences.ts'
import { useFailure, useOutage } from './use-failure.ts'
import './failing.css'

/**
 * What is active and what is not, told as it changes; once something is down also whether each DAG
 * goes on, and what the busiest server of each build has to do then.
 */
export function OutcomeWords() {
  const failure = useFailure()
  if (!failure) return null
  return (
    <>
      <Words failure={failure} />
      {!isWhole(failure.lost) && <OutcomeLoads />}
    </>
  )
}

function Words({ failure }: { readonly failure: Failure }) {
  const format = useFormat()
  const outage = useOutage()
  const { dags, lost } = failure
  const isUp = isWhole(lost)
  const worst = isUp ? null : worstWords(failure, format)
  const votes = isUp ? [] : [...quorumWords(failure, format), ...witnessWords(failure)]
  const found = [activeWords(failure, format), worst].filter(Boolean)
  return (
    <div className="outcome" role="status">
      {outage && (
        <p className="sr">
          <OutageLine outage={outage} />
        </p>
      )}
      <p>
        <strong>{lossWords(dags, lost, format)}</strong> {found.join(' ')}
      </p>
      {votes.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}
