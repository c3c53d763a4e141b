import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { given } from '../../../src/engine/core/worked.ts'
import { accessTime } from '../../../src/engine/performance/array-drives.ts'
import {
  penalties,
  poolFactor,
  raidWork,
  scanLoad,
  sharingDrives,
  waiting,
} from '../../../src/engine/performance/array-work.ts'
import { fixed } from '../../../src/engine/performance/constants.ts'

const dust = 1e-9
const near = (found: number, expected: number) =>
  expect(Math.abs(found - expected)).toBeLessThan(dust * Math.max(1, expected))
const waitingAt = (use: number) => waiting({ use: given('Use', use, '%', 'use') }).value

describe('waiting', () => {
  it.each([
    ['on an idle array', 0, 1],
    ['half busy', 0.5, 2],
    ['just under 95 %', 0.9499, 1 / 0.0501],
    ['at 95 %', 0.95, 20],
    ['just over 95 %', 0.9501, 20.04],
    ['at saturation', 1, 40],
    ['at twice that', 2, 440],
  ])('%s', (_where, use, times) => {
    near(waitingAt(use), times)
  })

  it('goes on rising, with no step where the queue is left', () => {
    const use = fc.double({ min: 0, max: 2, noNaN: true })
    const step = fc.double({ min: 1e-9, max: 0.01, noNaN: true })
    const edge = fc.double({ min: 0.94, max: 0.96, noNaN: true })
    fc.assert(
      fc.property(fc.oneof(use, edge), step, (at, more) => {
        const rise = waitingAt(at + more) - waitingAt(at)
        expect(rise).toBeGreaterThan(0)
        // Nowhere steeper than its slope beyond 95 %.
        expect(rise).toBeLessThanOrEqual(400 * more * (1 + 1e-6) + dust)
      }),
    )
  })
})

describe('against the array of most tests, PS6100XV with RAID 50', () => {
  it.each([
    [15_000, 1],
    [10_000, 1.25],
    [7200, 0.5 + 0.5 * (15_000 / 7200)],
  ])('an access at %d rpm takes %d times as long', (rpm, times) => {
    near(accessTime({ rotation: fixed.rotation, speed: given('', rpm, 'rpm', '') }).value, times)
  })

  it.each([
    ['RAID 10', 0.8],
    ['RAID 50', 1],
    ['RAID 5', 1],
    ['RAID 6', 1.2],
  ] as const)('%s is %d times the work', (raid, times) => {
    near(raidWork({ weight: fixed.raidWeight, penalty: penalties[raid] }).value, times)
  })

  it.each([
    [22, 22],
    [10, 1 / (0.5 / 22 + 0.5 / 10)],
  ])('%d drives share the writes like %d', (drives, like) => {
    const controller = fixed.writeController
    near(sharingDrives({ controller, drives: given('', drives, 'drives', '') }).value, like)
  })

  it.each([
    [1, 1],
    [2, 1.1],
    [4, 1.15],
  ])('%d arrays change by a factor of %d', (arrays, times) => {
    const pool = given('', 0.2, '×', '')
    near(poolFactor({ pool, arrays: given('', arrays, 'arrays', '') }).value, times)
  })
})

it.each([
  [164, 164],
  [165, 165],
  [166, 165],
])('of %d IOPS %d scan five databases', (load, scans) => {
  const databases = given('', 5, 'databases', '')
  const each = fixed.maintenanceEach
  expect(scanLoad({ load: given('', load, 'IOPS', ''), each, databases }).value).toBe(scans)
})
