import type { PlanSection } from '../../app/plan-section.tsx'
import { objectivesOf, recoveryTimes } from '../../engine/jetstress/index.ts'
import { Recovery } from '../../features/recovery/recovery.tsx'
import { recoveryTitle, recoveryWords } from '../../features/recovery/recovery-words.ts'
import { backupSection } from '../../features/role-plan/backup-section.tsx'
import { recommended } from './recommended.ts'

/** How long replay and backup take, and whether that is what was asked. */
export const recoverySection: PlanSection = {
  id: 'recovery',
  title: recoveryTitle,
  only: 'screen',
  takeaway: (plan, sizing, format) => {
    const { blocks, proposedBlocks } = recommended(plan, sizing)
    const found = recoveryTimes(plan, sizing, blocks)
    const objectives = objectivesOf(plan, found, proposedBlocks?.solution.id ?? null)
    return recoveryWords(found.demand, objectives, format)
  },
  Section: ({ plan, sizing }) => {
    const { blocks, proposedBlocks } = recommended(plan, sizing)
    return <Recovery plan={plan} sizing={sizing} designs={blocks} proposed={proposedBlocks} />
  },
}

/** The same on paper, where what is backed up on which day stands with it. */
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
