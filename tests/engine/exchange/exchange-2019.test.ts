import { describe, expect, it } from 'vitest'
import {
  exchange2016,
  exchange2019,
  exchangeSe,
} from '../../../src/engine/exchange/exchange-2013.ts'
import { planWith, sized, workedIn } from '../plans.ts'
import { figuresOf, publicSourcesOf, standingsOf } from './later-versions.ts'

/** What is published for these versions, and not borrowed. */
const published = [
  'Memory, at most',
  'Memory, at least',
  'Guideline for a database with one copy',
  'Guideline for a database with copies in a DAG',
]

describe.each([
  ['Exchange 2019', exchange2019, '2019'],
  ['the Subscription Edition', exchangeSe, 'SE'],
] as const)('%s', (_name, version, id) => {
  const own = ['Memory, at most', 'Memory, at least']

  it('takes what 2016 takes, but for its memory', () => {
    const figures = figuresOf(version).filter(({ label }) => !own.includes(label))
    const before = figuresOf(exchange2016).filter(({ label }) => !own.includes(label))
    expect(figures.length).toBeGreaterThan(40)
    expect(figures.map(({ label, value, unit }) => [label, value, unit])).toEqual(
      before.map(({ label, value, unit }) => [label, value, unit]),
    )
  })

  it('has 128 to 256 GB of memory', () => {
    expect(version.leastMemory).toMatchObject({ value: 128, how: { cite: { standing: 'A' } } })
    expect(version.mostMemory).toMatchObject({ value: 256, how: { cite: { standing: 'A' } } })
  })

  it('has every other figure as an assumption, and none of another paper', () => {
    const standings = standingsOf(figuresOf(version))
    expect(standings.size).toBeGreaterThan(12)
    for (const [label, standing] of standings)
      expect([label, standing]).toEqual([label, published.includes(label) ? 'A' : 'assumed'])
  })

  it.each(['dag', 'none'] as const)('and so has whatever a plan comes to: %s', (kind) => {
    for (const messagesPerDay of [250, 251]) {
      const plan = planWith({ messages: messagesPerDay }, { exchange: id, availability: kind })
      const { tiers, iops, capacity, memory } = sized(plan)
      const standings = standingsOf(workedIn([tiers, iops, capacity, memory?.needed]))
      expect(standings.size).toBeGreaterThanOrEqual(kind === 'dag' ? 9 : 8)
      expect(new Set(standings.values())).toEqual(new Set(['assumed']))
    }
  })

  /** Whatever rests on a public figure in a plan of this version, but its memory. */
  const sources = (['dag', 'none'] as const).flatMap((kind) => {
    const plan = planWith({}, { exchange: id, availability: kind })
    const { tiers, iops, capacity, memory } = sized(plan)
    return publicSourcesOf(workedIn([tiers, iops, capacity, memory?.needed]))
  })

  it('and every rule it borrows, too', () => {
    const other = sources.filter(([, { standing }]) => standing !== 'assumed')
    expect([...new Set(other.map(([label]) => label))]).toEqual([])
  })

  it('and each says once what it was published for', () => {
    for (const [label, { fact }] of sources)
      expect([label, fact.split('Published for').length - 1 <= 1]).toEqual([label, true])
  })
})
