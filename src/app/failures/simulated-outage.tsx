import { useFormat } from '../../ui/format-context.tsx'
import { OutageNotice } from './outage-notice.tsx'
import { lossWords } from './outcome-sentences.ts'
import { useFailure, useOutage } from './use-failure.ts'

/** Outage that the simulated failure causes; nothing while every DAG has an active database. */
export function SimulatedOutage() {
  const format = useFormat()
  const failure = useFailure()
  const outage = useOutage()
  if (!failure || !outage) return null
  const { dags, lost } = failure
  return <OutageNotice {...outage} dags={dags} loss={lossWords(dags, lost, format)} />
}
