import type { Plan } from '../../engine/index.ts'

/** Opened plans older than the method that sizes their version now; their answers were mapped. */
const mapped = new WeakSet<Plan>()

/** Returns the opened plan; remembers it if its answers were mapped to another method. */
export function rememberMappedPlan(opened: { readonly plan: Plan; readonly mapped?: true }): Plan {
  if (opened.mapped) mapped.add(opened.plan)
  return opened.plan
}

export function isPlanMappedToOtherMethod(plan: Plan): boolean {
  return mapped.has(plan)
}
