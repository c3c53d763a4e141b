import { dagsOf } from '../../engine/roles-index.ts'
import { Proof } from '../../features/proof/proof.tsx'
import { proofTitle } from '../../features/proof/proof-sentences.ts'
import type { RoleSection } from '../../features/role-plan/role-section.ts'

/** What every failure leaves, in words. What it comes to is told once it is tried. */
export const proofSection: RoleSection = {
  id: 'proof',
  title: proofTitle,
  shows: (plan, sizing) => dagsOf(plan, sizing) !== null,
  takeaway: () => null,
  Section: Proof,
}
