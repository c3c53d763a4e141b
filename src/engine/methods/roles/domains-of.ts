import type { Plan } from '../../plan/plan.ts'

/** The failure domain of each server by its number; empty where a plan has none. */
export function domainsOf({ failureDomains }: Pick<Plan, 'failureDomains'>): readonly number[] {
  return failureDomains === '' ? [] : failureDomains.split(' ').map(Number)
}
