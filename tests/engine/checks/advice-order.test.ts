import { expect, it } from 'vitest'
import { recommend } from '../../../src/engine/designs/recommend.ts'
import { advise, type Plan, workbookDefaults } from '../../../src/engine/index.ts'
import { sizedAnyhow } from '../plans.ts'

const order = ['limit', 'warning', 'note']

it('warns before it notes, and says what can be done about a night', () => {
  const drives = { databaseDrive: 2400, databaseDriveKind: '10K SAS 2.5' } as const
  // 90 days of Safety Net are more than a drive of the system holds.
  const kept = { safetyNetDays: 90, activeServers: 3, specRate: 1500 } as const
  const plan: Plan = { ...workbookDefaults('SE'), ...drives, ...kept }
  const sizing = sizedAnyhow(plan)
  const found = advise(plan, sizing, recommend(plan, sizing))
  const ranks = found.map(({ severity }) => order.indexOf(severity))
  expect(new Set(ranks).size).toBeGreaterThan(1)
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  const night = found.find(({ code }) => code === 'hours-to-reseed')?.fix ?? []
  // One database of 575 GiB is more than a night copies: no drive could hold less.
  expect(night.map((part) => (typeof part === 'string' ? part : Math.round(part.value)))).toEqual([
    'Plan smaller databases, with at most ',
    536,
    ' on a drive, which is copied in a night of ',
    8,
    ', or measure the rate.',
  ])
})
