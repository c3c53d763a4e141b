import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultPlan,
  exploringOf,
  methodOf,
  type Plan,
  type Solved,
  type SolvedKey,
  size,
  solve,
  withVersion,
} from '../../../src/engine/index.ts'
import { cases } from '../../cases.ts'
import { papersPlans, rolePlans } from './solve-plans.ts'

const open = ['activeServers', 'dags', 'servers'] as const

type Brute = { readonly gives: object; readonly numbers: readonly number[] }

/** Everything of the space that holds, sized through the front door, by servers, drives, use, cost, arrays and DAGs. */
function everyOne(plan: Plan, layouts: readonly object[]): readonly Brute[] {
  return layouts.flatMap((gives) => {
    const given: Plan = { ...plan, ...gives }
    const result = size(given)
    if (!result.ok || result.sizing.broken.length > 0) return []
    const design = methodOf(given).propose(given, result.sizing)
    if (!design) return []
    const { servers, drivesInAll, binding, cost, arrays } = design
    const dags = result.sizing.databases.dags?.value ?? 1
    const used = binding.used?.value ?? 0
    const price = cost?.value ?? Number.POSITIVE_INFINITY
    return [
      { gives, numbers: [servers.value, drivesInAll.value, used, price, arrays?.value ?? 0, dags] },
    ]
  })
}

/** In which order the numbers of `everyOne` decide. */
const orders: Readonly<Record<string, readonly number[]>> = {
  servers: [0, 4, 1, 5, 2],
  drives: [1, 0, 4, 5, 2],
  headroom: [2, 0, 4, 1, 5],
  cost: [3, 0, 4, 1, 5, 2],
  arrays: [4, 0, 1, 5, 2],
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
  const { solving } = exploringOf(plan)
  const counted = new Set(solving.solves(plan).filter((key) => key !== 'databases'))
  const layouts = solving.layouts(plan, counted)
  fc.pre(layouts.length <= cases(128, 10_000))
  const solved = solvedOf(plan, open)
  expect(solved.layouts).toBe(layouts.length)
  const all = everyOne(
    plan,
    layouts.map(({ gives }) => gives),
  )
  const choice = solved.choice && [{ gives: {}, numbers: numbersOf(solved.choice) }]
  expect(choice ? firstOf(plan, choice) : undefined).toEqual(firstOf(plan, all))
  expect(
    solved.front
      .map((one) =>
        numbersOf(one)
          .filter((_, at) => [0, 1, 3].includes(at))
          .join(),
      )
      .toSorted(),
  ).toEqual(frontOf(all))
  const passed = Object.values(solved.passed).reduce((sum, count) => sum + count, 0)
  expect(solved.found + passed + solved.beaten).toBe(solved.layouts)
  // What is ruled out unsized does not hold, and has no less than was said.
  const holding = new Map(all.map(({ gives, numbers }) => [JSON.stringify(gives), numbers]))
  for (const { gives, least, ruledOut } of layouts) {
    const numbers = holding.get(JSON.stringify(gives))
    if (!numbers) continue
    expect(ruledOut).toBeNull()
    expect(numbers[0]).toBeGreaterThanOrEqual(least.servers)
    expect(numbers[1]).toBeGreaterThanOrEqual(least.drives)
  }
}

/** The whole of a solve, by the plan’s ranking. */
const solvedOf = (plan: Plan, keys: readonly SolvedKey[]) =>
  solve(plan, keys, plan.ranking, 'the trade-offs')

describe('solving a plan for its servers', () => {
  it('finds what trying every layout of 2013 to SE finds, first choice and trade-offs', () => {
    fc.assert(fc.property(rolePlans, expectAsBrute), { numRuns: cases(16, 2000) })
  })

  it('finds what trying every number of servers of 2003 to 2010 finds', () => {
    fc.assert(fc.property(papersPlans, expectAsBrute), { numRuns: cases(12, 200) })
  })

  it('shows figures that the plan then has, and neighbours that fail', () => {
    fc.assert(
      fc.property(rolePlans, (plan) => {
        const { choice, neighbours } = solvedOf(plan, open)
        if (!choice) return
        const [found] = everyOne(plan, [choice.gives])
        expect(found?.numbers).toEqual(numbersOf(choice))
        for (const { gives, fewer, lacks } of neighbours) {
          expect(gives[fewer]).toBe((choice.gives[fewer] ?? 0) - 1)
          expect(everyOne(plan, [gives])).toEqual([])
          expect(lacks.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: cases(6, 400) },
    )
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
    const plan = withVersion(defaultPlan, 'SE')
    const rated: Plan = {
      ...plan,
      processorBy: 'SPECrate 2017',
      specRate2017: 430,
      cores: 32,
      bays: null,
    }
    const given = (one: Plan, keys: readonly SolvedKey[] = open) =>
      solvedOf(one, keys).choice?.gives
    expect(given({ ...rated, activeServers: 8 })).toEqual({ activeServers: 3, dags: 1 })
    expect(given({ ...rated, activeServers: 8, pinned: ['activeServers'] })).toEqual({ dags: 1 })
    expect(given({ ...rated, dags: 2 }, ['activeServers'])).toEqual({ activeServers: 3 })
    expect(given({ ...rated, dags: 2 }, [])).toEqual({})
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

  it('finds nothing where nothing holds, and says why of every layout', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], quota: 1_000_000, mailboxes: 1_000_000 }]
    const { choice, front, passed, layouts } = solvedOf({ ...plan, tiers }, open)
    expect([choice, front]).toEqual([null, []])
    expect(Object.values(passed).reduce((sum, one) => sum + one, 0)).toBe(layouts)
  })
})
