import type { PlanSection } from '../../app/plan-section.tsx'
import { compareWithObjectives, recoveryTimes } from '../../engine/jetstress/index.ts'
import { Recovery } from '../../features/recovery/recovery.tsx'
import { recoveryTitle, recoveryWords } from '../../features/recovery/recovery-words.ts'
import { backupSection } from '../../features/role-plan/backup-section.tsx'
import { recommendationFor } from './recommendation-for.ts'

/** Times of replay and backup, against the recovery objectives. */
export const recoverySection: PlanSection = {
  id: 'recovery',
  title: recoveryTitle,
  only: 'screen',
  takeaway: (plan, sizing, format) => {
    const { blocks, proposedBlocks } = recommendationFor(plan, sizing)
    const found = recoveryTimes(plan, sizing, blocks)
    const objectives = compareWithObjectives(plan, found, proposedBlocks?.solution.id ?? null)
    return recoveryWords(found.demand, objectives, format)
  },
  Section: ({ plan, sizing }) => {
    const { blocks, proposedBlocks } = recommendationFor(plan, sizing)
    return <Recovery plan={plan} sizing={sizing} designs={blocks} proposed={proposedBlocks} />
  },
}

/** Recovery on paper, after the schedule of backups. */
export const printedRecovery: PlanSection = {
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
