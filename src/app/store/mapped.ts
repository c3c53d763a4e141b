import type { Plan } from '../../engine/index.ts'

/** Plans that were made before the method of their version changed, and came in with answers mapped. */
const mapped = new WeakSet<Plan>()

/** A plan that came in, remembered where its answers were mapped. */
export function cameMapped(opened: { readonly plan: Plan; readonly mapped?: true }): Plan {
  if (opened.mapped) mapped.add(opened.plan)
  return opened.plan
}

/** Whether the answers of a plan were mapped as it came in. */
export function isMapped(plan: Plan): boolean {
  return mapped.has(plan)
}
