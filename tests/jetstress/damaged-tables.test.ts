import { describe, expect, it } from 'vitest'
import type { JetstressRun } from '../../src/engine/jetstress/index.ts'
import { htmlReportParser } from '../../src/jetstress/html-reader.ts'
import type { ReportParser, ReportReading } from '../../src/jetstress/report-reader.ts'
import { text2007Parser } from '../../src/jetstress/text-report.ts'
import { some } from '../cases.ts'
import { fixture } from './read-fixture.ts'

const text = (name: string) => new TextDecoder().decode(fixture(name))

function read(form: ReportParser, report: string): ReportReading {
  const reader = form.reader('made')
  reader.take(report)
  return reader.end()
}

/** Every figure of a run by its place, where it has one: those of volumes by name and role. */
function figuresOf({
  volumes,
  replays,
  backups,
  limits,
  ...run
}: JetstressRun): ReadonlyMap<string, number> {
  const facts = [
    'achieved',
    'target',
    'threads',
    'databases',
    'bytesAtStart',
    'bytesAtEnd',
  ] as const
  const rows = [
    ...volumes.map(
      ({ name, role, ...figures }) => [`${name.replace(':', '')} ${role}`, figures] as const,
    ),
    ...replays.map(({ name, ...figures }) => [name, figures] as const),
    ...backups.map(({ name, ...figures }) => [name, figures] as const),
    ['limits', limits] as const,
    ['facts', Object.fromEntries(facts.map((key) => [key, run[key]]))] as const,
  ]
  return new Map<string, number>(
    rows.flatMap(([name, figures]) =>
      Object.entries(figures).flatMap(([key, value]) =>
        value === null ? [] : [[`${name} ${key}`, value] as const],
      ),
    ),
  )
}

/** Holds a reading of a damaged report against the whole one; what differs, where nothing is said. */
function wrongIn(whole: ReportReading, damaged: ReportReading): readonly string[] {
  const told = (reading: ReportReading) => JSON.stringify(reading.notes)
  return whole.runs.flatMap((run, at) => {
    const known = figuresOf(run)
    const other = damaged.runs[at]
    const found = other ? figuresOf(other) : new Map<string, number>()
    const wrong = [...found].filter(([key, value]) => known.get(key) !== value)
    const lost = [...known].filter(([key]) => !found.has(key))
    const isSaid = told(damaged) !== told(whole)
    const inRows = lost.filter(([key]) => !/^(?:facts|limits) /.test(key))
    return [
      ...wrong.map(([key, value]) => `${key}: ${value}`),
      ...(isSaid ? [] : inRows.map(([key]) => `${key} lost unsaid`)),
    ]
  })
}

const cell = /<(t[dh])([^>]*)>([\s\S]*?)<\/\1>\n?/g

const inPage = {
  dropped: () => '',
  doubled: (whole: string) => whole + whole,
  'spread over two columns': (whole: string) => whole.replace(/^<(t[dh])/, '<$1 colspan="2"'),
} as const

describe.each([
  'made-2013-performance.html',
  'made-2010-stress.html',
  'made-2013-backup.html',
  'made-2013-soft-recovery.html',
])('%s with one cell', (name) => {
  const report = text(name)
  const whole = read(htmlReportParser, report)
  it.each(Object.entries(inPage))(
    '%s gives no wrong figure, and says what is lost',
    (_how, damage) => {
      const cells = [...report.matchAll(cell)]
      expect(cells.length).toBeGreaterThan(25)
      const wrong = some(cells, 30).flatMap((one) => {
        const [all] = one
        const damaged =
          report.slice(0, one.index) + damage(all) + report.slice(one.index + all.length)
        return wrongIn(whole, read(htmlReportParser, damaged)).map((what) => `${one[3]}: ${what}`)
      })
      expect(wrong).toEqual([])
    },
  )
})

it('a text with one cell dropped or doubled gives no wrong figure, and says what is lost', () => {
  const report = text('ax4-5i-appendix-a.txt')
  const whole = read(text2007Parser, report)
  const lines = report.split('\n')
  // Counters of the host are not read.
  const isRead = (cells: readonly string[]) =>
    cells.length > 1 && (cells.length !== 4 || cells.join().includes('Instance'))
  const rows = [...lines.entries()].filter(([, line]) => isRead(line.split('\t')))
  const wrong = some(rows, 30).flatMap(([at, line]) => {
    const cells = line.split('\t')
    return cells.flatMap((one, place) =>
      [[], [one, one]].flatMap((by) => {
        const damaged = lines.with(at, cells.toSpliced(place, 1, ...by).join('\t')).join('\n')
        return wrongIn(whole, read(text2007Parser, damaged)).map((what) => `${line}: ${what}`)
      }),
    )
  })
  expect(wrong).toEqual([])
})

it('holds the sums, means and durations of a report against its rows', () => {
  const backup = text('made-2013-backup.html')
  expect(read(htmlReportParser, backup).notes).toEqual([])
  const other = backup.replace('>107.74<', '>187.74<')
  const { runs, notes } = read(htmlReportParser, other)
  expect(runs[0]?.incomplete).toBe(true)
  expect(notes).toEqual([
    { code: 'parts differ', run: 0, names: ['MBytes Transferred/sec', 'Instance3020.1'] },
  ])
  const page = text('made-2013-performance.html')
  expect(read(htmlReportParser, page).notes).toEqual([])
  const less = read(htmlReportParser, page.replace('>347.600<', '>947.6<'))
  expect(less.runs[0]?.incomplete).toBe(true)
  expect(less.notes).toEqual([
    { code: 'parts differ', run: 0, names: ['Achieved Transactional I/O per Second'] },
  ])
  const of2007 = text('ax4-5i-appendix-a.txt').replace('592.487', '952.487')
  expect(read(text2007Parser, of2007).notes).toContainEqual({
    code: 'parts differ',
    run: 0,
    names: ['Achieved I/O per Second'],
  })
  const longer = read(htmlReportParser, backup.replace('>02:43:10<', '>01:43:10<'))
  expect(longer.notes).toEqual([{ code: 'parts differ', run: 0, names: ['Instance3020.2'] }])
  const ax = text('ax4-5i-appendix-a.txt').replace('00:43:02', '00:53:02')
  expect(read(text2007Parser, ax).notes).toContainEqual({
    code: 'parts differ',
    run: 4,
    names: ['Instance1244.2'],
  })
})
