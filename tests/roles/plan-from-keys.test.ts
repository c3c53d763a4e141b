import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../src/codec/index.ts'
import { workbookDefaults } from '../../src/engine/index.ts'
import { examples } from './examples.ts'
import { planFromKeys } from './plan-from-keys.ts'

describe('a plan from the keys of the method', () => {
  it('starts from the defaults of the workbook', () => {
    const { tiers, ...plan } = planFromKeys({ tiers: [{ n: 6000 }] })
    const { tiers: usual, ...others } = workbookDefaults('2013')
    expect(plan).toEqual(others)
    expect(tiers).toEqual(usual)
  })

  it.each(examples)('is that of $name', ({ design, plan }) => {
    expect(planFromKeys(design)).toEqual(plan)
  })

  it('gives every fraction back to 1e-12', () => {
    const back = fc.property(fc.double({ min: 0, max: 0.9, noNaN: true }), (share) => {
      const plan = planFromKeys({ moves: share, tiers: [{ n: 1, growth: share }] })
      expect(Math.abs(plan.movesPerWeek / 100 - share)).toBeLessThanOrEqual(1e-12)
      expect(Math.abs(plan.tiers[0].growth / 100 - share)).toBeLessThanOrEqual(1e-12)
    })
    fc.assert(back)
  })

  it('takes hours, drives and what is null, and is a plan that files take', () => {
    const hours = Array.from({ length: 24 }, (_, at) => (at === 9 ? 0.31 : 0.03))
    const plan = planFromKeys({
      ...{ ha: true, sites: true, hours, customDb: null, spec: 0, autoVolumes: false },
      disk2: { db: [6000, '7.2K SAS 3.5'] },
      tiers: [{ n: 10, sir: null }],
    })
    expect(plan).toMatchObject({ sites: 2, databases: null, specRate: null, volumesPerServer: 20 })
    expect(plan.logHours.split(' ').map(Number)).toEqual(hours.map((share) => at100(share)))
    expect([plan.secondDatabaseDrive, plan.secondLogDrive]).toEqual([6000, null])
    expect(parsePlan(plan)).toEqual({ ok: true, plan })
  })

  it('throws for a text that no answer offers', () => {
    expect(() => planFromKeys({ model: 'AA2' })).toThrow('AA2')
  })
})

const at100 = (share: number) => Math.round(share * 1e6) / 1e4
