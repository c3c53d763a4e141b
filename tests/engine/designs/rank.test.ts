import { describe, expect, it } from 'vitest'
import {
  comparatorForRanking,
  type RankedProperties,
} from '../../../src/engine/designs/candidate.ts'
import { answerDefinitions, defaultPlan } from '../../../src/engine/index.ts'
import { recommended, sized } from '../plans.ts'

const [any] = recommended(defaultPlan).candidates
if (!any?.prediction) throw new Error('The default plan has no predicted candidate')
const { prediction } = any

/** A figure of a candidate as another value. */
const as = <T extends { readonly value: number }>(one: T, value: number): T => ({ ...one, value })
const price = { ...any.drives, unit: 'money' as const }
const readsIn = (ms: number) => ({
  ...prediction,
  expected: { ...prediction.expected, dbRead: as(prediction.expected.dbRead, ms) },
})

/** What designs are told apart by, in turn: the better and the worse of each, and its words. */
const turns: readonly [
  words: string,
  better: Partial<RankedProperties>,
  worse: Partial<RankedProperties>,
][] = [
  ['fewest arrays', { perServer: 1 }, { perServer: 2 }],
  ['reserve kept', { verdict: 'fits with reserve' }, { verdict: 'fits' }],
  [
    'limits kept even at the upper end of the uncertainty',
    { borderline: false },
    { borderline: true },
  ],
  ['fewest drives', { drives: as(any.drives, 12) }, { drives: as(any.drives, 24) }],
  ['lowest cost', { cost: as(price, 1000) }, { cost: as(price, 2000) }],
  ['tests of your own', { basis: 'own test' }, { basis: any.basis }],
  ['fastest reads', { prediction: readsIn(5) }, { prediction: readsIn(6) }],
]

describe('the order of designs that fit', () => {
  const rank = comparatorForRanking('arrays')

  it.each(turns.map((turn, at) => [turn[0], at] as const))('%s, whatever follows', (_, at) => {
    const later = (which: 1 | 2) =>
      Object.assign(
        {},
        ...turns.slice(at + 1).map((turn) => turn[which]),
      ) as Partial<RankedProperties>
    const equal = Object.assign(
      {},
      ...turns.map(([, , worse]) => worse),
    ) as Partial<RankedProperties>
    const [, better, worse] = turns[at] ?? []
    const one: RankedProperties = { ...any, ...equal, ...later(2), ...better }
    const other: RankedProperties = { ...any, ...equal, ...later(1), ...worse }
    expect(rank(one, other)).toBeLessThan(0)
    expect(rank(other, one)).toBeGreaterThan(0)
  })

  it('follows the help of the answer', () => {
    const { help } = answerDefinitions.ranking
    const said = turns.map(([words]) => help.indexOf(words))
    expect(said).not.toContain(-1)
    expect(said).toEqual([...said].sort((a, b) => a - b))
  })

  it('proposes one array with less reserve before two with it', () => {
    const { candidates } = recommended(defaultPlan)
    const [first] = candidates
    expect(sized(defaultPlan).iops.reserve.value).toBeGreaterThan(0)
    expect(first?.perServer).toBe(1)
    expect(first?.verdict).toBe('fits')
    expect(
      candidates.some((one) => one.perServer === 2 && one.verdict === 'fits with reserve'),
    ).toBe(true)
  })
})
