import { objectivesOf, recoveryTimes } from '../../engine/index.ts'
import { Recovery } from '../../features/recovery/recovery.tsx'
import { recoveryTitle, recoveryWords } from '../../features/recovery/recovery-words.ts'
import type { RoleSection } from '../../features/role-plan/role-section.ts'

/** How long replay and backup take, and whether that is what was asked. */
export const recoverySection: RoleSection = {
  id: 'recovery',
  title: recoveryTitle,
  takeaway: (plan, sizing, format) => {
    const found = recoveryTimes(plan, sizing, [])
    return found && recoveryWords(found.demand, objectivesOf(plan, found, null), format)
  },
  Section: Recovery,
}
