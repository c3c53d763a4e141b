import { describe, expect, it } from 'vitest'
import { behind, inputsOf } from '../../../src/engine/core/behind.ts'
import { explain } from '../../../src/engine/core/explain.ts'
import { formula } from '../../../src/engine/core/formula.ts'
import { equalLogic, ownRule } from '../../../src/engine/core/source.ts'
import { assumed, given, published, relabel, sum } from '../../../src/engine/core/worked.ts'

const rule = ownRule('A test.')
const double = formula({
  label: 'Double',
  unit: 'GB',
  takes: { of: 'GB' },
  text: 'of × 2',
  source: rule,
  examples: [],
})

describe('a total', () => {
  const parts = [given('A', 1, 'GB', 'a'), given('B', 2, 'GB', 'b')]

  it('adds its parts', () => {
    expect(sum('Total', parts, rule)).toMatchObject({ label: 'Total', value: 3, unit: 'GB' })
  })
  it('of one part is that part', () => {
    expect(sum('Total', parts.slice(0, 1), rule)).toBe(parts[0])
  })
  it('of no part is a bug', () => {
    expect(() => sum('Total', [], rule)).toThrow('Total')
  })
})

it('a count may be taken for another, and its working names the one it was', () => {
  const servers = given('Mailbox servers', 4, 'servers', 'servers')
  const pools = relabel(servers, 'Pools', 'pools', rule)
  expect(pools).toMatchObject({ label: 'Pools', value: 4, unit: 'pools' })
  expect(explain(pools, (value, unit) => `${value} ${unit}`)).toEqual({
    words: 'mailbox servers',
    numbers: '4 servers = 4 pools',
    source: rule,
    errata: [],
  })
})

describe('what is behind a number', () => {
  it('is each number once, after its inputs', () => {
    const shared = double({ of: published('Drive', 600, 'GB', equalLogic('Table 25')) })
    const total = sum('Total', [shared, double({ of: shared })], rule)
    expect(behind([total, shared]).map(({ label, value }) => [label, value])).toEqual([
      ['Drive', 600],
      ['Double', 1200],
      ['Double', 2400],
      ['Total', 3600],
    ])
    expect(inputsOf(total)).toEqual([shared, expect.anything()])
  })

  it('names an answer once for each tier, however often it is used', () => {
    const quota = (tier: number) => given('Quota', 700, 'MB', 'quota', tier)
    expect(behind([quota(0), quota(0), quota(1)])).toHaveLength(2)
  })

  it('is nothing but the number itself for answers and figures', () => {
    for (const leaf of [
      given('A', 1, 'GB', 'a'),
      published('B', 1, 'GB', equalLogic('6.3')),
      assumed('C', 1, 'GB', 'A test.'),
    ])
      expect([inputsOf(leaf), behind([leaf])]).toEqual([[], [leaf]])
  })
})
