import { defaultPlan, fields, type Plan } from '../engine/index.ts'
import type { Project } from './store/project.ts'

/** Whether every answer of a plan is that of the worked example; names are no answers. */
export function isExample(plan: Plan): boolean {
  const { tiers, ownArrays, keptTests, prices } = plan
  if (tiers.length > 1 || ownArrays.length > 0 || keptTests.length > 0) return false
  if (Object.keys(prices).length > 0) return false
  return fields.every((field) => field.read(plan, 0) === field.read(defaultPlan, 0))
}

/** Whether no answer of a project is a person’s own yet: one plan of the example, and nothing typed. */
export function isAllExample({ plan, before, after, drafts }: Project): boolean {
  const isOne = before.length + after.length === 0
  return isOne && Object.keys(drafts).length === 0 && isExample(plan)
}
