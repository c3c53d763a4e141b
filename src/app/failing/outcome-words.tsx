import { useFormat } from '../../ui/format-context.tsx'
import { isWhole } from '../store/lost.ts'
import type { Failure } from './failure-of.ts'
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

type OutcomeWordsProps = {
  /** Whether less is told while everything is up: neither votes nor the busiest server. */
  readonly isBrief?: boolean
}

/**
 * What is active and what is not, and whether each DAG goes on, told as it changes; and what the
 * busiest server of each build has to do then.
 */
export function OutcomeWords({ isBrief = false }: OutcomeWordsProps) {
  const failure = useFailure()
  if (!failure) return null
  const isLeftOut = isBrief && isWhole(failure.lost)
  return (
    <>
      <Words failure={failure} isBrief={isLeftOut} />
      {!isLeftOut && <OutcomeLoads />}
    </>
  )
}

function Words({ failure, isBrief }: { readonly failure: Failure; readonly isBrief: boolean }) {
  const format = useFormat()
  const outage = useOutage()
  const { dags, lost } = failure
  const worst = isBrief ? null : worstWords(failure, format)
  const votes = isBrief ? [] : [...quorumWords(failure, format), ...witnessWords(failure)]
  const found = [activeWords(failure, format), worst].filter(Boolean)
  return (
    <div className={outage ? 'outcome outage' : 'outcome'} role="status">
      {outage && (
        <p>
          <strong>{outage}.</strong>
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
