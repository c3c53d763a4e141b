import { describe, expect, it } from 'vitest'
import { formula } from '../../src/engine/core/formula.ts'
import { ownRule } from '../../src/engine/core/source.ts'
import { largest, shownInUnitAsSold, sum } from '../../src/engine/core/worked.ts'
import { numbersBehind } from '../../src/engine/core/worked-inputs.ts'
import { asShown, givenFigure, recommend, type Unit, units } from '../../src/engine/index.ts'
import { isByPapers } from '../../src/engine/methods/papers/sizing/size.ts'
import { isByRoles } from '../../src/engine/methods/roles/sized-by-roles.ts'
import { type Format, formatFor } from '../../src/ui/format.ts'
import { computedFigure } from '../../src/ui/sizes.ts'
import { tableFileLines } from '../../src/ui/table.ts'
import { planWith, sizedAnyhow, workedIn } from '../engine/plans.ts'

const computed = formatFor('en-GB')
const decimal = formatFor('en-GB', 'decimal')
const binary = formatFor('en-GB', 'binary')
const rule = ownRule('Any.')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const size = (value: number, unit: Unit) => givenFigure('Size', value, unit, 'size')

const difference = formula({
  label: 'Left',
  unit: 'GB',
  takes: { from: 'GB', less: 'GB' },
  text: 'from − less',
  source: rule,
  shownAs: 'difference',
})

/** Every figure of a plan of either method, and those behind it. */
function figuresOf(exchange: '2010' | '2019') {
  const plan = planWith({}, { exchange })
  const sizing = sizedAnyhow(plan)
  return numbersBehind(workedIn([sizing, isByRoles(sizing) ? null : recommend(plan, sizing)]))
}

describe('sizes in one unit', () => {
  it.each([
    [1000, 'GB', '1,000 GB', '931 GiB'],
    [931.3225746, 'GiB', '1,000 GB', '931 GiB'],
    [1, 'GB', '1.00 GB', '0.93 GiB'],
    [700, 'MB', '700 MB', '667.6 MiB'],
    [75, 'KiB', '76.8 KB', '75 KiB'],
    [2, 'TB', '2.00 TB', '1.82 TiB'],
    [100, 'MB/s', '100 MB/s', '95.37 MiB/s'],
    [10, 'MiB/day', '10.5 MB a day', '10 MiB a day'],
    [5, 'GiB/year', '5.37 GB a year', '5 GiB a year'],
    [3, 'IOPS', '3 IOPS', '3 IOPS'],
    [8000, 'GB/drive', '8,000 GB per drive', '8,000 GB per drive'],
    [100, 'Mb/s', '100 Mb/s', '100 Mb/s'],
  ] as const)('%d %s', (value, unit, asDecimal, asBinary) => {
    const same = (text: string) => plain(text).replace('.00 ', ' ')
    expect(same(decimal.text(size(value, unit)))).toBe(same(asDecimal))
    expect(same(binary.text(size(value, unit)))).toBe(same(asBinary))
    expect(decimal.value(value, unit)).toBe(decimal.text(size(value, unit)))
    expect(computed.text(size(value, unit))).toBe(computed.value(value, unit))
  })

  it.each(['2010', '2019'] as const)('of a plan of Exchange %s are the same sizes', (exchange) => {
    const figures = figuresOf(exchange)
    expect(figures.length).toBeGreaterThan(100)
    for (const format of [decimal, binary])
      for (const one of figures) {
        const other = format.sized(one)
        const bytes = other.value * units[other.unit].per
        expect(Math.abs(bytes - one.value * units[one.unit].per)).toBeLessThanOrEqual(1e-9 * bytes)
        expect([other.label, computedFigure(other)]).toEqual([one.label, one])
      }
  })

  it.each(['2010', '2019'] as const)('of a plan of Exchange %s are of one kind', (exchange) => {
    const isSize = /^[KMGT]i?B(?!\/drive)/
    const shownIn = (format: Format) =>
      figuresOf(exchange)
        .filter((one) => isSize.test(one.unit) && !one.asSold)
        .map((one) => format.quantity(one).unit)
    expect(shownIn(decimal).filter((unit) => !/^[KMGT]B/.test(unit))).toEqual([])
    expect(shownIn(binary).filter((unit) => !/^[KMGT]iB/.test(unit))).toEqual([])
    expect(shownIn(binary)).not.toEqual([])
  })
})

describe('what is sold by its unit', () => {
  it('is shown in it, in a sum and as the largest too', () => {
    const one = shownInUnitAsSold(size(192, 'GiB'))
    for (const each of [one, sum('Both', [one, one], rule), largest('Most', [one, one], rule)])
      expect(decimal.text(each)).toBe(computed.text(each))
    expect(plain(binary.drive(8000))).toBe('8,000 GB')
  })

  it.each(['2010', '2019'] as const)('is all memory of Exchange %s', (exchange) => {
    const sizing = sizedAnyhow(planWith({}, { exchange }))
    const memory = isByRoles(sizing) ? sizing.parts.memory : isByPapers(sizing) && sizing.memory
    const sizes = workedIn(memory).filter(({ unit }) => unit === 'GiB' || unit === 'GB')
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.filter((one) => !one.asSold).map(({ label }) => label)).toEqual([])
  })
})

it('shows a difference as that of its parts as they are shown', () => {
  const gb = (value: number) => givenFigure('Size', value, 'GB', 'size')
  const [from, less] = [gb(1000.4), gb(3.3)]
  const left = difference({ from, less })
  const { how, ...shownAs } = binary.sized(left)
  const parts = how.kind === 'formula' ? Object.values(how.inputs) : []
  expect(parts.map(({ unit }) => unit)).toEqual(['GiB', 'GiB'])
  expect(asShown({ ...shownAs, how })).toBe(
    asShown(binary.sized(from)) - asShown(binary.sized(less)),
  )
})

it('writes a table into a file in the units that it is shown in, and names them', () => {
  const rows = [size(1000, 'GB'), size(10, 'GiB')]
  const columns = [
    { head: 'Size', of: (row: (typeof rows)[number]) => row },
    { head: 'More', of: () => ({ amount: 1.5, unit: 'GB' as const }) },
  ]
  expect(tableFileLines({ rows, columns }, binary)).toEqual([
    ['Size (GiB)', 'More (GiB)'],
    [931, 1.396984],
    [10, 1.396984],
  ])
  expect(tableFileLines({ rows: [shownInUnitAsSold(size(192, 'GiB'))], columns }, decimal)).toEqual(
    [
      ['Size (GiB)', 'More (GB)'],
      [192, 1.5],
    ],
  )
})
