import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { size } from '../../../../../src/engine/index.ts'
import { leastLoad } from '../../../../../src/engine/methods/roles/search/least-load.ts'
import { sizedByRoles } from '../../../../../src/engine/methods/roles/servers/of-servers.ts'
import { cases } from '../../../../cases.ts'
import { rolePlans } from '../../../explore/solve-plans.ts'

describe('the least that processors must do', () => {
  it('is never more than what they do in the worst case of a layout', () => {
    let [tried, near] = [0, 0]
    fc.assert(
      fc.property(
        rolePlans,
        fc.integer({ min: 1, max: 16 }),
        fc.integer({ min: 1, max: 4 }),
        (plan, activeServers, dags) => {
          const result = size({ ...plan, activeServers, dags })
          if (!result.ok) return
          const busiest = sizedByRoles(result.sizing).parts.processors.busiest?.value ?? 0
          const least = leastLoad(plan)(activeServers, dags)
          expect(least).toBeLessThanOrEqual(busiest * (1 + 1e-9))
          tried += 1
          if (least > busiest / 2) near += 1
        },
      ),
      { numRuns: cases(400, 10_000) },
    )
    // Else it would rule out nothing.
    expect(tried).toBeGreaterThan(100)
    expect(near / tried).toBeGreaterThan(0.5)
  })
})
