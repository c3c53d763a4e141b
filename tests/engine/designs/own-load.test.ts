import { describe, expect, it } from 'vitest'
import type { KeptTest } from '../../../src/engine/index.ts'
import type { OwnArray } from '../../../src/engine/plan/own-array.ts'
import { keptTest } from '../kept-tests.ts'
import { shelf } from '../own-shelves.ts'
import { planWith, recommended, sized } from '../plans.ts'

const asked = { mailboxes: 3000, growth: 0, quota: 512 }

/** The plan with this array alone and these tests of it. */
function planOf(tests: readonly Partial<KeptTest>[], own: Partial<OwnArray> = {}) {
  return planWith(asked, {
    storage: 'own',
    raid: 'RAID 50',
    arraysPerServer: 1,
    ownArrays: [{ ...shelf, ...own }],
    keptTests: tests.map((test, at) => ({ ...keptTest, id: `t${at}`, ...test })),
  })
}

/** The one design of the array. */
function design(...given: Parameters<typeof planOf>) {
  const [candidate] = recommended(planOf(...given)).candidates
  if (!candidate) throw new Error('The array is a candidate')
  return candidate
}

const { iops } = sized(planOf([]))
const { transactional, judged, judgedWithReserve } = iops
const share = judged.value / transactional.value

describe('an own array with tests that were kept', () => {
  it('is estimated without any', () => {
    expect(design([])).toMatchObject({ basis: 'estimated' })
  })

  it('carries at least what a passed test showed, in the I/O of the plan', () => {
    const { carries, basis } = design([{ planned: 4000, achieved: 4100, units: 1 }])
    expect(basis).toBe('own test')
    expect(carries?.value).toBeCloseTo(4100 * share, 6)
  })

  it('shares what several arrays showed, and takes the test that showed the most on one', () => {
    const both = design([
      { planned: 8000, achieved: 8000, units: 2, databases: 2 * keptTest.databases },
      { planned: 3900, achieved: 3990, units: 1 },
    ])
    expect(both.carries?.value).toBeCloseTo(4000 * share, 6)
  })

  it('carries the planned load of a test that reached 95 % of it', () => {
    const { carries } = design([{ planned: 4000, achieved: 3800 }])
    expect(carries?.value).toBeCloseTo(4000 * share, 6)
  })

  it('carries no more than 95 % of its plan says was achieved, whatever a link claims', () => {
    const { carries } = design([{ planned: 1e8, achieved: 3800 }])
    expect(carries?.value).toBeCloseTo(4000 * share, 6)
  })

  it('fits with its reserve once a test showed all that its plan asks for', () => {
    const planned = (transactional.value * judgedWithReserve.value) / judged.value
    const { basis, verdict, carries } = design([{ planned, achieved: planned * 0.96 }])
    expect(basis).toBe('own test')
    expect(carries?.value).toBeCloseTo(judgedWithReserve.value, 6)
    expect(verdict).toBe('fits with reserve')
  })

  it('goes on being estimated where the test showed less than that and than the estimate', () => {
    const before = design([])
    const after = design([{ planned: 10, achieved: 10 }])
    expect(after).toMatchObject({ basis: 'estimated', verdict: before.verdict })
    expect(after.carries?.value).toBe(before.carries?.value)
    expect(after.rebuild.holds).toBe(before.rebuild.holds)
  })

  it.each<readonly [string, Partial<KeptTest>]>([
    ['was failed', { passed: false }],
    ['is of another array', { array: 'other' }],
    ['is of another policy', { storage: 'RAID 6' }],
    ['is of drives', { array: null, drives: null, driveKind: 'SSD' }],
    ['ran on more drives than the array has now', { drives: 23 }],
    ['ran on drives of another kind', { driveKind: '15K SAS 2.5"' }],
  ])('is not moved by a test that %s', (_what, test) => {
    expect(design([{ planned: 9000, achieved: 9000, ...test }]).basis).toBe('estimated')
  })

  it('counts no logs and no maintenance that the report does not show', () => {
    const without = design([{ planned: 4000, achieved: 4000, maintenance: 0 }])
    const { logs } = iops
    const all = transactional.value + logs.value
    expect(without.carries?.value).toBeCloseTo((4000 * all) / transactional.value, 6)
    const bare = design([{ planned: 4000, achieved: 4000, maintenance: 0, logs: 0 }])
    expect(bare.carries?.value).toBeCloseTo(4000, 6)
  })

  it('counts the maintenance of no more databases than were tested', () => {
    const { logs, maintenance } = iops
    const { onServer } = sized(planOf([])).databases
    expect(onServer.value).toBeGreaterThan(1)
    const one = design([{ planned: 4000, achieved: 4000, databases: 1 }])
    const all = transactional.value + logs.value + maintenance.value / onServer.value
    expect(one.carries?.value).toBeCloseTo((4000 * all) / transactional.value, 6)
    const asMany = design([{ planned: 4000, achieved: 4000, databases: onServer.value }])
    expect(asMany.carries?.value).toBeCloseTo(4000 * share, 6)
    // Half of them on each of two arrays: neither has shown them all.
    const spread = design([{ planned: 4000, achieved: 4000, units: 2, databases: onServer.value }])
    expect(spread.carries?.value).toBeLessThan(asMany.carries?.value ?? 0)
  })

  it('carries what its owner typed, whatever a test showed', () => {
    const typed = design([{ planned: 9000, achieved: 9000 }], { measuredIops: { 'RAID 50': 2000 } })
    expect(typed).toMatchObject({ basis: 'own measurement', carries: { value: 2000 } })
  })

  it('names its test in the working', () => {
    const { carries } = design([{ planned: 4000, achieved: 4100 }])
    expect(JSON.stringify(carries)).toContain('EXMBX01, 1 March 2026 10:00')
  })
})
