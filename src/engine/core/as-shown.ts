import { exceeds } from './compare.ts'
import type { Requirement } from './requirement.ts'
import { ceilWhole, type Unit, units } from './units.ts'
import type { LimitKeptByRounding, Worked } from './worked.ts'

/**
 * The value that a person sees, in the number’s own unit; nothing else rounds. IOPS and counts
 * round up; a total of IOPS is the sum of its shown parts, so that a breakdown adds up; the rest,
 * and what a test measured, rounds to the nearest.
 */
export function asShown(worked: Worked): number {
  return shownAt(worked, worked.finer ?? 0)
}

function shownAt(worked: Worked, finer: number): number {
  const { how, unit, value, shownAs } = worked
  if (unit === 'IOPS' && how.kind === 'sum')
    return rounded(
      how.parts.reduce((total, part) => total + shownAt(part, finer), 0),
      digitsOf(worked) + finer,
    )
  if (shownAs === 'difference' && how.kind === 'formula') {
    const [from, less] = Object.values(how.inputs)
    if (from && less) return rounded(Math.max(0, shownAt(from, finer) - shownAt(less, finer)), 6)
  }
  if (shownAs === 'largest' && how.kind === 'formula')
    return Math.max(...Object.values(how.inputs).map((one) => shownAt(one, finer)))
  if (typeof shownAs === 'object') return shareAsShown(value, shownAs)
  if (shownAs === 'whole, up' || isCounted(worked)) return up(value, finer)
  return rounded(value, digitsOf(worked) + finer)
}

function isCounted(worked: Worked): boolean {
  const { unit, shownAs } = worked
  if (shownAs === 'whole' || isMeasured(worked)) return false
  return unit === 'IOPS' || units[unit].kind === 'count'
}

/** True if a value was measured by a test, or is a sum of measured values. */
function isMeasured({ how }: Worked): boolean {
  return how.kind === 'measured' || (how.kind === 'sum' && how.parts.every(isMeasured))
}

/** Decimals that a value is shown with, unless a limit asks for more. */
function digitsOf(worked: Worked): number {
  const { shownAs, unit, value } = worked
  if (shownAs === 'whole' || shownAs === 'whole, up' || isCounted(worked)) return 0
  if (shownAs === 'measured') return unit === '%' ? 2 : 1
  if (worked.how.kind !== 'given' && worthThree.has(unit)) return digitsOfThree(value)
  return decimalsOfUnit(unit, value)
}

/** Units whose computed values are shown to three digits; an answer is shown as it was given. */
const worthThree: ReadonlySet<Unit> = new Set([
  'Mb/s',
  'hours',
  'megacycles/core',
  'mailboxes/database',
])

function digitsOfThree(value: number): number {
  if (Math.abs(value) < 10) return 2
  return Math.abs(value) < 100 ? 1 : 0
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}

function up(value: number, digits: number): number {
  const scale = 10 ** digits
  return ceilWhole(value * scale) / scale
}

/** Share rounded to whole percent, with more digits where rounding would cross its limit. */
export function shareAsShown(value: number, limit?: LimitKeptByRounding): number {
  const digits = [2, 3, 4].find((one) => !limit || isBeside(rounded(value, one), value, limit))
  if (digits !== undefined) return rounded(value, digits)
  // The share is beyond its limit by less than is ever shown: rounds away from the limit.
  return (limit && 'most' in limit ? Math.ceil(value * 1e4) : Math.floor(value * 1e4)) / 1e4
}

function isBeside(shownAs: number, value: number, limit: LimitKeptByRounding): boolean {
  return keeps(shownAs, limit) === keeps(value, limit)
}

function keeps(value: number, limit: LimitKeptByRounding): boolean {
  return 'most' in limit ? !exceeds(value, limit.most) : !exceeds(limit.least, value)
}

/** True if the shown value differs from the exact one by more than floating-point dust. */
export function isShownRounded(worked: Worked): boolean {
  return Math.abs(asShown(worked) - worked.value) > 1e-9 * Math.max(1, Math.abs(worked.value))
}

/** Decimals of units that do not depend on the value; units not listed have two. */
const usualDecimals = new Map<Unit, number>(
  (
    [
      [0, ['money', 'kWh', 'kWh/year', 'rpm', 'megacycles', 'bits', 'bytes']],
      [1, ['MB', 'MiB', 'MB/day', 'MiB/day', 'MB/week', 'MiB/week', 'KB', 'KiB']],
      [3, ['×']],
      [4, ['%', 'IOPS/mailbox', 'money/kWh']],
      [5, ['IOPS/message', 'MB/message', 'MiB/message', 'megacycles/message', 'ms/(IOPS/drive)']],
    ] as const
  ).flatMap(([digits, units]) => units.map((unit) => [unit, digits] as const)),
)

export function decimalsOfUnit(unit: Unit, value: number): number {
  const size = Math.abs(value)
  switch (unit) {
    case 'GB':
    case 'TB':
    case 'GiB':
    case 'TiB':
    case 'GB/year':
    case 'GiB/year':
      return size < 10 ? 2 : 0
    case 'W':
      return size < 100 ? 1 : 0
    case 'ms':
      return size < 1 ? 2 : 1
    case 's':
      return size < 1 ? 4 : 0
    default:
      return usualDecimals.get(unit) ?? 2
  }
}

/** Needed amount, available amount, and whether the available amount is enough. */
export type RequirementFigures = Pick<Requirement, 'required' | 'available' | 'holds'>

/** Needed amount, available amount and margin, all rounded as shown. */
export type ShownMargin = Pick<RequirementFigures, 'required' | 'available'> & {
  readonly margin: number
  readonly decimals: number
}

/**
 * Margins between the figures as shown, so that the three agree, with as many digits as tell
 * whether each requirement is met. Requirements compared side by side have the same digits.
 */
export function shownMargins(compared: readonly RequirementFigures[]): readonly ShownMargin[] {
  const finer = Math.max(0, ...compared.map(digitsMore))
  const more = (worked: Worked): Worked => (finer > 0 ? { ...worked, finer } : worked)
  return compared.map((one) => {
    const margin = marginAt(one, finer)
    const [required, available] = [more(one.required), more(one.available)]
    return { required, available, margin, decimals: decimalsOf(margin, one.required.unit) }
  })
}

/** Most additional digits; further ones would show only floating-point dust. */
const mostDigits = 8

/** Additional digits that the shown margin needs to tell whether a requirement is met. */
function digitsMore(compared: RequirementFigures): number {
  let finer = 0
  while (finer < mostDigits && marginAt(compared, finer) >= 0 !== compared.holds) finer += 1
  return finer
}

function marginAt({ required, available, ...one }: RequirementFigures, finer: number): number {
  const margin = shownAt(available, finer) - shownAt(required, finer)
  return rounded(margin, marginDigits({ required, available, ...one }) + finer)
}

/** Decimals of a margin; at least one for a latency, so that latencies line up. */
function decimalsOf(margin: number, unit: Unit): number {
  let digits = unit === 'ms' ? 1 : 0
  while (digits < mostDigits && rounded(margin, digits) !== margin) digits += 1
  return digits
}

function marginDigits({ required, available }: RequirementFigures): number {
  return Math.max(digitsOf(required), digitsOf(available))
}

/**
 * A label inside a sentence: in lower case, unless it starts with an acronym, a name, or a word with
 * a capital inside, as `EqualLogic` has.
 */
export function labelInSentence(label: string): string {
  return /^(?!Exchange )(A |[A-Z][a-z](?!\w*[A-Z])(?!\w* [A-Z][a-z]))/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}
