import type { Plan } from '../../engine/index.ts'
import { project } from './project.ts'
import { sizeOf } from './results.ts'

/** Makes a change found for the plan, which says what it is; the plan before it can be gone back to. */
export function applyPlan(plan: Plan, change: string): void {
  if (!sizeOf(plan).ok) throw new Error('Only a plan that can be computed is applied')
  project.setState((now) => ({
    plan,
    computedPlan: plan,
    drafts: {},
    lastEdit: null,
    typing: null,
    notice: { code: 'applied', change },
    replaced: { plan: now.plan, computedPlan: now.computedPlan, drafts: now.drafts },
  }))
}
