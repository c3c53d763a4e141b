import type { Field } from '../../engine/index.ts'

const longest = 12

/** Currency as written after a price, cut to 12 characters. */
export function shortCurrencyName(currency: string): string {
  const name = currency.trim()
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
}

/** The field, with the plan’s currency as suffix if it is a price. */
export function fieldInCurrency(field: Field, currency: string): Field {
  return field.isPrice && field.kind === 'number'
    ? { ...field, suffix: `${shortCurrencyName(currency)} ${field.suffix}`.trim() }
    : field
}
