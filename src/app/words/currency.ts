import type { Field } from '../../engine/index.ts'

const longest = 12

/** What prices are in, as written after a number. */
export function currencyName(currency: string): string {
  const name = currency.trim()
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
}

/** A field as it is asked and shown in a plan: a price with the currency of that plan. */
export function inCurrency(field: Field, currency: string): Field {
  return field.isPrice && field.kind === 'number'
    ? { ...field, suffix: `${currencyName(currency)} ${field.suffix}`.trim() }
    : field
}
