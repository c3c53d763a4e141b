import { expect, it } from 'vitest'
import { raidPolicies } from '../../../src/engine/index.ts'
import { designSorts, everyDesign, filtered } from '../../../src/features/designs/design-filter.ts'
import { planWith, recommended } from '../../engine/plans.ts'

const plan = planWith({}, { raid: 'any', arraysPerServer: 8 })
const { candidates } = recommended(plan)

it('lets everything through as it is ranked', () => {
  expect(filtered(candidates, everyDesign)).toEqual(candidates)
})

it('parts the designs: each is let through by exactly one value of a filter', () => {
  const models = [...new Set(candidates.map(({ array }) => array.model))]
  const by = {
    model: models.map((model) => filtered(candidates, { ...everyDesign, model }).length),
    raid: raidPolicies.map((raid) => filtered(candidates, { ...everyDesign, raid }).length),
    perServer: [1, 2, 3, 4, 5, 6, 7, 8].map(
      (perServer) => filtered(candidates, { ...everyDesign, perServer }).length,
    ),
    rebuilding: [true, false].map(
      (rebuilding) => filtered(candidates, { ...everyDesign, rebuilding }).length,
    ),
  }
  const holding = candidates.filter(({ rebuild }) => rebuild.holds).length
  expect(by).toEqual({
    rebuilding: [holding, candidates.length - holding],
    // PS4100XV, PS4100E, PS6100XV, PS6100X and PS6100E: fewest drives first.
    model: [32, 96, 32, 96, 96],
    raid: [88, 88, 88, 88],
    perServer: Array.from({ length: 8 }, () => 44),
  })
})

it('holds to all of its values at once', () => {
  const found = filtered(candidates, {
    model: 'PS6100X',
    raid: 'RAID 5',
    perServer: 2,
    rebuilding: null,
    sort: 'rank',
  })
  expect(found.map(({ driveGb }) => driveGb).sort()).toEqual([300, 600, 900])
})

it.each(designSorts)('sorts by %s and loses none', (sort) => {
  const found = filtered(candidates, { ...everyDesign, sort })
  expect(new Set(found)).toEqual(new Set(candidates))
  const keys = {
    rank: () => 0,
    used: (at: number) => found[at]?.utilization.value ?? 0,
    drives: (at: number) => found[at]?.drives.value ?? 0,
    usable: (at: number) => -(found[at]?.usable.value ?? 0),
    reads: (at: number) => found[at]?.prediction?.expected.dbRead.value ?? 0,
  }
  for (let at = 1; at < found.length; at += 1)
    expect(keys[sort](at - 1)).toBeLessThanOrEqual(keys[sort](at))
})
