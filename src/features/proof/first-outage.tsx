import { OutageLine, OutageNotice } from '../../app/failing/outage-notice.tsx'
import type { MailOutage, PlanProof, ProvenCase } from '../../engine/index.ts'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { whenWords } from './proof-sentences.ts'

/** The outage of the first kind of loss that brings one about, in a line; nothing where none does. */
export function FirstOutageLine({ proof }: { readonly proof: PlanProof }) {
  const first = firstOutage(proof)
  return (
    first && (
      <p>
        <ProvenOutageLine proof={proof} {...first} />
      </p>
    )
  )
}

type ProvenOutage = { readonly of: ProvenCase; readonly outage: MailOutage }
type ProvenOutageProps = ProvenOutage & { readonly proof: PlanProof }

/** An outage of a proof in a line, with the loss that brings it about. */
export function ProvenOutageLine({ proof: { dags }, of, outage }: ProvenOutageProps) {
  const format = useFormat()
  return <OutageLine outage={outage} when={whenWords(dags, of, outage, format)} />
}

/** The same outage in full: one click away on screen. */
export function FirstOutage({ proof }: { readonly proof: PlanProof }) {
  const format = useFormat()
  const first = firstOutage(proof)
  if (!first) return null
  const { dags } = proof
  const { of, outage } = first
  return (
    <Fold title="What ends such an outage">
      <OutageNotice outage={outage} dags={dags} when={whenWords(dags, of, outage, format)} />
    </Fold>
  )
}

function firstOutage({ cases }: PlanProof): ProvenOutage | null {
  const [first = null] = cases.flatMap((of) => (of.outage ? [{ of, outage: of.outage }] : []))
  return first
}
