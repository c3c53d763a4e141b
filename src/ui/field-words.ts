import type { ChoiceBox, NumberBox, TextBox } from '../engine/index.ts'
import { type Format, singular } from './format.ts'
import type { ReadProblem } from './read-number.ts'

/** What a field takes, as `1 to 1,000,000 mailboxes, whole`. */
export function rangeOf(field: NumberBox, format: Format): string {
  const range = `${format.number(field.min, 3)} to ${format.number(field.max, 3)}`
  return `${range}${unitAfter(field)}${field.whole ? ', whole' : ''}`
}

/** The unit of a field as written after a number. */
function unitAfter({ unit, suffix }: NumberBox, value = 2): string {
  const word = unit || (value === 1 ? singular(suffix) : suffix)
  return word === '' ? '' : `\u00a0${word}`
}

/** Why a text is no answer, what to do, and what the field takes. */
export function readProblemWords(field: NumberBox, problem: ReadProblem, format: Format): string {
  const { label } = field
  const range = rangeOf(field, format)
  const number = (value: number) => `${format.number(value, 6)}${unitAfter(field)}`
  switch (problem.code) {
    case 'empty':
      return `${label}: enter a number, ${range}.`
    case 'not a number':
      return `${label}: “${shorten(problem.text)}” is not a number. Enter ${range}.`
    case 'decimal sign':
      return `${label}: “${shorten(problem.text)}” has the decimal sign of another language. Written here it is ${shorten(problem.written)}. Enter ${range}.`
    case 'ambiguous':
      return `${label}: this can be read as ${number(problem.readings[0])} or as ${number(problem.readings[1])}. Write the larger without separators or the smaller with a further zero; ${range}.`
    case 'wrong unit':
      return `${label}: the unit “${shorten(problem.unit)}” does not fit here. Enter ${range}.`
    case 'fractional':
      return `${label}: ${number(problem.value)} is not a whole number. Enter ${range}.`
    case 'too small':
      return `${label}: ${number(problem.value)} is too small. Enter ${range}.`
    case 'too large':
      return `${label}: ${number(problem.value)} is too large. Enter ${range}.`
  }
}

/** Why a line of text is no answer, and what the field takes; null where it is one. */
export function lineWords({ label, takes, pattern, max }: TextBox, text: string): string | null {
  return pattern.test(text) && text.length <= max ? null : `${label}: enter ${takes}.`
}

function shorten(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}

/** An answer as a person reads it. */
export function answerWords(
  field: NumberBox | ChoiceBox | TextBox | { readonly kind: 'switch' },
  value: number | string | boolean | null,
  format: Format,
): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'On' : 'Off'
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label ?? String(value)
    case 'text':
      return String(value ?? '') || 'none'
    case 'number':
      return typeof value === 'number'
        ? `${format.number(value, 6)}${unitAfter(field, value)}`
        : (field.empty ?? '')
  }
}
