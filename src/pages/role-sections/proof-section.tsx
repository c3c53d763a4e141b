import { planProof } from '../../engine/roles-index.ts'
import { Proof } from '../../features/proof/proof.tsx'
import { proofTakeaway, proofTitle } from '../../features/proof/proof-sentences.ts'
import type { RoleSection } from '../../features/role-plan/role-section.ts'

/** What every failure leaves, in words. */
export const proofSection: RoleSection = {
  id: 'proof',
  title: proofTitle,
  shows: (plan, sizing) => (planProof(plan, sizing)?.cases.length ?? 0) > 0,
  takeaway: (plan, sizing, format) => {
    const proof = planProof(plan, sizing)
    return proof && proofTakeaway(proof, format)
  },
  Section: Proof,
}
