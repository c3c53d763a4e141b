import { type PlanSectionDefinition, useTakeawaySetter } from '../../app/plan-section.tsx'
import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { availabilityOf, type Plan, type Sizing } from '../../engine/index.ts'
import { compareRecoveryWithObjectives, recoveryTimes } from '../../engine/jetstress/index.ts'
import { dagsOf } from '../../engine/methods/index.ts'
import { ProofView } from '../../features/proof/proof.tsx'
import { proofTakeaway, proofTitle } from '../../features/proof/proof-sentences.ts'
import { takeawayWithoutDag } from '../../features/proof/standalone-words.ts'
import { quickProof } from '../../features/proof/use-proof.ts'
import { RecoveryFieldsAndTimes } from '../../features/recovery/recovery.tsx'
import { recoveryTitle, recoveryWords } from '../../features/recovery/recovery-words.ts'
import { backupSection } from '../../features/role-plan/backup-section.tsx'

const recommendationFor = (plan: Plan, sizing: Sizing) =>
  recommendationOf(plan, resultsOf(plan) ?? { sizing })

/** Section with the effect of every failure; if failures are many, the takeaway is set later. */
export const proofSection: PlanSectionDefinition = {
  id: 'proof',
  title: proofTitle,
  shows: (plan, sizing) => availabilityOf(plan) !== 'dag' || dagsOf(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    if (availabilityOf(plan) !== 'dag') return takeawayWithoutDag(plan, sizing, format)
    const proof = quickProof(plan, sizing)
    return proof && proofTakeaway(proof, plan, format)
  },
  isOpen: true,
  Section: ({ plan, sizing }) => (
    <ProofView plan={plan} sizing={sizing} onFound={useTakeawaySetter('proof', plan)} />
  ),
}

export const recoverySection: PlanSectionDefinition = {
  id: 'recovery',
  title: recoveryTitle,
  only: 'screen',
  takeaway: (plan, sizing, format) => {
    const { blocks, proposedBlocks } = recommendationFor(plan, sizing)
    const found = recoveryTimes(plan, sizing, blocks)
    const objectives = compareRecoveryWithObjectives(
      plan,
      found,
      proposedBlocks?.solution.id ?? null,
    )
    return recoveryWords(found.demand, objectives, format)
  },
  Section: ({ plan, sizing }) => {
    const { blocks, proposedBlocks } = recommendationFor(plan, sizing)
    return (
      <RecoveryFieldsAndTimes
        plan={plan}
        sizing={sizing}
        designs={blocks}
        proposed={proposedBlocks}
      />
    )
  },
}

/** Recovery on paper, after the schedule of backups. */
export const printedRecoverySection: PlanSectionDefinition = {
  ...recoverySection,
  only: 'paper',
  takeaway: (...of) =>
    [recoverySection, backupSection].flatMap(({ takeaway }) => takeaway(...of) ?? []).join(' '),
  Section: (of) => (
    <>
      <backupSection.Section {...of} />
      <recoverySection.Section {...of} />
    </>
  ),
}
