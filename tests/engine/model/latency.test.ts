import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalLogicModels } from '../../../src/engine/catalog/equallogic.ts'
import { latencies, predictLatency } from '../../../src/engine/model/latency.ts'
import { raidPolicies } from '../../../src/engine/plan.ts'
import { extrapolations, given } from '../../../src/engine/worked/worked.ts'

const setup = (
  model: (typeof equalLogicModels)[number],
  raid: (typeof raidPolicies)[number],
  mailboxes: number,
  load: number,
) => ({
  model,
  raid,
  mailboxesPerDatabase: given('Mailboxes', mailboxes, 'mailboxes/database', 'mailboxes'),
  iops: given('Load', load, 'IOPS', 'load'),
})

const predicted = (...of: Parameters<typeof setup>) => {
  const found = predictLatency(setup(...of))
  return latencies.map((kind) => found[kind].value)
}

const models = fc.constantFrom(...equalLogicModels)
const raids = fc.constantFrom(...raidPolicies)
const mailboxes = fc.double({ min: 0.001, max: 6_000_000, noNaN: true })
const loads = fc.double({ min: 0, max: 1e8, noNaN: true })

describe('a latency', () => {
  it('is finite and positive at any load', () => {
    fc.assert(
      fc.property(models, raids, mailboxes, loads, (...of) => {
        for (const ms of predicted(...of)) {
          expect(Number.isFinite(ms)).toBe(true)
          expect(ms).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('never falls as the load on the same array rises', () => {
    const near = fc.double({ min: 0, max: 6000, noNaN: true })
    fc.assert(
      fc.property(models, raids, mailboxes, near, near, (model, raid, each, one, other) => {
        const low = predicted(model, raid, each, Math.min(one, other))
        const high = predicted(model, raid, each, Math.max(one, other))
        const dust = 1e-12
        low.forEach((ms, at) => {
          expect(high[at]).toBeGreaterThanOrEqual(ms * (1 - dust))
        })
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [999, 1000],
    [2500, 2501],
    [2500, 1_000_000],
  ])('is the same with %d and %d mailboxes per database', (one, other) => {
    expect(predicted('PS6100XV', 'RAID 50', one, 2000)).toEqual(
      predicted('PS6100XV', 'RAID 50', other, 2000),
    )
  })

  it('lies halfway between the two curves at 1,750 mailboxes per database', () => {
    const [small, half, large] = [1000, 1750, 2500].map((each) =>
      predicted('PS6100XV', 'RAID 50', each, 2000),
    )
    half?.forEach((ms, at) => {
      const middle = ((small?.[at] ?? 0) + (large?.[at] ?? 0)) / 2
      expect(Math.abs(ms - middle)).toBeLessThan(1e-12)
    })
  })

  it.each([
    [574, 2],
    [575, 0],
    [2772, 0],
    [2773, 1],
    [2783, 1],
    [2784, 2],
  ])('at %d IOPS is marked by %d of the two curves', (load, marked) => {
    const { dbRead } = predictLatency(setup('PS6100XV', 'RAID 50', 1000, load))
    expect(extrapolations(dbRead)).toHaveLength(marked)
  })
})
