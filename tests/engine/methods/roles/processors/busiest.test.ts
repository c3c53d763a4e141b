import { describe, expect, test } from 'vitest'
import { roleResults } from '../../../../../src/engine/methods/roles/index.ts'
import { exampleB } from '../../../../roles/examples.ts'
import { planFromKeys } from '../../../../roles/plan-from-keys.ts'

describe('the busiest servers', () => {
  test('are those of site 2, where fewer servers take over all of site 1', () => {
    const { busiest, cpuWorst, site2 } = roleResults(planFromKeys(exampleB.design)).processors
    expect(busiest).toBe(site2?.worst?.cpu)
    expect(busiest?.value).toBeCloseTo(0.582, 3)
    expect(cpuWorst?.value).toBeCloseTo(0.5055, 3)
  })
})
