import { describe, expect, it } from 'vitest'
import { compare, comparePaper, fitOf, quantities } from '../../../src/engine/index.ts'
import { distinctTests, testedOnce } from '../../../src/engine/papers/equallogic-tests.ts'

const dust = 1e-12
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + Math.abs(one), 0) / of.length

describe.each(quantities)('the comparison of every test: %s', (quantity) => {
  const rows = compare(quantity)
  const fit = fitOf(quantity)

  it('has the 31 distinct tests in their order, all figures finite', () => {
    expect(rows.map(({ test }) => test)).toEqual([...distinctTests])
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
    expect(once.map(({ test }) => test)).toEqual(distinctTests.filter(testedOnce))
    expect(once).toHaveLength(8)
    near(mean(rows.map(({ miss }) => miss)), fit.inSample)
    near(mean(rows.map(({ leftOut }) => leftOut)), fit.leaveOneOut)
    near(mean(once.map(({ miss }) => miss)), fit.onceInSample)
    near(mean(once.map(({ leftOut }) => leftOut)), fit.onceLeaveOneOut)
  })

  it('nine of ten left-out tests lie within the band, and it is no wider than that', () => {
    const sorted = rows.map(({ leftOut }) => Math.abs(leftOut)).sort((a, b) => a - b)
    expect(sorted[27]).toBe(fit.band)
    expect(sorted.filter((miss) => miss <= fit.band)).toHaveLength(28)
  })

  it('leaves an error above the floor of the printed precision', () => {
    const half = quantity === 'load' ? 0.5 : 0.05
    const floor = mean(rows.map(({ published }) => half / published))
    expect(Math.abs(floor - fit.floor)).toBeLessThan(dust)
    expect(fit.inSample).toBeGreaterThan(floor)
  })
})

it('counts the coefficients of each quantity', () => {
  expect(quantities.map((quantity) => fitOf(quantity).coefficients)).toEqual([4, 6, 3, 3])
})

describe('the paper’s shares against the same tests', () => {
  const rows = comparePaper()

  it('has all 31, finite', () => {
    expect(rows.map(({ test }) => test)).toEqual([...distinctTests])
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
    expect(mean(rows.map(({ miss }) => miss))).toBeGreaterThan(fitOf('load').inSample)
  })
})
