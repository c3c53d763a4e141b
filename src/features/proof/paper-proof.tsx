import type { PaperSizing, Plan } from '../../engine/index.ts'
import { planProof } from '../../engine/roles-index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Proof } from './proof.tsx'
import { proofTakeaway, proofTitle } from './proof-sentences.ts'

type PaperProofProps = { readonly plan: Plan; readonly sizing: PaperSizing }

/** The proof as a section of a plan of Exchange 2010; nothing of one without a DAG. */
export function PaperProof({ plan, sizing }: PaperProofProps) {
  const format = useFormat()
  const proof = planProof(plan, sizing)
  if (!proof || proof.cases.length === 0) return null
  return (
    <section aria-labelledby="proof-title">
      <h2 id="proof-title">{proofTitle}</h2>
      <p className="why">{proofTakeaway(proof, format)}</p>
      <Proof plan={plan} sizing={sizing} />
    </section>
  )
}
