import { pages } from '../../app/pages.ts'
import { testPlan } from '../../engine/roles-index.ts'
import type { RoleSection } from '../../features/role-plan/role-section.ts'
import { testTakeaway } from '../../features/test-plan/test-takeaway.ts'
import { TestPart } from '../test-part.tsx'

/** How the plan is proven before it is used. */
export const testSection: RoleSection = {
  id: 'jetstress',
  title: pages.test.title,
  takeaway: (plan, sizing, format) => testTakeaway(testPlan(plan, sizing), format),
  Section: TestPart,
}
