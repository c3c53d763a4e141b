import { beforeAll, describe, expect, it } from 'vitest'
import { testOutcomeTitle, testTitle } from '../../../src/app/words/test-words.ts'
import { type Plan, size, type Worked } from '../../../src/engine/index.ts'
import {
  judgeTests,
  type ReportedRun,
  type TestVerdict,
} from '../../../src/engine/jetstress/index.ts'
import { ax45iSolution } from '../../../src/engine/methods/papers/compare/ax4-5i.ts'
import {
  predictedLatenciesAt,
  testedCurveTakeaway,
  testedPoints,
} from '../../../src/features/test-verdict/tested-curve.tsx'
import {
  testedAtOnceSentence,
  testResultSentences,
  verdictHeadline,
} from '../../../src/features/test-verdict/verdict-sentences.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { database, log, reported } from '../../engine/jetstress/test-runs.ts'
import { planWith, recommended } from '../../engine/plans.ts'
import { fixture, readAs } from '../../jetstress/read-fixture.ts'

const format = formatFor('en-GB')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function verdict(plan: Plan, runs: readonly ReportedRun[]): TestVerdict {
  const result = size(plan)
  if (!result.ok) throw new Error('The answers of the plan go together')
  return judgeTests(plan, result.sizing, runs)
}

const headline = (of: TestVerdict) => plain(verdictHeadline(of, format))
const sentences = ({ tests }: TestVerdict, at = 0) => {
  const test = tests[at]
  return test ? testResultSentences(test, format).map(plain) : []
}

describe('the verdict on Appendix A of the AX4-5i, as it is read', () => {
  let runs: readonly ReportedRun[] = []
  beforeAll(async () => {
    const name = 'ax4-5i-appendix-a.txt'
    const read = await readAs(fixture(name), name)
    runs = read.runs.map((run, at) => ({ id: String(at), report: name, run }))
  })
  const { plan } = ax45iSolution
  const at050: Plan = { ...plan, tiers: [{ ...plan.tiers[0], measuredIops: 0.5 }] }

  it('at 0.40 IOPS a mailbox both tests hold the plan (E18)', () => {
    const found = verdict(plan, runs)
    expect(headline(found)).toBe(
      'Both tests hold the plan: 99 % of 560 IOPS achieved, database reads in 18.1 ms on the slowest volume.',
    )
    expect(found.tests.map((test) => plain(testTitle(test, format)))).toEqual([
      'Preparation of the soft recovery: 8B8MGD1, 6 August 2008, 11:58',
      'Performance test: 8B8MGD1, 6 August 2008, 13:43',
      'Stress test: 8B8MGD1, 7 August 2008, 23:58',
    ])
    expect(found.tests.map(testOutcomeTitle)).toEqual(['Passes', 'Passes', 'Passes'])
    expect(sentences(found, 1)).toEqual([
      'Achieved 592.487 IOPS against 560 IOPS expected: 106 %, at least 95 % required.',
      'Every latency is within its limit, on each of 4 volumes.',
    ])
    expect(sentences(found, 0)[2]).toContain('it does not count')
  })

  it('at 0.5 neither does, by the load alone', () => {
    const found = verdict(at050, runs)
    expect(headline(found)).toBe(
      'Neither test holds the plan: 79 % of the expected load, at least 95 % needed.',
    )
    expect(sentences(found, 1)[0]).toBe(
      'Achieved 592.487 IOPS against 700 IOPS expected: 85 %, at least 95 % required.',
    )
  })

  it('log volume N: counts as a log (E32): its writes are among the 190.758 of the preparation', () => {
    const [preparation] = verdict(plan, runs).tests
    expect(preparation?.rates.logWrites?.value).toBeCloseTo(190.758, 9)
    expect(preparation?.rates.writes?.value).toBeCloseTo(347.286, 9)
  })
})

describe('other verdicts', () => {
  const plan = planWith({}, { exchange: '2010' })
  const run = (achieved: number, readMs = 10, machine = 'EX01') =>
    reported({
      machine,
      started: '2026-11-22T10:00:00',
      ended: '2026-11-22T12:05:00',
      achieved,
      volumes: [
        database({ name: 'DB1', reads: 500, writes: 500, readMs, writeMs: 5 }),
        log({ name: 'DB1', writes: 200, writeMs: 1 }),
      ],
    })

  it('name each failed figure with its limit', () => {
    const found = verdict(plan, [run(1000, 25.5)])
    expect(headline(found)).toBe(
      'The test does not hold the plan: 72 % of the expected load, at least 95 % needed; database reads 25.5 ms, limit 20.0 ms.',
    )
    expect(sentences(found)).toContain('Database reads: 25.5 ms, limit 20.0 ms.')
  })

  it('say whether the reserve is held too', () => {
    expect(headline(verdict(plan, [run(1380)]))).toBe(
      'The test holds the expected load, but not the reserve above it: 100 % of 1,380 IOPS achieved, database reads in 10.0 ms on the slowest volume.',
    )
    expect(headline(verdict(plan, [run(1764)]))).toContain('including its reserve')
    expect(sentences(verdict(plan, [run(1000)])).join(' ')).not.toContain('reserve')
  })

  it('say which server falls short of its own part', () => {
    const found = verdict(plan, [run(2000), run(1200, 10, 'EX02')])
    const [test] = found.tests
    expect(sentences(found)).toContain('EX02 achieved 87 % of its own part.')
    expect(headline(found)).toContain('87 % of the expected load')
    expect(test && testedAtOnceSentence(test, format)).toContain('EX01 and EX02 ran at once')
  })

  it('say what is not known, and that a report itself failed', () => {
    const half = reported({ machine: 'EX01', achieved: 1800 })
    expect(headline(verdict(plan, [half]))).toContain('lack some of what a verdict needs')
    expect(sentences(verdict(plan, [half])).join(' ')).toContain(
      'Not fully known: database reads, database writes, log writes.',
    )
    const failed = { ...run(1800), run: { ...run(1800).run, said: 'fail' as const } }
    expect(sentences(verdict(plan, [failed])).join(' ')).toContain('A report says')
    expect(headline(verdict(plan, [failed]))).toMatch(
      /^A report says that its run failed, so nothing is proven: /,
    )
    expect(headline(verdict(plan, []))).toContain('nothing is proven yet')
  })

  it('name why a report fails its run, and how far beyond the plan it was driven', () => {
    const failing = (achieved: number, texts: readonly (readonly [string, boolean])[]) => {
      const one = run(achieved)
      const reasons = texts.map(([text, isStalls]) => ({
        text,
        stalls: isStalls ? { mean: 1.05381856535713, most: 1 } : null,
      }))
      return verdict(plan, [{ ...one, run: { ...one.run, said: 'fail', reasons } }])
    }
    const { planned } = failing(1800, []).tests[0]!
    const far = failing(planned.expected.value * 42, [['Stalls', true]])
    expect(far.outcome).toBe('unknown')
    const told = sentences(far).join(' ')
    expect(told).toContain(
      'The report fails the run by database page fault stalls: 1.054 a second on average, limit 1. The load was 42 times the plan, ',
    )
    expect(told).toContain('run it again with fewer threads; faster drives would not mend this.')
    expect(told).not.toContain('a reason other than these criteria')
    const near = sentences(
      failing(planned.expected.value, [
        ['Two.', false],
        ['One.', true],
      ]),
    )
    expect(near.join(' ')).toContain('The report fails the run: “Two.” The report fails the run by')
    expect(near.join(' ')).not.toContain('times the plan')
    expect(sentences(failing(1800, [])).join(' ')).toContain('other than these criteria')
  })

  it('prove nothing where Jetstress was of a release with other pages than the version has', () => {
    const of = (release: '2007' | '2010' | '2013' | null) => {
      const one = run(1800)
      return verdict(plan, [{ ...one, run: { ...one.run, release } }])
    }
    expect(of('2007').outcome).toBe('unknown')
    expect(headline(of('2007'))).toMatch(
      /^Jetstress 2007 does not prove this plan, which is tested with Jetstress 2010: /,
    )
    expect(sentences(of('2007')).join(' ')).toContain('It ran in Jetstress 2007; ')
    expect(sentences(of('2013')).join(' ')).toContain('Jetstress 2010, whose pages are as large')
    for (const release of ['2010', '2013', null] as const)
      expect(of(release).outcome).toBe('passes with reserve')
  })

  it('say where a run was shorter than is asked for', () => {
    const short = run(1800)
    const at = (seconds: number | null) =>
      verdict(plan, [{ ...short, run: { ...short.run, seconds } }])
    const of = (seconds: number) => sentences(at(seconds)).join(' ')
    expect([7139, 7140, 7200].map((seconds) => at(seconds).outcome)).toEqual([
      ...['unknown', 'passes with reserve', 'passes with reserve'],
    ])
    expect(headline(at(600))).toMatch(/^Nothing fails, but not every test ran long enough/)
    expect(at(null).outcome).toBe('unknown')
    expect(headline(at(null))).toMatch(/^Nothing fails, but how long it ran is not known/)
    expect(sentences(at(null)).join(' ')).toContain('How long it ran is not known; 2 hours are')
    const failing = run(1000)
    const fails = verdict(plan, [{ ...failing, run: { ...failing.run, seconds: 600 } }])
    expect(fails.outcome).toBe('fails')
    expect(of(600)).toContain('It ran for 10 min 0 s only; 2 hours are required.')
    expect(of(7200)).not.toContain('It ran for')
    expect(of(7200)).not.toContain('only')
  })

  it('stand beside the curve of the design they were meant to prove', () => {
    const design = recommended(plan).candidates.find(({ prediction }) => prediction)
    if (!design?.prediction) throw new Error('The default plan has designs with latencies')
    const curved = { ...design, prediction: design.prediction }
    const [point] = testedPoints(verdict(plan, [run(1380)]).tests)
    if (!point) throw new Error('One server was tested')
    expect(point.load.value).toBe(1580)
    const [read] = predictedLatenciesAt(curved, point)
    const [low, high] = read?.band ?? [0, 0]
    const measured = (ms: number) => {
      const [first] = point.measured
      const worked: Worked<'ms'> | null = first ? { ...first, value: ms } : null
      return plain(
        testedCurveTakeaway([{ ...point, measured: [worked, null, null] }], curved, format),
      )
    }
    expect(low).toBeGreaterThan(1)
    expect(measured(low - 0.5)).toContain('faster than')
    expect(measured((low + high) / 2)).toContain('within')
    expect(measured(high + 0.5)).toContain('slower than')
    expect(plain(testedCurveTakeaway([point], null, format))).toContain('No design of this plan')
  })
})
