import type { PaperSizing, Plan } from '../../engine/index.ts'
import { dagsOf } from '../../engine/roles-index.ts'
import { Proof } from './proof.tsx'
import { proofTitle } from './proof-sentences.ts'

type PaperProofProps = { readonly plan: Plan; readonly sizing: PaperSizing }

/** The proof as a section of a plan of Exchange 2010; nothing of one without a DAG. */
export function PaperProof({ plan, sizing }: PaperProofProps) {
  if (!dagsOf(plan, sizing)) return null
  return (
    <section aria-labelledby="proof-title">
      <h2 id="proof-title">{proofTitle}</h2>
      <Proof plan={plan} sizing={sizing} />
    </section>
  )
}
