import { type PlanSection, useTelling } from '../../app/plan-section.tsx'
import { availabilityOf } from '../../engine/index.ts'
import { dagsOf } from '../../engine/methods/index.ts'
import { aloneTakeaway } from '../../features/proof/alone-words.ts'
import { Proof } from '../../features/proof/proof.tsx'
import { proofTakeaway, proofTitle } from '../../features/proof/proof-sentences.ts'
import { quickProof } from '../../features/proof/use-proof.ts'

/** What every failure leaves, in words; many failures are tried in the worker and told later. */
export const proofSection: PlanSection = {
  id: 'proof',
  title: proofTitle,
  shows: (plan, sizing) => availabilityOf(plan) !== 'dag' || dagsOf(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    if (availabilityOf(plan) !== 'dag') return aloneTakeaway(plan, sizing, format)
    const proof = quickProof(plan, sizing)
    return proof && proofTakeaway(proof, plan, format)
  },
  isOpen: true,
  Section: ({ plan, sizing }) => (
    <Proof plan={plan} sizing={sizing} onFound={useTelling('proof', plan)} />
  ),
}
