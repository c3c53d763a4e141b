import { useEffect } from 'react'
import { Unfinished } from '../../app/unfinished.tsx'
import {
  type Beside,
  highestProcessorUse,
  isTooBusy,
  type Plan,
  type PlanProof,
  type ProvenCase,
  type Sizing,
  type Worked,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { Alone, SiteLost } from './alone.tsx'
import { FirstOutage, ProvenOutageLine } from './first-outage.tsx'
import { outageSentences, proofTakeaway, worstSentence } from './proof-sentences.ts'
import { useProof } from './use-proof.ts'
import './proof.css'

type ProofProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  /** Is told what the proof comes to once every failure is tried, where the page says so above. */
  readonly onFound?: (takeaway: string) => void
}

/** The outcome of every kind of failure in a plan’s DAGs, a sentence each, and what its busiest server does then. */
export function Proof({ plan, sizing, onFound }: ProofProps) {
  const format = useFormat()
  const { proof, failure } = useProof(plan, sizing)
  const takeaway = proof && proof !== 'unfinished' ? proofTakeaway(proof, format) : null
  useEffect(() => {
    if (takeaway !== null) onFound?.(takeaway)
  }, [takeaway, onFound])
  if (proof === 'unfinished') return <Unfinished doing="Trying every failure…" failure={failure} />
  if (!proof) return <Alone plan={plan} sizing={sizing} />
  return (
    <>
      <ul className="proof">
        {proof.cases.map((one) => (
          <Case key={one.kind} proof={proof} one={one} />
        ))}
        {proof.dags.sites === 1 && (
          <li>
            <SiteLost plan={plan} sizing={sizing} />
          </li>
        )}
      </ul>
      <FirstOutage proof={proof} />
    </>
  )
}

type CaseProps = { readonly proof: PlanProof; readonly one: ProvenCase }

function Case({ proof, one }: CaseProps) {
  const format = useFormat()
  return (
    <li>
      <strong>{worstSentence(proof, one, format)}</strong> <Load one={one} />{' '}
      {outageSentences(proof, one, format).join(' ')}
      {one.outage && (
        <>
          {' '}
          <ProvenOutageLine proof={proof} outage={one.outage} />
        </>
      )}
    </li>
  )
}

/** Processors, memory and drives of the busiest server in that case, beside what it has. */
function Load({ one: { worst } }: Pick<CaseProps, 'one'>) {
  if (!worst?.load) return null
  const { processors, megacycles, memory, iops } = worst.load
  const parts = [
    processors && <Share key="processors" of="processors" share={processors} />,
    !processors && megacycles && <Part key="megacycles" of="processors" beside={megacycles} />,
    memory && <Part key="memory" of="memory" beside={memory} />,
    iops && <Part key="iops" of="drives" beside={iops} than=", sized for" />,
  ].filter((part) => !!part)
  if (parts.length === 0) return null
  return (
    <span className="load">
      Its load then:{' '}
      {parts.map((part, at) => (
        <span key={part.key}>
          {at > 0 && '; '}
          {part}
        </span>
      ))}
      .
    </span>
  )
}

function Share({ of, share }: { readonly of: string; readonly share: Worked<'%'> }) {
  const format = useFormat()
  const failed = isTooBusy(share)
  return (
    <>
      {of}{' '}
      <span className={failed ? 'failed' : undefined}>
        <Figure worked={share} /> busy{failed && `, ${format.text(highestProcessorUse)} at most`}
      </span>
    </>
  )
}

type PartProps = {
  readonly of: string
  readonly beside: Beside<'megacycles' | 'GiB' | 'GB' | 'IOPS'>
  /** The word between its need and its supply. */
  readonly than?: string
}

function Part({ of, beside: { needs, has }, than = ' of' }: PartProps) {
  const isOver = has !== null && needs.value > has.value
  return (
    <>
      {of}{' '}
      <span className={isOver ? 'failed' : undefined}>
        <Figure worked={needs} />
        {has && (
          <>
            {than} {isOver && 'only '}
            <Figure worked={has} />
          </>
        )}
      </span>
    </>
  )
}
