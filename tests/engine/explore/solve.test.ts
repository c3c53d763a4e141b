import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Design,
  defaultPlan,
  exploringOf,
  hasServers,
  methodOf,
  type Plan,
  type Solved,
  type SolvedKey,
  size,
  solve,
  withVersion,
} from '../../../src/engine/index.ts'
import { cases } from '../../cases.ts'
import { papersPlans, ratedPlan, rolePlans } from './solve-plans.ts'

const open = ['activeServers', 'dags', 'servers'] as const

type Brute = { readonly gives: object; readonly numbers: readonly number[] }

/** DAGs at most that are tried of a plan, whatever a solve looks at. */
const mostDags = cases(5, 8)
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

type Layout =
  | { readonly servers: number }
  | { readonly activeServers: number; readonly dags?: number }

/** Every number of servers that Exchange and the answers take, in up to `mostDags` DAGs. */
function layoutsOf({ exchange, availability }: Plan): readonly Layout[] {
  if (exchange === '2007' || exchange === '2010') return upTo(64).map((servers) => ({ servers }))
  if (availability === 'none') return upTo(64).map((activeServers) => ({ activeServers }))
  return upTo(mostDags).flatMap((dags) =>
    upTo(16).map((activeServers) => ({ activeServers, dags })),
  )
}

/** What is bought, and its power where a plan asks for that and tells watts and a price. */
function costOf(plan: Plan, design: Design): number {
  const { rankedCost, energyPrice, serverWatts, driveWatts } = plan
  const purchase = design.cost?.value ?? Number.POSITIVE_INFINITY
  const isKnown = energyPrice !== null && (serverWatts ?? driveWatts) !== null
  if (!hasServers(design) || rankedCost === 'purchase' || !isKnown) return purchase
  return purchase + (design.power?.costs?.[rankedCost].value ?? Number.POSITIVE_INFINITY)
}

/** Every layout that holds, sized through the front door, by servers, drives, use, cost, arrays and DAGs. */
function everyOne<T extends object>(plan: Plan, layouts: readonly T[]) {
  return layouts.flatMap((gives): readonly (Brute & { readonly gives: T })[] => {
    const given: Plan = { ...plan, ...gives }
    const result = size(given)
    if (!result.ok || result.sizing.broken.length > 0) return []
    const design = methodOf(given).propose(given, result.sizing)
    if (!design) return []
    const { servers, drivesInAll, binding, arrays } = design
    const dags = result.sizing.databases.dags?.value ?? 1
    const used = binding.used?.value ?? 0
    const price = costOf(given, design)
    return [
      { gives, numbers: [servers.value, drivesInAll.value, used, price, arrays?.value ?? 0, dags] },
    ]
  })
}

/** In which order the numbers of `everyOne` decide. */
const orders: Readonly<Record<string, readonly number[]>> = {
  servers: [0, 4, 1, 3, 5, 2],
  drives: [1, 0, 4, 3, 5, 2],
  headroom: [2, 0, 4, 1, 3, 5],
  cost: [3, 0, 4, 1, 5, 2],
  arrays: [4, 0, 1, 3, 5, 2],
}

function firstOf({ ranking }: Plan, all: readonly Brute[]): readonly number[] | undefined {
  const order = orders[ranking] ?? []
  const keys = all.map(({ numbers }) => order.map((at) => numbers[at] ?? 0))
  const [first] = keys.toSorted((one, other) => {
    const at = one.findIndex((value, index) => value !== other[index])
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
  })
  return first
}

/** The trade-offs of servers, drives and cost, each once. */
function frontOf(all: readonly Brute[]): readonly string[] {
  const points = all.map(({ numbers: [servers = 0, drives = 0, , cost = 0] }) => [
    servers,
    drives,
    cost,
  ])
  const beats = (one: readonly number[], other: readonly number[]) =>
    one.every((value, at) => value <= (other[at] ?? 0)) &&
    one.some((value, at) => value < (other[at] ?? 0))
  const kept = points.filter((one) => !points.some((other) => beats(other, one)))
  return [...new Set(kept.map(String))].toSorted()
}

const numbersOf = ({ figures }: Solved['front'][number]): readonly number[] => {
  const { servers, drives, used, cost, arrays, dags } = figures
  return [servers, drives, used, cost ?? Number.POSITIVE_INFINITY, arrays, dags]
}

function expectAsBrute(plan: Plan): void {
  const solved = solvedOf(plan, open)
  const tried = layoutsOf(plan)
  const dagsOf = (one: Layout) => ('dags' in one ? one.dags : undefined) ?? 1
  const isInDags = tried.some((one) => 'dags' in one)
  // As many DAGs as a solve looks at, each with every number of servers.
  const looked = isInDags ? solved.layouts / 16 : 1
  fc.pre(looked <= mostDags)
  expect(isInDags ? looked % 1 : solved.layouts - tried.length).toBe(0)
  const everywhere = everyOne(plan, tried)
  const all = everywhere.filter(({ gives }) => dagsOf(gives) <= looked)
  const choice = solved.choice && [{ gives: {}, numbers: numbersOf(solved.choice) }]
  const first = choice ? firstOf(plan, choice) : undefined
  expect(first).toEqual(firstOf(plan, all))
  // Another DAG with servers of its own always leaves more headroom; of all else none more has less.
  if (plan.ranking !== 'headroom') expect(first).toEqual(firstOf(plan, everywhere))
  expect(
    solved.front
      .map((one) =>
        numbersOf(one)
          .filter((_, at) => [0, 1, 3].includes(at))
          .join(),
      )
      .toSorted(),
  ).toEqual(frontOf(everywhere))
  const passed = Object.values(solved.passed).reduce((sum, count) => sum + count, 0)
  expect(solved.found + passed + solved.beaten).toBe(solved.layouts)
  // What is ruled out unsized does not hold, and has no less than was said.
  const holding = new Map(all.map(({ gives, numbers }) => [JSON.stringify(gives), numbers]))
  const { solving } = exploringOf(plan)
  const counted = new Set(solving.solves(plan).filter((key) => key !== 'databases'))
  for (const { gives, least, ruledOut } of solving.layouts(plan, counted)) {
    const numbers = holding.get(JSON.stringify(gives))
    if (!numbers) continue
    holding.delete(JSON.stringify(gives))
    expect(ruledOut).toBeNull()
    expect(numbers[0]).toBeGreaterThanOrEqual(least.servers)
    expect(numbers[1]).toBeGreaterThanOrEqual(least.drives)
  }
  expect(holding.size, 'holds and is no layout of the space').toBe(0)
}

/** The whole of a solve, by the plan’s ranking. */
const solvedOf = (plan: Plan, keys: readonly SolvedKey[]) =>
  solve(plan, keys, plan.ranking, 'the trade-offs')

describe('solving a plan for its servers', () => {
  it('finds what trying every layout of 2013 to SE finds, first choice and trade-offs', () => {
    fc.assert(fc.property(rolePlans, expectAsBrute), { numRuns: cases(14, 1500) })
  })

  it('asks no servers to hold what stands on servers kept for the other site', () => {
    const drive = { databaseDrive: 16_000, databaseDriveKind: '7.2K SAS 3.5', bays: 24 } as const
    const sites = { sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 } as const
    const apart = { recoveryServers: true, severalPerVolume: false, laggedCopies: 0 } as const
    const plan: Plan = {
      ...withVersion(defaultPlan, 'SE'),
      ...{ ...drive, ...sites, ...apart, lostServers: 1, survive: 'servers' },
    }
    for (const mailboxes of [12_000, 20_000])
      expectAsBrute({ ...plan, tiers: [{ ...plan.tiers[0], mailboxes }] })
  })

  it('takes no drives for granted where servers may have none', () => {
    const plan = { ...withVersion(defaultPlan, 'SE'), deployment: 'all RAID' } as const
    const empty: Plan = {
      ...{ ...plan, availability: 'none' },
      tiers: [{ ...plan.tiers[0], mailboxes: 0 }],
    }
    const leastOf = (one: Plan) =>
      exploringOf(one)
        .solving.layouts(one, new Set(['activeServers']))
        .map(({ least }) => least.drives)
    expect(everyOne(empty, [{ activeServers: 4 }])[0]?.numbers[1]).toBe(0)
    expect(new Set(leastOf(empty))).toEqual(new Set([0]))
    expect(new Set(leastOf({ ...plan, mode: 'microsoft' }))).toEqual(new Set([0]))
    expect(Math.min(...leastOf(plan))).toBeGreaterThan(1)
  })

  it('finds what trying every number of servers of 2003 to 2010 finds', () => {
    fc.assert(fc.property(papersPlans, expectAsBrute), { numRuns: cases(12, 200) })
  })

  it('shows figures that the plan then has, and every neighbour that fails', () => {
    let failing = 0
    fc.assert(
      fc.property(rolePlans, (plan) => {
        const { choice, neighbours } = solvedOf(plan, open)
        if (!choice) return
        const [found] = everyOne(plan, [choice.gives])
        expect(found?.numbers).toEqual(numbersOf(choice))
        for (const fewer of ['activeServers', 'dags'] as const) {
          const now = choice.gives[fewer] ?? 1
          const gives = { ...choice.gives, databases: plan.databases, [fewer]: now - 1 }
          const holds = now > 1 && everyOne(plan, [gives]).length > 0
          const beside = neighbours.filter((one) => one.fewer === fewer)
          expect(beside).toHaveLength(now > 1 && !holds ? 1 : 0)
          for (const one of beside) {
            expect(one.gives).toEqual(gives)
            expect(one.lacks.length).toBeGreaterThan(0)
          }
          failing += beside.length
        }
      }),
      { numRuns: cases(10, 400) },
    )
    expect(failing).toBeGreaterThan(3)
  })

  it('takes as many databases as the bays hold where more have none, as trying every number does', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], mailboxes: 20_000 }]
    const counts = Array.from({ length: 220 }, (_, at) => ({ databases: 220 - at }))
    const drive = { databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5' } as const
    let [fewer, none] = [0, 0]
    for (const [bays, activeServers, dags] of [
      [14, 14, 1],
      [8, 14, 2],
      [10, 7, 3],
      [8, 10, 2],
      [12, 12, 1],
    ] as const) {
      const layout: Plan = { ...plan, ...drive, tiers, bays, activeServers, dags }
      expect(everyOne(layout, [{}]), 'as counted').toEqual([])
      const { choice } = solvedOf(layout, ['databases'])
      const [first] = everyOne(layout, counts)
      expect(choice ? numbersOf(choice) : undefined).toEqual(first?.numbers)
      if (choice) fewer += 1
      else none += 1
    }
    expect([fewer, none]).toEqual([3, 2])
  })

  it('leaves what is pinned, and what is not open, as the plan has it', () => {
    const given = (one: Plan, keys: readonly SolvedKey[] = open) =>
      solvedOf(one, keys).choice?.gives
    expect(given({ ...ratedPlan, activeServers: 8 })).toEqual({ activeServers: 3, dags: 1 })
    expect(given({ ...ratedPlan, activeServers: 8, pinned: ['activeServers'] })).toEqual({
      dags: 1,
    })
    expect(given({ ...ratedPlan, dags: 2 }, ['activeServers'])).toEqual({ activeServers: 3 })
    expect(given({ ...ratedPlan, dags: 2 }, [])).toEqual({})
  })

  it('looks at nothing beyond the choice where that alone is asked for', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const [short, whole] = (['the choice', 'the trade-offs'] as const).map((asked) =>
      solve(plan, open, 'servers', asked),
    )
    expect(short?.choice).toEqual(whole?.choice)
    expect(short?.neighbours).toEqual(whole?.neighbours)
    expect(short?.found).toBeLessThan(whole?.found ?? 0)
  })

  it('gives every layout that holds as far as it was judged, with the figures the plan then has', () => {
    for (const plan of [ratedPlan, defaultPlan]) {
      const { held, found, choice, front, nearest } = solvedOf(plan, open)
      expect(held.length).toBeGreaterThan(5)
      expect(held.length).toBeLessThanOrEqual(found)
      for (const one of [choice, ...front]) expect(held).toContainEqual(one)
      for (const one of held.slice(0, 6))
        expect(everyOne(plan, [one.gives])[0]?.numbers).toEqual(numbersOf(one))
      expect(nearest).toBeNull()
    }
  })

  it('names the layout that lacks least where none holds, of either method', () => {
    const fewBays: Plan = { ...ratedPlan, bays: 6, pinned: ['dags'], databases: 20 }
    const { choice, held, nearest } = solvedOf(fewBays, open)
    expect([choice, held]).toEqual([null, []])
    // Sixteen servers spread the copies widest.
    expect(nearest?.gives).toEqual({ activeServers: 16 })
    expect(nearest?.lacks.map(({ code }) => code)).toEqual(['driveIops'])
    const [tier] = defaultPlan.tiers
    const large: Plan = { ...defaultPlan, tiers: [{ ...tier, messages: 2000, mailboxes: 60_000 }] }
    const ofArrays = solvedOf(large, open)
    expect(ofArrays.choice).toBeNull()
    expect(ofArrays.nearest?.lacks.map(({ code }) => code)).toContain('dbRead')
  })

  it('finds nothing where nothing holds, and says why of every layout', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], quota: 1_000_000, mailboxes: 1_000_000 }]
    const { choice, front, passed, layouts, nearest } = solvedOf({ ...plan, tiers }, open)
    expect([choice, front]).toEqual([null, []])
    expect(nearest?.lacks.length).toBeGreaterThan(0)
    expect(Object.values(passed).reduce((sum, one) => sum + one, 0)).toBe(layouts)
  })
})
