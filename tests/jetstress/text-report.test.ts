import { describe, expect, test } from 'vitest'
import {
  type SolutionTest,
  solutionTestInState,
} from '../../src/engine/hardware/tested-solutions.ts'
import type { JetstressRun, VolumeRole } from '../../src/engine/jetstress/index.ts'
import { runWithoutFigures } from '../../src/jetstress/report-reader.ts'
import { isDeep } from '../cases.ts'
import { fixture, readAs } from './read-fixture.ts'

const appendix = new TextDecoder().decode(fixture('ax4-5i-appendix-a.txt'))
const { runs, notes, format } = await readAs(appendix)
const [performance, replay, preparation, stress, backup] = runs

function sum(run: JetstressRun | undefined, role: VolumeRole, key: 'reads' | 'writes'): number {
  const figures = (run?.volumes ?? []).filter((volume) => volume.role === role)
  expect(figures.length).toBeGreaterThan(0)
  return figures.reduce((total, volume) => total + (volume[key] ?? Number.NaN), 0)
}

function latencies(run: JetstressRun | undefined, what: 'readMs' | 'writeMs') {
  return Object.fromEntries((run?.volumes ?? []).map((volume) => [volume.name, volume[what]]))
}

describe('the reports of the AX4-5i paper', () => {
  test('are five runs of one server, in the order of the text', () => {
    expect(format).toBe('text')
    expect(runs.map(({ kind, part }) => [kind, part])).toEqual([
      ['performance', 'test'],
      ['soft recovery', 'test'],
      ['soft recovery', 'preparation'],
      ['stress', 'test'],
      ['backup', 'test'],
    ])
    // The report of the backup names no machine; the soft recovery is the same run as its preparation.
    const machine = '8B8MGD1'
    expect(runs.map((run) => run.machine)).toEqual([machine, machine, machine, machine, null])
    expect(runs.every(({ release }) => release === '2007')).toBe(true)
    expect(runs.map(({ incomplete }) => incomplete)).toEqual([false, false, false, false, true])
  })

  test('2-hour: 592.487 achieved at 17.1 and 18.0 ms, 176.279 log writes, pass', () => {
    expect(performance).toMatchObject({
      started: '2008-08-06T13:43:24',
      ended: '2008-08-06T15:48:42',
      seconds: 7518,
      said: 'pass',
      achieved: 592.487,
      target: null,
      threads: 7,
      databases: 2,
      bytesAtStart: 229_876_989_952,
      bytesAtEnd: 231_862_992_896,
      limits: { readMean: 20, readMost: 50, logWriteMean: 10, logWriteMost: 50 },
    })
    expect(sum(performance, 'database', 'reads')).toBeCloseTo(274.574, 3)
    // Printed 317.912: 160.157 + 157.755.
    expect(sum(performance, 'database', 'writes')).toBeCloseTo(317.912, 3)
    expect(sum(performance, 'log', 'writes')).toBeCloseTo(176.279, 3)
    expect(latencies(performance, 'readMs')).toEqual({ 'O:': 17.1, 'P:': 18, 'M:': 0, 'N:': 0 })
    expect(latencies(performance, 'writeMs')).toEqual({ 'O:': 6, 'P:': 6, 'M:': 2.4, 'N:': 2.4 })
    expect(performance?.volumes[2]).toMatchObject({ bytesPerRead: null, bytesPerWrite: 4625.368 })
    expect(performance?.volumes[0]?.bytesPerWrite).toBeNull()
  })

  test('24-hour: 555.302 achieved, over midnight, held to 100 ms', () => {
    expect(stress).toMatchObject({
      started: '2008-08-07T23:58:09',
      ended: '2008-08-09T00:03:37',
      said: 'pass',
      achieved: 555.302,
      limits: { readMean: 20, readMost: 100, logWriteMean: 10, logWriteMost: 100 },
    })
    expect(latencies(stress, 'readMs')).toEqual({ 'O:': 17.5, 'P:': 18.1, 'M:': 0, 'N:': 0 })
  })

  test('soft recovery: a row whose seconds are no number is left out', async () => {
    const damaged = await readAs(appendix.replace('500\t276.25', '500\t276.25.3'))
    expect(damaged.runs[1]?.replays).toEqual([
      { name: 'Instance352.2', logs: 511, seconds: 273.25 },
    ])
  })

  test('soft recovery: 500 and 511 logs in 276.25 and 273.25 s, apart from its preparation', () => {
    expect(replay?.replays).toEqual([
      { name: 'Instance352.1', logs: 500, seconds: 276.25 },
      { name: 'Instance352.2', logs: 511, seconds: 273.25 },
    ])
    expect(replay).toMatchObject({
      started: '2008-08-06T12:42:18',
      ended: '2008-08-06T12:46:55',
      achieved: null,
      said: null,
    })
    // Its log begins with that of the preparation, whose latencies and limits are not its own.
    expect(latencies(replay, 'readMs')).toEqual({ 'O:': 76, 'P:': 70, 'M:': 1, 'N:': 1 })
    expect(replay?.limits.readMean).toBeNull()
    expect(preparation).toMatchObject({ achieved: 629.998, said: 'pass', replays: [] })
    expect(latencies(preparation, 'readMs')).toEqual({
      'O:': 16.7,
      'P:': 17.6,
      'M:': 0.2,
      'N:': 0.3,
    })
  })

  test('volume N: counts as a log although it is labelled a database (E32)', () => {
    expect(preparation?.volumes.map(({ name, role }) => `${role} ${name}`)).toEqual([
      'database O:',
      'database P:',
      'log M:',
      'log N:',
    ])
    expect(notes).toContainEqual({ code: 'role by use', run: 2, names: ['N:'] })
  })

  test('streaming backup: 42.39 and 42.31 MB/s, its rates reported as missing (E32)', () => {
    expect(backup?.backups).toEqual([
      { name: 'Instance1244.1', megabytes: 109_252.9, seconds: 2577, rate: 42.39 },
      { name: 'Instance1244.2', megabytes: 109_252.9, seconds: 2582, rate: 42.31 },
    ])
    expect(backup?.volumes.length).toBe(4)
    expect(backup?.volumes.every(({ reads, writes }) => reads === null && writes === null)).toBe(
      true,
    )
    expect(backup?.volumes[0]?.writeMs).toBeCloseTo(0.0208674, 6)
    expect(notes).toContainEqual({
      code: 'damaged in print',
      run: 4,
      names: ['Disk Reads/sec', 'Disk Writes/sec'],
    })
  })

  test('nothing else is odd about them', () => {
    expect(notes.map(({ code, run }) => [code, run])).toEqual([
      ['role by use', 2],
      ['damaged in print', 4],
    ])
  })

  test.each([
    ['2-hour performance', performance],
    ['24-hour stress', stress],
    ['soft-recovery preparation', preparation],
  ] as const)('%s: the figures that Spindle judges the paper by', (state, run) => {
    const known: SolutionTest = solutionTestInState('AX4-5i', state)
    expect(run?.achieved).toBeCloseTo(known.dbTransfers, 2)
    expect(sum(run, 'database', 'reads')).toBeCloseTo(known.dbReads ?? 0, 2)
    expect(sum(run, 'database', 'writes')).toBeCloseTo(known.dbWrites ?? 0, 2)
    expect(sum(run, 'log', 'writes')).toBeCloseTo(known.logWrites ?? 0, 2)
  })
})

const text = new TextDecoder().decode(fixture('ax4-5i-appendix-a.txt'))

/** The report of one run, from its title to the next. */
function reportOf(title: string): string {
  const from = text.indexOf(title)
  const to = text.indexOf('Microsoft Exchange Server', from + title.length)
  expect(from).toBeGreaterThan(-1)
  return text.slice(from, to === -1 ? undefined : to)
}

const twoHours = reportOf('Performance test result report')

/** The same report as a server set to German wrote it. */
const german = twoHours
  .replace(/(\d)\.(\d{3,4})(?!\d|\.\d)/g, '$1,$2')
  .replace(/(\d)\.(\d) MB/g, '$1,$2 MB')
  .replace(/average: 0\.0(\d) seconds/g, 'average: 0,0$1 seconds')
  .replace(/maximum: 0\.0(\d) seconds/g, 'maximum: 0,0$1 seconds')
  .replace('4625,368', '4.625,368')
  .replace(/8\/6\/2008 1:(\d\d:\d\d) PM/g, '06.08.2008 13:$1')
  .replace(/8\/6\/2008 3:(\d\d:\d\d) PM/g, '06.08.2008 15:$1')

describe('the same report written otherwise', () => {
  const written = {
    'in several spaces for tabs': twoHours.replaceAll('\t', '    '),
    'in single spaces': twoHours.replaceAll('\t', ' '),
    'with line ends of Windows': twoHours.replaceAll('\n', '\r\n'),
    'with spaces that do not break': twoHours.replaceAll(' ', '\u00a0'),
    'without empty lines, indented': twoHours.replace(/\n+/g, '\n  '),
    'with long lines broken by a narrow page': twoHours.replaceAll(
      ' seconds/read, max',
      '\nseconds/read, max',
    ),
  }

  test.each(Object.entries(written))('%s: the same run', async (_, other) => {
    const read = await readAs(other)
    expect(read.runs).toEqual([performance])
    expect(read.notes).toEqual([])
  })

  test('in numbers and dates of Germany', async () => {
    expect(german).toContain('592,487')
    expect(german).toContain('06.08.2008 13:43:24')
    const read = await readAs(german)
    expect(read.runs).toEqual([performance])
    expect(read.notes).toEqual([{ code: 'decimal comma', run: 0, names: [] }])
  })

  test('with days before months, as the name of its recording tells', async () => {
    const british = twoHours.replaceAll('8/6/2008', '06/08/2008')
    expect((await readAs(british)).runs).toEqual([performance])
  })

  test('with days that could be months: in doubt, and said so', async () => {
    const open = twoHours
      .replaceAll('2008_8_6_13_43_28', 'x')
      .replace(
        /8\/6\/2008 ([13]):(\d\d:\d\d) PM/g,
        (_, hour, rest) => `06/08/2008 ${Number(hour) + 12}:${rest}`,
      )
    const read = await readAs(open)
    expect(read.runs).toEqual([performance])
    expect(read.notes.map(({ code }) => code)).toEqual(['date in doubt'])
  })

  test('between the prose of a document', async () => {
    const prose = 'The array was tested. Log writes were small, and Machine Name is what it says.\n'
    const read = await readAs(`${prose.repeat(2000)}${twoHours}\n${prose}`)
    expect(read.runs).toEqual([performance])
  })
})

describe('the release of a report', () => {
  const version = /Jetstress Version[^\n]*/
  test.each([
    ['its version', '2010', 'Jetstress Version\t14.01.0225.017', /^$/],
    ['its table of disks', '2007', '', /^$/],
    ['neither', null, '', /LogicalDisk\t[\s\S]*?(?=Host system)/],
    ['a version of no Jetstress', null, 'Jetstress Version\t09.00.0000.000', /^$/],
  ])('is told by %s', async (_, release, written, without) => {
    expect(twoHours).toMatch(version)
    const read = await readAs(twoHours.replace(version, written).replace(without, ''))
    expect(read.runs[0]?.release).toBe(release)
  })
})

describe('half a report', () => {
  test('that ends in its table gives the figures read and names those missing', async () => {
    const half = twoHours.slice(0, twoHours.indexOf('Database (P:)'))
    const { ok, runs, notes } = await readAs(half)
    expect(ok).toBe(true)
    expect(runs[0]).toMatchObject({ achieved: 592.487, incomplete: true, machine: '8B8MGD1' })
    expect(runs[0]?.volumes.map(({ name, readMs }) => [name, readMs])).toEqual([['O:', 17]])
    expect(notes).toEqual([
      {
        code: 'missing',
        run: 0,
        names: ['Database read latency thresholds', 'Log write latency thresholds', 'Log (volume)'],
      },
      { code: 'cut short', run: 0, names: [] },
    ])
  })

  test('that ends within a time leaves the time out', async () => {
    const half = twoHours.slice(0, twoHours.indexOf('1:43:24 PM') + 9)
    expect(half.endsWith('1:43:24 P')).toBe(true)
    const { runs } = await readAs(half)
    expect(runs[0]).toMatchObject({ machine: '8B8MGD1', started: null })
  })

  test('of a soft recovery never takes a log, which is read then, for a database', async () => {
    const recovery = reportOf('SoftRecovery statistics')
    const to = recovery.indexOf('Log (M:)')
    for (let at = to; at < recovery.indexOf('Host system'); at += isDeep ? 1 : 3) {
      const { runs } = await readAs(recovery.slice(0, at))
      const logs = runs[0]?.volumes.slice(2) ?? expect.unreachable()
      for (const { role } of logs) expect(role).toBe('log')
    }
  })

  test('that begins in its log gives the latencies of each volume', async () => {
    const { runs } = await readAs(twoHours.slice(twoHours.indexOf('Test log')))
    expect(runs.length).toBe(1)
    expect(runs[0]?.incomplete).toBe(true)
    expect(runs[0]?.limits.readMost).toBe(50)
    expect(
      runs[0]?.volumes.map(({ name, role, readMs, writeMs }) => [name, role, readMs, writeMs]),
    ).toEqual([
      ['O', 'database', 17.1, null],
      ['P', 'database', 18, null],
      ['M', 'log', 0, 2.4],
      ['N', 'log', 0, 2.4],
    ])
  })

  test.each([
    ['', twoHours],
    [' in German', german],
  ])('cut anywhere is never read to another figure than the whole%s', async (_, text) => {
    const whole = performance ?? runWithoutFigures
    let seen = 0
    for (let at = 0; at < text.indexOf('Test has 0'); at += isDeep ? 7 : 23) {
      const { runs } = await readAs(text.slice(0, at))
      expect(runs.length).toBeLessThanOrEqual(1)
      for (const run of runs) {
        expect(run.incomplete).toBe(true)
        for (const key of [
          'machine',
          'started',
          'achieved',
          'bytesAtStart',
          'bytesAtEnd',
          'threads',
        ] as const)
          expect([null, whole[key]]).toContain(run[key])
        for (const [place, volume] of run.volumes.entries()) {
          seen += 1
          expect(volume.name).toBe(whole.volumes[place]?.name)
          for (const key of ['reads', 'writes', 'bytesPerWrite'] as const)
            expect([null, whole.volumes[place]?.[key]]).toContain(volume[key])
        }
      }
    }
    expect(seen).toBeGreaterThan(isDeep ? 500 : 150)
  })
})
