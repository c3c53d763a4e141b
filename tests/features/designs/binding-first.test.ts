import { expect, it } from 'vitest'
import type { OwnArray } from '../../../src/engine/index.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { bindingFirst } from '../../../src/features/designs/binding-first.ts'
import { recommended } from '../../engine/plans.ts'

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
const used = ({ required, available }: ReturnType<typeof bindingFirst>[number]) =>
  required.value / available.value

it('puts that constraint first which the design uses up most at the expected load', () => {
  const { candidates } = recommended({
    ...defaultPlan,
    ownArrays: [own],
    storage: { ...defaultPlan.storage, kind: 'any', raid: 'any' },
  })
  const kinds = new Set<string>()
  for (const candidate of candidates) {
    const [binding, ...others] = bindingFirst(candidate)
    kinds.add(binding.code)
    expect(used(binding)).toBe(candidate.utilization.value)
    for (const other of others)
      if (other.at === 'expected load') expect(used(binding)).toBeGreaterThanOrEqual(used(other))
    expect(new Set([binding, ...others])).toEqual(new Set(candidate.constraints))
  }
  expect([...kinds].sort()).toEqual(['capacity', 'dbRead', 'iops', 'logWrite'])
})
