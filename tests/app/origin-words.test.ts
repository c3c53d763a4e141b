import { describe, expect, it } from 'vitest'
import { originMark, originWords } from '../../src/app/origin-words.ts'
import { originKinds } from '../../src/app/store/history.ts'

describe('where an answer comes from, in words', () => {
  it('is a word or two beside it, and with its name where more is asked', () => {
    expect(originMark(undefined)).toBe('yours')
    expect(originWords(undefined)).toBe('Yours')
    expect(originKinds.map((from) => originMark({ from, name: 'Contoso' }))).toEqual([
      ...['from the link', 'from a file', 'from a workbook', 'from a reference solution'],
      ...['from statistics', 'suggested', 'from a preset'],
    ])
    expect(originKinds.map((from) => originWords({ from, name: 'Contoso' }))).toEqual([
      ...['From the link “Contoso”', 'From the file “Contoso”', 'From the workbook “Contoso”'],
      ...['From the reference solution “Contoso”', 'From mailbox statistics “Contoso”'],
      ...['Suggested “Contoso”', 'From the preset “Contoso”'],
    ])
  })

  it('leaves out what has no name, and cuts a long one', () => {
    expect(originWords({ from: 'link', name: '' })).toBe('From the link')
    expect(originWords({ from: 'file', name: 'x'.repeat(500) })).toHaveLength(96)
  })
})
