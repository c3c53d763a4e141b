import { describe, expect, it } from 'vitest'
import { ownRule } from '../../src/engine/core/source.ts'
import { largest, measured } from '../../src/engine/core/worked.ts'
import { given } from '../../src/engine/index.ts'
import { equatedLatency } from '../../src/engine/methods/papers/documents/jetstress-rules.ts'
import { meanLatency } from '../../src/engine/testing/mean-latency.ts'
import { formatOf } from '../../src/ui/format.ts'

const format = formatOf('en-GB')
const seconds = (value: number) => given('Any', value, 's', 'any')

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
  const one = measured('Database read latency', 532.4, 'ms', place)

  it('has no digits where it is predicted', () => {
    expect(format.text({ ...one, how: { kind: 'given', answer: 'any', tier: null } })).toBe(
      '> 200\u00a0ms',
    )
  })

  it('is told as it was where a test measured it, of one volume or the slowest', () => {
    expect(format.text(one)).toBe('532.4\u00a0ms')
    expect(format.text(largest('Slowest', [one], ownRule('Any.')))).toBe('532.4\u00a0ms')
  })

  it('is told as it was in the mean of several volumes, not at a load nobody tested', () => {
    const rate = measured('Reads', 10, 'IOPS', place)
    const other = { ...one, value: 268.2 }
    const mean = meanLatency('Mean', [
      { latency: one, rate },
      { latency: other, rate },
    ])
    expect(mean && format.text(mean)).toBe('400.3\u00a0ms')
    const equated = equatedLatency({ latency: one, planned: rate, achieved: rate })
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
    const { number } = formatOf(locale)
    expect([seen(number(1234567.5)), seen(number(-1234.5))]).toEqual([large, negative])
  })

  it('stands in a field without anything that cannot be seen', () => {
    expect(formatOf(locale).typed(-1234.5).replaceAll('\u202f', ' ')).toBe(negative)
  })
})

// By the rules of Unicode, Arabic digits on both sides of a sign turn it and them around.
it('keeps the order of a formula in Arabic digits', () => {
  const { number } = formatOf('ar-EG')
  for (const value of [5, -5, 1234.5]) expect(number(value)).toMatch(/[\u0660-\u0669]\u200e$/)
  expect(number(-5)).not.toMatch(/[\u061c\u200f]/)
})
