import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { equalLogicArrays } from '../../../../../src/engine/hardware/equallogic-arrays.ts'
import {
  distinctEqualLogicTests,
  isOnlyTestOfClass,
} from '../../../../../src/engine/hardware/equallogic-tests.ts'
import {
  compareModelWithTests,
  comparePaperLoadsWithTests,
  fitQuality,
  latencyErrorAtPredictedLoad,
  modelBandByClass,
} from '../../../../../src/engine/methods/papers/index.ts'
import { arrayModelClasses, classOfArrayModel } from '../../../../../src/engine/performance/fit.ts'
import {
  type FittedQuantity,
  fittedQuantities,
} from '../../../../../src/engine/performance/index.ts'

const dust = 1e-12

/** Tests of PS6100XV within its band, each predicted without any test of its table. */
function withoutTable(quantity: FittedQuantity) {
  const factor = (1 + modelBandByClass(quantity).PS6100XV) * (1 + dust)
  const ofModel = compareModelWithTests(quantity).filter(({ test }) => test.model === 'PS6100XV')
  const inside = ofModel.filter(
    ({ withoutGroup }) => 1 + withoutGroup <= factor && 1 + withoutGroup >= 1 / factor,
  )
  return { inside: inside.length, tests: ofModel.length }
}

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + Math.abs(one), 0) / of.length

it('of the paper’s shares is of all arrays of a test: Table 20 puts the same load on each', () => {
  const predicted = (users: number, units: number) =>
    comparePaperLoadsWithTests().find(
      ({ test }) =>
        test.users === users &&
        test.units === units &&
        test.databases === users / 1000 &&
        test.iopsPerMailbox === 0.18 &&
        test.dagNodes === 1,
    )?.predicted
  const [five, nine] = [predicted(5000, 1), predicted(9000, 1)]
  if (!five || !nine) throw new Error('Table 20 has one array of each')
  expect(predicted(10_000, 2)).toBeCloseTo(2 * five, 6)
  expect(predicted(15_000, 3)).toBeCloseTo(3 * five, 6)
  expect(predicted(18_000, 2)).toBeCloseTo(2 * nine, 6)
  expect(predicted(27_000, 3)).toBeCloseTo(3 * nine, 6)
})

describe.each(fittedQuantities)('the comparison of every test: %s', (quantity) => {
  const rows = compareModelWithTests(quantity)
  const fit = fitQuality(quantity)

  it('has the 31 distinct tests in their order, all figures finite', () => {
    expect(rows.map(({ test }) => test)).toEqual([...distinctEqualLogicTests])
    expect(rows).toHaveLength(31)
    for (const { published, predicted, miss, leftOut } of rows) {
      for (const one of [published, predicted, miss, leftOut])
        expect(Number.isFinite(one)).toBe(true)
      expect(published).toBeGreaterThan(0)
      expect(predicted).toBeGreaterThan(0)
      expect(Math.abs(miss - (predicted - published) / published)).toBeLessThan(dust)
    }
  })

  it('means what the stored errors say, in sample and left out', () => {
    const near = (found: number, stored: number) =>
      expect(Math.abs(found - stored)).toBeLessThan(dust)
    const once = rows.filter((row) => row.once)
    expect(once.map(({ test }) => test)).toEqual(distinctEqualLogicTests.filter(isOnlyTestOfClass))
    expect(once).toHaveLength(8)
    near(mean(rows.map(({ miss }) => miss)), fit.inSample)
    near(mean(rows.map(({ leftOut }) => leftOut)), fit.leaveOneOut)
    near(mean(once.map(({ miss }) => miss)), fit.onceInSample)
    near(mean(once.map(({ leftOut }) => leftOut)), fit.onceLeaveOneOut)
  })

  it('nine of ten left-out tests lie within the band of their class', () => {
    for (const ofClass of quantity === 'load' ? [] : arrayModelClasses) {
      const factor = (1 + modelBandByClass(quantity)[ofClass]) * (1 + dust)
      const ofIt = rows.filter(({ test }) => classOfArrayModel(test.model) === ofClass)
      const within = ofIt.filter(
        ({ leftOut }) => 1 + leftOut <= factor && 1 + leftOut >= 1 / factor,
      )
      expect(within.length).toBeGreaterThanOrEqual(0.9 * ofIt.length)
    }
  })

  it('leaves an error above the floor of the printed precision', () => {
    const half = quantity === 'load' ? 0.5 : 0.05
    const floor = mean(rows.map(({ published }) => half / published))
    expect(Math.abs(floor - fit.floor)).toBeLessThan(dust)
    expect(fit.inSample).toBeGreaterThan(floor)
  })
})

describe('end to end, at the load that is predicted too', () => {
  it.each([
    // With bands of the latency alone 21, 22 and 24 published latencies lay within.
    ['read', 7.7, 31],
    ['write', 7.4, 30],
    ['log', 10.3, 30],
  ] as const)('%s: %d percent left out, %d of 31 within', (quantity, percent, inside) => {
    const found = latencyErrorAtPredictedLoad(quantity)
    expect(Math.abs(100 * found.error - percent)).toBeLessThan(0.05)
    expect(found).toMatchObject({ inside, tests: 31 })
  })
})

describe('with all tests of its table left out', () => {
  it.each([
    ['read', 20],
    ['write', 23],
    ['log', 22],
  ] as const)('%s: %d of 25 tests of PS6100XV lie within its band', (quantity, inside) => {
    expect(withoutTable(quantity)).toEqual({ inside, tests: 25 })
  })
})

it('counts the coefficients of each quantity', () => {
  expect(fittedQuantities.map((quantity) => fitQuality(quantity).coefficients)).toEqual([
    4, 6, 3, 3,
  ])
})

describe('the paper’s shares against the same tests', () => {
  const rows = comparePaperLoadsWithTests()

  it('has all 31, finite', () => {
    expect(rows.map(({ test }) => test)).toEqual([...distinctEqualLogicTests])
    for (const { published, predicted, miss } of rows) {
      expect(Number.isFinite(predicted) && predicted > 0).toBe(true)
      expect(Math.abs(miss - (predicted / published - 1))).toBeLessThan(dust)
    }
  })

  it('comes out as the shares were printed: Table 4 at 0.06 and 0.18 IOPS per mailbox', () => {
    // 300 ÷ (1 − 0.19 − 0.29) in all, 900 ÷ (1 − 0.22 − 0.11).
    const [light, reference] = rows
    expect(Math.abs((light?.predicted ?? 0) - 300 / 0.52)).toBeLessThan(1e-9)
    expect(Math.abs((reference?.predicted ?? 0) - 900 / 0.67)).toBeLessThan(20)
  })

  it('is missed by more than by the model', () => {
    expect(mean(rows.map(({ miss }) => miss))).toBeGreaterThan(fitQuality('load').inSample)
  })
})

it('the documents print these errors', () => {
  const root = new URL('../../../../../', import.meta.url)
  const readme = readFileSync(new URL('README.md', root), 'utf8')
  const model = readFileSync(new URL('docs/model.md', root), 'utf8')
  const percent = (error: number) => `${(100 * error).toFixed(1)} %`
  const names = {
    load: 'total load',
    read: 'database reads',
    write: 'database writes',
    log: 'log writes',
  }
  for (const quantity of fittedQuantities) {
    const { inSample, leaveOneOut, reChosen, floor } = fitQuality(quantity)
    const through =
      quantity === 'load' ? '' : ` ${percent(latencyErrorAtPredictedLoad(quantity).error)}`
    expect(readme).toContain(
      `| ${names[quantity]} | ${percent(inSample)} | ${percent(leaveOneOut)} |${through} | ${percent(reChosen)} | ${percent(floor)} |`,
    )
  }
  const ofModel = (name: string) => (quantity: FittedQuantity) =>
    percent(
      mean(
        compareModelWithTests(quantity)
          .filter(({ test }) => test.model === name)
          .map(({ leftOut }) => leftOut),
      ),
    )
  for (const { model: name } of equalLogicArrays) {
    const line = model.split('\n').find((one) => one.startsWith(`| ${name} |`)) ?? ''
    for (const error of fittedQuantities.map(ofModel(name))) expect(line).toContain(` ${error} `)
  }
  const [reads, writes, logs] = (['read', 'write', 'log'] as const).map((one) => ({
    ...withoutTable(one),
    through: latencyErrorAtPredictedLoad(one),
  }))
  expect(model).toContain(
    `reads lie within in ${reads?.inside} of ${reads?.tests}, writes in ${writes?.inside}, logs in ${logs?.inside}.`,
  )
  expect(model).toContain(
    `${reads?.through.inside}, ${writes?.through.inside} and ${logs?.through.inside} of ${reads?.through.tests} lie within.`,
  )
})
