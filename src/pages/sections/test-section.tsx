import { pages } from '../../app/pages.ts'
import type { PlanSection } from '../../app/plan-section.tsx'
import { testPlan } from '../../engine/index.ts'
import { testTakeaway } from '../../features/test-plan/test-takeaway.ts'
import { TestPart } from '../test-part.tsx'

/** How the plan is proven before it is used. */
export const testSection: PlanSection = {
  id: 'jetstress',
  title: pages.test.title,
  takeaway: (plan, sizing, format) => testTakeaway(testPlan(plan, sizing), format),
  Section: TestPart,
}
