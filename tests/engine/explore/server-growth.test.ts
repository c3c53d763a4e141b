import { describe, expect, it } from 'vitest'
import { growth as growthOf, type Plan } from '../../../src/engine/index.ts'
import { proposedServers, serverPlan, sizedServers } from './server-plans.ts'

const plan = serverPlan({ growth: 20 })
/** The growth of servers. */
function serverGrowth(of: Plan, id: string) {
  const found = growthOf(of, id)
  return found?.kind === 'servers' ? found : null
}

const growth = serverGrowth(plan, proposedServers(plan).id)
if (!growth) throw new Error('The servers were followed')

describe('servers while the mailboxes grow', () => {
  it('hold the plan to the year it is sized for, with the figures of that year', () => {
    const { years, outgrown } = growth
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 21 }, (_, year) => year))
    for (const { year, lacks } of years.slice(0, plan.growthYears + 1))
      expect(lacks, `year ${year}`).toEqual([])
    expect(outgrown).toBe(years.find(({ lacks }) => lacks.length > 0)?.year)
    expect(years[plan.growthYears]?.memory?.value).toBe(
      sizedServers(plan).parts.memory.fittedMemory?.value,
    )
    expect(years[plan.growthYears]?.mailboxes.value).toBe(12_000)
  })

  it('are added to in years that lack something, and what is there stays', () => {
    const { steps, years } = growth
    expect(steps.length).toBeGreaterThan(2)
    const [first, second] = steps
    expect(first?.because).toEqual([])
    expect(second?.year).toBe(years.find(({ lacks }) => lacks.length > 0)?.year)
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1]
      if (!before) continue
      expect(step.year).toBeGreaterThanOrEqual(before.year)
      expect(step.because.length).toBeGreaterThan(0)
      expect(step.servers.value).toBe(before.servers.value + step.newServers.value)
      expect(step.memory?.value).toBeGreaterThanOrEqual(before.memory?.value ?? 0)
    }
  })

  it('are more by one in each site where that is enough', () => {
    const more = growth.steps.map(({ newServers }) => newServers.value).filter((count) => count > 0)
    expect(more).toEqual([12, 2, 2])
  })

  it('are not outgrown where nothing grows', () => {
    const still = serverPlan({ growth: 0 })
    const found = serverGrowth(still, proposedServers(still).id)
    expect(found?.outgrown).toBeNull()
    expect(found?.steps).toHaveLength(1)
    expect(found?.beyond).toBeNull()
  })

  it('end where no more servers in a DAG help', () => {
    const steep = serverPlan({ growth: 500 }, { growthYears: 1 })
    const found = serverGrowth(steep, 'own-drives')
    expect(found?.outgrown).not.toBeNull()
    expect(found?.beyond ?? found?.end).not.toBeNull()
  })
})

it('buy memory in the year in which what is given does not do any more', () => {
  const needed = sizedServers(plan).memory?.exactly.value ?? 0
  const given = { ...plan, serverMemory: Math.ceil(needed) }
  const found = serverGrowth(given, proposedServers(given).id)
  if (!found) throw new Error('The servers were followed')
  expect(found.steps[0]?.memory?.value).toBe(Math.ceil(needed))
  for (const { year, lacks } of found.years.slice(0, given.growthYears + 1))
    expect(lacks, `year ${year}`).toEqual([])
  const bought = found.steps.find(({ because }) => because.includes('installed memory'))
  expect(bought?.year).toBe(given.growthYears + 1)
  // Once bought, it is enough: what was given does not keep a later year from holding.
  expect(bought?.memory?.value).toBeGreaterThan(needed)
})
