import { describe, expect, it } from 'vitest'
import { cases } from '../cases.ts'
import { differences } from './comparison.ts'
import { examples } from './examples.ts'
import { randomDesign } from './random-designs.ts'

// The engine, as Microsoft, against the independent script: every figure, text and blanking check.

describe('the engine and the independent script', () => {
  it.each(examples)('agree on $name', ({ design }) => expect(differences(design)).toEqual([]))

  it('agree on designs drawn over the whole input space', () => {
    for (let seed = 1; seed <= cases(60, 3000); seed += 1) {
      expect(differences(randomDesign(seed)), `design ${seed}`).toEqual([])
    }
  })
})
