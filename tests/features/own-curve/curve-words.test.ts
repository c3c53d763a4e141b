import { describe, expect, it } from 'vitest'
import {
  errorWords,
  plansWords,
  refusalWords,
} from '../../../src/features/own-curve/curve-words.ts'
import { formatOf } from '../../../src/ui/format.ts'

const format = formatOf('en-US')

describe('why there is no curve', () => {
  it.each([
    [{ code: 'few', tests: 0, needed: 3 }, /none is kept/],
    [{ code: 'few', tests: 1, needed: 3 }, /1 is kept/],
    [{ code: 'few', tests: 2, needed: 3 }, /at least 3 tests at different loads.*2 are kept/],
    [{ code: 'alike', loads: 1, needed: 3 }, /ran at one load, .*a curve needs 3/],
    [{ code: 'alike', loads: 2, needed: 3 }, /ran at 2 different loads, .*a curve needs 3/],
    [
      {
        code: 'falls',
        quantity: 'write',
        low: { load: 500.2, ms: 5 },
        high: { load: 1000, ms: 3 },
      },
      /^Database writes took 5.0.ms at 500.IOPS and only 3.0.ms at 1,000.IOPS an array/,
    ],
    [{ code: 'unfit' }, /No curve goes through/],
  ] as const)('%o', (refusal, words) => {
    expect(refusalWords(refusal, format).replaceAll('\u00a0', ' ')).toMatch(words)
  })
})

it('how far it misses its tests, of each latency', () => {
  const errors = {
    read: { inSample: 0.0274, leftOut: 0.0385 },
    write: { inSample: 0.0559, leftOut: 0.0676 },
    log: { inSample: 0.0641, leftOut: 0.0726 },
  }
  const words = errorWords(errors, 22, format)
  expect(words).toContain('the 22 tests by 2.7 % in reads, 5.6 % in writes and 6.4 % in log writes')
  expect(words).toContain('by 3.9 % in reads, 6.8 % in writes and 7.3 % in log writes')
})

it.each([
  ['papers', 'Exchange 2003 to 2010, where maintenance counts among the I/O'],
  ['roles', 'Exchange 2013 and later, where maintenance does not count among the I/O'],
] as const)('which plans one of %s was fitted for', (method, words) => {
  expect(plansWords({ method })).toBe(words)
})
