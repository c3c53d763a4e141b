import { expect, it } from 'vitest'
import { extrapolations, publicFigures } from '../../../src/engine/core/behind.ts'
import { profileOf } from '../../../src/engine/exchange/versions.ts'
import { messages, near } from './figures.ts'

// Version, IOPS of 200 messages standalone and in a DAG, by the papers.
it.each([
  ['2003', 200 / 140, 200 / 140],
  ['2007', 0.64, 0.64],
  ['2010', 0.24, 0.2],
] as const)('Exchange %s: %d IOPS standalone, %d in a DAG', (exchange, none, dag) => {
  near(profileOf(exchange, 'none', messages(200)).value, none)
  near(profileOf(exchange, 'dag', messages(200)).value, dag)
})

it('a version without a DAG is standalone whatever is asked for', () => {
  const [asked, standalone] = (['dag', 'none'] as const).map((kind) =>
    profileOf('2007', kind, messages(150)),
  )
  expect(asked).toEqual(standalone)
})

// PowerEdge Table 1 ends at 200 messages, Table 2 at 500, EqualLogic 5.1 at 300.
it.each([
  ['2007', 'none', 200, 201],
  ['2010', 'dag', 500, 501],
  ['2010', 'none', 300, 301],
] as const)(
  'Exchange %s, %s: printed up to %d messages and not %d',
  (exchange, kind, last, next) => {
    const marks = (count: number) => extrapolations(profileOf(exchange, kind, messages(count)))
    expect(marks(last)).toEqual([])
    expect(marks(next)).toHaveLength(1)
  },
)

it('all of it is of the papers', () => {
  for (const exchange of ['2003', '2007', '2010'] as const)
    expect(publicFigures(profileOf(exchange, 'dag', messages(100)))).toEqual([])
})
