import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasServers, methodOf, size } from '../../../../../src/engine/index.ts'
import { leastNeeds } from '../../../../../src/engine/methods/roles/search/least-needs.ts'
import { searchingServers } from '../../../../../src/engine/methods/roles/search/searching-servers.ts'
import { serverBounds } from '../../../../../src/engine/methods/roles/search/server-space.ts'
import { sizedByRoles } from '../../../../../src/engine/methods/roles/servers/of-servers.ts'
import { cases } from '../../../../cases.ts'
import { searchServers } from '../../../explore/searches.ts'
import { serverPlan } from '../../../explore/server-plans.ts'
import { rolePlans } from '../../../explore/solve-plans.ts'

describe('the least that servers need', () => {
  it('is never more than what processors do in the worst case of a layout, and drives it takes', () => {
    let [tried, near, full] = [0, 0, 0]
    fc.assert(
      fc.property(
        rolePlans,
        fc.integer({ min: 1, max: 16 }),
        fc.integer({ min: 1, max: 4 }),
        (plan, activeServers, dags) => {
          const given = { ...plan, activeServers, dags }
          const result = size(given)
          if (!result.ok) return
          const busiest = sizedByRoles(result.sizing).parts.processors.busiest?.value ?? 0
          const needs = leastNeeds(plan)
          const least = needs.processors(activeServers, dags)
          expect(least).toBeLessThanOrEqual(busiest * (1 + 1e-9))
          tried += 1
          if (least > busiest / 2) near += 1
          for (const design of methodOf(given).designs(given, result.sizing).designs) {
            if (!hasServers(design) || design.verdict === 'does not fit') continue
            const drives = design.drivesOnServer[0].value
            expect(needs.drives(activeServers, dags)).toBeLessThanOrEqual(drives)
            expect(needs.drivesInAll).toBeLessThanOrEqual(design.drivesInAll.value)
            full = Math.max(full, needs.drives(activeServers, dags) / drives)
          }
        },
      ),
      { numRuns: cases(40, 10_000) },
    )
    // Else it would rule out nothing.
    expect(tried).toBeGreaterThan(cases(15, 100))
    expect(near / tried).toBeGreaterThan(0.5)
    expect(full).toBeGreaterThan(0.3)
  })
})

describe('searching servers', () => {
  it('tells what designs cost where any of them has a price', () => {
    const plan = serverPlan()
    const one = { from: 6, to: 6 }
    const { best } = searchServers(plan, { ...serverBounds(plan), servers: one })
    const [first, ...others] = best
    if (!first) throw new Error('There is a design')
    const told = (cost: number | null) =>
      searchingServers.tells(plan, [{ ...first, cost }, ...others])
    expect(others.every(({ cost }) => cost === null)).toBe(true)
    expect(told(null)).not.toContain('cost')
    expect(told(1000)).toContain('cost')
  })
})
