import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  behind,
  defaultPlan,
  type JetstressRun,
  type JudgedTest,
  type ReportedRun,
  size,
  type VolumeFigures,
  verdictOf,
  type Worked,
} from '../../../src/engine/index.ts'
import {
  testSentences,
  verdictHeadline,
} from '../../../src/features/test-verdict/verdict-sentences.ts'
import { unknownRun } from '../../../src/jetstress/report-reader.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { cases } from '../../cases.ts'
import { workedIn } from '../plans.ts'

/** A figure as a report may have it: none, zero, common, or beyond all sense. */
const figure = fc.oneof(
  fc.constantFrom(null, 0, 20, 1e12),
  fc.double({ min: 0, max: 1e4, noNaN: true }),
)

const volume: fc.Arbitrary<VolumeFigures> = fc.record({
  name: fc.string({ unit: 'binary', maxLength: 300 }),
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
  .map((some) => ({ ...unknownRun, ...some }))

const runs: fc.Arbitrary<readonly ReportedRun[]> = fc
  .array(run, { maxLength: 6 })
  .map((all) => all.map((one, at) => ({ id: String(at), report: `report ${at}`, run: one })))

const result = size(defaultPlan)
if (!result.ok) throw new Error('The default plan can be sized')
const { sizing } = result
const format = formatOf('en-GB')

const idsIn = (tests: readonly JudgedTest[]) =>
  tests.flatMap(({ servers }) => servers.flatMap((server) => server.runs.map(({ id }) => id)))

it('whatever reports say, every run that counts is judged once and every figure is a number', () => {
  let judged = 0
  fc.assert(
    fc.property(runs, (all) => {
      const found = verdictOf(defaultPlan, sizing, all)
      const ids = [...idsIn(found.tests), ...found.repeated.map((one) => one.run.id)]
      const loads = all.filter(
        ({ run: { kind, part } }) =>
          kind === 'performance' ||
          kind === 'stress' ||
          (kind === 'soft recovery' && part === 'preparation'),
      )
      expect(ids.toSorted()).toEqual(loads.map(({ id }) => id).toSorted())
      judged += ids.length
      const figures: readonly Worked[] = behind(workedIn(found))
      for (const { value } of figures) expect(Number.isFinite(value)).toBe(true)
      for (const test of found.tests) expect(testSentences(test, format).join(' ')).not.toBe('')
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
