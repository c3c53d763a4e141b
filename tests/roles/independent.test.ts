import { describe, expect, it } from 'vitest'
import { examples } from './examples.ts'
import { asMicrosoft } from './independent.ts'

describe.each(examples)('$name, by the independent script', ({ design, figures, texts }) => {
  const outcome = asMicrosoft(design)
  it.each(Object.keys(figures))('%s', (key) => {
    const expected = figures[key]!
    if (expected === null) expect(outcome.figures[key]).toBeNull()
    else
      expect(Math.abs(outcome.figures[key]! - expected)).toBeLessThan(
        1e-6 + 1e-6 * Math.abs(expected),
      )
  })
  it('texts', () => expect(outcome.texts).toMatchObject(texts))
})
