import { entryForMethod } from '../exchange/versions.ts'
import type { Plan } from '../plan/plan.ts'
import { exploringPapers } from './papers/method/exploring-papers.ts'
import type { Exploring } from './port/port.ts'
import { exploringRoles } from './roles/search/exploring-roles.ts'

const exploring = { papers: exploringPapers, roles: exploringRoles } as const

/** What the method finds beyond a plan. Apart from `methodOf`, so that a form need not load it. */
export function exploringOf(plan: Pick<Plan, 'exchange'>): Exploring {
  return entryForMethod(plan, exploring)
}
