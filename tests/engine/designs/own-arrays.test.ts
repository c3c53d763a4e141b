import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../../src/engine/designs/index.ts'
import {
  ownArrayDrivesAndCapacity,
  ownArrayProblems,
} from '../../../src/engine/designs/own-arrays.ts'
import {
  equalLogicArrays,
  raidPolicies,
  usableEqualLogicCapacity,
  workingDriveCount,
} from '../../../src/engine/hardware/equallogic-arrays.ts'
import type { OwnArray } from '../../../src/engine/plan/own-array.ts'
import { shelf } from '../own-shelves.ts'
import { planWith, recommended, sized } from '../plans.ts'

const array: OwnArray = { ...shelf, spares: 1, raid: ['RAID 10', 'RAID 5', 'RAID 6'] }

/** The designs of one own array in a plan that considers nothing else. */
function designs(own: Partial<OwnArray>, changes: Parameters<typeof planWith>[1] = {}) {
  const ownArrays = [{ ...array, ...own }]
  return recommended(planWith({}, { storage: 'own', raid: 'any', ...changes, ownArrays }))
}

function one({ candidates }: ReturnType<typeof designs>, raid: string, perServer = 1): Candidate {
  const found = candidates.find((each) => each.raid === raid && each.perServer === perServer)
  if (!found) throw new Error(`No design in ${raid}`)
  return found
}

describe('parity by sets', () => {
  it('gives the data drives that EqualLogic prints, in every policy of every model', () => {
    let cells = 0
    for (const model of equalLogicArrays)
      for (const raid of raidPolicies)
        for (const driveGb of model.driveSizesGb) {
          const { drives } = model
          const spares = drives - workingDriveCount(model, raid)
          const { usable } = ownArrayDrivesAndCapacity({ ...array, drives, spares, driveGb }, raid)
          expect(usable.value, `${model.model} ${raid}`).toBe(
            usableEqualLogicCapacity(model, driveGb, raid).value,
          )
          cells += 1
        }
    expect(cells).toBe(44)
  })

  it.each([
    ['RAID 10', 3, 1],
    ['RAID 50', 6, 4],
    ['RAID 50', 13, 10],
    ['RAID 5', 12, 11],
    ['RAID 5', 13, 11],
    ['RAID 6', 12, 10],
    ['RAID 6', 13, 9],
  ] as const)('%s of %d working drives keeps %d for data', (raid, drives, data) => {
    const { usable } = ownArrayDrivesAndCapacity({ ...array, drives, spares: 0, driveGb: 1 }, raid)
    expect(usable.value).toBe(data)
  })
})

describe('the problems of an own array', () => {
  const problemsOf = (parts: Partial<OwnArray>) =>
    ownArrayProblems({ ...array, ...parts }).map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    )

  it('has none that can be built', () => {
    expect(problemsOf({})).toEqual([])
  })

  it.each([
    ['RAID 10', 2],
    ['RAID 50', 6],
    ['RAID 5', 3],
    ['RAID 6', 4],
  ] as const)('%s needs %d working drives', (raid, fewest) => {
    const of = (working: number) => problemsOf({ raid: [raid], drives: working + 1, spares: 1 })
    expect(of(fewest)).toEqual([])
    expect(of(fewest - 1)).toEqual([
      `drives Drives in one array: ${fewest - 1} without the spares, and ${raid} needs ${fewest}. Enter more drives or fewer spares, or do not offer it.`,
    ])
    expect(of(0)).toEqual(['spares Spares: 1 of 1 drives leave none to hold data. Enter fewer.'])
  })

  it('needs a policy, a figure for SSD, and the policy of every measured figure', () => {
    expect(problemsOf({ raid: [] })).toEqual(['raid RAID policies: choose at least one.'])
    const raid = ['RAID 10', 'RAID 5'] as const
    expect(problemsOf({ driveKind: 'SSD', raid, measuredIops: { 'RAID 10': 9000 } })).toEqual([
      'iopsPerDrive Random IOPS of one drive: public guidance has no figure for SSD. Enter one here, or what you measured in RAID 5.',
    ])
    expect(problemsOf({ driveKind: 'SSD', iopsPerDrive: 5000 })).toEqual([])
    expect(problemsOf({ measuredIops: { 'RAID 50': 900 } })).toEqual([
      'measuredIops.RAID 50 Measured IOPS are given in RAID 50, which is not among the RAID policies.',
    ])
  })
})

describe('a design of an own array', () => {
  const { iops, volumes } = sized(planWith({}))
  const reads = iops.reads.value / iops.transactional.value

  it.each([
    ['RAID 10', 2],
    ['RAID 5', 4],
    ['RAID 6', 6],
  ] as const)(
    'carries in %s what its drives do over reads and %d accesses a write',
    (raid, penalty) => {
      const design = one(designs({}), raid)
      const carries = (23 * 165) / (reads + (1 - reads) * penalty)
      expect(design.carries?.value).toBeCloseTo(carries, 9)
      expect(design).toMatchObject({ basis: 'estimated', prediction: null, borderline: false })
    },
  )

  it('carries with two arrays twice as much', () => {
    const found = designs({})
    const [single, double] = [one(found, 'RAID 6'), one(found, 'RAID 6', 2)]
    expect(double.carries?.value).toBeCloseTo(2 * (single.carries?.value ?? Number.NaN), 9)
    expect(double.drives.value).toBe(2 * single.drives.value)
  })

  it('is judged by the IOPS that its owner measured, if there is a figure', () => {
    const found = designs({ measuredIops: { 'RAID 6': 2500 } })
    expect(one(found, 'RAID 6')).toMatchObject({
      basis: 'own measurement',
      carries: { value: 2500 },
    })
    expect(one(found, 'RAID 5').basis).toBe('estimated')
  })

  it.each([
    [iops.judged.value - 1, 'does not fit'],
    [iops.judged.value, 'fits'],
    [iops.judgedWithReserve.value, 'fits with reserve'],
  ] as const)('measured to carry %d IOPS: %s', (measured, verdict) => {
    const design = one(
      designs({ raid: ['RAID 6'], measuredIops: { 'RAID 6': measured } }),
      'RAID 6',
    )
    expect(design.verdict).toBe(verdict)
    const failed = design.constraints.filter(({ holds }) => !holds)
    expect(new Set(failed.map(({ code }) => code))).toEqual(
      new Set(verdict === 'fits with reserve' ? [] : ['iops']),
    )
  })

  it('does not fit where its space is too small, to the gigabyte', () => {
    // RAID 6 of 23 working drives has 19 for data.
    const needed = volumes.perServer.value
    const of = (driveGb: number) =>
      one(designs({ driveGb, measuredIops: { 'RAID 6': 1e6 } }), 'RAID 6').verdict
    expect(of(needed / 19)).toBe('fits with reserve')
    expect(of((needed - 1) / 19)).toBe('does not fit')
  })

  it('holds a rebuild while the load as felt is within what it carries', () => {
    // RAID 6 loses half of its IOPS.
    const felt = iops.judgedAllUp.value / 0.5
    const of = (measured: number) =>
      one(designs({ measuredIops: { 'RAID 6': measured } }), 'RAID 6').rebuild
    expect(of(felt)).toMatchObject({ holds: true, latencies: null })
    expect(of(felt - 1).holds).toBe(false)
  })

  it('costs its price times the arrays, in the currency of the plan', () => {
    const design = one(designs({ price: 15_000 }, { currency: 'EUR' }), 'RAID 6')
    expect(design.cost?.value).toBe(15_000 * design.arrays.value)
  })
})

it('own arrays without a policy that the plan asks for are told, not dropped', () => {
  const { candidates, leftOut } = designs({ raid: ['RAID 10'] }, { raid: 'RAID 6' })
  expect(candidates).toEqual([])
  expect(leftOut.map(({ id }) => id)).toEqual(['shelf'])
  expect(designs({}, { raid: 'RAID 6' }).leftOut).toEqual([])
})

it('are considered beside EqualLogic arrays, and not beside tested blocks alone', () => {
  const own = (kind: 'any' | 'equallogic' | 'tested' | 'own') => {
    const { candidates } = recommended(planWith({}, { ownArrays: [array], storage: kind }))
    const mine = candidates.filter(({ array: { kind } }) => kind === 'own').length
    return [mine, candidates.length - mine]
  }
  expect(own('any')).toEqual([2, 22])
  expect(own('equallogic')).toEqual([2, 22])
  expect(own('tested')).toEqual([0, 0])
  expect(own('own')).toEqual([2, 0])
})
