import { describe, expect, it } from 'vitest'
import { asShown, explain, type Plan, size } from '../../../src/engine/index.ts'
import {
  type CriterionCode,
  type JudgedCriterion,
  type JudgedLoad,
  type JudgedTest,
  judgeTests,
  type ReportedRun,
  type RunGroupingChoices,
} from '../../../src/engine/jetstress/index.ts'
import { dagsOf } from '../../../src/engine/methods/index.ts'
import { ax45iSolution } from '../../../src/engine/methods/papers/compare/ax4-5i.ts'
import { planWith } from '../plans.ts'
import { database, fullDay, log, reported, twoHours } from './test-runs.ts'

const at040 = ax45iSolution.plan
const at050: Plan = { ...at040, tiers: [{ ...at040.tiers[0], measuredIops: 0.5 }] }

function verdict(plan: Plan, runs: readonly ReportedRun[], choices?: RunGroupingChoices) {
  const result = size(plan)
  if (!result.ok) throw new Error('The answers of the plan go together')
  return judgeTests(plan, result.sizing, runs, choices)
}

function only(plan: Plan, runs: readonly ReportedRun[]): JudgedTest {
  const { tests } = verdict(plan, runs)
  expect(tests).toHaveLength(1)
  const [test] = tests
  if (!test) throw new Error('One test was judged')
  return test
}

function dagNames(plan: Plan): readonly string[] {
  const result = size(plan)
  const dags = result.ok ? dagsOf(plan, result.sizing) : null
  return dags?.servers.map(({ name }) => name) ?? []
}

function criterion(
  { criteria }: Pick<JudgedLoad, 'criteria'>,
  code: CriterionCode,
): JudgedCriterion {
  const found = criteria.find((one) => one.code === code)
  if (!found) throw new Error(`No criterion ${code}`)
  return found
}

describe('AX4-5i by its own reports', () => {
  it('the 2-hour test does what it printed', () => {
    const { achieved, rates, readShare, latencies } = only(at040, [twoHours])
    expect(achieved?.value).toBe(592.487)
    expect(achieved && asShown(achieved)).toBe(592.487)
    expect(rates.reads?.value).toBeCloseTo(274.574, 9)
    expect(rates.writes?.value).toBeCloseTo(317.912, 9)
    expect(rates.logWrites?.value).toBeCloseTo(176.279, 9)
    expect(rates.reads && asShown(rates.reads)).toBe(274.574)
    expect(readShare && asShown(readShare)).toBe(0.46)
    expect(latencies.dbRead?.worst.value).toBe(18)
    // Weighted by reads: 17.1 of 137.987 and 18.0 of 136.587.
    expect(latencies.dbRead?.mean.value).toBeCloseTo(17.5477, 4)
    expect(latencies.dbRead && asShown(latencies.dbRead.mean)).toBe(17.5)
    expect(latencies.logWrite?.mean.value).toBeCloseTo(2.4, 9)
  })

  it('at 0.40 IOPS a mailbox it passes, with 106 % of 560 (E18)', () => {
    const test = only(at040, [twoHours])
    expect(test.planned.expected.value).toBeCloseTo(560, 9)
    const share = criterion(test, 'achieved').measured
    expect(share && asShown(share)).toBe(1.06)
    expect(test.outcome).toBe('passes with reserve')
  })

  it('at 0.5 it fails by the load alone, with 85 % of 700 (E18)', () => {
    const test = only(at050, [twoHours])
    expect(test.planned.expected.value).toBeCloseTo(700, 9)
    const share = criterion(test, 'achieved').measured
    expect(share && asShown(share)).toBe(0.85)
    expect(test.criteria.filter(({ holds }) => holds === false).map(({ code }) => code)).toEqual([
      'achieved',
    ])
    expect(test.outcome).toBe('fails')
  })

  it('the 24-hour test passes at 0.40 with 99 %, and fails at 0.5 with 79 %', () => {
    const passed = only(at040, [fullDay])
    const share = criterion(passed, 'achieved').measured
    expect(passed.achieved && asShown(passed.achieved)).toBe(555.302)
    expect(share && asShown(share)).toBe(0.99)
    expect(passed.outcome).toBe('passes with reserve')
    const failed = criterion(only(at050, [fullDay]), 'achieved').measured
    expect(failed && asShown(failed)).toBe(0.79)
  })

  it('its maxima are those its reports state, kept by their own word', () => {
    const most = (run: ReportedRun) => criterion(only(at040, [run]), 'dbReadMost')
    expect(most(twoHours)).toMatchObject({
      limit: { value: 50 },
      measured: null,
      holds: true,
      byReport: true,
    })
    expect(most(fullDay)).toMatchObject({ limit: { value: 100 }, holds: true })
    const failed = { ...twoHours, run: { ...twoHours.run, said: 'fail' as const } }
    expect(most(failed).holds).toBeNull()
    expect(only(at040, [failed]).outcome).toBe('unknown')
  })

  it('both together pass as two tests, one after the other', () => {
    const { tests, outcome } = verdict(at040, [fullDay, twoHours])
    expect(tests.map(({ kind }) => kind)).toEqual(['performance', 'stress'])
    expect(outcome).toBe('passes with reserve')
    expect(verdict(at050, [twoHours, fullDay]).outcome).toBe('fails')
  })

  it('latencies are equated where more than the plan was achieved (Table 3)', () => {
    const { latencies } = only(at040, [twoHours])
    // 17.5477 × 560 ÷ 592.487
    expect(latencies.dbRead?.equated?.value).toBeCloseTo(16.5856, 3)
    expect(only(at050, [twoHours]).latencies.dbRead?.equated?.value).toBeCloseTo(17.5477, 4)
  })

  it('what went further beyond its plan than Table 3 is equated with a mark', () => {
    const much = { ...twoHours, run: { ...twoHours.run, achieved: 700 } }
    const at = (run: ReportedRun) => only(at040, [run]).latencies.dbRead?.equated
    expect(at(twoHours)?.beyond).toBeUndefined()
    expect(at(much)?.beyond).toMatchObject([{ value: 1.25, to: 1.22 }])
  })

  it('every figure says where its report has it', () => {
    const { achieved, rates } = only(at040, [twoHours])
    const numerals = (value: number) => String(value)
    expect(achieved && explain(achieved, numerals).words).toBe(
      'As the report “Appendix A” of machine 8B8MGD1 has it: “Achieved I/O per Second”',
    )
    const how = rates.reads?.how
    const part = how?.kind === 'sum' ? how.parts[0] : undefined
    expect(part && explain(part, numerals).words).toContain('“O:, Disk Reads/sec”')
  })
})

describe('the limits of latency', () => {
  const at = (readMs: number, of: Parameters<typeof reported>[0] = {}) =>
    only(at040, [
      reported({
        machine: 'EX01',
        release: '2007',
        achieved: 560,
        volumes: [
          database({ name: 'DB1', reads: 10, writes: 10, readMs: 1, writeMs: 1 }),
          database({ name: 'DB2', reads: 1000, writes: 10, readMs, writeMs: 1 }),
          log({ name: 'DB1', writes: 10, writeMs: 1 }),
          log({ name: 'DB2', writes: 10, writeMs: 1 }),
        ],
        ...of,
      }),
    ])

  it.each([
    [19.999, true],
    [20, false],
    [20.001, false],
  ])('database reads of %d ms: %o', (ms, holds) => {
    expect(criterion(at(ms), 'dbRead').holds).toBe(holds)
  })

  it('shows on which side of its limit a latency lies', () => {
    const { measured } = criterion(at(19.9999), 'dbRead')
    expect(measured && asShown(measured)).toBeLessThan(20)
  })

  it('one slow volume fails the test although the mean of all is within the limit', () => {
    const test = at(1, {
      volumes: [
        database({ name: 'DB1', reads: 10, writes: 10, readMs: 25, writeMs: 1 }),
        database({ name: 'DB2', reads: 1000, writes: 10, readMs: 5, writeMs: 1 }),
        log({ name: 'DB1', writes: 10, writeMs: 1 }),
      ],
    })
    expect(test.latencies.dbRead?.mean.value).toBeLessThan(20)
    expect(criterion(test, 'dbRead').holds).toBe(false)
    const [, second] = test.servers[0]?.runs[0]?.volumes ?? []
    expect(second?.criteria.every(({ holds }) => holds)).toBe(true)
  })

  it('a volume without its latency leaves the others’ verdict open', () => {
    const test = at(1, {
      volumes: [
        database({ name: 'DB1', reads: 10, writes: 10, readMs: 5, writeMs: 1 }),
        database({ name: 'DB2', reads: 10, writes: 10 }),
        log({ name: 'DB1', writes: 10, writeMs: 1 }),
      ],
    })
    expect(criterion(test, 'dbRead').holds).toBeNull()
    expect(test.outcome).toBe('unknown')
  })

  it.each([
    [0.9499, 'fails'],
    [0.95, 'passes with reserve'],
    [0.9501, 'passes with reserve'],
  ])('%d of the plan %s', (share, outcome) => {
    expect(at(1, { achieved: share * 560 }).outcome).toBe(outcome)
  })

  it('volumes that neither read nor wrote have no share of reads, and plain means', () => {
    const idle = { name: 'DB1', reads: 0, writes: 0, writeMs: 0 }
    const test = at(1, {
      volumes: [database({ ...idle, readMs: 4 }), database({ ...idle, name: 'DB2', readMs: 8 })],
    })
    expect(test.readShare).toBeNull()
    expect(test.latencies.dbRead?.mean.value).toBe(6)
  })

  it('without an achieved load the reads and writes of the databases count', () => {
    expect(at(1, { achieved: null }).achieved?.value).toBe(1030)
  })
})

describe('a plan that keeps a reserve', () => {
  const plan = planWith({ mailboxes: 4000 }, { exchange: '2010', servers: 4, availability: 'dag' })
  const [of] = verdict(plan, [reported({ achieved: 1 })]).tests
  const { expected, withReserve } = of?.planned ?? {}
  const outcomeAt = (achieved: number) =>
    only(plan, [
      reported({
        achieved,
        volumes: [
          database({ name: 'DB1', reads: 1, writes: 1, readMs: 1, writeMs: 1 }),
          log({ name: 'DB1', writes: 1, writeMs: 1 }),
        ],
      }),
    ]).outcome

  it.each([
    [0.94, expected, 'fails'],
    [0.96, expected, 'passes'],
    [0.94, withReserve, 'passes'],
    [0.96, withReserve, 'passes with reserve'],
  ])('is passed with %d of the load, decided without the reserve', (share, load, outcome) => {
    expect(withReserve?.value).toBeGreaterThan((expected?.value ?? 0) * 1.05)
    expect(outcomeAt(share * (load?.value ?? 0))).toBe(outcome)
  })

  it('knows its servers by name, whatever their domain and case', () => {
    const named = (machine: string) =>
      only(plan, [reported({ machine, achieved: 1 })]).servers.map(({ name, standsFor }) => [
        name,
        standsFor,
      ])
    const [name = ''] = dagNames(plan)
    expect(named(`${name.toLowerCase()}.example.com`)).toEqual([[name, 'its name']])
    expect(named('lab-7')).toEqual([['lab-7', 'any, all alike']])
  })
})

describe('several reports', () => {
  const plan = planWith({ mailboxes: 4000 }, { exchange: '2010', servers: 4, availability: 'dag' })
  const on = (machine: string, started: string, ended: string, achieved = 2000) =>
    reported({
      machine,
      started,
      ended,
      achieved,
      release: '2010',
      volumes: [
        database({ name: 'DB1', reads: 1000, writes: 1000, readMs: 10, writeMs: 5 }),
        log({ name: 'DB1', writes: 400, writeMs: 2 }),
      ],
    })
  const first = on('ex01', '2026-11-22T10:00:00', '2026-11-22T12:05:00')
  const second = on('EX02.example.com', '2026-11-22T10:03:00', '2026-11-22T12:08:00', 1800)
  const later = on('ex01', '2026-11-22T14:00:00', '2026-11-22T16:05:00')

  it('of servers that ran at once are added up, and each has to show its own', () => {
    const { tests } = verdict(plan, [later, second, first])
    expect(tests.map(({ servers }) => servers.length)).toEqual([2, 1])
    const [test] = tests
    expect(test?.achieved?.value).toBe(3800)
    expect(test?.rates.logWrites?.value).toBe(800)
    const each = test?.servers[0]?.planned.expected.value ?? 0
    expect(each).toBeGreaterThan(0)
    expect(test?.planned.expected.value).toBe(2 * each)
  })

  it('of two servers one that fails is not made good by the other', () => {
    const each = verdict(plan, [first]).tests[0]?.planned.expected.value ?? 0
    const much = on('ex01', '2026-11-22T10:00:00', '2026-11-22T12:05:00', 1.5 * each)
    const little = on('ex02', '2026-11-22T10:00:00', '2026-11-22T12:05:00', 0.9 * each)
    const [test] = verdict(plan, [much, little]).tests
    expect(test?.criteria[0]?.holds).toBe(true)
    expect(test?.outcome).toBe('fails')
  })

  it('stand together or apart as a person says', () => {
    const atOnce = { [first.id]: 'a', [later.id]: 'a', [second.id]: 'b' }
    const { tests } = verdict(plan, [first, second, later], { atOnce })
    expect(tests.map(({ servers }) => servers.flatMap(({ runs }) => runs.length))).toEqual([
      [2],
      [1],
    ])
    expect(tests[0]?.achieved?.value).toBe(4000)
  })

  it.each([
    ['2026-11-30', '2026-12-01'],
    ['2024-02-29', '2024-03-01'],
    ['2026-12-31', '2027-01-01'],
  ])('that ran one after the other over the end of a month are two tests: %s', (last, next) => {
    const evening = on('ex01', `${last}T22:00:00`, `${next}T00:05:00`)
    const night = on('ex02', `${last}T23:55:00`, `${next}T02:00:00`)
    expect(verdict(plan, [evening, night]).tests).toHaveLength(2)
    const beside = on('ex02', `${last}T22:10:00`, `${next}T00:15:00`)
    expect(verdict(plan, [evening, beside]).tests).toHaveLength(1)
  })

  it('of one run count once, and the complete report counts', () => {
    const half = { ...first, id: 'again', run: { ...first.run, incomplete: true } }
    const { tests, repeated } = verdict(plan, [half, first])
    expect(tests).toHaveLength(1)
    expect(tests[0]?.achieved?.value).toBe(2000)
    expect(repeated).toEqual([{ run: half, of: first }])
  })

  it('of a server with two runs at once are added up for it', () => {
    const other = { ...on('ex01', '2026-11-22T10:01:00', '2026-11-22T12:06:00'), id: 'other' }
    const [test] = verdict(plan, [first, other]).tests
    expect(test?.servers).toHaveLength(1)
    expect(test?.achieved?.value).toBe(4000)
    expect(test?.planned.expected.value).toBe(test?.servers[0]?.planned.expected.value)
  })

  it('without times stand each alone', () => {
    const runs = ['ex01', 'ex02'].map((machine) => reported({ machine, achieved: 100 }))
    expect(verdict(plan, runs).tests).toHaveLength(2)
  })

  it('a run that is neither performance nor stress decides nothing', () => {
    const backup = reported({ kind: 'backup', machine: 'ex01' })
    const preparation = { ...first.run, kind: 'soft recovery', part: 'preparation' } as const
    const { tests, outcome } = verdict(plan, [backup, { ...first, run: preparation }])
    expect(tests.map(({ kind }) => kind)).toEqual(['preparation'])
    expect(outcome).toBeNull()
    expect(verdict(plan, [])).toMatchObject({ tests: [], repeated: [], outcome: null })
  })
})
