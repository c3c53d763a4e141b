import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePlan, encodePlan } from '../../../src/codec/index.ts'
import { defaultPlan, numbersBehind, size, type Worked } from '../../../src/engine/index.ts'
import {
  figuresToKeep,
  type JetstressRun,
  type JudgedTest,
  judgeTests,
  lacksDatabaseRows,
  type ReportedRun,
  slowestReplayAndBackupRates,
  type VolumeFigures,
} from '../../../src/engine/jetstress/index.ts'
import { groupSimultaneousRuns } from '../../../src/engine/jetstress/simultaneous-runs.ts'
import { ax45iSolution } from '../../../src/engine/methods/papers/compare/ax4-5i.ts'
import {
  testResultSentences,
  verdictHeadline,
} from '../../../src/features/test-verdict/verdict-sentences.ts'
import { runWithoutFigures } from '../../../src/jetstress/report-reader.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { anyCharacter } from '../../any-character.ts'
import { cases } from '../../cases.ts'
import { workedIn } from '../plans.ts'
import { database, log, reported, twoHours } from './test-runs.ts'

describe('any runs', () => {
  /** A figure as a report may have it: none, zero, common, or beyond all sense. */
  const figure = fc.oneof(
    fc.constantFrom(null, 0, 20, 1e12),
    fc.double({ min: 0, max: 1e4, noNaN: true }),
  )

  const volume: fc.Arbitrary<VolumeFigures> = fc.record({
    name: fc.string({ unit: anyCharacter, maxLength: 300 }),
    role: fc.constantFrom('database', 'log'),
    reads: figure,
    writes: figure,
    readMs: figure,
    writeMs: figure,
    bytesPerRead: figure,
    bytesPerWrite: figure,
    maintenanceReads: figure,
    replicationReads: figure,
  })

  const time = fc.constantFrom(
    null,
    '2026-11-22T10:00:00',
    '2026-11-22T10:30:00',
    '2026-11-22T12:00:00',
    '2026-13-45T99:99:99',
    'not a time',
  )

  const run: fc.Arbitrary<JetstressRun> = fc
    .record({
      kind: fc.constantFrom('performance', 'stress', 'soft recovery', 'backup'),
      release: fc.constantFrom(null, '2007', '2010', '2013'),
      part: fc.constantFrom('test', 'preparation'),
      machine: fc.oneof(fc.constantFrom(null, '', 'EX01', 'ex01.lab', 'EX02'), fc.string()),
      started: time,
      ended: time,
      seconds: figure,
      said: fc.constantFrom(null, 'pass', 'fail'),
      achieved: figure,
      target: figure,
      volumes: fc.array(volume, { maxLength: 4 }),
      incomplete: fc.boolean(),
    })
    .map((some) => ({ ...runWithoutFigures, ...some }))

  const runs: fc.Arbitrary<readonly ReportedRun[]> = fc
    .array(run, { maxLength: 6 })
    .map((all) => all.map((one, at) => ({ id: String(at), report: `report ${at}`, run: one })))

  const result = size(defaultPlan)
  if (!result.ok) throw new Error('The default plan can be sized')
  const { sizing } = result
  const format = formatFor('en-GB')

  const idsIn = (tests: readonly JudgedTest[]) =>
    tests.flatMap(({ servers }) => servers.flatMap((server) => server.runs.map(({ id }) => id)))

  it('whatever reports say, every run that counts is judged once and every figure is a number', () => {
    let judged = 0
    fc.assert(
      fc.property(runs, (all) => {
        const found = judgeTests(defaultPlan, sizing, all)
        const ids = [...idsIn(found.tests), ...found.repeated.map((one) => one.run.id)]
        const loads = all.filter(
          ({ run: { kind, part } }) =>
            kind === 'performance' ||
            kind === 'stress' ||
            (kind === 'soft recovery' && part === 'preparation'),
        )
        expect(ids.toSorted()).toEqual(loads.map(({ id }) => id).toSorted())
        judged += ids.length
        const figures: readonly Worked[] = numbersBehind(workedIn(found))
        for (const { value } of figures) expect(Number.isFinite(value)).toBe(true)
        for (const test of found.tests)
          expect(testResultSentences(test, format).join(' ')).not.toBe('')
        expect(verdictHeadline(found, format)).toMatch(/\.$/)
        if (found.outcome === 'passes' || found.outcome === 'passes with reserve')
          for (const { criteria, kind } of found.tests)
            if (kind !== 'preparation')
              expect(criteria.every(({ holds }) => holds === true)).toBe(true)
      }),
      { numRuns: cases(15) },
    )
    expect(judged).toBeGreaterThan(0)
  })
})

describe('kept from test', () => {
  const { plan } = ax45iSolution

  function judged(reported: ReportedRun) {
    const result = size(plan)
    if (!result.ok) throw new Error('The answers of the plan go together')
    const [test] = judgeTests(plan, result.sizing, [reported]).tests
    if (!test) throw new Error('One test was judged')
    return { test, sizing: result.sizing }
  }

  function keptOf(reported: ReportedRun) {
    const { test, sizing } = judged(reported)
    return figuresToKeep(test, sizing)
  }

  const odd = (of: Partial<ReportedRun['run']>): ReportedRun => ({
    ...twoHours,
    run: { ...twoHours.run, ...of },
  })

  const { volumes } = twoHours.run
  const unread = (one: (typeof volumes)[number]) => ({ ...one, readMs: null })

  describe('what is kept of a test', () => {
    it('is the content of its report and the largest planned load that it proves', () => {
      expect(keptOf(twoHours)).toEqual({
        ...{ name: '8B8MGD1, 2008-08-06 13:43', databases: 2, dataGb: expect.any(Number) },
        ...{ planned: 560, achieved: 592.487, reads: 274.574, logs: 176.279, maintenance: 0 },
        ...{ readMs: 17.548, writeMs: 6, logMs: 2.4, passed: true },
      })
    })

    it.each<readonly [string, Partial<ReportedRun['run']>]>([
      ['no log volume', { volumes: volumes.filter(({ role }) => role === 'database') }],
      ['no latency of writes', { volumes: volumes.map((one) => ({ ...one, writeMs: null })) }],
      ['no latency of one volume', { volumes: volumes.map((one, at) => (at ? one : unread(one))) }],
      ['no maximum that it states', { said: null }],
    ])('is not passed where its report has %s', (_what, of) => {
      expect(keptOf(odd(of))).toMatchObject({ achieved: 592.487, passed: false })
    })

    it.each([{ seconds: 600 }, { seconds: null }, { release: '2013' }] as const)(
      'is not passed where the run is no proof: %o',
      (of) => {
        expect(keptOf(twoHours)?.passed).toBe(true)
        expect(keptOf(odd(of))?.passed).toBe(false)
      },
    )
    it('holds no limit where its page was cut before the last of its databases', () => {
      const modern = { release: '2013', databases: 2 } as const
      const cut = odd({ ...modern, volumes: volumes.filter(({ name }) => name !== 'P:') })
      expect(keptOf(odd({ ...modern, volumes }))).toMatchObject({ reads: 274.574 })
      expect(keptOf(cut)).toMatchObject({ passed: false, reads: null })
      const holds = (one: ReportedRun) =>
        judged(one).test.criteria.find(({ code }) => code === 'dbRead')?.holds
      expect(holds(odd({ ...modern, volumes }))).toBe(true)
      expect(holds(cut)).toBeNull()
    })

    it('stands for no load beyond its own target', () => {
      expect(keptOf(odd({ target: 550 }))).toMatchObject({ planned: 550, achieved: 592.487 })
      expect(keptOf(odd({ target: 700 }))).toMatchObject({ planned: 560 })
      expect(keptOf(odd({ target: 600 }))).toMatchObject({ planned: 600 })
    })

    it('is nothing where nothing was achieved by the report', () => {
      expect(keptOf(odd({ achieved: null, volumes: [] }))).toBeNull()
    })

    it.each([
      { achieved: 1e12 },
      { databases: 20_000 },
      { bytesAtStart: 1e19 },
      { volumes: twoHours.run.volumes.map((volume) => ({ ...volume, readMs: 1e9 })) },
    ])('is nothing where no plan can hold it: %o', (of) => {
      expect(keptOf(odd(of))).toBeNull()
    })

    it('opens again in a link, whatever the machine is called', () => {
      const kept = keptOf(odd({ machine: `\u202e\u0007<b>${'é'.repeat(600)}` }))
      if (!kept) throw new Error('It is kept')
      const on = { id: 'test', array: null, drives: null, driveKind: 'SSD' } as const
      const of = { storage: 'JBOD', units: 1 } as const
      const { code } = encodePlan({ ...plan, keptTests: [{ ...kept, ...on, ...of }] })
      const opened = decodePlan(code)
      expect(opened.ok && opened.plan.keptTests).toEqual([{ ...kept, ...on, ...of }])
    })
  })
})

describe('measured rates', () => {
  const blank: JetstressRun = {
    kind: 'soft recovery',
    release: '2007',
    part: 'test',
    machine: 'CX4000-4',
    started: null,
    ended: null,
    seconds: null,
    said: null,
    reasons: [],
    achieved: null,
    target: null,
    threads: null,
    databases: null,
    bytesAtStart: null,
    bytesAtEnd: null,
    limits: { readMean: null, readMost: null, logWriteMean: null, logWriteMost: null },
    volumes: [],
    replays: [],
    backups: [],
    incomplete: false,
  }
  const read = (changes: Partial<JetstressRun>) => ({
    report: 'report.txt',
    run: { ...blank, ...changes },
  })

  /** What AX4-5i printed of its two storage groups. */
  const replays = [
    { name: 'Instance3456.1', logs: 500, seconds: 276.25 },
    { name: 'Instance3456.2', logs: 511, seconds: 273.25 },
  ]
  const backups = [
    { name: 'Instance3456.1', megabytes: 109_252.9, seconds: 2577, rate: 42.39 },
    { name: 'Instance3456.2', megabytes: 109_252.9, seconds: 2582, rate: 42.31 },
  ]

  describe('rates that reports tell', () => {
    it('of AX4-5i: 0.5435 s a log, 42.35 and 84.7 MB/s of 2^20 bytes', () => {
      const rates = slowestReplayAndBackupRates([
        read({ replays }),
        read({ kind: 'backup', backups }),
      ])
      expect(rates.replaySeconds?.value).toBeCloseTo(0.543521266, 9)
      expect(rates.databaseBackupRate?.value).toBeCloseTo(42.35 * 1.048576, 6)
      expect(rates.serverBackupRate?.value).toBeCloseTo(84.7 * 1.048576, 6)
    })

    it('name the report, the machine and the line they stand in', () => {
      const { replaySeconds } = slowestReplayAndBackupRates([read({ replays })])
      if (!replaySeconds) throw new Error('No rate')
      const measured = numbersBehind([replaySeconds]).filter(({ how }) => how.kind === 'measured')
      expect(measured.map(({ value }) => value)).toEqual([276.25, 273.25, 500, 511])
      expect(measured[0]?.how).toMatchObject({ report: 'report.txt', machine: 'CX4000-4' })
    })

    it('are the slowest of several reports', () => {
      const [slow, fast] = [2, 1].map((seconds) => ({ name: 'A', logs: 1, seconds }))
      if (!slow || !fast) throw new Error('Two replays')
      for (const order of [
        [slow, fast],
        [fast, slow],
      ]) {
        const rates = slowestReplayAndBackupRates(order.map((one) => read({ replays: [one] })))
        expect(rates.replaySeconds?.value).toBe(2)
      }
      const rates = slowestReplayAndBackupRates(
        [80, 40, 60].map((rate) =>
          read({ backups: [{ name: 'A', megabytes: null, seconds: null, rate }] }),
        ),
      )
      expect(rates.serverBackupRate?.value).toBeCloseTo(40 * 1.048576, 9)
    })

    it('are computed where a report has size and time of a backup alone', () => {
      const backup = { name: 'A', megabytes: 1000, seconds: 20, rate: null }
      const { databaseBackupRate } = slowestReplayAndBackupRates([read({ backups: [backup] })])
      expect(databaseBackupRate?.value).toBeCloseTo(50 * 1.048576, 9)
    })

    it('are none of a preparation, of no logs, and of what is no rate', () => {
      const none = { replaySeconds: null, databaseBackupRate: null, serverBackupRate: null }
      expect(slowestReplayAndBackupRates([])).toEqual(none)
      expect(slowestReplayAndBackupRates([read({ replays, part: 'preparation' })])).toEqual(none)
      expect(
        slowestReplayAndBackupRates([read({ replays: [{ name: 'A', logs: 0, seconds: 1 }] })]),
      ).toEqual(none)
      for (const rate of [0, -1])
        expect(
          slowestReplayAndBackupRates([
            read({ backups: [{ name: 'A', megabytes: 1, seconds: 1, rate }] }),
          ]),
        ).toEqual(none)
      for (const [megabytes, seconds] of [
        [null, 1],
        [1, null],
        [0, 1],
        [1, 0],
      ] as const)
        expect(
          slowestReplayAndBackupRates([
            read({ backups: [{ name: 'A', megabytes, seconds, rate: null }] }),
          ]),
        ).toEqual(none)
    })
  })
})

describe('ran at once', () => {
  const ran = (started: string | null, ended: string | null, seconds: number | null = null) =>
    reported({ started, ended, seconds })
  const morning = ran('2026-11-26T08:00:00', '2026-11-26T10:00:00')

  it.each([
    ['has half of its time in common', ran('2026-11-26T09:00:00', '2026-11-26T11:00:00'), true],
    ['is short, and mostly within it', ran('2026-11-26T07:59:00', '2026-11-26T08:20:00'), true],
    ['has less in common', ran('2026-11-26T09:00:01', '2026-11-26T11:00:01'), false],
    ['began before, by how long it took', ran('2026-11-26T07:00:00', null, 7200), true],
    ['ended before, by how long it took', ran('2026-11-26T07:00:00', null, 3600), false],
    ['says nothing of its end', ran('2026-11-26T09:00:00', null), false],
    ['says nothing of its start', ran(null, '2026-11-26T10:00:00', 3600), false],
  ])('a run that %s: %#', (_, run, together) => {
    const groups = together ? 1 : 2
    expect(groupSimultaneousRuns([morning, run], { atOnce: {} })).toHaveLength(groups)
    expect(groupSimultaneousRuns([run, morning], { atOnce: {} })).toHaveLength(groups)
  })
})

describe('run figures', () => {
  it('a report of 2010 or later lacks databases where it ran more than it has rows of', () => {
    const volumes = [database({ name: 'D:' }), database({ name: 'E:' }), log({ name: 'L:' })]
    const lacks = (release: JetstressRun['release'], databases: number | null) =>
      lacksDatabaseRows(reported({ release, databases, volumes }).run)
    expect((['2010', '2013'] as const).map((release) => lacks(release, 3))).toEqual([true, true])
    expect(lacks('2010', 2)).toBe(false)
    expect(lacks('2010', null)).toBe(false)
    // Reports of 2007 have a row for each volume, however many databases lie on it.
    expect(lacks('2007', 3)).toBe(false)
  })
})
