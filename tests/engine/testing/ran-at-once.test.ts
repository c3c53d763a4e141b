import { expect, it } from 'vitest'
import { overlap } from '../../../src/engine/testing/ran-at-once.ts'
import { reported } from './test-runs.ts'

const ran = (started: string | null, ended: string | null, seconds: number | null = null) =>
  reported({ started, ended, seconds }).run
const morning = ran('2026-11-26T08:00:00', '2026-11-26T10:00:00')

it.each([
  ['begins before it ends', ran('2026-11-26T09:59:59', '2026-11-26T12:00:00'), true],
  ['begins as it ends', ran('2026-11-26T10:00:00', '2026-11-26T12:00:00'), false],
  ['ends after it began, by how long it took', ran('2026-11-26T07:00:00', null, 3601), true],
  ['ends as it began, by how long it took', ran('2026-11-26T07:00:00', null, 3600), false],
  ['says nothing of its end', ran('2026-11-26T09:00:00', null), false],
  ['says nothing of its start', ran(null, '2026-11-26T09:00:00', 3600), false],
  ['ends before it began', ran('2026-11-26T09:00:00', '2026-11-26T08:30:00'), false],
])('a run that %s has time in common with another: %#', (_, run, has) => {
  expect([overlap(morning, run), overlap(run, morning)]).toEqual([has, has])
})
