import { useFormat } from '../../ui/format-context.tsx'
import { OutageNotice } from './outage-notice.tsx'
import { lossWords } from './outcome-sentences.ts'
import { useSimulatedFailure, useSimulatedOutage } from './use-simulated-failure.ts'

/** Outage that the simulated failure causes; nothing while every DAG has an active database. */
export function SimulatedOutage() {
  const format = useFormat()
  const failure = useSimulatedFailure()
  const outage = useSimulatedOutage()
  if (!failure || !outage) return null
  const { dags, lost } = failure
  return <OutageNotice {...outage} dags={dags} loss={lossWords(dags, lost, format)} />
}
