import { describe, expect, it } from 'vitest'
import { explain } from '../../../src/engine/core/explain.ts'
import { formula } from '../../../src/engine/core/formula.ts'
import { ownRule } from '../../../src/engine/core/source.ts'
import { given, ownerOf, sum, titleOf } from '../../../src/engine/core/worked.ts'

const define = (text: string) =>
  formula({
    label: 'Total',
    unit: 'GB',
    takes: { first: 'GB', second: 'GB' },
    text,
    source: ownRule('A test.'),
    examples: [],
  })

describe('a formula throws where it is defined', () => {
  it.each([
    ['names an input it does not take', 'first + second + third', 'names first, second, third'],
    ['takes an input it does not name', 'first × 2', 'names first but takes first, second'],
    ['names an input by another case', 'first + Second', 'names Second, first'],
    ['cannot be read', 'first + × second', 'unexpected'],
    ['has something left over', 'first + second)', 'left over from )'],
    ['calls with two arguments what takes one', 'ceil(first, second)', 'one argument'],
  ])('when its text %s', (_what, text, message) => {
    expect(() => define(text)).toThrow(message)
  })
})

it('a formula gives a number that knows its tree and its inputs', () => {
  const first = given('First', 1, 'GB', 'first')
  const second = given('Second', 2, 'GB', 'second')
  const total = define('first + second')({ first, second })
  expect(total).toMatchObject({ label: 'Total', value: 3, unit: 'GB' })
  expect(total.how).toMatchObject({ kind: 'formula', inputs: { first, second } })
  expect(total).not.toHaveProperty('shownAs')
})

it('a formula gives its number another label where it is called with one', () => {
  const first = given('First', 1, 'GB', 'first')
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
    examples: [],
  })
  expect(roundedUp({ size: given('Size', 2, 'GB', 'size') }).shownAs).toBe('whole, up')
})

describe('whose number a formula gives', () => {
  const total = formula({
    label: 'Total',
    unit: 'GB',
    takes: { one: 'GB', other: 'GB' },
    text: 'one + other',
    source: ownRule('A test.'),
    examples: [],
  })
  const gb = (of?: string) => given('Size', 1, 'GB', 'size', of === undefined ? null : 0, of)

  it.each([
    ['no tier’s', gb(), gb(), null],
    ['that of the tier of one input', gb(), gb('VIP'), 'VIP'],
    ['that of the tier both inputs share', gb('VIP'), gb('VIP'), 'VIP'],
    ['nobody’s, when tiers are mixed', gb('VIP'), gb('Staff'), null],
  ])('is %s', (_name, one, other, of) => {
    expect(ownerOf(total({ one, other }))).toBe(of)
  })

  it('is said in its title, and in a working only where it is another’s', () => {
    const numerals = (value: number) => `${value}`
    const vip = total({ one: gb(), other: gb('VIP') })
    expect(titleOf(vip)).toBe('Total (VIP)')
    expect(explain(vip, numerals).words).toBe('size + size')
    const mixed = sum('Both', [vip, total({ one: gb(), other: gb('Staff') })], ownRule('A test.'))
    expect(titleOf(mixed)).toBe('Both')
    expect(explain(mixed, numerals).words).toBe('total (VIP) + total (Staff)')
  })
})
