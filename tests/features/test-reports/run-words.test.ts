import { expect, it } from 'vitest'
import {
  durationWords,
  replayOrBackupResultWords,
  runTitle,
} from '../../../src/features/test-reports/run-table.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { fixture, readAs } from '../../jetstress/read-fixture.ts'

const format = formatFor('en-GB')
const { runs } = await readAs(fixture('ax4-5i-appendix-a.txt'))

it('tells the runs of AX4-5i, and what those did that carry no transactions', () => {
  expect(runs.map((run) => runTitle(run))).toEqual([
    'Performance test',
    'Soft recovery',
    'Preparation of the soft recovery',
    'Stress test',
    'Streaming backup',
  ])
  expect(runs.map((run) => replayOrBackupResultWords(run, format)?.did ?? null)).toEqual([
    null,
    '500 to 511 logs in 273.25 to 276.25 s',
    null,
    null,
    '42.31 to 42.39 MiB/s',
  ])
})

it.each([
  [59, '59 s'],
  [277, '5 min'],
  [7200, '2 h'],
  [7518, '2 h 5 min'],
  [86_728, '24 h 5 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationWords(seconds, format)).toBe(words)
})
