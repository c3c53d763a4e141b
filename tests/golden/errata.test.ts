import { describe, expect, it } from 'vitest'
import { type ErratumId, errata } from '../../src/engine/index.ts'
import { equalLogicShown } from './errata/equallogic.ts'
import { solutionsShown } from './errata/solutions.ts'

const shownFor: Record<ErratumId, () => void> = { ...equalLogicShown, ...solutionsShown }
const numbers = Object.keys(errata)

describe('every contradiction can be seen', () => {
  it.each(Object.entries(shownFor))('%s', (_id, seen) => {
    expect.hasAssertions()
    seen()
  })

  it('and there is no other on record', () => {
    expect(Object.keys(shownFor).sort()).toEqual([...numbers].sort())
  })

  it('and none is missing: 37, in the order of their numbers', () => {
    expect(numbers).toEqual(Array.from({ length: 37 }, (_, index) => `E${index + 1}`))
  })

  it.each(Object.entries(errata))(
    '%s says what is printed, what follows, what is done and what that changes',
    (_id, { printed, follows, decision, effect, cite }) => {
      for (const text of [printed, follows, decision, effect]) expect(text).toMatch(/\.$/)
      expect(cite.place).not.toBe('')
    },
  )
})
