import { describe, expect, it } from 'vitest'
import { exploringOf, type Plan, type ServerDesign } from '../../../src/engine/index.ts'
import {
  type ServerBounds,
  serverBounds,
  withFoundServers,
} from '../../../src/engine/methods/roles/search/server-space.ts'
import { searchServers } from './searches.ts'
import { proposedServers, serverPlan } from './server-plans.ts'

const prices = { serverPrice: 100, databaseDrivePrice: 300, otherDrivePrice: 100 }
const power = { serverWatts: 500, driveWatts: 9, energyPrice: 0.3 }
const plan = serverPlan({}, { ranking: 'cost', ...prices })
const bounds: ServerBounds = {
  ...serverBounds(plan),
  ...{ servers: { from: 3, to: 8 }, dags: { from: 1, to: 1 }, copies: { from: 4, to: 4 } },
  secondSiteCopies: { from: 2, to: 2 },
  drives: 'as the plan',
}
const searched = (more: Partial<Plan>) => {
  const given = { ...plan, ...more }
  const { best, pruned } = searchServers(given, bounds)
  const designs = best.map((found) => proposedServers(withFoundServers(given, found)))
  return { given, best, pruned, designs, tells: exploringOf(given).searching.tells(given, best) }
}

/** What is bought and five years of its power. */
function inAll({ cost, power }: ServerDesign): number {
  if (!cost || !power?.costs) throw new Error('Prices and watts are given')
  return cost.value + power.costs['5 years'].value
}

describe('a search by the cost', () => {
  it('goes by the purchase where nothing else is asked', () => {
    const { designs, tells } = searched(power)
    const costs = designs.map((design) => design.cost?.value ?? Number.NaN)
    expect(costs.length).toBeGreaterThan(2)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    expect(tells).toEqual(expect.arrayContaining(['watts', 'cost']))
    expect(tells).not.toContain('rankedCost')
  })

  it('goes by the purchase and the power of some years', () => {
    const { designs, tells } = searched({ ...power, rankedCost: '5 years' })
    const costs = designs.map(inAll)
    for (const [at, { rankedCost }] of designs.entries())
      expect(rankedCost?.value).toBeCloseTo(costs[at] ?? 0, 6)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    // By the purchase alone another order of them comes of it: servers are cheap and take much power.
    const byPurchase = searched(power).designs.map(inAll)
    expect(byPurchase).not.toEqual(costs)
    expect(byPurchase.toSorted((a, b) => a - b)).toEqual(costs)
    expect(tells).toEqual(expect.arrayContaining(['watts', 'cost', 'rankedCost']))
  })

  it('tells no power where a plan gives none', () => {
    const { tells } = searched({ energyPrice: 0.3, rankedCost: '5 years' })
    expect(tells).not.toContain('watts')
    expect(tells).not.toContain('rankedCost')
  })
})

it('passes over servers that need more memory than they have', () => {
  const { best, pruned } = searched({})
  const needs = best.map((found) => {
    const given = withFoundServers(plan, found)
    const memory = proposedServers(given).advised.find(({ code }) => code === 'memory')
    return memory?.required.value ?? 0
  })
  const most = Math.max(...needs)
  const fewer = searched({ serverMemory: most - 1 })
  expect(fewer.best.length).toBeLessThan(best.length)
  expect(fewer.pruned.memory).toBeGreaterThan(pruned.memory ?? 0)
})
