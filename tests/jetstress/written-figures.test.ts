import { describe, expect, it, test } from 'vitest'
import { inMs, numberOf, signOfFigure } from '../../src/jetstress/written-figures.ts'
import { fixture, readAs } from './read-fixture.ts'

describe('a number as reports write it', () => {
  it.each([
    ['592.487', '.', 592.487],
    ['592,487', ',', 592.487],
    ['1.234,56', ',', 1234.56],
    ['1,234.56', '.', 1234.56],
    ["1'234.56", '.', 1234.56],
    ['1 234,56', ',', 1234.56],
    ['2.08674463937622E-05', '.', 2.08674463937622e-5],
    ['7 (per storage group)', '.', 7],
    ['64.0 MB', '.', 64],
    ['100%', '.', 100],
    ['229876989952', ',', 229_876_989_952],
    ['(n/a)', '.', null],
    ['', '.', null],
    ['-5', '.', null],
    ['1.2.3', '.', null],
    ['1,23.4', '.', null],
    ['1e999', '.', null],
    ['NaN', '.', null],
  ] as const)('%s with %s before the decimals: %s', (written, decimal, value) => {
    expect(numberOf(written, decimal)).toBe(value)
  })

  it.each([
    ['0,017', ','],
    ['592,487', ','],
    ['592.487', '.'],
    ['4.625,368', ','],
    ['4,625.368', '.'],
    ['42,39', ','],
    ['2,08E-05', ','],
    ['500', null],
    ['1.234.567', null],
    ['06.08.2008', null],
  ])('%s tells the sign %s', (written, sign) => {
    expect(signOfFigure(written)).toBe(sign)
  })

  test('seconds are milliseconds without what binary fractions add', () => {
    expect([0.0171, 0.018, 0.1, 0.05].map(inMs)).toEqual([17.1, 18, 100, 50])
  })
})

test('half a page in German numbers is never read to another figure than the whole', async () => {
  const name = 'made-2013-performance.html'
  const page = new TextDecoder().decode(fixture(name))
  const german = page.replace(/(\d)\.(\d+)(?=\s*<)/g, '$1,$2')
  const [whole] = (await readAs(german, name)).runs
  expect(whole?.achieved).toBe((await readAs(page, name)).runs[0]?.achieved)
  let seen = 0
  for (let at = 0; at < german.length; at += 61) {
    for (const run of (await readAs(german.slice(0, at), name)).runs) {
      expect([null, whole?.achieved]).toContain(run.achieved)
      expect([null, whole?.target]).toContain(run.target)
      for (const [place, { reads, readMs }] of run.volumes.entries()) {
        seen += 1
        expect([null, whole?.volumes[place]?.reads]).toContain(reads)
        expect([null, whole?.volumes[place]?.readMs]).toContain(readMs)
      }
    }
  }
  expect(seen).toBeGreaterThan(20)
})
