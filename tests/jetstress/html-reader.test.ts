import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlReportParser } from '../../src/jetstress/html-reader.ts'
import { text2007Parser } from '../../src/jetstress/text-report.ts'
import { anyCharacter } from '../any-character.ts'
import { cases, isDeep } from '../cases.ts'
import { fixture as bytesOf } from './read-fixture.ts'

const fixture = (name: string) => new TextDecoder().decode(bytesOf(`${name}.html`))

function read(text: string, piece = 5_000) {
  const reader = htmlReportParser.reader('made.html')
  for (let at = 0; at < text.length; at += piece) reader.take(text.slice(at, at + piece))
  return reader.end()
}

const performance = fixture('made-2013-performance')

/** The same page as another country writes its numbers and times. */
const inGerman = performance
  .replace(/>(\d+)\.(\d{3})</g, '>$1,$2<')
  .replace(/(\d+)\/(\d+)\/2026 (\d+):(\d\d):(\d\d) [AP]M/g, '0$2.0$1.2026 $3:$4:$5')

describe('a report of Jetstress 2010 or 2013 in HTML', () => {
  it('gives the kind of run and the achieved load', () => {
    const { runs, notes } = read(performance)
    expect(notes).toEqual([])
    expect(runs).toHaveLength(1)
    expect(runs[0]).toMatchObject({
      kind: 'performance',
      release: '2013',
      part: 'test',
      machine: 'MADE2013',
      started: '2026-03-04T10:00:01',
      ended: '2026-03-04T12:03:25',
      seconds: 7404,
      said: 'pass',
      achieved: 347.6,
      target: 320,
      threads: 3,
      databases: 4,
      bytesAtStart: 4398046511104,
      bytesAtEnd: 4402341478400,
      limits: { readMean: 20, readMost: 100, logWriteMean: 10, logWriteMost: 100 },
      incomplete: false,
    })
  })

  it('has one row for each database and one for its log, with maintenance and replication', () => {
    const volumes = read(performance).runs[0]?.volumes ?? []
    expect(volumes.map(({ name, role }) => `${name} ${role}`)).toEqual(
      [1, 2, 3, 4].flatMap((at) => [`Instance3020.${at} database`, `Instance3020.${at} log`]),
    )
    expect(volumes.at(-2)).toEqual({
      name: 'Instance3020.4',
      role: 'database',
      reads: 56.3,
      writes: 33.9,
      readMs: 18.451,
      writeMs: 5.33,
      bytesPerRead: 33031.5,
      bytesPerWrite: 34721.25,
      maintenanceReads: 9.7,
      replicationReads: null,
    })
    expect(volumes.at(-1)).toEqual({
      name: 'Instance3020.4',
      role: 'log',
      reads: 0,
      writes: 8.17,
      readMs: 0,
      writeMs: 1.721,
      bytesPerRead: 0,
      bytesPerWrite: 17153.4,
      maintenanceReads: null,
      replicationReads: 1.55,
    })
  })

  it('achieves the reads and writes of its databases', () => {
    for (const name of ['made-2013-performance', 'made-2010-stress']) {
      const [run] = read(fixture(name)).runs
      const databases = run?.volumes.filter(({ role }) => role === 'database') ?? []
      expect(databases).toHaveLength(4)
      const sum = databases.reduce(
        (all, { reads, writes }) => all + (reads ?? 0) + (writes ?? 0),
        0,
      )
      expect((run?.achieved ?? 0) / sum).toBeCloseTo(1, 6)
    }
  })

  it('says that it failed, with its own sentences of what went wrong', () => {
    const { runs, notes } = read(fixture('made-2010-stress'))
    expect(runs[0]).toMatchObject({
      kind: 'stress',
      release: '2010',
      said: 'fail',
      seconds: 86860,
      limits: { readMean: 20, readMost: 200, logWriteMean: 10, logWriteMost: 200 },
    })
    expect(notes).toEqual([
      {
        code: 'issue said',
        run: 0,
        names: ['Fail: Instance3020.3 has 24.5 for I/O Database Reads Average Latency.'],
      },
    ])
  })

  it('gives every reason for a failure, page fault stalls with their figure', () => {
    const stalls =
      'The test has 1.05381856535713 Average Database Page Fault Stalls/sec. This should be not higher than 1.'
    const latency = 'Fail: Instance3020.3 has 24.5 for I/O Database Reads Average Latency.'
    const page = fixture('made-2010-stress')
    const reasonsOf = (text: string) => {
      const { runs, notes } = read(text)
      const said = notes.flatMap(({ code, names }) => (code === 'issue said' ? names : []))
      expect(said).toEqual(runs[0]?.reasons.map(({ text }) => text))
      return runs[0]?.reasons
    }
    const given = { mean: 1.05381856535713, most: 1 }
    expect(reasonsOf(page)).toEqual([{ text: latency, stalls: null }])
    expect(reasonsOf(page.replace(latency, `Fail – ${stalls}`))).toEqual([
      { text: `Fail – ${stalls}`, stalls: given },
    ])
    // A table of two columns, and the log, which may repeat it.
    const table = `<table><tr><td>Fail</td><td>${stalls}</td></tr></table>`
    expect(reasonsOf(page.replace(/<ul>[\s\S]*?<\/ul>/, table))).toEqual([
      { text: `Fail: ${stalls}`, stalls: given },
    ])
    const logged = page.replace('Test has 0 Maximum Database Page Fault Stalls/sec.', stalls)
    expect(reasonsOf(logged)).toEqual([
      { text: latency, stalls: null },
      { text: stalls, stalls: given },
    ])
    expect(reasonsOf(logged.replace(latency, `Fail: ${stalls}`))).toHaveLength(1)
    expect(reasonsOf(performance)).toEqual([])
  })

  it('tells a row of a database that stands twice, and counts it once', () => {
    const row = performance
      .split(/(?=<tr>)/)
      .find((part) => part.includes('Instance3020.2') && part.split('<td').length > 10)!
    const { runs, notes } = read(performance.replace(row, `${row}${row}`))
    expect(notes).toEqual([{ code: 'row twice', run: 0, names: ['Instance3020.2'] }])
    expect(runs).toEqual(read(performance).runs)
  })

  it('tells what a backup streamed, and what a soft recovery replayed, without mean and sum', () => {
    const [backup] = read(fixture('made-2013-backup')).runs
    expect(backup).toMatchObject({
      kind: 'backup',
      started: '2026-03-07T09:00:01',
      ended: '2026-03-07T11:45:21',
      incomplete: false,
    })
    expect(backup?.backups).toHaveLength(4)
    expect(backup?.backups[0]).toEqual({
      name: 'Instance3020.1',
      megabytes: 1048576,
      seconds: 9730,
      rate: 107.74,
    })
    const [recovery] = read(fixture('made-2013-soft-recovery')).runs
    expect(recovery).toMatchObject({ kind: 'soft recovery', part: 'test', incomplete: false })
    expect(recovery?.replays).toHaveLength(4)
    expect(recovery?.replays[1]).toEqual({ name: 'Instance3020.2', logs: 502, seconds: 215.75 })
  })

  it('reads the same wherever pieces end', () => {
    for (const piece of [1, 13, 100_000])
      expect(read(performance, piece)).toEqual(read(performance))
  })

  it('of Jetstress 2007 gives the figures of the report as text', () => {
    const text = new TextDecoder().decode(bytesOf('ax4-5i-appendix-a.txt'))
    const reader = text2007Parser.reader('made.txt')
    reader.take(text)
    const { runs, notes } = reader.end()
    expect(runs).toHaveLength(5)
    const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const lines = escaped(text)
      .split('\n')
      .map((line) =>
        line.includes('\t')
          ? `<table><tr><td>${line.replaceAll('\t', '</td><td>')}</td></tr></table>`
          : `<p>${line}</p>`,
      )
    expect(read(`<html><body>${lines.join('\n')}</body></html>`)).toEqual({ runs, notes })
  })

  it('keeps no more runs than anybody joins in one page', () => {
    const { runs, notes } = read(performance.repeat(isDeep ? 600 : 501), 65_536)
    expect(runs).toHaveLength(500)
    expect(notes).toEqual([{ code: 'too many', run: null, names: ['runs'] }])
  })

  it('reads numbers and times of another country, and says so', () => {
    const { runs, notes } = read(inGerman)
    expect(inGerman).toContain('>13,201<')
    expect(inGerman).toContain('04.03.2026 10:00:01')
    expect(runs[0]?.volumes).toEqual(read(performance).runs[0]?.volumes)
    expect(runs[0]?.started).toBe('2026-03-04T10:00:01')
    expect(notes).toEqual([{ code: 'decimal comma', run: 0, names: ['347,600'] }])
  })

  it('finds columns by what heads them, not by their place', () => {
    const heads = ['I/O Database Reads/sec', 'I/O Database Writes/sec'] as const
    const swapped = performance
      .replaceAll(heads[0], '@')
      .replaceAll(heads[1], heads[0])
      .replaceAll('@', heads[1])
    const [database] = read(swapped).runs[0]?.volumes ?? []
    expect(database).toMatchObject({ reads: 31.2, writes: 52.4 })
  })

  it('shows of half a page what could be read, and says what is missing', () => {
    const cut = performance.indexOf('33.000') + 4
    const { runs, notes } = read(performance.slice(0, cut))
    expect(runs[0]).toMatchObject({ achieved: 347.6, incomplete: true })
    // The row in which it ends is none.
    expect(runs[0]?.volumes.at(-2)).toMatchObject({
      name: 'Instance3020.2',
      reads: 53.7,
      writes: 32.1,
    })
    expect(notes.map(({ code }) => code)).toContain('cut short')
    const summary = read(performance.slice(0, performance.indexOf('<legend>Transactional')))
    expect(summary.notes).toContainEqual({
      code: 'missing',
      run: 0,
      names: ['Transactional I/O Performance'],
    })
  })

  it('names the columns that are not there', () => {
    const heads = ['I/O Database Writes/sec', 'I/O Log Writes Average Latency (msec)']
    const without = heads.reduce(
      (page, head) => page.replaceAll(`>${head}<`, '>Other<'),
      performance,
    )
    const { runs, notes } = read(without)
    expect(runs[0]).toMatchObject({ achieved: 347.6, incomplete: true })
    expect(notes).toEqual([
      {
        code: 'missing',
        run: 0,
        names: ['I/O Database Writes/sec', 'I/O Log Writes Average Latency'],
      },
    ])
  })

  it('cut anywhere never says another figure than the whole', () => {
    const [whole] = read(performance).runs
    const row = performance.indexOf('13.201')
    const anywhere = fc.integer({ min: 700, max: performance.length - 20 })
    const inFigures = fc.integer({ min: row, max: row + 120 })
    fc.assert(
      fc.property(fc.oneof(anywhere, inFigures), (at) => {
        const [run] = read(performance.slice(0, at)).runs
        if (!run) return
        expect(run.incomplete).toBe(true)
        for (const key of ['achieved', 'target', 'machine', 'started', 'bytesAtEnd'] as const)
          expect([null, whole?.[key]]).toContain(run[key])
        for (const key of ['readMean', 'readMost', 'logWriteMost'] as const)
          expect([null, whole?.limits[key]]).toContain(run.limits[key])
        run.volumes.forEach((volume, row) => {
          for (const key of ['name', 'reads', 'writes', 'readMs', 'writeMs'] as const)
            expect([null, whole?.volumes[row]?.[key]]).toContain(volume[key])
        })
      }),
      { numRuns: cases(15) },
    )
  })

  it('runs nothing, and keeps what is written as it is', () => {
    const said = '<img src=x onerror=alert(1)>'
    const page = performance
      .replace('MADE2013', said.replaceAll('<', '&lt;'))
      .replace(
        '</head>',
        '<script>document.write("<tr><td>Machine Name</td><td>no</td></tr>")</script></head>',
      )
    const { runs, notes } = read(page)
    expect(runs[0]?.machine).toBe(said)
    expect(runs[0]?.volumes).toHaveLength(8)
    expect(notes).toEqual([{ code: 'script left out', run: null, names: [] }])
  })

  it('takes a page of something else for no report', () => {
    const pages = [
      '<html><body><table><tr><td>Machine Name</td><td>X</td></tr></table></body></html>',
      '<html><body>Jetstress is a tool.</body></html>',
    ]
    for (const page of pages)
      expect(read(page)).toEqual({
        runs: [],
        notes: [{ code: 'not a report', run: null, names: [] }],
      })
  })

  it('never throws and soon ends, whatever stands in a page', () => {
    const part = fc.constantFrom(
      '<tr>',
      '</tr>',
      '<td>',
      '</td>',
      '<table>',
      '</table>',
      '<script>',
      '<!--',
      '<![CDATA[',
      '&#x110000;',
      '&amp',
      '"',
      '<td class="',
      'Overall Test Result',
      '1e999',
      '-0',
    )
    const noise = fc.oneof(part, fc.string({ unit: anyCharacter, maxLength: 40 }))
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 40 }), fc.nat(performance.length), (parts, at) => {
        const { runs } = read(performance.slice(0, at) + parts.join('') + performance.slice(at))
        for (const { achieved, volumes } of runs)
          for (const value of [achieved, ...volumes.flatMap((one) => [one.reads, one.readMs])])
            expect(value === null || value >= 0).toBe(true)
      }),
    )
  })

  it('soon ends with what is made to take long', () => {
    const many = isDeep ? 1_000_000 : 50_000
    const hostile = [
      '<div>'.repeat(many),
      `<table><tr><td>${'x'.repeat(5 * many)}`,
      '<td>'.repeat(many),
      '<tr><td>1<td>2<td>3'.repeat(many / 4),
      `<td a="${'b'.repeat(5 * many)}`,
      '</x>'.repeat(many),
      `<!-- ${'-'.repeat(5 * many)}`,
      '&'.repeat(2 * many),
      '<'.repeat(2 * many),
      '&amp;'.repeat(many / 2),
      `<table><tr><td>${'&amp;'.repeat(many / 2)}`,
      ' -- '.repeat(many),
    ]
    for (const text of hostile) expect(read(`<html>${text}`, 65_536).runs).toEqual([])
  })
})

describe('a page of several runs that is cut', () => {
  it('is incomplete in its last run alone', () => {
    const { runs } = read(
      performance.replaceAll(/<.(?:body|html)>/g, '') + performance.slice(0, -25),
    )
    expect(runs.map(({ incomplete }) => incomplete)).toEqual([false, true])
  })
})
