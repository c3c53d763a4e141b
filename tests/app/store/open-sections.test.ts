import { expect, it } from 'vitest'
import { foldSections, folds } from '../../../src/app/store/open-sections.ts'

it('keeps what was opened and closed, each section by itself', () => {
  foldSections(['designs', 'growth'], true)
  foldSections(['growth'], false)
  expect(folds.getState()).toEqual({ designs: true, growth: false })
  const before = folds.getState()
  foldSections(['designs'], true)
  expect(folds.getState(), 'nothing is told where nothing changed').toBe(before)
})
