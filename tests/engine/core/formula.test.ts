import { describe, expect, it } from 'vitest'
import { explain } from '../../../src/engine/core/explain.ts'
import { parseFormula } from '../../../src/engine/core/expression.ts'
import { compileFormula, formula } from '../../../src/engine/core/formula.ts'
import { ownRule } from '../../../src/engine/core/source.ts'
import { givenFigure, sum } from '../../../src/engine/core/worked.ts'
import { labelWithTier, owningTierName } from '../../../src/engine/core/worked-inputs.ts'

const define = (text: string) =>
  formula({
    label: 'Total',
    unit: 'GB',
    takes: { first: 'GB', second: 'GB' },
    text,
    source: ownRule('A test.'),
  })

describe('a formula throws where it is first used, and not where it is defined,', () => {
  it.each([
    ['names an input it does not take', 'first + second + third', 'names first, second, third'],
    ['takes an input it does not name', 'first × 2', 'names first but takes first, second'],
    ['names an input by another case', 'first + Second', 'names Second, first'],
    ['cannot be read', 'first + × second', 'unexpected'],
    ['has something left over', 'first + second)', 'left over from )'],
    ['calls with two arguments what takes one', 'ceil(first, second)', 'takes 1, not 2'],
  ])('when its text %s', (_what, text, message) => {
    const size = givenFigure('Size', 1, 'GB', 'size')
    const defined = define(text)
    expect(() => defined.tree()).toThrow(message)
    expect(() => defined({ first: size, second: size })).toThrow(message)
  })
})

it('a formula gives a number that knows its tree and its inputs', () => {
  const first = givenFigure('First', 1, 'GB', 'first')
  const second = givenFigure('Second', 2, 'GB', 'second')
  const total = define('first + second')({ first, second })
  expect(total).toMatchObject({ label: 'Total', value: 3, unit: 'GB' })
  expect(total.how).toMatchObject({ kind: 'formula', inputs: { first, second } })
  expect(total).not.toHaveProperty('shownAs')
})

it('a formula gives its number another label where it is called with one', () => {
  const first = givenFigure('First', 1, 'GB', 'first')
  const total = define('first + second')
  const other = total({ first, second: first }, 'Twice the first')
  expect(other).toEqual({ ...total({ first, second: first }), label: 'Twice the first' })
})

it('a formula may say how its results are shown', () => {
  const roundedUp = formula({
    label: 'Memory',
    unit: 'GB',
    takes: { size: 'GB' },
    text: 'size',
    source: ownRule('A test.'),
    shownAs: 'whole, up',
  })
  expect(roundedUp({ size: givenFigure('Size', 2, 'GB', 'size') }).shownAs).toBe('whole, up')
})

describe('whose number a formula gives', () => {
  const total = formula({
    label: 'Total',
    unit: 'GB',
    takes: { one: 'GB', other: 'GB' },
    text: 'one + other',
    source: ownRule('A test.'),
  })
  const gb = (of?: string) => givenFigure('Size', 1, 'GB', 'size', of === undefined ? null : 0, of)

  it.each([
    ['no tier’s', gb(), gb(), null],
    ['that of the tier of one input', gb(), gb('VIP'), 'VIP'],
    ['that of the tier both inputs share', gb('VIP'), gb('VIP'), 'VIP'],
    ['nobody’s, when tiers are mixed', gb('VIP'), gb('Staff'), null],
  ])('is %s', (_name, one, other, of) => {
    expect(owningTierName(total({ one, other }))).toBe(of)
  })

  it('is said in its title, and in a working only where it is another’s', () => {
    const numerals = (value: number) => `${value}`
    const vip = total({ one: gb(), other: gb('VIP') })
    expect(labelWithTier(vip)).toBe('Total (VIP)')
    expect(explain(vip, numerals).words).toBe('size + size')
    const mixed = sum('Both', [vip, total({ one: gb(), other: gb('Staff') })], ownRule('A test.'))
    expect(labelWithTier(mixed)).toBe('Both')
    expect(explain(mixed, numerals).words).toBe('total (VIP) + total (Staff)')
  })
})

function result(text: string, inputs: Readonly<Record<string, number>> = {}): number {
  const worked = Object.entries(inputs).map(([name, value]) => [name, { value }] as const)
  return compileFormula(parseFormula(text))(Object.fromEntries(worked))
}

describe('a tree evaluates', () => {
  it.each([
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['20 − 3 − 4', 13],
    ['20 − (3 − 4)', 21],
    ['60 ÷ 3 ÷ 4', 5],
    ['60 ÷ (3 ÷ 4)', 80],
    ['60 ÷ 3 × 4', 80],
    ['−2 × 3', -6],
    ['5 − −2', 7],
    ['−−2', 2],
    ['−(2 + 3)', -5],
    ['2 × −3 + 10', 4],
    ['min(3, 1, 2)', 1],
    ['max(3, 1, 2)', 3],
    ['max(7)', 7],
    ['max(0, −1) + 1', 1],
    ['log2(8)', 3],
    ['log2(1)', 0],
    ['power(2, 10)', 1024],
    ['power(1.5, 0)', 1],
    ['power(1.15, 3 ÷ 3) − 1', 1.15 - 1],
    ['power(4, 1 ÷ 2)', 2],
    ['2 × power(2, 1 + 1) + 1', 9],
    ['ceil(2.1)', 3],
    ['ceil(3)', 3],
    ['ceil(−2.9)', -2],
    ['floor(2.9)', 2],
    ['floor(3)', 3],
    ['floor(0.9)', 0],
    ['floor(−2.1)', -3],
    ['min(max(1, 2), max(3, 4))', 2],
    ['0.5 + 1.25', 1.75],
    ['round(75 ÷ 78.947368421, 0.1)', 1],
    ['round(74 ÷ 78.947368421, 0.1)', 0.9],
    ['round(3 ÷ 10, 0.1)', 0.3],
    ['round(2.5, 1)', 3],
    ['round(−2.5, 1)', -3],
    ['round(1.25, 0.5)', 1.5],
    ['round(1.24, 0.5)', 1],
    ['round(7.3, 0)', 7.3],
    ['up(70, 32)', 96],
    ['up(96, 32)', 96],
    ['up(1.21, 0.1)', 1.3],
    ['up(0.3, 0.1)', 0.3],
    ['up(0, 6)', 0],
    ['up(1, 10461394944000)', 10_461_394_944_000],
    ['up(7.3, 0)', 7.3],
    ['mod(40, 6)', 4],
    ['mod(42, 6)', 0],
    ['mod(−1, 6)', 5],
    ['mod(40, 0)', 0],
    ['permutations(6, 4)', 360],
    ['permutations(5, 0)', 1],
    ['permutations(3, 4)', 0],
    ['permutations(16, 16)', 20_922_789_888_000],
  ])('%s = %d', (text, out) => {
    expect(result(text)).toBe(out)
  })

  it.each([
    ['<', [1, 0, 0]],
    ['≤', [1, 1, 0]],
    ['=', [0, 1, 0]],
    ['≥', [0, 1, 1]],
    ['>', [0, 0, 1]],
    ['≠', [1, 0, 1]],
  ])('if 4, 5, 6 %s 5', (sign, out) => {
    expect([4, 5, 6].map((x) => result(`if x ${sign} 5 then 1 else 0`, { x }))).toEqual(out)
  })

  it('nested conditions take the first that holds', () => {
    const text = 'if x < 1 then 10 else if x < 2 then 20 else 30 + 1'
    expect([0.9, 1, 1.9, 2].map((x) => result(text, { x }))).toEqual([10, 20, 20, 31])
  })

  it('a condition inside parentheses is a number like any other', () => {
    const text = '2 × (if x < 1 then 10 else (if x < 2 then 20 else 30)) + 1'
    expect([0, 1, 2].map((x) => result(text, { x }))).toEqual([21, 41, 61])
  })

  it('does not run the branch it does not take', () => {
    expect(result('if copies ≤ 1 then 0 else log2(copies − 1)', { copies: 1 })).toBe(0)
  })

  it('rounds 6000 × 1.15 up to 6,900, not 6,901, and 6,900 in thousands to 7', () => {
    expect(result('ceil(today × (1 + growth))', { today: 6000, growth: 0.15 })).toBe(6900)
    expect(result('ceil(today × (1 + growth) ÷ 100)', { today: 6000, growth: 0.15 })).toBe(69)
    expect(result('ceil(x ÷ 0.1)', { x: 0.3 })).toBe(3)
  })

  it('rounds 0.3 ÷ 0.1, in binary 2.999…, down to 3 and not to 2', () => {
    expect(0.3 / 0.1).toBeLessThan(3)
    expect(result('floor(x ÷ 0.1)', { x: 0.3 })).toBe(3)
    expect(result('floor(x ÷ 0.1)', { x: 0.299 })).toBe(2)
  })

  it.each([
    ['x < 5 and y < 5', [1, 0, 0, 0]],
    ['x < 5 or y < 5', [1, 1, 1, 0]],
    ['not (x < 5 or y < 5)', [0, 0, 0, 1]],
    ['x < 5 and y < 5 or x > 5 and y > 5', [1, 0, 0, 1]],
    ['not (x < 5) and y < 5', [0, 0, 1, 0]],
  ])('if %s, for both small, x small, y small, neither', (test, out) => {
    const found = [4, 6].flatMap((x) =>
      [4, 6].map((y) => result(`if ${test} then 1 else 0`, { x, y })),
    )
    expect(found).toEqual(out)
  })

  it('takes noise near nothing for nothing, up and down', () => {
    const noise = 0.1 + 0.2 - 0.3
    expect(noise).toBeGreaterThan(0)
    expect(result('ceil(x)', { x: noise })).toBe(0)
    expect(result('up(x, 8)', { x: noise })).toBe(0)
    expect(result('floor(−x)', { x: noise }) + 0).toBe(0)
    expect(result('mod(x, 2)', { x: 4 - noise })).toBeCloseTo(0, 9)
    expect(result('ceil(x)', { x: 1e-8 })).toBe(1)
  })

  it('names the input that is missing', () => {
    expect(() => result('a + b', { a: 1 })).toThrow('without b')
  })

  it.each([
    ['power(2)', 'takes 2, not 1'],
    ['power(2, 3, 4)', 'takes 2, not 3'],
    ['ceil(1, 2)', 'takes 1, not 2'],
    ['floor(1, 2)', 'takes 1, not 2'],
    ['log2(1, 2)', 'takes 1, not 2'],
  ])('refuses %s before it is ever called', (text, why) => {
    expect(() => compileFormula(parseFormula(text))).toThrow(why)
  })
})
