import type { Plan } from '../../engine/index.ts'

/**
 * Whether what was found for one plan holds for another: they may differ only in names, in what is
 * accepted, and in the answers that a search gives itself.
 */
export function isSameSearch(one: Plan, other: Plan): boolean {
  return one === other || compared(one) === compared(other)
}

function compared(plan: Plan): string {
  const { name: _n, author: _a, customer: _c, acknowledged: _k, databases: _d, ...rest } = plan
  const { servers: _s, copies: _o, ...availability } = plan.availability
  const { models: _m, raid: _r, arraysPerServer: _p, ...storage } = plan.storage
  return JSON.stringify({ ...rest, availability, storage })
}
