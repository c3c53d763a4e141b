import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../../src/engine/core/worked-inputs.ts'
import { distinctEqualLogicTests } from '../../../src/engine/hardware/equallogic-tests.ts'
import { calibratedFit } from '../../../src/engine/performance/coefficients.ts'
import {
  fittedLogIops,
  loadOvershootOfTest as overshootOf,
  planLoadByFittedModel,
  predictedTestLoad,
} from '../../../src/engine/performance/load.ts'
import { calibratedOf, planWith, sized, soundPlans } from '../plans.ts'
import { magnitudes } from '../pools.ts'

const dust = 1e-9
const iops = (value: number) => givenFigure('Load', value, 'IOPS', 'load')
const databases = (value: number) => givenFigure('Databases', value, 'databases', 'databases')
const { logShare, logCap, overshoot } = calibratedFit.coefficients.load
const loadOf = (transactional: number, of: number) =>
  planLoadByFittedModel(iops(transactional), databases(of), databases(of)).value

describe('the load of a plan by the fitted model', () => {
  it('is transactional, logs as a share of it, and 33 IOPS of maintenance in each of 5 databases', () => {
    expect(Math.abs(loadOf(900, 5) - (900 * (1 + logShare) + 165))).toBeLessThan(dust)
  })

  it('leaves the overshoot of the load generator out, and a test has it in', () => {
    const reference = distinctEqualLogicTests[1]
    if (reference?.totalIops !== 1530) throw new Error('The reference test is the second')
    const share = predictedTestLoad(reference).total.value - loadOf(900, 5)
    expect(Math.abs(share - 900 * overshoot * (1 + logShare))).toBeLessThan(dust)
    const still = {
      ...calibratedFit.coefficients,
      load: { ...calibratedFit.coefficients.load, overshoot: 0 },
    }
    expect(Math.abs(predictedTestLoad(reference, still).total.value - loadOf(900, 5))).toBeLessThan(
      dust,
    )
  })

  it('of a test is the sum of its parts, for every test', () => {
    for (const test of distinctEqualLogicTests) {
      const { transactional, logs, maintenance, total } = predictedTestLoad(test)
      const parts = transactional.value + logs.value + maintenance.value
      expect(Math.abs(total.value - parts)).toBeLessThan(dust)
      expect(transactional.value).toBeGreaterThan(test.plannedTransactionalIops)
    }
  })

  it('never falls with more transactional load or more databases, and is finite', () => {
    const loads = magnitudes(0.001, 1e7)
    const counts = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(loads, loads, counts, counts, (one, other, few, many) => {
        const [low = 0, high = 0] = [one, other].sort((a, b) => a - b)
        const [less = 0, more = 0] = [few, many].sort((a, b) => a - b)
        expect(loadOf(low, less)).toBeGreaterThan(low)
        expect(Number.isFinite(loadOf(high, more))).toBe(true)
        expect(loadOf(high, less)).toBeGreaterThanOrEqual(loadOf(low, less) * (1 - 1e-12))
        expect(loadOf(low, more)).toBeGreaterThanOrEqual(loadOf(low, less) * (1 - 1e-12))
      }),
    )
  })

  const full = (logCap * 5) / logShare
  it.each([
    ['just under the load that fills the logs of five databases', full * 0.999, full * 0.999],
    ['at it', full, full],
    ['just over it', full * 1.001, full],
  ])('has logs that stop growing: %s', (_where, load, counted) => {
    const share = givenFigure('Share', logShare, '×', 'share')
    const cap = givenFigure('Cap', logCap, 'IOPS/database', 'cap')
    const { value } = fittedLogIops({
      transactional: iops(load),
      share,
      cap,
      databases: databases(5),
    })
    expect(Math.abs(value - counted * logShare)).toBeLessThan(dust)
  })
})

describe('the overshoot of a load generator', () => {
  const share = (profile: number, data: number) =>
    overshootOf({
      share: givenFigure('Share', 0.1, '%', 'share'),
      dag: givenFigure('DAG', 1, '×', 'dag'),
      profile: givenFigure('Profile', profile, 'IOPS/mailbox', 'profile'),
      drives: givenFigure('Drives', 22, 'drives', 'drives'),
      data: givenFigure('Data', data, 'GB', 'data'),
      access: givenFigure('Access', 1, '×', 'access'),
      raid: givenFigure('RAID', 1, '×', 'raid'),
    }).value

  it.each([
    [0.18, 0.1],
    [0.351, 0.195],
    [0.36, 0.2],
    [0.369, 0.2],
  ])('at %d IOPS per mailbox is %d: twice that of 0.18 at most', (profile, out) => {
    expect(Math.abs(share(profile, 2560) - out)).toBeLessThan(dust)
  })

  it.each([
    [2559, 0.1],
    [2560, 0.1],
    [2561, 256 / 2561],
    [5120, 0.05],
  ])('on %d GB is %d: no more than on 2,560', (data, out) => {
    expect(Math.abs(share(0.18, data) - out)).toBeLessThan(dust)
  })
})

describe('the load arrays are judged by', () => {
  it('is the larger of the expected load and the model’s, but for many passive copies', () => {
    fc.assert(
      fc.property(soundPlans, (plan) => {
        const { calibrated, designRequirement, expectedLoad, judged, judgedWithReserve, reserve } =
          sized(plan).iops
        const { onServer, activeOnServer } = sized(plan).databases
        expect(calibrated === null).toBe(plan.exchange !== '2010')
        const larger = Math.max(expectedLoad.value, calibrated?.value ?? 0)
        // Where passive copies are many, fewer messages may count: see more-work.test.ts.
        if (onServer.value <= 3.5 * activeOnServer.value) expect(judged.value).toBe(larger)
        expect(judged.value).toBeGreaterThanOrEqual(larger)
        expect(judgedWithReserve.value).toBe(
          judged === expectedLoad ? designRequirement.value : judged.value + reserve.value,
        )
      }),
    )
  })

  it('is the expected load in the worked example, which the model meets within 10 %', () => {
    const sizing = sized(planWith({}))
    const { expectedLoad, judged } = sizing.iops
    const calibrated = calibratedOf(sizing)
    expect(judged).toBe(expectedLoad)
    expect(Math.abs(calibrated.value / expectedLoad.value - 1)).toBeLessThan(0.1)
    expect(extrapolatedNumbersBehind(calibrated)).toEqual([])
  })
})
