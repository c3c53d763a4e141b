import type { ComparedLine, ExampleReason, Printed } from '../../engine/index.ts'
import type { Format, Quantity } from '../../ui/format.ts'

type PrintedFigure = Exclude<Printed, { readonly choice: string }>

/** Why a line differs, in a word or two. */
export const reasonNames = {
  same: 'Same',
  rounded: 'Rounded',
  contradiction: 'Contradiction',
  read: 'Read differently',
} as const satisfies Record<ExampleReason['why'], string>

/** A figure as the paper prints it: one number, a range, or the least. */
export function printedFigure(printed: PrintedFigure, format: Format): Quantity {
  const { value, upTo, unit, within } = printed
  const shown = format.valueQuantity(value, unit)
  const digits = Math.round(-Math.log10(2 * within))
  // Rates and sizes can be printed with more digits than they are computed to.
  const one =
    unit === 'IOPS' || unit === 'GB' ? { ...shown, number: format.number(value, digits) } : shown
  if (upTo === value) return one
  if (upTo === Number.POSITIVE_INFINITY) return { ...one, number: `at least ${one.number}` }
  const other = format.valueQuantity(upTo, unit)
  return { ...other, number: `${one.number} to ${other.number}` }
}

/** How far a computed figure lies from the printed one, as a share of it. */
export function shareWords(
  { value, share }: NonNullable<ComparedLine['difference']>,
  format: Format,
): string {
  const percent = Math.abs(share) * 100
  const digits = percent < 1 ? 2 : percent < 100 ? 1 : 0
  return percent < 1000
    ? `${value < 0 ? '−' : '+'}${format.number(percent, digits)}\u00a0%`
    : `${format.number(share + 1, 0)}\u00a0times`
}

/** What the reason of a line is called. */
export function reasonWords({ reason, difference }: ComparedLine): string {
  const apart = difference !== null && difference.value !== 0
  return reason.why === 'same' && apart ? 'Same to the printed digits' : reasonNames[reason.why]
}
