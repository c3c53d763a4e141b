import { describe, expect, it, test } from 'vitest'
import { htmlRowsReader } from '../../src/jetstress/html-reader.ts'
import type { ReadReportResult } from '../../src/jetstress/index.ts'
import {
  decimalSignOfFigure,
  parseReportNumber,
  secondsToMilliseconds,
} from '../../src/jetstress/written-figures.ts'
import { isDeep, some } from '../cases.ts'
import { fixture, readAs } from './read-fixture.ts'

describe('modern text', () => {
  const names = [
    'made-2013-performance.html',
    'made-2010-stress.html',
    'made-2013-soft-recovery.html',
    'made-2013-backup.html',
  ] as const

  /** A page as a browser copies it: cells parted by tabs, rows by lines. */
  function copied(name: string): string {
    const { take, end } = htmlRowsReader()
    take(new TextDecoder().decode(fixture(name)))
    return end()
      .rows.map((row) => row.join('\t'))
      .join('\n')
  }

  const pages = names.map((name) => [name, copied(name)] as const)

  it.each(pages)('%s, pasted as text, is the run of the page', async (name, text) => {
    const page = await readAs(fixture(name), name)
    expect(page.runs.length).toBeGreaterThan(0)
    const pasted = await readAs(`${text}\n`, name)
    expect(pasted.runs).toEqual(page.runs)
    expect(pasted.format).toBe('text')
    expect((await readAs(`${text.replaceAll('\t', '   ')}\n`, name)).runs).toEqual(page.runs)
  })

  test('a text that ends within a figure leaves it out', async () => {
    const [[name, text] = expect.unreachable()] = pages
    const [whole] = (await readAs(`${text}\n`, name)).runs
    const at = text.indexOf('Achieved Transactional')
    let seen = 0
    for (let cut = at; cut < at + 3000; cut += isDeep ? 11 : 31) {
      const { runs } = await readAs(text.slice(0, cut), name)
      for (const run of runs) {
        seen += 1
        expect([null, whole?.achieved]).toContain(run.achieved)
        for (const [place, { reads, readMs }] of run.volumes.entries()) {
          expect([null, whole?.volumes[place]?.reads]).toContain(reads)
          expect([null, whole?.volumes[place]?.readMs]).toContain(readMs)
        }
      }
    }
    expect(seen).toBeGreaterThan(50)
  })

  test('limits in seconds are those in milliseconds', async () => {
    const [[name, text] = expect.unreachable()] = pages
    const inSeconds = text.replace(
      /average: 20 msec(.*?)maximum: 100 msec/,
      'average: 0.02 sec$1maximum: 0.1 sec',
    )
    expect(inSeconds).not.toBe(text)
    const limits = async (of: string) => (await readAs(`${of}\n`, name)).runs[0]?.limits
    expect(await limits(inSeconds)).toEqual(await limits(text))
    expect(await limits(text)).toMatchObject({ readMean: 20, readMost: 100 })
  })
})

describe('printed lines', () => {
  const text = (name: string) => new TextDecoder().decode(fixture(name))

  /** Every figure of a reading by its place. A run without a summary has its times of its log alone. */
  function figuresOf({ runs }: ReadReportResult): ReadonlyMap<string, unknown> {
    return new Map(
      runs.flatMap(({ volumes, replays, backups, limits, ...run }) => {
        const { achieved, target, threads, databases, bytesAtStart, bytesAtEnd, said, machine } =
          run
        const times = achieved === null ? {} : { started: run.started, ended: run.ended }
        const facts = {
          achieved,
          target,
          threads,
          databases,
          bytesAtStart,
          bytesAtEnd,
          said,
          machine,
        }
        const rows: readonly (readonly [string, object])[] = [
          [
            '',
            { ...facts, ...times, rows: [volumes.length, replays.length, backups.length].join() },
          ],
          ['limits', limits],
          ...volumes.map((one) => [`${one.name} ${one.role}`, one] as const),
          ...replays.map((one) => [`${one.name} replay`, one] as const),
          ...backups.map((one) => [`${one.name} backup`, one] as const),
        ]
        return rows.flatMap(([name, figures]) =>
          Object.entries(figures).map(([key, value]) => [`${name} ${key}`, value] as const),
        )
      }),
    )
  }

  const damages = {
    removed: (lines: readonly string[], at: number) => lines.toSpliced(at, 1),
    doubled: (lines: readonly string[], at: number) => lines.toSpliced(at, 0, lines[at] ?? ''),
    swapped: (lines: readonly string[], at: number) =>
      lines.toSpliced(at, 2, ...lines.slice(at, at + 2).toReversed()),
  }

  const pages = [
    'made-2013-performance',
    'made-2010-stress',
    'made-2013-backup',
    'made-2013-soft-recovery',
  ]

  describe.each(pages)('%s with one line', (page) => {
    it.each(
      ['layout', 'raw', 'plain'].flatMap((form) =>
        Object.entries(damages).map(([how, damage]) => ({ form, how, damage })),
      ),
    )('$how, printed to PDF as -$form, changes no figure or is told', async ({ form, damage }) => {
      const lines = text(`${page}.${form}.txt`)
        .split('\n')
        .filter((line) => line.trim() !== '')
      const whole = await readAs(lines.join('\n'), page)
      const figures = figuresOf(whole)
      const right = figuresOf(await readAs(fixture(`${page}.html`), page))
      const wrong: string[] = []
      for (const at of some([...lines.keys()], 6)) {
        const read = await readAs(damage(lines, at).join('\n'), page)
        const isTold =
          read.runs.every(({ incomplete }) => incomplete) &&
          JSON.stringify(read.notes) !== JSON.stringify(whole.notes)
        const found = figuresOf(read)
        for (const [key, value] of right) {
          const figure = found.get(key) ?? null
          const isFact = /^ (?!rows)/.test(key)
          const isLost = figure === null && (figures.get(key) ?? null) !== null
          const isOther = figure !== null && figure !== value
          // A value is never given to another label, and anything else is told.
          if ((isOther && (isFact || !isTold)) || (isLost && !isTold))
            wrong.push(`${lines[at]}: ${key} is ${figure}`)
        }
      }
      expect(wrong).toEqual([])
    })
  })
})

describe('written figures', () => {
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
      expect(parseReportNumber(written, decimal)).toBe(value)
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
      expect(decimalSignOfFigure(written)).toBe(sign)
    })

    test('seconds are milliseconds without what binary fractions add', () => {
      expect([0.0171, 0.018, 0.1, 0.05].map(secondsToMilliseconds)).toEqual([17.1, 18, 100, 50])
    })
  })

  test('half a page in German numbers is never read to another figure than the whole', async () => {
    const name = 'made-2013-performance.html'
    const page = new TextDecoder().decode(fixture(name))
    const german = page.replace(/(\d)\.(\d+)(?=\s*<)/g, '$1,$2')
    const [whole] = (await readAs(german, name)).runs
    expect(whole?.achieved).toBe((await readAs(page, name)).runs[0]?.achieved)
    let seen = 0
    for (let at = 0; at < german.length; at += isDeep ? 61 : 181) {
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
})
