import type { Candidate, Constraint } from '../../engine/index.ts'

/**
 * The constraints of a design, the binding one first: that which is used up most at the expected
 * load, by which its utilization is told.
 */
export function bindingFirst(candidate: Candidate): readonly [Constraint, ...Constraint[]] {
  const { constraints, utilization } = candidate
  const { how } = utilization
  if (how.kind !== 'largest') throw new Error('A utilization is the largest of its parts')
  // Its parts are the constraints at the expected load, in the same order.
  const binding = constraints[how.parts.indexOf(how.binding)]
  if (!binding) throw new Error(`No constraint is used up by “${how.binding.label}”`)
  return [binding, ...constraints.filter((one) => one !== binding)]
}
