import { expect } from 'vitest'

const dust = 1e-9

/** That two numbers are the same but for dust, or but for what was printed rounded. */
export function near(found: number, expected: number, within = dust): void {
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(within)
}

/** A number to so many decimals, as a record prints it. */
export const to = (decimals: number, value: number) => Number(value.toFixed(decimals))

/** That a sentence of a record has these figures. */
export function says(sentence: string, ...figures: readonly number[]): void {
  const found = sentence.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  const numbers = found.map((text) => Number(text.replaceAll(',', '')))
  for (const figure of figures) expect(numbers).toContain(to(6, figure))
}
