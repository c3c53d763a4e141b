import { describe, expect, it } from 'vitest'
import type { ReadReportResult } from '../../src/jetstress/index.ts'
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
function wrongIn(whole: ReadReportResult, printed: ReadReportResult): readonly string[] {
  const rowsOf = ({ runs }: ReadReportResult) =>
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
    const { volumes: _, incomplete: __, ...facts } = whole.runs[0] ?? expect.unreachable()
    expect(printed.runs[0]).toMatchObject(facts)
  })

  it.each(['layout', 'raw', 'plain'])(
    'gives no wrong figure where a line comes between, doubles or goes, of -%s',
    async (form) => {
      const whole = await readAs(fixture(`${page}.html`), page)
      const lines = text(`${page}.${form}.txt`).split('\n')
      const wrong: string[] = []
      for (const [at, line] of lines.entries()) {
        if (at % cases(29, 1) > 0 || !/^\s*(?:Instance\S+ |[\d.]+$)/.test(line)) continue
        for (const by of [[line, '14'], ['14', line], [line, line], []]) {
          const damaged = lines.toSpliced(at, 1, ...by).join('\n')
          const read = wrongIn(whole, await readAs(damaged, page))
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

describe('labels that stand before their values', () => {
  const performance = text('made-2013-performance.raw.txt')
  const apart = (from: string, to: string) => {
    const [block = ''] = new RegExp(`${from}[\\s\\S]*?\\n${to}.*\\n`).exec(performance) ?? []
    const names =
      /^(?:.*Transactional I\/O per Second|.*Size \(bytes\)|.*\(Count\)|Overall Test Result|Machine Name|Test \w+(?: Time)?|Thread Count|Minimum Database Cache)/
    const lines = block.trimEnd().split('\n')
    const labels = lines.map((line) => names.exec(line)?.[0] ?? expect.unreachable())
    const values = lines.map((line, at) => line.slice(labels[at]?.length).trim())
    return { block, labels, values }
  }
  it.each([
    ['sizes', 'Initial Database', 'Final Database', ['bytesAtStart', 'bytesAtEnd']],
    ['loads', 'Achieved', 'Target', ['achieved', 'target']],
    ['a load and a size', 'Target', 'Initial', ['target', 'bytesAtStart']],
    ['times', 'Test Start Time', 'Test End Time', ['started', 'ended']],
    ['result and machine', 'Overall', 'Machine', ['said', 'machine']],
    [
      'a whole table',
      'Achieved',
      'Database Files',
      ['achieved', 'target', 'bytesAtEnd', 'databases'],
    ],
    ['threads and caches', 'Thread Count', 'Minimum Database', ['threads']],
  ] as const)('give no value to another: %s', async (_what, from, to, keys) => {
    const { block, labels, values } = apart(from, to)
    const turned = labels.flatMap((label, at) => [values[at] ?? '', label])
    for (const lines of [[...labels, ...values], [...values, ...labels], turned]) {
      const { runs, notes } = await readAs(performance.replace(block, `${lines.join('\n')}\n`))
      expect(runs).toHaveLength(1)
      for (const key of keys) expect(runs[0]?.[key]).toBeNull()
      expect(runs[0]?.incomplete).toBe(true)
      const missing = notes.find(({ code }) => code === 'missing')?.names ?? []
      expect(missing.length).toBeGreaterThanOrEqual(keys.length)
      for (const name of missing) expect(labels).toContain(name)
    }
  })

  it('take no line that is no figure for one, nor either of two', async () => {
    const missing = [{ code: 'missing', run: 0, names: ['Thread Count'] }]
    for (const lines of ['Thread Count', 'Thread Count\n14\n3 (per database)']) {
      const other = await readAs(performance.replace('Thread Count 3 (per database)', lines))
      expect(other.runs[0]).toMatchObject({ threads: null, incomplete: true })
      expect(other.notes).toEqual(missing)
    }
  })
})

describe('a row that is lost or no database', () => {
  it.each([
    ['made-2013-backup', /Instance3020\.2 1049088.*\n/, 'MBytes Transferred/sec'],
    ['made-2013-soft-recovery', /Instance3020\.2 \d+ [\d.]+\n/, 'Log files replayed'],
    ['made-2013-performance', /Instance3020\.2 9\.300.*\n/, null],
    ['made-2013-performance', /Instance3020\.2 1\.350.*\n/, null],
    ['made-2013-backup', /Instance3020\.2 14\.951.*\n/, null],
  ] as const)('is told: %s %s', async (page, row, sum) => {
    const { runs, notes } = await readAs(text(`${page}.raw.txt`).replace(row, ''), page)
    expect(runs[0]?.incomplete).toBe(true)
    expect(notes).toContainEqual({ code: 'rows differ', run: 0, names: ['Instance3020.2'] })
    const differing = notes.find(({ code }) => code === 'parts differ')?.names ?? []
    if (sum) expect(differing).toContain(sum)
  })

  it('is told by the sums alone where no other table names it', async () => {
    const backup = text('made-2013-backup.raw.txt').replace(
      /Database Configuration[\s\S]*?(?=Test Log)/,
      '',
    )
    const { runs, notes } = await readAs(
      `${backup.replace(/Instance3020\.2 .*\n/, '')}\nTransactional I/O Performance\n`,
      'backup.txt',
    )
    expect(runs[0]?.backups).toHaveLength(3)
    expect(notes).toContainEqual({
      code: 'parts differ',
      run: 0,
      names: ['MBytes Transferred/sec'],
    })
  })

  it('makes no database of a foot of a page with as many numbers', async () => {
    const foot = '© Contoso Confidential 12 13 14 15 16 17 18 19 20 21 22 23'
    const { runs, notes } = await readAs(
      text('made-2013-performance.raw.txt').replace(/(?=Instance3020\.3 16)/, `${foot}\n`),
    )
    expect(runs[0]?.volumes).toHaveLength(8)
    expect(notes).toEqual([{ code: 'rows differ', run: 0, names: ['© Contoso Confidential'] }])
  })

  it('does not count where it has other figures the second time', async () => {
    const other = text('made-2013-performance.raw.txt').replace(
      'Instance3020.3 9.500',
      'Instance3020.2 99.300 261401.500\n$&',
    )
    const { runs, notes } = await readAs(other)
    const second = runs[0]?.volumes.find(({ name }) => name === 'Instance3020.2')
    expect(second?.maintenanceReads).toBeNull()
    expect(notes).toContainEqual({ code: 'rows differ', run: 0, names: ['Instance3020.2'] })
  })
})

describe('a wide page, its heads apart', () => {
  const heads = [
    'MSExchange Database ==> Instances',
    ...['Reads', 'Writes'].map((way) => `I/O Database ${way} Average Latency (msec)`),
    ...['Reads', 'Writes'].map((way) => `I/O Database ${way}/sec`),
    ...['Reads', 'Writes'].map((way) => `I/O Database ${way} Average Bytes`),
    ...['Reads', 'Writes'].map((way) => `I/O Log ${way} Average Latency (msec)`),
    ...['Reads', 'Writes'].map((way) => `I/O Log ${way}/sec`),
    ...['Reads', 'Writes'].map((way) => `I/O Log ${way} Average Bytes`),
  ]
  const wide = (head: string) =>
    text('made-2013-performance.layout.txt').replaceAll(
      /((?:Transactional|Total) I\/O Performance\n)[\s\S]*?(?=\n *Instance)/g,
      `$1${head}`,
    )
  const inTwo = ['MSExchange Database ==>', ...heads.slice(1).map((one) => one.split(' (')[0])]
  it.each([
    ['on one line', wide(heads.join('   '))],
    ['on two lines', wide(`${inTwo.join('   ')}\nInstances   (msec)   (msec)   (msec)   (msec)`)],
    ['of tabs, the rest in blanks', wide(heads.join('\t'))],
    ['with no-break blanks', text('made-2013-performance.raw.txt').replaceAll(' ', '\u00a0')],
  ])('is the run of the page: %s', async (_how, page) => {
    const whole = await readAs(fixture('made-2013-performance.html'), 'page')
    const printed = await readAs(page, 'page')
    expect(printed.notes).toEqual([])
    expect(printed.runs).toEqual(whole.runs)
  })
})

it('holds the totals of databases against the other tables', async () => {
  const backup = text('made-2013-backup.raw.txt')
  for (const [row, head] of [
    [['4.400 52.400 31.200', '4.400 31.200 52.400'], 'I/O Database Reads/sec'],
    [['9.100 261400.500', '261400.500 9.100'], 'I/O Database Reads/sec'],
    [['7.810 0.000 17120.400', '0.000 7.810 17120.400'], 'I/O Log Writes/sec'],
  ] as const) {
    const { runs, notes } = await readAs(backup.replace(row[0], row[1]))
    expect(runs[0]?.incomplete).toBe(true)
    expect(notes.find(({ code }) => code === 'parts differ')?.names).toContain(head)
  }
})
