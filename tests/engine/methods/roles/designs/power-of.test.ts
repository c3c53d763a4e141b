import { describe, expect, it } from 'vitest'
import type { ServerDesign } from '../../../../../src/engine/designs/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../../../src/engine/index.ts'
import { explorationOf, methodOf } from '../../../../../src/engine/methods/index.ts'
import { serverDesigns } from '../../../../../src/engine/methods/roles/index.ts'
import { designResultFigures } from '../../../../../src/engine/variants/index.ts'
import { exampleA } from '../../../../roles/examples.ts'
import { largeShelf } from '../../../own-shelves.ts'
import { sized } from './sized.ts'

const watts = { serverWatts: 300, driveWatts: 9.5 }
const given = { ...watts, serverRackUnits: 2, energyPrice: 0.25 }

const designsOf = (more: Partial<Plan>) => {
  const { plan, sizing } = sized(exampleA.design, more)
  return serverDesigns(plan, sizing).designs
}
const first = (more: Partial<Plan>): ServerDesign => {
  const [design] = designsOf(more)
  if (!design) throw new Error('There is a design')
  return design
}
const powerOf = (more: Partial<Plan>) => first(more).power

// Example A: 6 servers with 90 drives of 3.5 inches and 24 of 2.5 inches that systems start from.
describe('what servers take to run', () => {
  it('is the watts of servers and of every drive', () => {
    const power = powerOf(given)
    expect(power?.watts).toMatchObject({ label: 'Power of servers and drives', value: 2883 })
    expect(power?.watts?.value).toBe(6 * 300 + 114 * 9.5)
    expect(power?.energy?.value).toBeCloseTo(2883 * 8.76, 9)
    expect(power?.rackUnits?.value).toBe(12)
    const costs = Object.entries(power?.costs ?? {}).map(([period, { value }]) => [period, value])
    expect(costs).toEqual([
      ['1 year', expect.closeTo(6313.77, 6)],
      ['3 years', expect.closeTo(18_941.31, 6)],
      ['5 years', expect.closeTo(31_568.85, 6)],
    ])
  })

  it('is none where nothing is given, whatever the kilowatt-hour costs', () => {
    expect(powerOf({})).toBeNull()
    expect(powerOf({ energyPrice: 0.25, rankedCost: '3 years' })).toBeNull()
  })

  it('counts none where watts are not given, and says what it counts', () => {
    const only = (more: Partial<Plan>) => {
      const power = powerOf(more)
      return [power?.watts?.label, power?.watts?.value, power?.costs, power?.rackUnits?.value]
    }
    expect(only({ serverWatts: 300 })).toEqual(['Power of the servers', 1800, null, undefined])
    expect(only({ driveWatts: 10 })).toEqual(['Power of drives', 1140, null, undefined])
    expect(only({ serverRackUnits: 1 })).toEqual([undefined, undefined, null, 6])
  })

  it('is assumed only if the plan asks for it, as a public figure with its range', () => {
    const power = powerOf({ missingWatts: 'assumed' })
    expect(power?.watts?.value).toBe(6 * 230 + 90 * 9 + 24 * 6)
    expect(powerOf({ missingWatts: 'assumed', driveWatts: 10 })?.watts?.value).toBe(6 * 230 + 1140)
    expect(power?.assumed.map(({ value }) => value)).toEqual([230, 9, 6])
    expect(powerOf(given)?.assumed).toEqual([])
    const parts = power?.watts?.how.kind === 'sum' ? power.watts.how.parts : []
    const facts = parts.flatMap(({ how }) => {
      const each = how.kind === 'formula' ? how.inputs.each : undefined
      return each?.how.kind === 'published' && 'standing' in each.how.cite
        ? [`${each.how.cite.standing} ${each.how.cite.fact}`]
        : []
    })
    expect(facts).toHaveLength(parts.length)
    for (const fact of facts) expect(fact).toMatch(/^C .*\d.* (?:to|and) \d/)
  })

  it('is not known of arrays', () => {
    const arrays = designsOf({ ...given, ownArrays: [largeShelf], raid: 'RAID 6' }).find(
      ({ kind }) => kind === 'own array',
    )
    expect(arrays?.power).toEqual({
      ...{
        hasArrays: true,
        hasShelves: false,
        assumed: [],
        watts: null,
        energy: null,
        costs: null,
        rackUnits: null,
      },
    })
  })

  it('stands beside other plans, and not beside those of papers', () => {
    expect(designResultFigures(defaultPlan, first(given))).toMatchObject({
      watts: { value: 2883 },
      energy: { unit: 'kWh/year' },
      rackUnits: { value: 12 },
      costOfPower3: { value: expect.closeTo(18_941.31, 6) },
    })
    expect(designResultFigures(defaultPlan, first({}))).not.toHaveProperty('watts')
    const plan = { ...withVersion(defaultPlan, '2010'), ...given }
    const result = methodOf(plan).size(plan)
    if (!result.ok) throw new Error('The example is sized')
    const { proposed } = methodOf(plan).designs(plan, result.sizing)
    if (!proposed) throw new Error('Arrays hold the example')
    expect(designResultFigures(plan, proposed)).not.toHaveProperty('watts')
  })
})

// With 8 bays of its own, each of the 6 servers takes a shelf for its 15 drives of data.
describe('shelves', () => {
  const bays = { bays: 8, shelfBays: 60, mode: 'corrected' } as const
  const prices = { databaseDrivePrice: 300, otherDrivePrice: 100, serverPrice: 9000 }
  const purchase = 84 * 300 + 30 * 100 + 6 * 9000

  it('take watts and rack units of their own, without which no total is known', () => {
    const all = powerOf({ ...given, ...bays, shelfWatts: 80, shelfRackUnits: 4 })
    expect(all?.watts?.value).toBe(2883 + 6 * 80)
    expect(all?.rackUnits?.value).toBe(12 + 6 * 4)
    expect(powerOf({ ...given, ...bays })).toMatchObject({
      ...{ hasShelves: true, watts: null, energy: null, costs: null, rackUnits: null },
    })
    expect(powerOf({ ...given, ...bays, shelfWatts: 80 })).toMatchObject({
      ...{ watts: { value: 3363 }, rackUnits: null },
    })
    // Of shelves that no server takes nothing is asked.
    const enough = { ...bays, bays: 16 }
    expect(powerOf({ ...given, ...enough })).toMatchObject({
      ...{ hasShelves: false, watts: { value: 2883 }, rackUnits: { value: 12 } },
    })
  })

  it('have a price, without which none is known of all', () => {
    expect(first({ ...prices, ...bays }).cost).toBeNull()
    const design = first({ ...prices, ...bays, shelfPrice: 2500 })
    expect(design.cost?.value).toBe(purchase + 6 * 2500)
    const { plan, sizing } = sized(exampleA.design, { ...prices, ...bays, shelfPrice: 2500 })
    const lines = explorationOf(plan).order(plan, sizing, design)
    expect(lines.find(({ kind }) => kind === 'shelves')).toMatchObject({
      ...{ each: { value: 2500 }, cost: { value: 15_000 }, count: { value: 6 } },
    })
  })
})

describe('the cost that designs are ranked by', () => {
  const prices = { databaseDrivePrice: 300, otherDrivePrice: 100, serverPrice: 9000 }
  const purchase = 84 * 300 + 30 * 100 + 6 * 9000

  it.each([
    ['purchase', purchase],
    ['1 year', purchase + 6313.77],
    ['3 years', purchase + 18_941.31],
    ['5 years', purchase + 31_568.85],
  ] as const)('is %s', (rankedCost, cost) => {
    const design = first({ ...given, ...prices, rankedCost })
    expect(design.cost?.value).toBe(purchase)
    expect(design.rankedCost?.value).toBeCloseTo(cost, 6)
  })

  it('is the purchase where watts or the price of power are not given', () => {
    for (const more of [watts, { energyPrice: 0.25 }, { energyPrice: 0.25, serverRackUnits: 2 }])
      expect(first({ ...prices, ...more, rankedCost: '3 years' }).rankedCost?.value).toBe(purchase)
  })

  it('may put another design first', () => {
    // Arrays are given away, but their power is not known: with power, single drives come first.
    const ranked = (more: Partial<Plan>) =>
      designsOf({
        ...{ ...prices, databaseDrivePrice: 3000, ranking: 'cost', raid: 'RAID 6' },
        ...{ ownArrays: [{ ...largeShelf, price: 10 }], ...more },
      }).map(({ kind }) => kind)[0]
    expect(ranked({ ...given })).not.toBe('jbod')
    expect(ranked({ ...given, rankedCost: '5 years' })).toBe('jbod')
  })
})
