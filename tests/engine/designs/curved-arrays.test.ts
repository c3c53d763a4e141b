import { beforeAll, describe, expect, it } from 'vitest'
import { extrapolations } from '../../../src/engine/core/behind.ts'
import { ownModel } from '../../../src/engine/designs/builds.ts'
import { curvedArrayOf } from '../../../src/engine/designs/curved-arrays.ts'
import { arrayOf } from '../../../src/engine/hardware/equallogic-arrays.ts'
import {
  type Candidate,
  capability,
  defaultPlan,
  designOf,
  type OwnArray,
  type OwnCurve,
  type Plan,
  propose,
  type RaidPolicy,
} from '../../../src/engine/index.ts'
import { fitOwnCurve } from '../../../src/jetstress/own-curve.ts'
import {
  keptAs,
  likePs6100xv,
  ps6100xvTests,
  planWith as testedPlan,
} from '../../jetstress/tested-like-ps6100xv.ts'
import { rankings, recommended, sizedAnyhow } from '../plans.ts'

const raid = 'RAID 50'
const keptTests = ps6100xvTests.map((test, at) => keptAs(test, `t${at}`))
let curve: OwnCurve
beforeAll(() => {
  const found = fitOwnCurve(testedPlan(keptTests), likePs6100xv.id, raid)
  if (!found.ok) throw new Error(found.refusal.code)
  curve = found.curve
})

/** The worked example with PS6100XV as an array of one’s own, tested as often as the paper’s. */
function withCurve(changes: Partial<Plan> = {}): Plan {
  const own = { ownArrays: [likePs6100xv], keptTests, ownCurves: [curve] }
  return { ...defaultPlan, storage: 'own', raid, ...own, ...changes }
}

/** As many own arrays for each server of a plan, judged. */
function judged(plan: Plan, perServer = 1, policy: RaidPolicy = raid): Candidate {
  const [own] = plan.ownArrays
  if (!own) throw new Error('The plan has no array of one’s own')
  const build = { array: ownModel(own), driveGb: own.driveGb, raid: policy, perServer }
  return designOf(plan, sizedAnyhow(plan), build)
}

describe('an own array with a curve', () => {
  it('has latencies, near those of the model whose tests it went through', () => {
    const plan = withCurve()
    const found = judged(plan)
    const ours = designOf(plan, sizedAnyhow(plan), {
      ...{ array: arrayOf('PS6100XV'), driveGb: 600, raid, perServer: 1 },
    })
    expect(found.basis).toBe('own curve')
    expect(found.carries).toBeNull()
    expect(found.verdict).toBe(ours.verdict)
    expect(found.constraints.map(({ code }) => code)).toEqual(
      ours.constraints.map(({ code }) => code),
    )
    for (const kind of ['dbRead', 'dbWrite', 'logWrite'] as const) {
      const [mine, its] = [found.prediction?.expected[kind], ours.prediction?.expected[kind]]
      if (!mine?.band || !its) throw new Error(`No ${kind} is predicted`)
      expect(Math.abs(mine.value / its.value - 1), kind).toBeLessThan(0.05)
      expect(mine.band[0]).toBeLessThan(mine.value)
      expect(mine.bandFrom).toMatch(/your own tests/)
    }
  })

  it('has them while it rebuilds, and a capability', () => {
    const found = judged(withCurve())
    expect(found.rebuild.worst?.latencies?.dbRead.value).toBeGreaterThan(
      found.prediction?.expected.dbRead.value ?? Number.NaN,
    )
    if (!found.prediction) throw new Error('Nothing is predicted')
    const most = capability(found.prediction.work)
    expect(most.label).toContain(likePs6100xv.name)
    expect(most.value).toBeGreaterThan(2000)
    expect(most.value).toBeLessThan(4000)
  })

  it('marks what its own tests did not cover, and widens the band there', () => {
    const inside = judged(withCurve()).prediction?.expected.dbRead
    const tiers = [{ ...defaultPlan.tiers[0], mailboxes: 30_000 }] as const
    const outside = judged(withCurve({ tiers })).prediction?.expected.dbRead
    if (!inside?.band || !outside?.band) throw new Error('No reads are predicted')
    const width = ({ value, band }: typeof inside) => Math.log((band?.[1] ?? Number.NaN) / value)
    expect(extrapolations(inside)).toHaveLength(0)
    expect(outside.beyond?.some((one) => 'what' in one && one.what === 'Load per drive')).toBe(true)
    expect(width(outside)).toBeGreaterThan(width(inside))
  })

  it.each(rankings)('is proposed by the short way and the long way alike: %s', (ranking) => {
    // Failed tests show no capability: nothing but the curve says that one array suffices.
    const failed = keptTests.map((test) => ({ ...test, passed: false }))
    const plan = withCurve({ ranking, arraysPerServer: 4, keptTests: failed })
    const short = propose(plan, sizedAnyhow(plan)).proposed
    const long = recommended(plan).proposed
    expect(long?.basis).toBe('own curve')
    if (ranking === 'arrays') expect(long?.perServer).toBe(1)
    expect(short?.perServer).toBe(long?.perServer)
    expect(short?.raid).toBe(long?.raid)
  })
})

describe('a curve is not used', () => {
  const basisOf = (changes: Partial<Plan>, policy: RaidPolicy = raid) =>
    judged(withCurve(changes), 1, policy).basis

  it('in another policy, without it, or of another array', () => {
    expect(basisOf({})).toBe('own curve')
    expect(basisOf({}, 'RAID 10')).toBe('estimated')
    expect(basisOf({ ownCurves: [] })).not.toBe('own curve')
    expect(basisOf({ ownCurves: [{ ...curve, array: 'other' }] })).not.toBe('own curve')
  })

  it('where one of its tests is gone, or became another’s', () => {
    expect(basisOf({ keptTests: keptTests.slice(1) })).not.toBe('own curve')
    const moved = keptTests.map((test, at) => (at === 3 ? { ...test, array: 'other' } : test))
    expect(basisOf({ keptTests: moved })).not.toBe('own curve')
    // A test more changes nothing: the curve stands on its own.
    const more = [...keptTests, { ...keptTests[0], id: 'more' }] as typeof keptTests
    expect(basisOf({ keptTests: more })).toBe('own curve')
  })

  it('where the array was given other drives', () => {
    const [own] = withCurve().ownArrays
    if (!own) throw new Error('The plan has no array of one’s own')
    for (const change of [
      { drives: 12 },
      { spares: 1 },
      { driveKind: 'SSD', iopsPerDrive: 1 },
    ] as const)
      expect(basisOf({ ownArrays: [{ ...own, ...change }] })).not.toBe('own curve')
    expect(basisOf({ ownArrays: [{ ...own, driveGb: 900, name: 'Renamed' }] })).toBe('own curve')
  })

  it('in a plan that counts loads by another method', () => {
    const plan = withCurve({ ownCurves: [{ ...curve, method: 'roles' }] })
    const [own] = plan.ownArrays
    expect(own && curvedArrayOf(plan, own, raid)).toBeNull()
    const later: Plan = { ...plan, exchange: '2019' }
    expect(own && curvedArrayOf(later, own, raid)?.covered.ranges).toHaveLength(4)
  })
})

describe('whatever a link says a curve is', () => {
  const extremes = [1e-6, 1, 1e9]
  const ends = extremes.flatMap((one) =>
    extremes.flatMap((other) => [0, 5].map((band) => ({ one, other, band }))),
  )

  it.each(ends)('coefficients $one and $other, bands $band: figures stay numbers', (end) => {
    const { one, other, band } = end
    const coefficients: OwnCurve['coefficients'] = {
      read: { time: one, saturation: other, maintenance: one, distance: other, pool: one },
      write: { cache: one, time: other, coalescing: one, pool: other },
      log: { time: other, behind: one, pool: other },
    }
    const bands = { read: band, write: band, log: band }
    for (const driveKind of ['SSD', '7.2K SATA 3.5"'] as const) {
      const own: OwnArray = { ...likePs6100xv, driveKind, iopsPerDrive: 1000 }
      const ofEnd = { ...curve, coefficients, bands, driveKind }
      const tiers = [{ ...defaultPlan.tiers[0], mailboxes: 400_000 }] as const
      const tests = keptTests.map((test) => ({ ...test, driveKind }))
      const of = { ownArrays: [own], keptTests: tests, ownCurves: [ofEnd] }
      const plan = withCurve({ ...of, tiers })
      for (const perServer of [1, 4]) {
        const { prediction } = judged(plan, perServer)
        expect(prediction).not.toBeNull()
        const latencies = prediction ? Object.values(prediction.expected) : []
        for (const { value, band: [low, high] = [Number.NaN, Number.NaN] } of latencies)
          for (const figure of [value, low, high]) expect(Number.isFinite(figure)).toBe(true)
      }
    }
  })
})
