import type { PlanSection } from '../../app/plan-section.tsx'
import { useTelling } from '../../app/use-telling.ts'
import { dagsOf } from '../../engine/index.ts'
import { Proof } from '../../features/proof/proof.tsx'
import { proofTitle } from '../../features/proof/proof-sentences.ts'

/** What every failure leaves, in words. What it comes to is told once it is tried. */
export const proofSection: PlanSection = {
  id: 'proof',
  title: proofTitle,
  shows: (plan, sizing) => dagsOf(plan, sizing) !== null,
  takeaway: () => null,
  isOpen: true,
  Section: ({ plan, sizing }) => (
    <Proof plan={plan} sizing={sizing} onFound={useTelling('proof', plan)} />
  ),
}
