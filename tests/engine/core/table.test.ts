import { describe, expect, it } from 'vitest'
import { extrapolations } from '../../../src/engine/core/behind.ts'
import { ownRule } from '../../../src/engine/core/source.ts'
import { steps, table } from '../../../src/engine/core/table.ts'
import { given } from '../../../src/engine/core/worked.ts'

const source = ownRule('A test.')
const load = (value: number) => given('Load', value, 'IOPS', 'load')
const define = (below: 'held' | 'continued' | 'flat', above: 'held' | 'continued' | 'flat') =>
  table({
    label: 'Latency',
    key: 'IOPS',
    unit: 'ms',
    rows: [
      { at: 100, value: 5 },
      { at: 200, value: 7 },
      { at: 400, value: 15 },
    ],
    below,
    above,
    source,
  })
const readings = (read: ReturnType<typeof define>, keys: readonly number[]) =>
  keys.map((key) => {
    const worked = read(load(key))
    return [worked.value, worked.how.kind === 'row' && worked.how.place]
  })

describe('a table', () => {
  it('gives its rows exactly and the line between them', () => {
    expect(readings(define('held', 'held'), [100, 150, 200, 250, 400])).toEqual([
      [5, 'at'],
      [6, 'between'],
      [7, 'at'],
      [9, 'between'],
      [15, 'at'],
    ])
  })

  it('takes dust beside a row for the row', () => {
    expect(readings(define('held', 'held'), [200 * (1 + 1e-12), 400 * (1 + 1e-12)])).toEqual([
      [7, 'at'],
      [15, 'at'],
    ])
  })

  it.each([
    ['just within a billionth', 200 + 1.9e-7, 'at'],
    ['just beyond it', 200 + 2.1e-7, 'between'],
    ['just within, below', 200 - 1.9e-7, 'at'],
    ['just beyond, below', 200 - 2.1e-7, 'between'],
  ])('takes for dust what is %s', (_where, key, place) => {
    expect(define('held', 'held')(load(key)).how).toMatchObject({ place })
  })

  it.each([
    ['held', 5, 15, true],
    ['flat', 5, 15, false],
    ['continued', 4, 19, true],
  ] as const)('%s beyond its rows: %d and %d', (beyond, below, above, marked) => {
    const read = define(beyond, beyond)
    expect(readings(read, [50, 500])).toEqual([
      [below, beyond],
      [above, beyond],
    ])
    expect(extrapolations(read(load(500)))).toHaveLength(marked ? 1 : 0)
    expect(extrapolations(read(load(50)))).toHaveLength(marked ? 1 : 0)
    expect(extrapolations(read(load(150)))).toHaveLength(0)
  })

  it.each([[[3, 2]], [[2, 2]]])('throws at load when its keys are %j', ([first, second]) => {
    const rows = [
      { at: first ?? 0, value: 1 },
      { at: second ?? 0, value: 2 },
    ] as const
    const define = () =>
      table({
        label: 'T',
        key: 'GB',
        unit: 'GB',
        rows: [...rows],
        below: 'held',
        above: 'held',
        source,
      })
    expect(define).toThrow('out of order at 2')
  })
})

describe('sizes something comes in', () => {
  const sizes = steps({ label: 'Memory', unit: 'GB', sizes: [16, 24, 32], source })
  const memory = (value: number) => sizes(given('Need', value, 'GB', 'need'))

  it.each([
    [0, 16],
    [15.9, 16],
    [16, 16],
    [16.1, 24],
    [31.9, 32],
    [32, 32],
    [32.1, null],
  ])('%d → %d', (need, size) => {
    expect(memory(need)?.value ?? null).toBe(size)
  })

  it('are never an extrapolation, and say that they are the next size up', () => {
    const found = memory(17)
    expect(found?.how).toMatchObject({ kind: 'row', place: 'row above' })
    expect(found && extrapolations(found)).toEqual([])
  })

  it('throw at load when they do not increase', () => {
    expect(() => steps({ label: 'M', unit: 'GB', sizes: [24, 16], source })).toThrow('out of order')
  })
})
