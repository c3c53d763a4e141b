import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutgrownDesign } from '../../../src/engine/designs/growth-years.ts'
import { type Candidate, judgeBuild } from '../../../src/engine/designs/index.ts'
import { sizedYears } from '../../../src/engine/explore/growth-timeline.ts'
import { growthYearsFollowed } from '../../../src/engine/explore/index.ts'
import {
  defaultPlan,
  explain,
  numbersBehind,
  type Plan,
  type Sizing,
  type Tier,
} from '../../../src/engine/index.ts'
import {
  arrayPurchases,
  outgrownDesigns,
} from '../../../src/engine/methods/papers/designs/growing-arrays.ts'
import { cases } from '../../cases.ts'
import { planWith, recommended, sized, soundPlans } from '../plans.ts'

/** Of a growth in percent: what is left over of binary fractions. */
const dust = 1e-9

/** The plan of a year by plain arithmetic, apart from the formula that is shown. */
function planIn(plan: Plan, year: number): Plan {
  if (year === plan.growthYears) return plan
  const grown = (tier: Tier): Tier => {
    const factor = (1 + tier.growth / 100) ** (year / plan.growthYears)
    return { ...tier, growth: (factor - 1) * 100 }
  }
  const [first, ...rest] = plan.tiers
  return { ...plan, tiers: [grown(first), ...rest.map(grown)] }
}

/** What of a design fails at the expected load when it is judged against a sizing. */
function failing(
  plan: Plan,
  sizing: Sizing,
  build: Candidate,
): { capacity: boolean; iops: boolean } {
  const failed = judgeBuild(plan, sizing, build).constraints.filter(
    ({ at, holds }) => !holds && at === 'expected load',
  )
  return {
    capacity: failed.some(({ code }) => code === 'capacity'),
    iops: failed.some(({ code }) => code !== 'capacity'),
  }
}

/** The first year in which something fails, every year sized and judged by itself. */
function byHand(plan: Plan, candidate: Candidate): Omit<OutgrownDesign, 'candidate'> {
  const found = Array.from({ length: growthYearsFollowed + 1 }, (_, year) => {
    const then = planIn(plan, year)
    return failing(then, sized(then), candidate)
  })
  const first = (fails: (one: (typeof found)[number]) => boolean) => {
    const at = found.findIndex(fails)
    return at === -1 ? null : at
  }
  return {
    capacity: first(({ capacity }) => capacity),
    iops: first(({ iops }) => iops),
    either: first(({ capacity, iops }) => capacity || iops),
  }
}

/** The years of a plan, and when each of its designs is outgrown. */
function growthTimeline(plan: Plan, candidates: readonly Candidate[]) {
  const years = sizedYears(plan)
  return { ...years, designs: outgrownDesigns(years, candidates) }
}

function followed(plan: Plan) {
  const { candidates, proposed } = recommended(plan)
  return { ...growthTimeline(plan, candidates), candidates, proposed }
}

const every = planWith({}, { storage: 'equallogic', raid: 'any', arraysPerServer: 8 })

describe('the years', () => {
  it('begin today without any growth and are followed for twenty', () => {
    const { years } = followed(defaultPlan)
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 21 }, (_, year) => year))
    expect(years[0]?.plan.tiers[0].growth).toBe(0)
    expect(years[0]?.sizing.mailboxes.value).toBe(6000)
  })

  it('grow by 15 % in three of them, each by the same share', () => {
    const { years } = followed(defaultPlan)
    const mailboxes = years.map(({ sizing }) => sizing.mailboxes.value)
    // 6,000 × 1.15^(1 ÷ 3), ^(2 ÷ 3), ^1, ^2: worked out on paper.
    expect(mailboxes[1]).toBeCloseTo(6286.1, 1)
    expect(mailboxes[2]).toBeCloseTo(6585.9, 1)
    expect(mailboxes[3]).toBeCloseTo(6900, 6)
    expect(mailboxes[6]).toBeCloseTo(7935, 6)
  })

  it.each([1, 3, 7, 20])(
    'in year %d of as many the sizing is that of the plan itself',
    (growthYears) => {
      const plan = planWith({ growth: 7 }, { growthYears })
      const { years } = followed(plan)
      expect(years[growthYears]?.plan).toBe(plan)
      expect(years[growthYears]?.sizing).toEqual(sized(plan))
    },
  )

  it('let every tier grow by its own share', () => {
    const [tier] = defaultPlan.tiers
    const plan: Plan = {
      ...defaultPlan,
      growthYears: 2,
      tiers: [
        { ...tier, mailboxes: 1000, growth: 44 },
        { ...tier, mailboxes: 2000, growth: 0 },
        { ...tier, mailboxes: 4000, growth: -19 },
      ],
    }
    const { years } = followed(plan)
    const of = (year: number) => years[year]?.sizing.tiers.map(({ mailboxes }) => mailboxes.value)
    expect(of(1)?.map((count) => Number(count.toFixed(6)))).toEqual([1200, 2000, 3600])
    expect(of(4)?.map((count) => Number(count.toFixed(6)))).toEqual([2073.6, 2000, 2624.4])
  })

  it('say in the working of a figure where its growth comes from', () => {
    const { years } = followed(defaultPlan)
    const [, , second] = years
    if (!second) throw new Error('There is a second year')
    for (const figure of [second.sizing.volumes.perServer, second.sizing.iops.judgedWithReserve]) {
      const told = second.explained(figure)
      expect(told.value).toBe(figure.value)
      const growths = numbersBehind([told]).filter(({ label }) => label === 'Growth by then')
      expect(growths).toEqual(second.growths)
      // The answer of the person is there as well, as the person gave it.
      const answers = numbersBehind([told]).filter(
        ({ how }) => how.kind === 'given' && how.answer === 'growth',
      )
      expect(answers.map(({ value }) => value)).toEqual([0.15])
    }
    const [growth] = second.growths
    if (!growth) throw new Error('There is a tier')
    expect(explain(growth, (value, unit) => `${value} ${unit ?? ''}`.trim()).words).toContain(
      '((1 + growth) to the power of (year ÷ years of growth))',
    )
  })

  it('are sized with the growth that is shown', () => {
    fc.assert(
      fc.property(soundPlans, (plan) => {
        for (const { growths, plan: then, year } of growthTimeline(plan, []).years) {
          expect(then).toEqual(year === plan.growthYears ? plan : { ...plan, tiers: then.tiers })
          growths.forEach((growth, at) => {
            const sizedWith = (then.tiers[at]?.growth ?? Number.NaN) / 100
            expect(Math.abs(growth.value - sizedWith)).toBeLessThanOrEqual(dust * (1 + sizedWith))
          })
        }
      }),
      { numRuns: cases(5) },
    )
  })
})

describe('a design is outgrown', () => {
  it('in the first year at whose end it no longer holds, each year sized by itself', () => {
    const { designs } = followed(every)
    expect(designs).toHaveLength(352)
    const at = (candidate: Candidate, year: number) => {
      const then = planIn(every, year)
      return failing(then, sized(then), candidate)
    }
    let looked = 0
    for (const { candidate, ...outgrown } of designs)
      for (const of of ['capacity', 'iops'] as const) {
        const year = outgrown[of]
        if (year === null || year === 0) continue
        looked += 1
        expect(at(candidate, year - 1)[of]).toBe(false)
        expect(at(candidate, year)[of]).toBe(true)
      }
    expect(looked).toBeGreaterThan(100)
  })

  it('as every year by hand says, on any plan', () => {
    fc.assert(
      fc.property(soundPlans, fc.nat(), (plan, pick) => {
        const { designs } = followed(plan)
        const one = designs[pick % Math.max(1, designs.length)]
        if (!one) return
        const { candidate, ...outgrown } = one
        expect(outgrown).toEqual(byHand(plan, candidate))
      }),
      { numRuns: cases(5) },
    )
  })

  it('at today already, never, or in a year', () => {
    const { designs } = followed(every)
    for (const of of [0, null]) expect(designs.some(({ either }) => either === of)).toBe(true)
    expect(designs.some(({ either }) => either !== null && either > 0)).toBe(true)
  })

  it('never by mailboxes that do not grow, unless it is too small already', () => {
    const { designs } = followed({ ...every, tiers: [{ ...every.tiers[0], growth: 0 }] })
    expect(new Set(designs.map(({ either }) => either))).toEqual(new Set([0, null]))
  })

  it('never in this plan when its mailboxes grow fewer', () => {
    const plan: Plan = { ...every, tiers: [{ ...every.tiers[0], growth: -20 }] }
    const { designs, years } = followed(plan)
    expect(years.at(-1)?.sizing.mailboxes.value).toBeLessThan(1500)
    expect(new Set(designs.map(({ either }) => either))).toEqual(new Set([0, null]))
  })

  it('by one database fewer, which leaves each server a larger share of the load', () => {
    const plan = planWith(
      { mailboxes: 6100, growth: -4, active: 100 },
      {
        growthYears: 1,
        storage: 'equallogic',
        raid: 'any',
        arraysPerServer: 8,
        copies: 2,
        servers: 3,
        sites: 1,
        worstCase: 'spread',
        lostServers: 1,
      },
    )
    const { years } = followed(plan)
    const loads = years.map(({ sizing }) => sizing.iops.judged.value)
    // What every year is looked at for: mailboxes fall, and the load of a server rises once.
    expect(loads.some((load, year) => year > 0 && load > (loads[year - 1] ?? 0))).toBe(true)
  })

  it('whatever the plan, and whether or not anything fits it', () => {
    const hopeless = planWith({ mailboxes: 1_000_000, growth: 500 }, { growthYears: 1 })
    const { designs, proposed } = followed(hopeless)
    expect(proposed).toBeNull()
    expect(designs.every(({ either }) => either === 0)).toBe(true)
    expect(growthTimeline(hopeless, []).designs).toEqual([])
  })
})

describe('the arrays to buy', () => {
  it('of the worked example: one more for each server when the first is outgrown', () => {
    const plan: Plan = {
      ...defaultPlan,
      prices: { ...defaultPlan.prices, 'PS6100XV 600': 40_000 },
    }
    const { years, designs, proposed } = followed(plan)
    if (!proposed) throw new Error('A design is proposed')
    const { steps, beyond, fewestToday, yearly, cost } = arrayPurchases(years, proposed)
    const outgrown = designs.find(({ candidate }) => candidate === proposed)
    expect(beyond).toBeNull()
    expect(fewestToday).toBe(1)
    expect(yearly).toHaveLength(growthYearsFollowed + 1)
    const [first, second] = steps
    expect(steps.map(({ perServer }) => perServer)).toEqual([1, 2, 3])
    expect(first).toMatchObject({ year: 0, perServer: 1, because: [] })
    expect(first?.inAll.value).toBe(4)
    expect(second?.year).toBe(outgrown?.either)
    expect(second).toMatchObject({ perServer: 2, arrays: { value: 4 }, drives: { value: 96 } })
    expect(second?.inAll.value).toBe(8)
    expect(second?.cost?.value).toBe(160_000)
    expect(cost?.value).toBe(480_000)
  })

  it('are enough every year, no more than needed, and what was bought stays, on any plan', () => {
    fc.assert(
      fc.property(soundPlans, fc.nat(), (plan, pick) => {
        const { years, candidates, designs } = followed(plan)
        const candidate = candidates[pick % Math.max(1, candidates.length)]
        const outgrown = designs.find((one) => one.candidate === candidate)
        if (!candidate || !outgrown) return
        const { steps, yearly, beyond, fewestToday } = arrayPurchases(years, candidate)
        const holds = (year: number, perServer: number) => {
          const then = planIn(plan, year)
          const { capacity, iops } = failing(then, sized(then), { ...candidate, perServer })
          return !capacity && !iops
        }
        let perServer = candidate.perServer
        for (const { year, design } of yearly) {
          expect(holds(year.year, design.perServer)).toBe(true)
          expect(design.perServer).toBeGreaterThanOrEqual(perServer)
          if (design.perServer > perServer)
            expect(holds(year.year, design.perServer - 1)).toBe(false)
          perServer = design.perServer
        }
        expect(yearly).toHaveLength(beyond?.year ?? growthYearsFollowed + 1)
        if (beyond) {
          expect(holds(beyond.year, 8)).toBe(false)
          expect(beyond.because.length).toBeGreaterThan(0)
        }
        const later = steps.filter(({ because }) => because.length > 0)
        const [next] = later
        expect(next?.year ?? beyond?.year ?? null).toBe(outgrown.either)
        const [bought] = steps
        if (bought) {
          expect(bought.year).toBe(0)
          const all = steps.reduce((sum, { arrays }) => sum + arrays.value, 0)
          expect(all).toBe(steps.at(-1)?.inAll.value)
        }
        if (fewestToday !== null) {
          expect(holds(0, fewestToday)).toBe(true)
          expect(fewestToday === 1 || !holds(0, fewestToday - 1)).toBe(true)
        } else expect(holds(0, 8)).toBe(false)
      }),
      { numRuns: cases(5) },
    )
  })

  it('of a design that is too small already begin with what today takes', () => {
    const plan = planWith({ mailboxes: 12_000 }, { storage: 'equallogic' })
    const { years, candidates } = followed(plan)
    const one = candidates.find(
      ({ array, perServer }) => array.model === 'PS6100XV' && perServer === 1,
    )
    if (!one) throw new Error('One PS6100XV per server is considered')
    const [first] = arrayPurchases(years, one).steps
    expect(first?.perServer).toBeGreaterThan(1)
    expect(first?.because).toContain('capacity')
  })

  it('stay when the mailboxes grow fewer and one array would do again', () => {
    const plan = planWith({ mailboxes: 12_000, growth: -50 }, { storage: 'equallogic' })
    const { years, candidates } = followed(plan)
    const one = candidates.find(({ perServer }) => perServer === 1)
    if (!one) throw new Error('One array per server is considered')
    const { steps, yearly } = arrayPurchases(years, one)
    expect(steps).toHaveLength(1)
    const [first] = steps
    expect(first?.perServer).toBeGreaterThan(1)
    expect(new Set(yearly.map(({ design }) => design.perServer))).toEqual(
      new Set([first?.perServer]),
    )
    expect(failing(planIn(plan, 20), sized(planIn(plan, 20)), one)).toEqual({
      capacity: false,
      iops: false,
    })
  })

  it('are of no use where not even eight per server hold the plan of today', () => {
    const plan = planWith({ mailboxes: 1_000_000 })
    const { years, candidates } = followed(plan)
    const [first] = candidates
    if (!first) throw new Error('Designs are considered')
    expect(arrayPurchases(years, first)).toMatchObject({
      steps: [],
      yearly: [],
      beyond: { year: 0, because: ['capacity', 'iops'] },
      fewestToday: null,
      cost: null,
    })
  })
})
