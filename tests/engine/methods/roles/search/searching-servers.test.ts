import { expect, it } from 'vitest'
import { searchingServers } from '../../../../../src/engine/methods/roles/search/searching-servers.ts'
import { serverBounds } from '../../../../../src/engine/methods/roles/search/server-space.ts'
import { searchServers } from '../../../explore/searches.ts'
import { serverPlan } from '../../../explore/server-plans.ts'

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
