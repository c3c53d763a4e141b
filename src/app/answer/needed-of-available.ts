import type { Worked } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Needed of available, a shared unit said once: `54 of 57.5 IOPS per drive`. */
export function neededOfAvailableWords(
  required: Worked,
  available: Worked,
  format: Format,
): string {
  const needed = format.quantity(required)
  const has = format.quantity(available)
  const isSame = has.unit.startsWith(needed.unit)
  return `${isSame ? needed.number : format.text(required)} of ${format.text(available)}`
}
