import { describe, expect, it } from 'vitest'
import {
  nearestPlace,
  type Readings,
  readingLines,
  readingText,
} from '../../src/ui/chart-reading.ts'
import { curveReadings } from '../../src/ui/curve-readings.ts'
import { formatOf } from '../../src/ui/format.ts'
import { stackedReadings } from '../../src/ui/stacked-parts.tsx'

const format = formatOf('en-US')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const years: Readings = {
  head: 'Year',
  as: 'across',
  all: [
    {
      name: 'Today',
      x: 0,
      ys: [10],
      figures: [{ name: 'needed', value: { amount: 10, unit: 'GB' } }],
    },
    {
      name: 'Year 1',
      x: 1,
      ys: [12, 14],
      figures: [
        { name: 'needed', value: { amount: 12, unit: 'GB' } },
        { name: 'offered', value: null },
      ],
    },
  ],
}

describe('a reading', () => {
  it('says its place and its figures, none that there is not', () => {
    expect(plain(readingText(years, 1, format))).toBe('Year 1: needed 12 GB')
    expect(readingText(years, 2, format)).toBe('')
  })

  it('of curves has the unit of its place, and the band of the first', () => {
    const curves = [
      { name: 'Reads', label: 'reads' },
      { name: 'Writes', label: 'writes' },
    ]
    const readings = curveReadings(curves, [{ at: 1200, values: [9.71, 4], band: [8, 11] }], 'IOPS')
    expect(plain(readingText(readings, 0, format))).toBe(
      '1,200 IOPS: Reads 9.7 ms, band from 8.0 ms, to 11.0 ms, Writes 4.0 ms',
    )
  })

  it('of a bar has its parts, and no name where there is one bar', () => {
    const parts = [
      { key: 'a', name: 'Logs', look: 'solid' },
      { key: 'b', name: 'None', look: 'open' },
    ] as const
    const bar = (name: string) => ({ name, short: name, values: { a: 12, b: 0 } })
    const one = stackedReadings(parts, [bar('A')], 'IOPS')
    expect(plain(readingText(one, 0, format))).toBe('Logs 12 IOPS')
    const two = stackedReadings(parts, [bar('A'), bar('B')], 'IOPS')
    expect(plain(readingText(two, 1, format))).toBe('B: Logs 12 IOPS')
  })
})

it('is a line of the file of the chart, a column for each figure', () => {
  expect(readingLines(years, format)).toEqual([
    ['Year', 'needed (GB)', 'offered'],
    ['Today', 10, ''],
    ['Year 1', 12, ''],
  ])
})

describe('the place that is nearest to a pointer', () => {
  const places = [
    { x: 0, ys: [100] },
    { x: 50, ys: [10, 90] },
    { x: 60, ys: [100] },
  ]

  it.each([
    ['across', { x: 52, y: 0 }, 1],
    ['columns', { x: 58, y: 0 }, 2],
    ['rows', { x: 0, y: 12 }, 1],
    ['points', { x: 58, y: 96 }, 2],
    ['points', { x: 40, y: 12 }, 1],
  ] as const)('%s', (as, at, expected) => {
    expect(nearestPlace(places, as, at)).toBe(expected)
  })

  it('is none where there is none', () => {
    expect(nearestPlace([], 'points', { x: 0, y: 0 })).toBeNull()
  })
})
