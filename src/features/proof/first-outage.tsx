import { OutageLine, OutageNotice } from '../../app/failing/outage-notice.tsx'
import type { MailOutage, PlanProof } from '../../engine/index.ts'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { lossWords } from './proof-sentences.ts'

/** The outage of the first kind of loss that brings one about, in a line; nothing where none does. */
export function FirstOutageLine({ proof }: { readonly proof: PlanProof }) {
  const outage = firstOutage(proof)
  return (
    outage && (
      <p>
        <ProvenOutageLine proof={proof} outage={outage} />
      </p>
    )
  )
}

type ProvenOutageProps = { readonly proof: PlanProof; readonly outage: MailOutage }

/** An outage of a proof in a line, with the loss that brings it about. */
export function ProvenOutageLine({ proof: { dags }, outage }: ProvenOutageProps) {
  const format = useFormat()
  return <OutageLine outage={outage} when={`When ${lossWords(dags, outage.lost, format)}`} />
}

/** The same outage in full: one click away on screen. */
export function FirstOutage({ proof }: { readonly proof: PlanProof }) {
  const format = useFormat()
  const outage = firstOutage(proof)
  if (!outage) return null
  const { dags } = proof
  return (
    <Fold title="What ends such an outage">
      <OutageNotice
        outage={outage}
        dags={dags}
        when={`When ${lossWords(dags, outage.lost, format)}`}
      />
    </Fold>
  )
}

function firstOutage({ cases }: PlanProof): MailOutage | null {
  return cases.find(({ outage }) => outage)?.outage ?? null
}
