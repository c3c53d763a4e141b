import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Data, literal, textLiteral } from '../../src/deploy/powershell.ts'
import { cases } from '../cases.ts'
import { hostileTexts } from './hostile-texts.ts'
import { codeOf, piecesOf, readData } from './read-powershell.ts'

const ascii = (text: string) => text.replace(/[^ -~]/g, '?')

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...hostileTexts),
  fc
    .array(fc.constantFrom('‘', '’', '‚', '‛', "'", '"', '“', '`', '$', ';', '#', '\n'), {})
    .map((signs) => signs.join('')),
)

const data = fc.letrec<{
  data: Data
  text: Data
  number: Data
  truth: Data
  list: Data
  table: Data
}>((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    tie('text'),
    tie('number'),
    tie('truth'),
    tie('list'),
    tie('table'),
  ),
  text: texts,
  number: fc.integer(),
  truth: fc.boolean(),
  list: fc.array(tie('data'), { maxLength: 6 }),
  table: fc
    .uniqueArray(fc.tuple(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), tie('data')), {
      selector: ([name]) => name.toLowerCase(),
      maxLength: 6,
    })
    .map((entries): Data => new Map(entries)),
})).data

/** What is read back of data: its texts in printable ASCII. */
const written = (value: Data): unknown => {
  if (typeof value === 'string') return ascii(value)
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(written)
  return Object.fromEntries(
    [...Object.entries(value), ...(value instanceof Map ? value : [])].map(([name, of]) => [
      name,
      written(of),
    ]),
  )
}

describe('a text', () => {
  it('is one literal, whatever stands in it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const literal = textLiteral(text)
        expect(literal).toMatch(/^[ -~]*$/)
        expect(piecesOf(literal)).toEqual([{ kind: 'literal', text: ascii(text) }])
      }),
      { numRuns: cases(60, 10_000) },
    )
  })

  it('would end early where its quotes were not doubled, as this reader sees it', () => {
    expect(() => piecesOf("'O'Brien'")).toThrow('no end')
    expect(piecesOf("'a’; calc; ‘b'").map(({ kind }) => kind)).toEqual([
      'literal',
      'code',
      'literal',
    ])
  })
})

describe('data', () => {
  it('is read back as it was, in printable ASCII, as one piece of code', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(readData(`$it = ${literal(value)}\n`, 'it')).toEqual(written(value))
      }),
      { numRuns: cases(40, 5000) },
    )
  })

  it('has the same code whatever its texts say', () => {
    for (const text of hostileTexts) {
      const table = (of: string) => literal({ Name: of, List: [of, 'b'], Table: { Of: of } })
      expect(codeOf(table(text))).toBe(codeOf(table('x'.repeat(text.length))))
    }
  })
})
