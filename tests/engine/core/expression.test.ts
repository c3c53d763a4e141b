import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explain } from '../../../src/engine/core/explain.ts'
import { type Expression, namesUsed, parseFormula } from '../../../src/engine/core/expression.ts'
import { ownRule } from '../../../src/engine/core/source.ts'
import { givenFigure, type Worked } from '../../../src/engine/core/worked.ts'

const a: Expression = { kind: 'name', name: 'a' }
const b: Expression = { kind: 'name', name: 'b' }
const c: Expression = { kind: 'name', name: 'c' }
const binary = (left: Expression, sign: '+' | '−' | '×' | '÷', right: Expression): Expression => ({
  kind: 'binary',
  sign,
  left,
  right,
})

describe('a formula’s text', () => {
  it.each([
    ['a + b × c', binary(a, '+', binary(b, '×', c))],
    ['a × b + c', binary(binary(a, '×', b), '+', c)],
    ['(a + b) × c', binary(binary(a, '+', b), '×', c)],
    ['a − b − c', binary(binary(a, '−', b), '−', c)],
    ['a − (b − c)', binary(a, '−', binary(b, '−', c))],
    ['a ÷ b ÷ c', binary(binary(a, '÷', b), '÷', c)],
    ['a ÷ b × c', binary(binary(a, '÷', b), '×', c)],
    ['−a × b', binary({ kind: 'negate', of: a }, '×', b)],
    ['a − −b', binary(a, '−', { kind: 'negate', of: b })],
    ['−(a + b)', { kind: 'negate', of: binary(a, '+', b) }],
    ['max(a, b, c)', { kind: 'call', call: 'max', of: [a, b, c] }],
    ['ceil(a ÷ b)', { kind: 'call', call: 'ceil', of: [binary(a, '÷', b)] }],
    ['power(a, b ÷ c)', { kind: 'call', call: 'power', of: [a, binary(b, '÷', c)] }],
    ['floor(a ÷ b)', { kind: 'call', call: 'floor', of: [binary(a, '÷', b)] }],
    ['\n  a\t+b ', binary(a, '+', b)],
    [
      'if a ≤ b then a else if a > c then b else c',
      {
        kind: 'if',
        test: { kind: 'compare', comparison: '≤', left: a, right: b },
        yes: a,
        no: {
          kind: 'if',
          test: { kind: 'compare', comparison: '>', left: a, right: c },
          yes: b,
          no: c,
        },
      },
    ],
    [
      'if a = b and b ≠ c or not (a < b or b < c) then a else b',
      {
        kind: 'if',
        test: {
          kind: 'or',
          of: [
            {
              kind: 'and',
              of: [
                { kind: 'compare', comparison: '=', left: a, right: b },
                { kind: 'compare', comparison: '≠', left: b, right: c },
              ],
            },
            {
              kind: 'not',
              of: {
                kind: 'or',
                of: [
                  { kind: 'compare', comparison: '<', left: a, right: b },
                  { kind: 'compare', comparison: '<', left: b, right: c },
                ],
              },
            },
          ],
        },
        yes: a,
        no: b,
      },
    ],
    ['round(a, b)', { kind: 'call', call: 'round', of: [a, b] }],
    ['up(a + b, c)', { kind: 'call', call: 'up', of: [binary(a, '+', b), c] }],
    ['mod(a, b)', { kind: 'call', call: 'mod', of: [a, b] }],
    ['permutations(a, b)', { kind: 'call', call: 'permutations', of: [a, b] }],
  ] as [string, Expression][])('%s', (text, tree) => {
    expect(parseFormula(text)).toEqual(tree)
  })

  it.each([
    [''],
    ['   '],
    ['a +'],
    ['+ a'],
    ['(a'],
    ['a)'],
    ['()'],
    ['a b'],
    ['2 a'],
    ['2a'],
    ['a - b'],
    ['a * b'],
    ['a / b'],
    ['.5'],
    ['1.'],
    ['1e3'],
    ['1,000'],
    ['a ^ b'],
    ['min'],
    ['min a'],
    ['min()'],
    ['power'],
    ['power()'],
    ['min(a,)'],
    ['round(a)'],
    ['if a then b else c'],
    ['if a < b then c'],
    ['if a < b < c then a else b'],
    ['if not a < b then a else b'],
    ['if (a < b) then a else b'],
    ['if a < b and then a else b'],
    ['if a < b or c then a else b'],
    ['up(a, b, c)'],
    ['ceil(a, b)'],
    ['permutations(a)'],
    ['toString(a)'],
    ['a + if a < b then a else b'],
    ['a < b'],
  ])('refuses “%s”', (text) => {
    expect(() => parseFormula(text)).toThrow(`“${text}”`)
  })

  it('tells every name it uses, once', () => {
    expect(
      namesUsed(
        parseFormula('if a < −b and f > 1 or not (g = 0) then min(c, a) else (b + d) ÷ log2(e)'),
      ).sort(),
    ).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })
})

const trees = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(a, b, c),
    fc.nat(100_000).map((value): Expression => ({ kind: 'number', value: value / 100 })),
    tie('tree').map((of): Expression => ({ kind: 'negate', of })),
    fc
      .tuple(tie('tree'), fc.constantFrom('+', '−', '×', '÷'), tie('tree'))
      .map(([left, sign, right]) => binary(left, sign, right)),
  ),
})).tree

it('a tree written in words reads back as the same tree', () => {
  const inputs = Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [name, givenFigure(name, 1, 'GB', name)]),
  )
  fc.assert(
    fc.property(trees, (tree) => {
      const how = { kind: 'formula', tree, inputs, source: ownRule('A test.'), errata: [] } as const
      const worked: Worked = { label: 'Any', value: 1, unit: 'GB', how }
      expect(parseFormula(explain(worked, String).words)).toEqual(tree)
    }),
  )
})
