import { labelInSentence, units } from '../../engine/index.ts'
import type {
  ComparedLine,
  ExampleReason,
  PrintedValue,
} from '../../engine/methods/papers/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { Format, FormattedQuantity } from '../../ui/format.ts'
import { sourceCell } from '../../ui/source-note.tsx'
import { differenceReasonCell, type PrintedTableLine } from './printed-table.tsx'

type PrintedFigure = Exclude<PrintedValue, { readonly choice: string }>

const reasonNames = {
  same: 'Same',
  rounded: 'Rounded',
  contradiction: 'Contradiction',
  read: 'Read differently',
} as const satisfies Record<ExampleReason['why'], string>

export function printedTableLines(
  lines: readonly ComparedLine[],
  format: Format,
): readonly PrintedTableLine[] {
  return lines.map((line) => ({
    group: line.group,
    label: line.label,
    place: sourceCell(line.cite),
    printed: printedCell(line.printed, format),
    computed: computedCell(line),
    difference: differenceCell(line, format),
    why: whyCell(line),
    differs: line.reason.why !== 'same',
  }))
}

export function agreementWords(lines: readonly ComparedLine[], format: Format): string {
  const count = (why: ExampleReason['why']) =>
    lines.filter(({ reason }) => reason.why === why).length
  const others = (['contradiction', 'rounded', 'read'] as const).flatMap((why) => {
    const some = count(why)
    const several = why === 'contradiction' && some > 1 ? 's' : ''
    const words = `${format.number(some)} ${labelInSentence(reasonNames[why])}${several}`
    // No-break spaces keep a count and its words on one line.
    return some === 0 ? [] : [words.replaceAll(' ', '\u00a0')]
  })
  const same = `${format.number(count('same'))} of ${format.number(lines.length)} figures the same`
  return `${[same, ...others].join('; ')}.`
}

function printedCell(printed: PrintedValue, format: Format): DataCell {
  if ('choice' in printed) return printed.choice
  return { amount: printed.value, unit: printed.unit, as: printedFigure(printed, format) }
}

function printedFigure(printed: PrintedFigure, format: Format): FormattedQuantity {
  const { value, upTo, unit, within } = printed
  const shown = format.valueQuantity(value, unit)
  const digits = Math.round(-Math.log10(2 * within))
  // Documents may print rates and sizes with more digits than Spindle shows.
  const hasOwnDigits = unit === 'IOPS' || unit === 'GB' || unit === 'MB'
  const one = hasOwnDigits ? { ...shown, number: format.number(value, digits) } : shown
  if (upTo === value) return one
  if (upTo === Number.POSITIVE_INFINITY) return { ...one, number: `at least ${one.number}` }
  const other = format.valueQuantity(upTo, unit)
  return { ...other, number: `${one.number} to ${other.number}` }
}

function computedCell({ computed, printed }: ComparedLine): DataCell {
  const { worked, choice } = computed
  // A count needs no label: its unit says what is counted.
  const name = worked && units[worked.unit].kind !== 'count' ? labelInSentence(worked.label) : null
  if (choice !== undefined)
    return worked ? [choice, { note: [name ? `${name} ` : '', worked] }] : choice
  return 'choice' in printed && name ? [computed.worked, { note: name }] : computed.worked
}

function differenceCell(line: ComparedLine, format: Format): DataCell {
  const { printed, difference, agrees, reason } = line
  if (difference === null) return { hint: agrees ? 'none' : 'no figure' }
  // No difference for a figure read in another sense: it is another quantity.
  if (reason.why === 'read') return { hint: 'not compared' }
  if (difference.value === 0) return { hint: 'none' }
  // No difference if the document prints the figure in another unit, for example MB for GB.
  const isOtherUnit = 'unit' in printed && printed.unit !== difference.unit
  if (isOtherUnit && difference.share > 100) return { hint: 'unit' }
  return printedDifferenceCell(difference, format)
}

export function printedDifferenceCell(
  { value, unit, share }: NonNullable<ComparedLine['difference']>,
  format: Format,
): DataCell {
  // Differences of 100 and more have no hundredths.
  const amount = Math.abs(value) < 100 ? value : Math.round(value * 10) / 10
  return [{ amount, unit, signed: true }, { note: shareWords(value, share, format) }]
}

/** Difference from the printed figure in %; from 1,000 % on as a multiple of that figure. */
function shareWords(value: number, share: number, format: Format): string {
  const percent = Math.abs(share) * 100
  const digits = percent < 1 ? 2 : percent < 100 ? 1 : 0
  return percent < 1000
    ? `${value < 0 ? '−' : '+'}${format.number(percent, digits)}\u00a0%`
    : `${format.number(share + 1, 0)}\u00a0times`
}

function whyCell({ reason, difference }: ComparedLine): DataCell {
  const { why, text, erratum } = reason
  const isApart = difference !== null && difference.value !== 0
  if (why === 'same' && !isApart && !text && !erratum) return null
  const kind = why === 'same' && isApart ? 'Same to the printed digits' : reasonNames[why]
  return differenceReasonCell({ kind, ...(text && { text }), errata: erratum ? [erratum] : [] })
}
