import { describe, expect, it } from 'vitest'
import type { ReadReport } from '../../src/jetstress/index.ts'
import { some } from '../cases.ts'
import { fixture, readAs } from './read-fixture.ts'

const text = (name: string) => new TextDecoder().decode(fixture(name))

/** Every figure of a reading by its place. A run without a summary has its times of its log alone. */
function figuresOf({ runs }: ReadReport): ReadonlyMap<string, unknown> {
  return new Map(
    runs.flatMap(({ volumes, replays, backups, limits, ...run }) => {
      const { achieved, target, threads, databases, bytesAtStart, bytesAtEnd, said, machine } = run
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
        ['', { ...facts, ...times, rows: [volumes.length, replays.length, backups.length].join() }],
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
    for (const at of some([...lines.keys()], 15)) {
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
