import type { ErratumId } from '../../../core/errata.ts'
import type { Unit } from '../../../core/units.ts'
import type { Worked } from '../../../core/worked.ts'

/** A number of a formula together with the errata that touch it in this plan alone. */
export function flagged<U extends Unit>(
  worked: Worked<U>,
  errata: readonly ErratumId[],
): Worked<U> {
  const { how } = worked
  return how.kind === 'formula' ? { ...worked, how: { ...how, errata } } : worked
}
