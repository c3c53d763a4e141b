import { describe, expect, it } from 'vitest'
import { derivedFrom, equalLogic, ownRule, publicFigure } from '../../src/engine/core/source.ts'
import { sourceWords } from '../../src/ui/source-note.tsx'

describe('a source in words', () => {
  it('is the document and the place that print a figure', () => {
    expect(sourceWords(equalLogic('6.3'))).toBe('EqualLogic 6.3')
  })

  it('says where a figure is derived from, and how', () => {
    expect(sourceWords(derivedFrom(equalLogic('5.1 and Table 4'), '11 % of 1,530 ÷ 5.'))).toBe(
      'Derived from EqualLogic 5.1 and Table 4: 11 % of 1,530 ÷ 5.',
    )
  })

  it('names the documents of a public figure with their places, and its standing', () => {
    const places = [
      { publication: 'calculator', place: 'Storage Design' },
      { publication: 'docs' },
    ] as const
    expect(sourceWords(publicFigure('A', 'A reserve.', ...places))).toBe(
      'Beyond the papers, standing A, read in Microsoft’s own published material: Calculator, Storage Design; Docs. A reserve.',
    )
    expect(sourceWords(publicFigure('assumed', 'Nobody says.'))).toBe('Assumption: Nobody says.')
  })

  it('says that a rule is ours', () => {
    expect(sourceWords(ownRule('So it is.'))).toBe('Our rule: So it is.')
  })
})
