import { describe, expect, it } from 'vitest'
import { formula } from '../../../src/engine/core/formula.ts'
import { equalLogic, ownRule, powerEdge, publicFigure } from '../../../src/engine/core/source.ts'
import { table } from '../../../src/engine/core/table.ts'
import { assumed, given, published } from '../../../src/engine/core/worked.ts'
import { isBorrowed, standingOf } from '../../../src/engine/explore/version-figures.ts'

const product = formula({
  label: 'Product',
  unit: 'MB',
  takes: { messages: 'messages/day', each: 'MB/message' },
  text: 'messages × each',
  source: equalLogic('6.3'),
  examples: [],
})
const answer = given('Messages', 200, 'messages/day', 'messages')
const point = assumed('Messages', 200, 'messages/day', 'What is compared at.')
const printedEach = published('Cache per message', 0.06, 'MB/message', powerEdge('Table 2'))
const publicEach = published('Cache per message', 0.06, 'MB/message', publicFigure('B', 'A fact.'))

describe('where a figure stands', () => {
  it('printed, public, assumed, or nowhere because a person gave it', () => {
    expect(standingOf(printedEach)).toBe('powerEdge')
    expect(standingOf(publicEach)).toBe('B')
    expect(standingOf(point)).toBe('assumed')
    expect(standingOf(answer)).toBeNull()
  })

  it('a formula of one document stands where its figure does', () => {
    expect(standingOf(product({ messages: answer, each: printedEach }))).toBe('powerEdge')
    expect(standingOf(product({ messages: answer, each: publicEach }))).toBe('B')
  })

  it('what it is read at says nothing about it', () => {
    const worked = product({ messages: point, each: printedEach })
    expect(standingOf(worked)).toBe('assumed')
    expect(standingOf(worked, new Set([point]))).toBe('powerEdge')
  })

  it('a formula of answers alone stands where it is printed', () => {
    const each = given('Cache per message', 0.06, 'MB/message', 'each')
    expect(standingOf(product({ messages: answer, each }))).toBe('equalLogic')
  })

  it('a table stands where it is printed, and our own is an assumption', () => {
    const read = (source: ReturnType<typeof equalLogic> | ReturnType<typeof ownRule>) =>
      table({
        label: 'Table',
        key: 'messages/day',
        unit: '%',
        rows: [
          { at: 100, value: 0.1 },
          { at: 300, value: 0.3 },
        ],
        below: 'held',
        above: 'held',
        source,
      })(point)
    expect(standingOf(read(equalLogic('5.1')))).toBe('equalLogic')
    expect(standingOf(read(ownRule('Ours.')))).toBe('assumed')
  })
})

it.each([
  ['equalLogic', '2010', false],
  ['equalLogic', '2007', true],
  ['equalLogic', '2013', true],
  ['powerEdge', '2007', false],
  ['powerEdge', '2010', false],
  ['powerEdge', '2013', true],
  ['storageTek', '2003', false],
  ['ax45i', '2003', true],
  ['A', '2003', false],
  ['assumed', 'SE', false],
] as const)('a figure of %s is borrowed for Exchange %s: %s', (standing, exchange, borrowed) => {
  expect(isBorrowed(standing, exchange)).toBe(borrowed)
})
