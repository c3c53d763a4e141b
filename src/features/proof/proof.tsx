import { useEffect } from 'react'
import { Unfinished } from '../../app/unfinished.tsx'
import type { Plan, Sizing } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Alone, SiteLost } from './alone.tsx'
import { FirstOutage } from './first-outage.tsx'
import { proofTakeaway } from './proof-sentences.ts'
import { ProofTable } from './proof-table.tsx'
import { useProof } from './use-proof.ts'

type ProofProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  /** Is told what the proof comes to once every failure is tried, where the page says so above. */
  readonly onFound?: (takeaway: string) => void
}

/** The outcome of every kind of failure in a plan’s DAGs, a row each, and what its busiest server does then. */
export function Proof({ plan, sizing, onFound }: ProofProps) {
  const format = useFormat()
  const { proof, failure } = useProof(plan, sizing)
  const takeaway = proof && proof !== 'unfinished' ? proofTakeaway(proof, plan, format) : null
  useEffect(() => {
    if (takeaway !== null) onFound?.(takeaway)
  }, [takeaway, onFound])
  if (proof === 'unfinished') return <Unfinished doing="Trying every failure…" failure={failure} />
  if (!proof) return <Alone plan={plan} sizing={sizing} />
  return (
    <>
      {proof.cases.length > 0 && <ProofTable proof={proof} plan={plan} sizing={sizing} />}
      {proof.dags.sites === 1 && (
        <p>
          <SiteLost plan={plan} sizing={sizing} />
        </p>
      )}
      <FirstOutage proof={proof} />
    </>
  )
}
