import type { Plan } from '../../../plan/plan.ts'
import type { Asked } from '../../../sizing/asked.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { askedFailure } from './survival.ts'

/** What a plan asks of its servers, which are counted with those for disaster recovery and lagged copies. */
export function askedOfRoles(plan: Plan, { parts }: SizedByRoles): readonly Asked[] {
  const { servers, copies } = parts
  const survived = copies.shape.hasDag ? askedFailure(plan) : 'no loss of a server'
  return [
    { label: 'Servers', kind: 'count', count: servers.allServers.value },
    { label: 'Sites', kind: 'count', count: plan.sites },
    { label: 'Copies of each database', kind: 'count', count: copies.copies.value },
    { label: 'Must survive', kind: 'words', words: survived },
  ]
}
