import { describe, expect, it } from 'vitest'
import { citeEqualLogic } from '../../../src/engine/core/source.ts'
import { citedFigure, type Worked } from '../../../src/engine/core/worked.ts'
import type { Candidate } from '../../../src/engine/designs/candidate.ts'
import { allCandidates } from '../../../src/engine/designs/recommendation.ts'
import { latencyModelOfPool, latencyThresholds } from '../../../src/engine/performance/latency.ts'
import { planWith, sized } from '../plans.ts'
import { predictionOf } from '../prediction-of.ts'

const plan = planWith({}, { raid: 'RAID 50', arraysPerServer: 6 })
const sizing = sized(plan)

type Pool = { readonly databases: number; readonly dataGb: number; readonly arrays: number }

const pool: Pool = { databases: 5, dataGb: 2560, arrays: 1 }
const place = citeEqualLogic('Table 16')
const load = (value: number) => citedFigure('Load', value, 'IOPS', place)

/** The PS6100XV in RAID 50, the array of most tests, judged at two loads. */
function reference(
  expected: number,
  design: number,
  { databases, dataGb, arrays }: Pool = pool,
  perServerGb = 9800,
): Candidate {
  const found = allCandidates(plan, {
    ...sizing,
    databases: {
      ...sizing.databases,
      onServer: citedFigure('Databases', databases, 'databases', place),
    },
    dataOnServer: citedFigure('Data', dataGb, 'GB', place),
    volumes: { ...sizing.volumes, perServer: citedFigure('Space', perServerGb, 'GB', place) },
    iops: { ...sizing.iops, judged: load(expected), judgedWithReserve: load(design) },
  }).find(({ array, perServer }) => array.model === 'PS6100XV' && perServer === arrays)
  if (!found) throw new Error('The reference is a candidate')
  return found
}

/** The next larger number that a double can hold. */
function nextUp(value: number): number {
  const bits = new BigUint64Array(new Float64Array([value]).buffer)
  return new Float64Array(new BigUint64Array([(bits[0] ?? 0n) + 1n]).buffer)[0] ?? Number.NaN
}

type Kind = keyof typeof latencyThresholds

/** What of a latency is held against a limit: itself, or the upper edge of its band. */
type Edge = (latency: Worked<'ms'>) => number
const itself: Edge = ({ value }) => value
const upperEdge: Edge = ({ band = [Number.NaN, Number.NaN] }) => band[1]

/** The largest load under which a latency of the reference array is still within its threshold. */
function lastLoadWithin(kind: Kind, of: Pool = pool, edge: Edge = itself): number {
  const { work } = predictionOf(reference(1530, 1530, of))
  let [low, high] = [1530, 1_000_000]
  while (nextUp(low) < high) {
    const middle = (low + high) / 2
    const found = latencyModelOfPool(work).atOwn(load(middle))[kind]
    if (edge(found) <= latencyThresholds[kind].value) low = middle
    else high = middle
  }
  return low
}

/** A pool near the reference, and the load under which its latency is at the threshold exactly. */
function atThreshold(kind: Kind, edge: Edge = itself): { at: number; of: Pool } {
  for (let step = 0; step < 1000; step += 1) {
    // The wait for the drives comes in steps of its own, which only the number of arrays shifts.
    const of = {
      databases: pool.databases + step / 256,
      dataGb: pool.dataGb + step,
      arrays: kind === 'logWrite' ? 6 - (step % 3) : 1,
    }
    const at = lastLoadWithin(kind, of, edge)
    if (edge(predictionOf(reference(at, at, of)).expected[kind]) === latencyThresholds[kind].value)
      return { at, of }
  }
  throw new Error('No load leads to the threshold exactly')
}

const held = (candidate: Candidate, code: string, at: string) =>
  candidate.constraints.find((one) => one.code === code && one.at === at)?.holds

describe.each([
  ['dbRead', 20],
  ['dbWrite', 20],
  ['logWrite', 10],
] as const)('the threshold of %s', (kind, limitMs) => {
  const { at, of } = atThreshold(kind)
  const found = (load: number) => reference(load, load, of)
  /** The first load that a double can hold at which the latency is over its threshold. */
  let over = nextUp(at)
  while (predictionOf(found(over)).expected[kind].value === limitMs) over = nextUp(over)

  it(`is ${limitMs} ms`, () => {
    expect(latencyThresholds[kind]).toMatchObject({ value: limitMs, unit: 'ms' })
  })
  it('holds just under', () => {
    expect(held(found(at - 0.01), kind, 'expected load')).toBe(true)
    expect(held(found(at - 0.01), kind, 'design requirement')).toBe(true)
  })
  it('holds at it', () => {
    expect(predictionOf(found(at)).expected[kind].value).toBe(limitMs)
    expect(held(found(at), kind, 'expected load')).toBe(true)
    expect(held(found(at), kind, 'design requirement')).toBe(true)
  })
  it('does not hold just over, and the candidate does not fit', () => {
    expect(predictionOf(found(over)).expected[kind].value - limitMs).toBeLessThan(1e-9)
    expect(held(found(over), kind, 'expected load')).toBe(false)
    expect(held(found(over), kind, 'design requirement')).toBe(false)
    expect(found(over).verdict).toBe('does not fit')
    expect(held(found(at + 0.01), kind, 'expected load')).toBe(false)
  })
})

describe('the verdict', () => {
  const at = lastLoadWithin('dbRead')

  it('tells a load that fits from one that fits with its reserve', () => {
    expect(reference(at, at).verdict).toBe('fits with reserve')
    expect(reference(at, nextUp(at)).verdict).toBe('fits')
    expect(reference(nextUp(at), nextUp(at)).verdict).toBe('does not fit')
  })

  it.each([
    [10_799, true],
    [10_800, true],
    [10_801, false],
  ])('%d GB on 10,800 GB usable', (gb, holds) => {
    const candidate = reference(1530, 1530, pool, gb)
    expect(candidate.usable.value).toBe(10_800)
    expect(held(candidate, 'capacity', 'expected load')).toBe(holds)
    expect(candidate.verdict).toBe(holds ? 'fits with reserve' : 'does not fit')
  })

  it.each([
    [1899.5, 11_400, true],
    [1900, 11_400, true],
    [1900.5, 11_406, false],
  ])('six volumes of %d GB, in whole GB, on 11,400 GB usable', (each, required, holds) => {
    const total = sized(planWith({}, { databases: 6 })).capacity.total.value
    const overheadPercent = ((each * 6) / total - 1) * 100
    const bought = planWith({}, { databases: 6, overhead: overheadPercent, volumeStep: 1 })
    const [first] = allCandidates(bought, sized(bought))
    expect(first).toMatchObject({ array: { model: 'PS6100XV' }, raid: 'RAID 6', perServer: 1 })
    const capacity = first?.constraints.find(({ code }) => code === 'capacity')
    expect(capacity).toMatchObject({ required: { value: required }, holds })
    expect(capacity?.available.value).toBe(11_400)
  })
})

describe('a candidate is borderline', () => {
  const { at, of } = atThreshold('dbRead', upperEdge)
  const found = (load: number) => reference(load, load, of)

  it('not while the band of every latency ends within its limit', () => {
    expect(found(at - 0.01)).toMatchObject({ borderline: false, verdict: 'fits with reserve' })
  })
  it('not where a band ends at its limit', () => {
    const { borderline } = found(at)
    const { expected } = predictionOf(found(at))
    expect(upperEdge(expected.dbRead)).toBe(20)
    expect(upperEdge(expected.dbWrite)).toBeLessThan(20)
    expect(upperEdge(expected.logWrite)).toBeLessThan(10)
    expect(borderline).toBe(false)
  })
  it('where a band just reaches over it, and as long as the latency does not', () => {
    const last = lastLoadWithin('dbRead', of)
    expect(found(at + 0.01)).toMatchObject({ borderline: true, verdict: 'fits with reserve' })
    expect(found(last)).toMatchObject({ borderline: true, verdict: 'fits with reserve' })
    expect(found(nextUp(last))).toMatchObject({ borderline: false, verdict: 'does not fit' })
  })
  it('where it fits with reserve and the band at the reserve reaches over', () => {
    const fits = { verdict: 'fits with reserve' }
    expect(reference(1530, at - 0.01, of)).toMatchObject({ borderline: false, ...fits })
    expect(reference(1530, at + 0.01, of)).toMatchObject({ borderline: true, ...fits })
  })
  it('by the expected load alone: the reserve may reach over', () => {
    expect(reference(at, 10 * at, of)).toMatchObject({ borderline: false, verdict: 'fits' })
  })
})

describe('the utilization', () => {
  const { at, of } = atThreshold('dbRead')

  it.each([
    [10_799, 10_799 / 10_800],
    [10_800, 1],
    [10_801, 10_801 / 10_800],
  ])('is that of the space where %d of 10,800 GB bind: %d', (gb, share) => {
    expect(reference(1530, 1530, pool, gb).utilization.value).toBe(share)
  })

  it('is whole where a latency is at its limit, and no more than whole before', () => {
    expect(reference(at - 0.01, at, of).utilization.value).toBeLessThan(1)
    expect(reference(at, at, of).utilization.value).toBe(1)
    expect(reference(at + 0.01, at, of).utilization.value).toBeGreaterThan(1)
  })

  it('is of the expected load, not of the reserve', () => {
    expect(reference(at, 10 * at, of).utilization.value).toBe(1)
  })
})
