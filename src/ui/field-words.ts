import type { ChoiceInputSpec, NumberInputSpec, TextInputSpec } from '../engine/core/input-specs.ts'
import { type Format, singularUnit } from './format.ts'
import type { NumberReadProblem } from './read-number.ts'

/** The range of a field, as `1 to 1,000,000 mailboxes, whole numbers`. */
export function fieldRange(field: NumberInputSpec, format: Format): string {
  return `${boundsOf(field, format)}${field.whole ? ', whole numbers' : ''}`
}

/** The range of a field in a sentence, as `a whole number from 1 to 1,000,000 mailboxes`. */
function askedOf(field: NumberInputSpec, format: Format): string {
  return `a ${field.whole ? 'whole ' : ''}number from ${boundsOf(field, format)}`
}

function boundsOf(field: NumberInputSpec, format: Format): string {
  return `${format.number(field.min, 3)} to ${format.number(field.max, 3)}${unitAfter(field)}`
}

/** The unit of a field as written after a number. */
function unitAfter({ unit, suffix }: NumberInputSpec, value = 2): string {
  const word = unit || (value === 1 ? singularUnit(suffix) : suffix)
  return word === '' ? '' : `\u00a0${word}`
}

/** Message for a text that a number field refuses: the problem, and what the field takes. */
export function numberProblemWords(
  field: NumberInputSpec,
  problem: NumberReadProblem,
  format: Format,
): string {
  const { label } = field
  const asked = askedOf(field, format)
  const number = (value: number) => `${format.number(value, 6)}${unitAfter(field, value)}`
  switch (problem.code) {
    case 'empty':
      return `${label}: enter ${asked}.`
    case 'not a number':
      return `${label} must be ${asked}, not “${shorten(problem.text)}”.`
    case 'decimal sign':
      return `${label}: “${shorten(problem.text)}” has the decimal sign of another language. Here it is written ${shorten(problem.written)}. Enter ${asked}.`
    case 'ambiguous': {
      const meant = possibleNumberReadings(field, problem).map(number)
      return meant.length === 0
        ? `${label} must be ${asked}, not ${number(problem.readings[0])}.`
        : `${label}: did you mean ${meant.join(' or ')}?`
    }
    case 'wrong unit':
      return `${label} must be ${asked}, not in “${shorten(problem.unit)}”.`
    case 'fractional':
    case 'too small':
    case 'too large':
      return `${label} must be ${asked}, not ${number(problem.value)}.`
  }
}

/** Readings of an ambiguous number that the field takes, larger first; empty for other problems. */
export function possibleNumberReadings(
  { whole, min, max }: NumberInputSpec,
  problem: NumberReadProblem,
): readonly number[] {
  if (problem.code !== 'ambiguous') return []
  return problem.readings.filter(
    (one) => (!whole || Number.isInteger(one)) && one >= min && one <= max,
  )
}

/** Message for a line that a text field refuses; null if the field takes it. */
export function textErrorWords(
  { label, takes, pattern, max }: TextInputSpec,
  text: string,
): string | null {
  return pattern.test(text) && text.length <= max ? null : `${label}: enter ${takes}.`
}

function shorten(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}

/** An answer as a person reads it. */
export function answerWords(
  field: NumberInputSpec | ChoiceInputSpec | TextInputSpec | { readonly kind: 'switch' },
  value: number | string | boolean | null,
  format: Format,
): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'On' : 'Off'
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label ?? String(value)
    case 'text':
      return (field.told?.exec(String(value))?.[0] ?? String(value ?? '')) || 'none'
    case 'number':
      return typeof value === 'number'
        ? `${format.number(value, 6)}${unitAfter(field, value)}`
        : // Null in a field that may not be empty: Spindle decides.
          (field.empty ?? 'automatic')
  }
}
