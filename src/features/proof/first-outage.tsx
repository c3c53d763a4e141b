import { useContext } from 'react'
import { MailOutageLine, OutageNotice } from '../../app/failures/outage-notice.tsx'
import { availabilityOf, type Plan, type Sizing } from '../../engine/index.ts'
import {
  type EveryLossProofWithLoads,
  type LossKindOutcomesWithLoad,
  type MailOutage,
  mailboxesDownWithSite,
} from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { SectionNumbersContext } from '../../ui/section-numbers.ts'
import { Figure } from '../../ui/working.tsx'
import { isAskedLossKind, outageCauseWords } from './proof-sentences.ts'
import { standaloneFailures } from './standalone-words.ts'

/** Sentence on the first kind of loss that stops mail; nothing if none does. */
export function FirstOutageLine({ proof, plan }: ProvenProps) {
  const first = firstOutage(proof)
  return (
    first && (
      <p>
        <ProvenOutageLine {...{ proof, plan }} {...first} />
      </p>
    )
  )
}

type ProvenOutage = { readonly of: LossKindOutcomesWithLoad; readonly outage: MailOutage }
type ProvenProps = { readonly proof: EveryLossProofWithLoads; readonly plan: Plan }

export function ProvenOutageLine({ proof, plan, of, outage }: ProvenOutage & ProvenProps) {
  const format = useFormat()
  const { dags } = proof
  const when = outageCauseWords(dags, of, outage, format)
  return <MailOutageLine {...{ outage, when }} isAsked={isAskedLossKind(of.kind, plan, dags)} />
}

export function WhatEndsFirstOutageFold({ proof, plan }: ProvenProps) {
  const format = useFormat()
  const first = firstOutage(proof)
  if (!first) return null
  const { dags } = proof
  const { of, outage } = first
  return (
    <Fold title="What ends such an outage">
      <OutageNotice
        {...{ outage, dags }}
        when={outageCauseWords(dags, of, outage, format)}
        isAsked={isAskedLossKind(of.kind, plan, dags)}
      />
    </Fold>
  )
}

function firstOutage({ cases }: EveryLossProofWithLoads): ProvenOutage | null {
  const [first = null] = cases.flatMap((of) => (of.outage ? [{ of, outage: of.outage }] : []))
  return first
}

type AloneProps = { readonly plan: Plan; readonly sizing: Sizing }

export function FailuresWithoutDag({ plan, sizing }: AloneProps) {
  const format = useFormat()
  const recovery = useContext(SectionNumbersContext).get('recovery')
  if (availabilityOf(plan) !== 'none')
    return (
      <p>
        <SiteLossSentence plan={plan} sizing={sizing} />
      </p>
    )
  return (
    <DataTable
      caption="What each failure leaves"
      hidden="caption"
      frame
      cards
      rows={standaloneFailures(plan, sizing, format, recovery)}
      columns={[
        { head: 'What fails', of: ({ what }) => what },
        { head: 'Without mail', of: ({ who }) => who },
        { head: 'How long', of: ({ until }) => until },
      ]}
    />
  )
}

/** Sentence on how many people have no mail after the loss of a site with all copies. */
export function SiteLossSentence({ plan, sizing }: AloneProps) {
  const format = useFormat()
  const down = mailboxesDownWithSite(plan, sizing)
  const sites = sizing.sitesWithServers.value
  if (!down)
    return availabilityOf(plan) === 'ccr'
      ? 'After the loss of a site each cluster goes on with its server in another.'
      : null
  return (
    <>
      <strong>
        {sites > 1 ? 'While the largest site is lost' : 'While the one site is lost'},{' '}
        <Figure worked={down} bare />{' '}
        {format.quantity(down).number === '1' ? 'person is' : 'people are'} without mail:
      </strong>{' '}
      {sites > 1 ? 'no other site has a copy of its databases.' : 'there is no other.'}
    </>
  )
}
