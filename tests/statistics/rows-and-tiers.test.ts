import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MailboxFigures, tierTotalsByUpperLimits } from '../../src/statistics/index.ts'
import { delimitedRowReader, type NumberedRow } from '../../src/statistics/row-reader.ts'
import { splitByPercentiles } from '../../src/statistics/tier-split.ts'

describe('row reader', () => {
  const isHead = (cells: readonly string[]) => cells[0] === 'a'

  /** The rows of a text that is taken in pieces of so many characters. */
  function read(text: string, piece = text.length + 1) {
    const rows: NumberedRow[] = []
    const reader = delimitedRowReader((row) => rows.push(row), isHead)
    for (let at = 0; at < text.length; at += piece) reader.take(text.slice(at, at + piece))
    return {
      open: reader.end(),
      titles: reader.titles(),
      rows: rows.map(({ cells }) => cells),
      places: rows.map(({ at }) => at),
    }
  }

  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2'],
    ['the line of PowerShell', '#TYPE Selected.Object\r\n"a","b"\r\n"1","2"'],
    ['the line of Excel', 'sep=;\r\na;b\r\n1;2'],
  ])('reads %s', (_what, text) => {
    expect(read(text).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('counts rows as a spreadsheet does, blank ones and the first line among them', () => {
    const { rows, places } = read('#TYPE X\na,b\n\n1,2\n')
    expect(rows).toHaveLength(2)
    expect(places).toEqual([2, 4])
  })

  it.each([1, 2, 7, 1000])(
    'leaves the lines of a title aside, in pieces of %d characters',
    (piece) => {
      const text = 'Report\n"On, by",x,,\n\na;b;c\n1;2;3\n'
      const { rows, places, titles } = read(text, piece)
      expect(rows).toEqual([
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ])
      expect(places).toEqual([4, 5])
      expect(titles).toBe(2)
    },
  )

  it.each([
    ['more than five lines stand above', `${'Report\n'.repeat(6)}a,b\n`],
    ['a line above has as many cells', 'x,y,z\na,b,c\n'],
  ])('takes the first line for the head where %s', (_what, text) => {
    expect(read(text)).toMatchObject({
      titles: 0,
      places: [1, 2, 3, 4, 5, 6, 7].slice(0, text.split('\n').length - 1),
    })
  })

  it('says in which row a quotation mark is opened and never closed', () => {
    expect(read('a,b\n1,2\n"3,4\n5,6\n').open).toEqual({ code: 'open quote', row: 3 })
  })

  it('takes nothing more of a text whose lines do not end', () => {
    const reader = delimitedRowReader(() => {}, isHead)
    reader.take('a,b\n')
    for (let at = 0; at < 5; at += 1) reader.take('x'.repeat(1_000_000))
    expect(reader.isOver()).toBe(true)
    expect(reader.end()).toEqual({ code: 'long line', row: 2 })
  })

  it('reads the same rows, wherever the text is cut into pieces', () => {
    const cell = fc.stringMatching(/^[a-z0-9 ,;"\n\u00e4\u{1f600}]{0,8}$/u)
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, piece) => {
          const text = ['"a","b"', ...rows.map((row) => row.map(quoted).join(','))].join('\n')
          expect(read(text, piece).rows.slice(1)).toEqual(rows)
        },
      ),
    )
  })
})

describe('tier split', () => {
  /** Mailboxes of these sizes and messages. */
  function figuresOf(
    sizes: readonly number[] | null,
    messages: readonly number[] | null = null,
  ): MailboxFigures {
    const list = (values: readonly number[] | null) => values && Float64Array.from(values)
    return {
      mailboxes: (sizes ?? messages ?? []).length,
      bytes: list(sizes),
      items: null,
      messages: list(messages),
      messageBytes: null,
      archives: null,
    }
  }

  const hundred = Array.from({ length: 100 }, (_, at) => at + 1)

  describe('percentiles', () => {
    it('are the values that so many mailboxes do not exceed', () => {
      const { splits } = splitByPercentiles(figuresOf(hundred))
      expect(splits.map((bounds) => bounds.map(({ bytes }) => bytes))).toEqual([
        [],
        [90],
        [50, 90],
        [50, 90, 99],
      ])
    })

    it('of size and messages stand where the wanted share keeps both', () => {
      // The largest half writes least: nobody would keep both bounds at the 50th percentile of each.
      const figures = figuresOf(hundred, hundred.toReversed())
      const [, [bound] = []] = splitByPercentiles(figures).splits
      expect(bound).toEqual({ bytes: 95, messages: 95 })
      expect(
        tierTotalsByUpperLimits(figures, bound ? [bound] : []).map(({ mailboxes }) => mailboxes),
      ).toEqual([90, 10])
    })
  })

  describe('tiers', () => {
    it('take each mailbox into the first whose bounds it keeps, and add up what it has', () => {
      const figures = figuresOf([10, 20, 30, 40], [1, 100, 1, 1])
      const tiers = tierTotalsByUpperLimits(figures, [{ bytes: 30, messages: 10 }])
      expect(tiers).toEqual([
        {
          mailboxes: 2,
          bytes: 40,
          largest: 30,
          items: null,
          archives: null,
          messages: 2,
          busiest: 1,
          messageBytes: null,
        },
        {
          mailboxes: 2,
          bytes: 60,
          largest: 40,
          items: null,
          archives: null,
          messages: 101,
          busiest: 100,
          messageBytes: null,
        },
      ])
    })

    it('lose and double no mailbox, and keep at least the wanted share below each bound', () => {
      const values = fc.array(fc.tuple(fc.nat(1e9), fc.nat(500)), { minLength: 1, maxLength: 60 })
      fc.assert(
        fc.property(values, (pairs) => {
          const figures = figuresOf(
            pairs.map(([size]) => size),
            pairs.map(([, rate]) => rate),
          )
          const shares = [0.5, 0.9, 0.99]
          const tiers = tierTotalsByUpperLimits(
            figures,
            splitByPercentiles(figures).splits[3] ?? [],
          )
          expect(tiers).toHaveLength(4)
          const total = (of: (tier: (typeof tiers)[number]) => number | null) =>
            tiers.reduce((sum, tier) => sum + (of(tier) ?? 0), 0)
          expect(total(({ mailboxes }) => mailboxes)).toBe(pairs.length)
          expect(total(({ bytes }) => bytes)).toBe(pairs.reduce((sum, [size]) => sum + size, 0))
          for (const [at, share] of shares.entries()) {
            const below = tiers.slice(0, at + 1).reduce((sum, { mailboxes }) => sum + mailboxes, 0)
            expect(below).toBeGreaterThanOrEqual(share * pairs.length - 1e-6)
          }
        }),
      )
    })
  })
})
