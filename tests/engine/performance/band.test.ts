import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ExtrapolationReason,
  givenFigure,
  type Worked,
} from '../../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../../src/engine/core/worked-inputs.ts'
import { workingDriveCount } from '../../../src/engine/hardware/equallogic-arrays.ts'
import { distinctEqualLogicTests } from '../../../src/engine/hardware/equallogic-tests.ts'
import { storedLeaveOneOutErrors } from '../../../src/engine/methods/papers/compare/comparison.ts'
import {
  type ErrorBandInputs,
  type LatencyConditions,
  latencyWithErrorBand,
  testedRangesOfModel,
} from '../../../src/engine/performance/band.ts'
import { calibratedFit } from '../../../src/engine/performance/coefficients.ts'
import { arrayModelClasses, classOfArrayModel } from '../../../src/engine/performance/fit.ts'
import {
  latencyModelOfPool,
  predictPoolLatencies,
} from '../../../src/engine/performance/latency.ts'
import { latenciesAtPredictedTestLoad } from '../../../src/engine/performance/predict.ts'
import { anyPool, poolWork, referencePool } from '../pools.ts'

const dust = 1e-9
const number = givenFigure('Read', 10, 'ms', 'read')
const inside: LatencyConditions = {
  loadPerDrive: 70,
  databasesPerArray: 5,
  dataPerDrive: 120,
  arrays: 1,
}
const of = (standing: Partial<ErrorBandInputs>, value = 10) =>
  latencyWithErrorBand(
    { ...number, value },
    {
      quantity: 'read',
      model: 'PS6100XV',
      raid: 'RAID 50',
      measured: inside,
      atMore: null,
      ...standing,
    },
  )
const nameOf = (one: ExtrapolationReason) => ('what' in one ? one.what : one.untested)
/** The half-width of a band as a logarithm; both halves are as wide. */
const width = ({ value, band = [Number.NaN, Number.NaN] }: Worked) => {
  expect(Math.abs((band[0] * band[1]) / value ** 2 - 1)).toBeLessThan(dust)
  return Math.log(band[1] / value)
}
const q = calibratedFit.bands.read

const { ranges } = testedRangesOfModel('PS6100XV')
describe.each(ranges)(
  'outside of the $what measured on PS6100XV',
  ({ quantity, what, unit, from, to }) => {
    const at = (value: number) => of({ measured: { ...inside, [quantity]: value } })

    it.each([
      ['at the lower edge', from, false],
      ['just under it', from * 0.999, true],
      ['at the upper edge', to, false],
      ['just over it', to * 1.001, true],
    ])('%s', (_where, value, out) => {
      const found = at(value)
      expect(found.value).toBe(10)
      expect(found.beyond).toEqual(out ? [{ what, value, unit, from, to }] : undefined)
      expect(extrapolatedNumbersBehind(found)).toHaveLength(out ? 1 : 0)
      if (out) expect(width(found)).toBeGreaterThan(q.PS6100XV + dust)
      else expect(Math.abs(width(found) - q.PS6100XV)).toBeLessThan(dust)
    })

    it.each([1, 2, 3, 10])('the band is wider by its width for each of %d doublings', (times) => {
      expect(Math.abs(width(at(to * 2 ** times)) / q.PS6100XV - (1 + times))).toBeLessThan(dust)
    })

    it.each([1, 3, 10])('it is wider by one width at most below, %d halvings', (times) => {
      expect(Math.abs(width(at(from / 2 ** times)) / q.PS6100XV - 2)).toBeLessThan(dust)
    })

    it('is no wider with nothing at all', () => {
      expect(Math.abs(width(at(0)) / q.PS6100XV - 2)).toBeLessThan(dust)
    })
  },
)

describe('a band', () => {
  it('names every quantity that lies outside, and adds them up', () => {
    const found = of({ measured: { ...inside, databasesPerArray: 40, arrays: 6 } })
    expect(found.beyond?.map(nameOf)).toEqual(['Databases per array', 'Arrays in the pool'])
    expect(Math.abs(width(found) / q.PS6100XV - 3)).toBeLessThan(dust)
  })

  it('is wider for a latency longer than any published one, not for a shorter one', () => {
    // Table 4 prints 6.4 ms and Table 16 prints 19.5 ms: the shortest and the longest read.
    expect(of({}, 19.5).beyond).toBeUndefined()
    expect(of({}, 1).beyond).toBeUndefined()
    expect(of({}, 39).beyond?.map(nameOf)).toEqual(['Read, published'])
    expect(Math.abs(width(of({}, 39)) / q.PS6100XV - 2)).toBeLessThan(dust)
  })

  it('is half as wide again for each thing that nobody tested', () => {
    const at = { ...inside, loadPerDrive: 60, dataPerDrive: 116 }
    const raid = of({ model: 'PS6100X', raid: 'RAID 6', measured: at })
    expect(raid.beyond?.map(nameOf)).toContain('RAID 6 on PS6100X')
    expect(Math.abs(width(raid) / q.others - 1.5)).toBeLessThan(dust)
    const version = of({ untested: '2007 on EqualLogic arrays' })
    expect(version.beyond).toEqual([{ untested: '2007 on EqualLogic arrays' }])
    expect(Math.abs(width(version) / q.PS6100XV - 1.5)).toBeLessThan(dust)
  })

  it('is marked by what was measured on its model, not on all (PS6100X at 2,129 IOPS)', () => {
    const loadPerDrive = 2129 / 22
    const beyond = of({ model: 'PS6100X', measured: { ...inside, loadPerDrive } }).beyond ?? []
    const marked = beyond.find((one) => nameOf(one) === 'Load per drive')
    expect(marked).toMatchObject({ value: loadPerDrive, from: 1328 / 22, to: 1328 / 22 })
    expect(of({ measured: { ...inside, loadPerDrive } }).beyond).toBeUndefined()
    // The width of the others was seen with no test of their model: it holds over all tests.
    expect(Math.abs(width(of({ model: 'PS6100X' })) - q.others)).toBeLessThan(dust)
  })

  it('adds what the load’s own band makes of the latency', () => {
    const wider = (model: ErrorBandInputs['model']) => width(of({ model, atMore: 11 }))
    expect(Math.abs(wider('PS6100XV') - Math.hypot(q.PS6100XV, Math.log(1.1)))).toBeLessThan(dust)
    expect(Math.abs(wider('PS4100E') - q.others - Math.log(1.1))).toBeLessThan(dust)
  })

  it('names the tests that it rests on', () => {
    expect(of({}).bandFrom).toContain('nine of ten')
    expect(of({ model: 'PS4100E' }).bandFrom).toContain('six in seven')
  })
})

describe('left-out tests lie within, counted as drawn', () => {
  const members = (ofClass: (typeof arrayModelClasses)[number]) =>
    distinctEqualLogicTests.flatMap((test, at) =>
      classOfArrayModel(test.model) === ofClass ? [at] : [],
    )
  const kinds = { read: 'dbRead', write: 'dbWrite', log: 'logWrite' } as const

  describe.each(['read', 'write', 'log'] as const)('%s', (quantity) => {
    it.each(arrayModelClasses)('at the measured load: nine of ten of %s', (ofClass) => {
      const by =
        ofClass === 'others' ? storedLeaveOneOutErrors.withGroup : storedLeaveOneOutErrors.alone
      const factor = Math.exp(calibratedFit.bands[quantity][ofClass])
      const within = members(ofClass).filter((at) => {
        const ratio = 1 + by[quantity][at]!
        return ratio >= 1 / factor - dust && ratio <= factor + dust
      })
      const all = members(ofClass).length
      expect(all).toBe(ofClass === 'others' ? 6 : 25)
      expect(within.length).toBeGreaterThanOrEqual(0.9 * all)
    })

    it.each(arrayModelClasses)('at the load predicted too: nine of ten of %s', (ofClass) => {
      const within = members(ofClass).filter((at) => {
        const { value, band = [value, value] } = latenciesAtPredictedTestLoad(
          distinctEqualLogicTests[at]!,
        )[kinds[quantity]]
        const ratio = 1 + storedLeaveOneOutErrors.atOwnLoad[quantity][at]!
        return ratio >= band[0] / value && ratio <= band[1] / value
      })
      expect(within.length).toBeGreaterThanOrEqual(0.9 * members(ofClass).length)
    })
  })

  it('of the load: nine of ten of all, as many of the others', () => {
    const factor = Math.exp(calibratedFit.bands.load)
    const within = storedLeaveOneOutErrors.alone.load.filter(
      (miss) => 1 + miss >= 1 / factor - dust && 1 + miss <= factor + dust,
    )
    expect(within).toHaveLength(29)
  })
})

describe('a prediction', () => {
  it('is marked exactly where a quantity of its pool lies outside of its model’s tests', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const drives =
          pool.arrays *
          workingDriveCount({ drives: pool.model.startsWith('PS61') ? 24 : 12 }, pool.raid)
        const quantities: Record<string, number> = {
          loadPerDrive: pool.load / drives,
          databasesPerArray: pool.databases / pool.arrays,
          dataPerDrive: pool.dataGb / drives,
          arrays: pool.arrays,
        }
        const own = testedRangesOfModel(pool.model).ranges
        const outside = own
          .filter(({ quantity, from, to }) => {
            const value = quantities[quantity] ?? Number.NaN
            return value < from * (1 - 1e-9) || value > to * (1 + 1e-9)
          })
          .map(({ what }) => what)
        const names: readonly string[] = own.map(({ what }) => what)
        for (const { beyond = [] } of Object.values(predictPoolLatencies(poolWork(pool))))
          expect(beyond.map(nameOf).filter((name) => names.includes(name))).toEqual(outside)
      }),
    )
  })

  it('at the load of a plan is never more certain than at a known one', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const { load, ...work } = poolWork(pool)
        const model = latencyModelOfPool(work)
        const [known, own] = [model.at(load), model.atOwn(load)]
        for (const kind of ['dbRead', 'dbWrite', 'logWrite'] as const) {
          expect(own[kind].value).toBe(known[kind].value)
          expect(width(own[kind])).toBeGreaterThanOrEqual(width(known[kind]) - dust)
        }
      }),
    )
  })

  it('of the reference test lies within', () => {
    for (const { beyond } of Object.values(predictPoolLatencies(poolWork(referencePool))))
      expect(beyond).toBeUndefined()
  })
})
