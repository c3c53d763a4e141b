import { describe, expect, it } from 'vitest'
import type { ReadReport } from '../../src/jetstress/index.ts'
import { cases } from '../cases.ts'
import { fixture, readAs } from './read-fixture.ts'

const pages = [
  'made-2013-performance',
  'made-2010-stress',
  'made-2013-backup',
  'made-2013-soft-recovery',
]

const text = (name: string) => new TextDecoder().decode(fixture(name))

/** Figures of rows that are others than those of the page, and those that are lost without a word. */
function wrongIn(whole: ReadReport, printed: ReadReport): readonly string[] {
  const rowsOf = ({ runs }: ReadReport) =>
    runs.flatMap(({ volumes, replays, backups }) => [
      ...volumes.map(({ name, role, ...figures }) => [`${name} ${role}`, figures] as const),
      ...replays.map(({ name, ...figures }) => [`${name} replay`, figures] as const),
      ...backups.map(({ name, ...figures }) => [`${name} backup`, figures] as const),
    ])
  const found = new Map<string, Record<string, unknown>>(rowsOf(printed))
  const isTold = printed.runs.every(({ incomplete }) => incomplete) && printed.notes.length > 0
  return rowsOf(whole).flatMap(([name, figures]) =>
    Object.entries(figures).flatMap(([key, value]) => {
      const read = found.get(name)?.[key] ?? null
      const isRight = read === value || (read === null && isTold)
      return isRight ? [] : [`${name} ${key}: ${read}`]
    }),
  )
}

describe.each(pages)('%s, printed to PDF', (page) => {
  it.each(['layout', 'raw'])('is the run of the page, as text with -%s', async (form) => {
    const whole = await readAs(fixture(`${page}.html`), page)
    const printed = await readAs(fixture(`${page}.${form}.txt`), page)
    expect(printed.notes).toEqual(whole.notes)
    expect(printed.runs).toEqual(whole.runs)
  })

  it('gives no wrong figure as plain text, and tells the rows that a page break tore', async () => {
    const whole = await readAs(fixture(`${page}.html`), page)
    const printed = await readAs(fixture(`${page}.plain.txt`), page)
    expect(printed.runs).toHaveLength(1)
    expect(wrongIn(whole, printed)).toEqual([])
    expect(printed.runs[0]?.volumes).toHaveLength(8)
  })

  it.each(['layout', 'raw', 'plain'])(
    'gives no wrong figure where a line comes between, doubles or goes, of -%s',
    async (form) => {
      const whole = await readAs(fixture(`${page}.html`), page)
      const lines = text(`${page}.${form}.txt`).split('\n')
      const wrong: string[] = []
      for (const [at, line] of lines.entries()) {
        if (at % cases(5, 1) > 0 || !/^\s*(?:Instance\S+ |[\d.]+$)/.test(line)) continue
        for (const by of [[line, '14'], ['14', line], [line, line], []]) {
          const damaged = lines.toSpliced(at, 1, ...by).join('\n')
          // Nothing tells a whole row that is not there.
          const isGone = form !== 'plain' && by.length === 0
          const read = wrongIn(whole, await readAs(damaged, page)).filter(
            (what) => !(isGone && what.endsWith('null')),
          )
          wrong.push(...read.map((what) => `${at} ${line} ${by}: ${what}`))
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

it('reads two reports of a paper, with its page heads between', async () => {
  const paper = [
    'Appendix A: stress testing ........ 13',
    text('made-2010-stress.raw.txt').replaceAll(/^(?:11\/26.*|file:.*)$/gm, ''),
    '14\nTechnical white paper | A storage solution',
    text('made-2013-performance.raw.txt')
      .replaceAll(/^(?:11\/26.*|file:.*)$/gm, '')
      .replace(
        'Instance3020.3 16.701',
        'Technical white paper | Page 15 of 30\nInstance3020.3 16.701',
      ),
  ].join('\n')
  const { runs } = await readAs(paper, 'paper.txt')
  expect(runs.map(({ kind, release, incomplete }) => [kind, release, incomplete])).toEqual([
    ['stress', '2010', false],
    ['performance', '2013', false],
  ])
})

it('reads no row below a head that is another than the known one', async () => {
  const other = text('made-2013-performance.raw.txt').replace('Reads/sec', 'Reads/min')
  const { runs, notes } = await readAs(other, 'other.txt')
  expect(runs[0]).toMatchObject({ incomplete: true, volumes: [] })
  expect(notes.map(({ code }) => code)).toContain('row unread')
})
