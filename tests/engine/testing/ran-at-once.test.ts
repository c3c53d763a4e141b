import { expect, it } from 'vitest'
import { ranAtOnce } from '../../../src/engine/testing/ran-at-once.ts'
import { reported } from './test-runs.ts'

const ran = (started: string | null, ended: string | null, seconds: number | null = null) =>
  reported({ started, ended, seconds })
const morning = ran('2026-11-26T08:00:00', '2026-11-26T10:00:00')

it.each([
  ['has half of its time in common', ran('2026-11-26T09:00:00', '2026-11-26T11:00:00'), true],
  ['has less in common', ran('2026-11-26T09:00:01', '2026-11-26T11:00:01'), false],
  ['began before, by how long it took', ran('2026-11-26T07:00:00', null, 7200), true],
  ['ended before, by how long it took', ran('2026-11-26T07:00:00', null, 3600), false],
  ['says nothing of its end', ran('2026-11-26T09:00:00', null), false],
  ['says nothing of its start', ran(null, '2026-11-26T10:00:00', 3600), false],
])('a run that %s: %#', (_, run, together) => {
  const groups = together ? 1 : 2
  expect(ranAtOnce([morning, run], { atOnce: {} })).toHaveLength(groups)
  expect(ranAtOnce([run, morning], { atOnce: {} })).toHaveLength(groups)
})
