import { describe, expect, it } from 'vitest'
import { listText, shownList } from '../../../src/features/deploy/list-text.ts'

describe('a list that was pasted', () => {
  it.each([
    ['a column of a sheet', 'EX01\r\nEX02\r\nEX03', 'EX01,EX02,EX03'],
    ['a row of a sheet', 'EX01\tEX02\tEX03', 'EX01,EX02,EX03'],
    ['lines of an old Mac', 'EX01\rEX02', 'EX01,EX02'],
    ['semicolons', 'EX01;EX02', 'EX01,EX02'],
    ['a pattern', 'EX##', 'EX##'],
    ['nothing', '', ''],
  ])('is kept with commas: %s', (_of, pasted, kept) => {
    expect(listText(pasted)).toBe(kept)
    expect(shownList(kept)).toBe(kept.replaceAll(',', '\n'))
    expect(listText(shownList(kept))).toBe(kept)
  })
})
