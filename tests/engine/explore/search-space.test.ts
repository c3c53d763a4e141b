import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, methodOf, versionOf } from '../../../src/engine/index.ts'
import { plans, planWith } from '../plans.ts'
import { boundsOfArrays, spaceOfArrays } from './searches.ts'

describe('the bounds of a search, unless a person says otherwise', () => {
  it('keep the copies and the databases of the worked example at least', () => {
    expect(boundsOfArrays(defaultPlan)).toEqual({
      servers: { from: 2, to: 16 },
      copies: { from: 4, to: 6 },
      databases: { from: 7, to: 100 },
      models: 'any',
      raid: 'any',
      arraysPerServer: { from: 1, to: 8 },
    })
  })

  it('are never empty and hold the layout of the plan', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const space = spaceOfArrays(plan, boundsOfArrays(plan))
        const { copies, sites } = plan
        const servers = plan[versionOf(plan).asks.servers]
        const least = methodOf(plan).id === 'papers' ? sites : 1
        if (servers >= least) expect(space.servers).toContain(servers)
        expect(space.copies[0]).toBe(copies)
        expect(space.databases).toContain(plan.databases)
        expect(space.layouts).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the space of a search', () => {
  it('is the product of its parts', () => {
    const bounds = boundsOfArrays(defaultPlan)
    const { servers, copies, databases, lines, arraysPerServer, layouts, designs } = spaceOfArrays(
      defaultPlan,
      bounds,
    )
    expect([servers.length, copies.length, lines.length, arraysPerServer.length]).toEqual([
      15, 3, 44, 8,
    ])
    expect(databases).toEqual([
      null,
      7,
      8,
      9,
      10,
      12,
      14,
      16,
      20,
      24,
      28,
      32,
      40,
      48,
      56,
      64,
      80,
      100,
    ])
    expect(layouts).toBe(15 * 3 * 18)
    expect(designs).toBe(15 * 3 * 18 * 44 * 8)
  })

  it('climbs to large numbers of databases in steps, both ends included', () => {
    const bounds = { ...boundsOfArrays(defaultPlan), databases: { from: 95, to: 1250 } }
    expect(spaceOfArrays(defaultPlan, bounds).databases).toEqual([
      95, 100, 120, 140, 160, 200, 240, 280, 320, 400, 480, 560, 640, 800, 1000, 1200, 1250,
    ])
  })

  it('derives no databases where they are set directly, or where derived ones lie outside', () => {
    const bounds = boundsOfArrays(defaultPlan)
    const set = planWith({}, { databases: 9 })
    expect(spaceOfArrays(set, boundsOfArrays(set)).databases[0]).toBe(9)
    const above = { ...bounds, databases: { from: 8, to: 9 } }
    expect(spaceOfArrays(defaultPlan, above).databases).toEqual([8, 9])
  })

  it('has one number of copies where they do not count', () => {
    const plan = planWith({}, { availability: 'none' })
    expect(spaceOfArrays(plan, boundsOfArrays(plan)).copies).toEqual([4])
  })

  it('is empty where a range ends before it begins, or no array is considered', () => {
    const bounds = boundsOfArrays(defaultPlan)
    const none = { from: 3, to: 2 }
    for (const change of [
      { servers: none },
      { copies: none },
      { databases: none },
      { arraysPerServer: none },
    ])
      expect(spaceOfArrays(defaultPlan, { ...bounds, ...change }).designs).toBe(0)
    expect(spaceOfArrays(planWith({}, { exchange: '2003' }), bounds).designs).toBe(0)
  })
})
