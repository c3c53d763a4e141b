import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownRule } from '../../src/engine/core/source.ts'
import { largest, measuredFigure } from '../../src/engine/core/worked.ts'
import { givenFigure, type NumberInputSpec } from '../../src/engine/index.ts'
import { latencyScaledToPlannedLoad } from '../../src/engine/jetstress/jetstress-rules.ts'
import { meanLatency } from '../../src/engine/jetstress/mean-latency.ts'
import { gridLinesAndGaps, scrollOffsetTo, visibleRange } from '../../src/ui/cell-window.ts'
import {
  type ChartReadings,
  nearestReadingPlace,
  readingFileLines,
  readingText,
} from '../../src/ui/chart-reading.ts'
import { latencyCurveReadings } from '../../src/ui/curve-readings.ts'
import { fieldRange, numberProblemWords } from '../../src/ui/field-words.ts'
import { formatFor } from '../../src/ui/format.ts'
import { readNumber } from '../../src/ui/read-number.ts'
import { evenTicks, wholeTicks } from '../../src/ui/reading-marks.tsx'
import { stackedReadings } from '../../src/ui/stacked-parts.tsx'

describe('cell window', () => {
  const line = fc.record({
    count: fc.integer({ min: 1, max: 2000 }),
    size: fc.integer({ min: 10, max: 80 }),
    offset: fc.integer({ min: 0, max: 60_000 }),
    room: fc.integer({ min: 1, max: 2000 }),
  })

  describe('the window of a grid', () => {
    it('draws every piece that is seen, and few beside', () => {
      fc.assert(
        fc.property(line, ({ count, size, offset, room }) => {
          const { first, last } = visibleRange({ count, size, offset, room })
          expect(first).toBeGreaterThanOrEqual(0)
          expect(last).toBeLessThan(count)
          for (let at = 0; at < count; at += 1) {
            const isSeen = at * size < offset + room && (at + 1) * size > offset
            if (isSeen) expect(first <= at && at <= last).toBe(true)
          }
          expect(last - first).toBeLessThanOrEqual(room / size + 16)
        }),
      )
    })

    it('covers every piece once, in order, the one apart drawn wherever it is', () => {
      fc.assert(
        fc.property(line, fc.integer({ min: -1, max: 2100 }), (of, also) => {
          const pieces = gridLinesAndGaps(of.count, visibleRange(of), also)
          let next = 0
          for (const piece of pieces) {
            if ('at' in piece) expect(piece.at).toBe(next)
            next += 'at' in piece ? 1 : piece.skips
            if ('before' in piece) expect(piece.before).toBe(next)
          }
          expect(next).toBe(of.count)
          if (also >= 0 && also < of.count) expect(pieces).toContainEqual({ at: also })
        }),
      )
    })

    it('has nothing to draw of nothing', () => {
      expect(
        gridLinesAndGaps(0, visibleRange({ count: 0, size: 28, offset: 0, room: 500 }), 0),
      ).toEqual([])
    })

    it('scrolls no farther than a piece asks for', () => {
      const seen = { size: 28, offset: 280, room: 280 }
      expect(scrollOffsetTo(12, seen)).toBe(280)
      expect(scrollOffsetTo(3, seen)).toBe(84)
      expect(scrollOffsetTo(20, seen)).toBe(21 * 28 - 280)
    })
  })
})

describe('chart reading', () => {
  const format = formatFor('en-US')
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  const years: ChartReadings = {
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
      const readings = latencyCurveReadings(
        curves,
        [{ at: 1200, values: [9.71, 4], band: [8, 11] }],
        'IOPS',
      )
      expect(plain(readingText(readings, 0, format))).toBe(
        '1,200 IOPS: Reads 9.7 ms, band from 8.0 ms, to 11.0 ms, Writes 4.0 ms',
      )
    })

    it('of a bar lists its parts, and its name only if there are several bars', () => {
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
    expect(readingFileLines(years, format)).toEqual([
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
      ['rows', { x: 0, y: 12 }, 1],
      ['points', { x: 58, y: 96 }, 2],
      ['points', { x: 40, y: 12 }, 1],
    ] as const)('%s', (as, at, expected) => {
      expect(nearestReadingPlace(places, as, at)).toBe(expected)
    })

    it('is null in a chart without places', () => {
      expect(nearestReadingPlace([], 'points', { x: 0, y: 0 })).toBeNull()
    })
  })
})

describe('contrast', () => {
  const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

  /** The colours of a scheme by their names; dark sets some of those of light anew. */
  function coloursOf(part: string): Readonly<Record<string, string>> {
    const found = [...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)]
    return Object.fromEntries(found.map(([, name = '', colour = '']) => [name, colour]))
  }

  const [ofLight = '', ofDark = '', ofPaper = ''] = css.split(
    /(?=@media \(prefers-color-scheme|@media print)/,
  )
  const light = coloursOf(ofLight)
  const schemes = {
    light,
    dark: { ...light, ...coloursOf(ofDark) },
    paper: { ...light, ...coloursOf(ofPaper) },
  }

  /** The relative luminance of a colour as WCAG 2.2 defines it. */
  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function contrast(one: string, other: string): number {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  /** What is read on which grounds, at 4.5 to 1. */
  const texts = {
    ink: ['ground', 'ground-2', 'accent-ground', 'wrong-ground', 'warning-ground', 'good-ground'],
    'ink-2': ['ground', 'ground-2'],
    accent: ['ground', 'ground-2', 'accent-ground'],
    'on-accent': ['accent'],
    wrong: ['ground', 'ground-2', 'wrong-ground'],
    warning: ['ground', 'ground-2', 'warning-ground'],
    good: ['ground', 'ground-2', 'good-ground'],
    bare: ['ground', 'ground-2', 'bare-ground'],
  }

  /** What is seen against which grounds, at 3 to 1: frames of boxes, the ring of the focus, the lines of charts. */
  const marks = {
    'line-strong': ['ground', 'ground-2'],
    focus: ['ground', 'ground-2'],
    'series-1': ['ground'],
    'series-2-line': ['ground'],
    'series-3-line': ['ground'],
    'series-4-line': ['ground'],
  }

  describe.each(Object.entries(schemes))('in %s', (_scheme, colours) => {
    const tooFaint = (pairs: Readonly<Record<string, readonly string[]>>, least: number) =>
      Object.entries(pairs).flatMap(([mark, grounds]) =>
        grounds.flatMap((ground) => {
          const found = contrast(colours[mark] ?? '', colours[ground] ?? '')
          return found >= least ? [] : [`${mark} on ${ground}: ${found.toFixed(2)}`]
        }),
      )

    it('text is read', () => {
      expect(tooFaint(texts, 4.5)).toEqual([])
    })

    it('marks are seen', () => {
      expect(tooFaint(marks, 3)).toEqual([])
    })
  })
})

describe('even ticks', () => {
  it('marks an axis at round numbers alike far apart, the last no less than its most', () => {
    expect(evenTicks(24_624, 6)).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000])
    expect(evenTicks(5400, 6)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000])
    expect(evenTicks(208, 6)).toEqual([0, 50, 100, 150, 200, 250])
    expect(evenTicks(0.9, 6).at(-1)).toBeCloseTo(1)
  })

  it('marks what is counted at whole numbers', () => {
    expect(wholeTicks(16, 10)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16])
    expect(wholeTicks(16, 5)).toEqual([0, 5, 10, 15, 20])
    expect(wholeTicks(3, 10)).toEqual([0, 1, 2, 3])
    expect(wholeTicks(130, 10).at(-1)).toBeGreaterThanOrEqual(130)
  })
})

describe('field words', () => {
  const usual = { kind: 'number', help: '', suffix: '', empty: null } as const

  const mailboxes: NumberInputSpec = {
    ...usual,
    label: 'Mailboxes today',
    unit: '',
    suffix: 'mailboxes',
    min: 1,
    max: 1_000_000,
    whole: true,
  }

  const quota: NumberInputSpec = {
    ...usual,
    label: 'Mailbox quota',
    unit: 'MB',
    min: 10,
    max: 1_000_000,
    whole: false,
  }

  const format = formatFor('en-GB')

  /** What is said of a text that is no answer, its spaces plain. */
  function said(field: NumberInputSpec, text: string): string {
    const read = readNumber(field, text, format.locale)
    return read.ok ? '' : numberProblemWords(field, read.problem, format).replaceAll('\u00a0', ' ')
  }

  describe('a text that is no answer', () => {
    const whole = 'a whole number from 1 to 1,000,000 mailboxes'
    const size = 'a number from 10 to 1,000,000 MB'

    it.each([
      [mailboxes, '', `Mailboxes today: enter ${whole}.`],
      [mailboxes, 'many', `Mailboxes today must be ${whole}, not “many”.`],
      [mailboxes, '0', `Mailboxes today must be ${whole}, not 0 mailboxes.`],
      [mailboxes, '2.5', `Mailboxes today must be ${whole}, not 2.5 mailboxes.`],
      [quota, '2000000', `Mailbox quota must be ${size}, not 2,000,000 MB.`],
      [quota, '5 days', `Mailbox quota must be ${size}, not in “days”.`],
    ])('is told what it must be: %#', (field, text, words) => {
      expect(said(field, text)).toBe(words)
    })

    it('gets a hint with the valid numbers it may mean', () => {
      expect(said(mailboxes, '6.900')).toBe('Mailboxes today: did you mean 6,900 mailboxes?')
      expect(said(quota, '20.000')).toBe('Mailbox quota: did you mean 20,000 MB or 20 MB?')
      expect(said({ ...mailboxes, min: 7000 }, '6.900')).toBe(
        'Mailboxes today must be a whole number from 7,000 to 1,000,000 mailboxes, not 6,900 mailboxes.',
      )
    })
  })

  it('a range says its unit, and whether numbers are whole', () => {
    expect(fieldRange(mailboxes, format).replaceAll('\u00a0', ' ')).toBe(
      '1 to 1,000,000 mailboxes, whole numbers',
    )
    expect(fieldRange(quota, format).replaceAll('\u00a0', ' ')).toBe('10 to 1,000,000 MB')
  })
})

describe('format', () => {
  const format = formatFor('en-GB')
  const seconds = (value: number) => givenFigure('Any', value, 's', 'any')

  describe('a time', () => {
    it.each([
      [0.543521, '0.5435 s'],
      [45.4, '45 s'],
      [59.6, '1 min 0 s'],
      [271.75, '4 min 32 s'],
      [2582.2, '43 min 2 s'],
      [3599.6, '1 h 0 min'],
      [9737.1, '2 h 42 min'],
      [180_000, '50 h 0 min'],
    ])('of %d s reads %s', (value, words) => {
      expect(format.text(seconds(value)).replaceAll('\u00a0', ' ')).toBe(words)
    })

    it('is exact in seconds', () => {
      expect(format.exact(seconds(9737.1)).replaceAll('\u00a0', ' ')).toBe('9,737.1 s')
    })
  })

  describe('a constant of a formula', () => {
    it.each([
      [1, 'days', '1 day'],
      [7, 'days', '7 days'],
      [1024, 'MiB/GiB', '1,024 MiB/GiB'],
      [1000, 'KB/MB/day', '1,000 KB/MB a day'],
      [0.00067, 'IOPS/message', '0.00067 IOPS per message'],
      [78.947368421, 'KiB', '78.947368421 KiB'],
      [0.05, '%', '5 %'],
    ] as const)('%d %s reads %s', (value, unit, words) => {
      expect(format.constant(value, unit).replaceAll('\u00a0', ' ')).toBe(words)
    })
  })

  describe('a latency beyond 200 ms', () => {
    const place = { report: 'perf.html', machine: null, line: 'Instance1' }
    const one = measuredFigure('Database read latency', 532.4, 'ms', place)

    it('has no digits where it is predicted', () => {
      expect(format.text({ ...one, how: { kind: 'given', answer: 'any', tier: null } })).toBe(
        '> 200\u00a0ms',
      )
    })

    it('is shown in full if a test measured it, for one volume or the slowest', () => {
      expect(format.text(one)).toBe('532.4\u00a0ms')
      expect(format.text(largest('Slowest', [one], ownRule('Any.')))).toBe('532.4\u00a0ms')
    })

    it('is told as it was in the mean of several volumes, not at a load nobody tested', () => {
      const rate = measuredFigure('Reads', 10, 'IOPS', place)
      const other = { ...one, value: 268.2 }
      const mean = meanLatency('Mean', [
        { latency: one, rate },
        { latency: other, rate },
      ])
      expect(mean && format.text(mean)).toBe('400.3\u00a0ms')
      const equated = latencyScaledToPlannedLoad({ latency: one, planned: rate, achieved: rate })
      expect(format.text(equated)).toBe('> 200\u00a0ms')
    })
  })

  describe.each([
    ['en-US', '1,234,567.5', '−1,234.5'],
    ['de-DE', '1.234.567,5', '−1.234,5'],
    ['fr-FR', '1 234 567,5', '−1 234,5'],
    ['hi-IN', '12,34,567.5', '−1,234.5'],
    ['ar-EG', '١٬٢٣٤٬٥٦٧٫٥', '−١٬٢٣٤٫٥'],
  ])('a number in %s', (locale, large, negative) => {
    const seen = (text: string) => text.replaceAll('\u202f', ' ').replaceAll('\u200e', '')

    it('has the digits and signs of that language', () => {
      const { number } = formatFor(locale)
      expect([seen(number(1234567.5)), seen(number(-1234.5))]).toEqual([large, negative])
    })

    it('stands in a field without anything that cannot be seen', () => {
      expect(formatFor(locale).typed(-1234.5).replaceAll('\u202f', ' ')).toBe(negative)
    })
  })

  // By the rules of Unicode, Arabic digits on both sides of a sign turn it and them around.
  it('keeps the order of a formula in Arabic digits', () => {
    const { number } = formatFor('ar-EG')
    for (const value of [5, -5, 1234.5]) expect(number(value)).toMatch(/[\u0660-\u0669]\u200e$/)
    expect(number(-5)).not.toMatch(/[\u061c\u200f]/)
  })
})
