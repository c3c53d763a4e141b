import { expect, it } from 'vitest'
import type { Requirement } from '../../../src/engine/core/requirement.ts'
import type { OwnArray } from '../../../src/engine/plan/own-array.ts'
import { defaultPlan } from '../../../src/engine/plan/plan.ts'
import { recommended } from '../plans.ts'

const own: OwnArray = {
  id: 'a1',
  name: 'Big box',
  driveKind: '10K SAS 2.5"',
  driveGb: 1800,
  drives: 24,
  spares: 2,
  raid: ['RAID 10', 'RAID 6'],
  activePorts: 8,
  iopsPerDrive: null,
  measuredIops: {},
  price: null,
}

/** How far a constraint is used up: what is required, of what there is. */
const used = ({ required, available }: Requirement) => required.value / available.value

it('tells which constraint a design uses up most at the expected load', () => {
  const { candidates } = recommended({
    ...defaultPlan,
    ownArrays: [own],
    storage: 'any',
    raid: 'any',
  })
  const kinds = new Set<string>()
  for (const { binding, capacity, constraints, utilization } of candidates) {
    kinds.add(binding.code)
    expect(constraints).toContain(binding)
    expect(constraints).toContain(capacity)
    expect(capacity.used.value).toBe(used(capacity))
    expect(binding.used).toBe(utilization.how.kind === 'largest' && utilization.how.binding)
    expect(used(binding)).toBe(utilization.value)
    for (const other of constraints)
      if (other.at === 'expected load') expect(used(binding)).toBeGreaterThanOrEqual(used(other))
  }
  expect([...kinds].sort()).toEqual(['capacity', 'dbRead', 'iops'])
})
