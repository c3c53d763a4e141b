import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type Design,
  exploringOf,
  hasServers,
  methodOf,
  type Plan,
  type Sizing,
  type Solved,
  type SolvedKey,
  size,
  solve,
} from '../../../src/engine/index.ts'
import type { Space } from './solve-plans.ts'

/** A layout that holds: servers, drives, use, cost, arrays, DAGs and watts. */
type Holding = { readonly gives: object; readonly numbers: readonly number[] }

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

/** The whole of a solve, by the plan’s ranking. */
export const solvedOf = (plan: Plan, open: readonly SolvedKey[]) =>
  solve(plan, open, plan.ranking, 'the trade-offs')

export const numbersOf = ({ figures }: Solved['front'][number]): readonly number[] => {
  const { servers, drives, used, cost, arrays, dags, watts } = figures
  const none = Number.POSITIVE_INFINITY
  return [servers, drives, used, cost ?? none, arrays, dags, watts ?? none]
}

/** What is bought, and its power where a plan asks for that and tells watts and a price. */
function costOf(plan: Plan, design: Design): number {
  const { rankedCost, energyPrice, serverWatts, driveWatts } = plan
  const purchase = design.cost?.value ?? Number.POSITIVE_INFINITY
  const isKnown = energyPrice !== null && (serverWatts ?? driveWatts) !== null
  if (!hasServers(design) || rankedCost === 'purchase' || !isKnown) return purchase
  return purchase + (design.power?.costs?.[rankedCost].value ?? Number.POSITIVE_INFINITY)
}

/** A plan as it is sized and built through the front door; null where it does not hold. */
function holdingOf(given: Plan): { readonly design: Design; readonly sizing: Sizing } | null {
  const result = size(given)
  if (!result.ok || result.sizing.broken.length > 0) return null
  const design = methodOf(given).propose(given, result.sizing)
  return design && { design, sizing: result.sizing }
}

/** Every one of these layouts that holds. */
export function everyOne<T extends object>(plan: Plan, layouts: readonly T[]) {
  return layouts.flatMap((gives): readonly (Holding & { readonly gives: T })[] => {
    const given: Plan = { ...plan, ...gives }
    const held = holdingOf(given)
    if (!held) return []
    const { servers, drivesInAll, binding, arrays } = held.design
    const dags = held.sizing.databases.dags?.value ?? 1
    const used = binding.used?.value ?? 0
    const price = costOf(given, held.design)
    const watts = hasServers(held.design) ? held.design.power?.watts?.value : undefined
    const built = [servers.value, drivesInAll.value, used, price, arrays?.value ?? 0, dags]
    return [{ gives, numbers: [...built, watts ?? Number.POSITIVE_INFINITY] }]
  })
}

type Layout = { readonly activeServers?: number; readonly servers?: number; readonly dags?: number }

/** Every number of servers that Exchange and the answers take, in up to so many DAGs. */
function layoutsOf({ exchange, availability }: Plan, dags: number | null): readonly Layout[] {
  if (exchange === '2007' || exchange === '2010') return upTo(64).map((servers) => ({ servers }))
  const counts = upTo(availability === 'none' ? 64 : 16)
  if (availability === 'none' || dags === null)
    return counts.map((activeServers) => ({ activeServers }))
  return upTo(dags).flatMap((count) =>
    counts.map((activeServers) => ({ activeServers, dags: count })),
  )
}

/** As many databases as are counted for a layout; none of one that nothing can be counted for. */
function countedOf(plan: Plan): number {
  const result = size({ ...plan, databases: null })
  return result.ok ? result.sizing.databases.perGroup.value : 0
}

/** Every layout that holds, with databases as they are counted, or else as the most that hold of fewer. */
function wholeOf(plan: Plan, layouts: readonly Layout[], areDatabasesOpen: boolean) {
  return layouts.flatMap((gives): readonly (Holding & { readonly gives: Layout })[] => {
    const [asCounted] = everyOne(plan, [gives])
    if (asCounted || !areDatabasesOpen) return asCounted ? [asCounted] : []
    for (let databases = countedOf({ ...plan, ...gives }) - 1; databases > 0; databases -= 1) {
      const [fewer] = everyOne({ ...plan, databases }, [gives])
      if (fewer) return [fewer]
    }
    return []
  })
}

/** In which order the numbers of `everyOne` decide. */
const orders: Readonly<Record<string, readonly number[]>> = {
  servers: [0, 4, 1, 3, 5, 2, 6],
  drives: [1, 0, 4, 3, 5, 2, 6],
  headroom: [2, 0, 4, 1, 3, 5, 6],
  cost: [3, 0, 4, 1, 5, 2, 6],
  arrays: [4, 0, 1, 3, 5, 2, 6],
  power: [6, 0, 4, 1, 3, 5, 2],
}

function firstOf({ ranking }: Plan, all: readonly Holding[]): readonly number[] | undefined {
  const order = orders[ranking] ?? []
  const keys = all.map(({ numbers }) => order.map((at) => numbers[at] ?? 0))
  const [first] = keys.toSorted((one, two) => {
    const at = one.findIndex((value, index) => value !== two[index])
    return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0)
  })
  return first
}

/** The trade-offs of servers, drives and cost, each once. */
function frontOf(all: readonly Holding[]): readonly string[] {
  const measures = all.map(({ numbers: [servers = 0, drives = 0, , cost = 0] }) =>
    [servers, drives, cost].join(),
  )
  const points = [...new Set(measures)].map((one) => one.split(',').map(Number))
  const beats = (one: readonly number[], two: readonly number[]) =>
    one.every((value, at) => value <= (two[at] ?? 0)) &&
    one.some((value, at) => value < (two[at] ?? 0))
  const kept = points.filter((one) => !points.some((two) => beats(two, one)))
  return kept.map(String).toSorted()
}

/** The spaces that were tried, and the layouts of the smallest and the largest of them. */
export const tried = { spaces: 0, smallest: Number.POSITIVE_INFINITY, largest: 0 }

/** That a solve finds what sizing every layout of a space finds, and shows what each then has. */
export function expectAsWhole({ plan, open, most }: Space): void {
  const { solving } = exploringOf(plan)
  const solves = solving.solves(plan)
  const keys = open.filter((key) => solves.includes(key))
  // Of more databases than the space takes, those that are counted.
  const width = keys.includes('servers') || plan.availability === 'none' ? 64 : 16
  const depth = keys.includes('databases') ? countedOf(plan) : 1
  const given = keys.filter((key) => key !== 'databases' || width * depth <= most)
  const isOpen = given.includes('databases')
  const inDags = given.includes('dags')
  const each = width * (isOpen ? depth : 1)
  const layouts = solving.layouts(plan, new Set(given))
  const looked = inDags ? layouts.length / width : 1
  fc.pre(looked * each <= Math.max(most, 5 * width))
  const dags = inDags ? Math.max(looked, Math.min(64, Math.floor(most / each))) : null
  const tries = layoutsOf(plan, dags)
  expect(inDags ? looked % 1 : layouts.length - tries.length).toBe(0)
  tried.spaces += 1
  const wide = tries.length * (isOpen ? depth : 1)
  tried.smallest = Math.min(tried.smallest, wide)
  tried.largest = Math.max(tried.largest, wide)
  const everywhere = wholeOf(plan, tries, isOpen)
  const all = everywhere.filter(({ gives }) => (gives.dags ?? 1) <= looked)
  const solved = solvedOf(plan, given)
  const first = solved.choice && firstOf(plan, [{ gives: {}, numbers: numbersOf(solved.choice) }])
  expect(first ?? undefined).toEqual(firstOf(plan, all))
  // Another DAG with servers of its own always leaves more headroom; of all else none more has less.
  if (plan.ranking !== 'headroom') expect(first ?? undefined).toEqual(firstOf(plan, everywhere))
  const measures = solved.front.map(({ figures: { servers, drives, cost } }) =>
    [servers, drives, cost ?? Number.POSITIVE_INFINITY].join(),
  )
  expect(measures.toSorted()).toEqual(frontOf(everywhere))
  const passed = Object.values(solved.passed).reduce((sum, count) => sum + count, 0)
  expect(solved.layouts).toBe(layouts.length)
  expect(solved.found + passed + solved.beaten).toBe(solved.layouts)
  const nameOf = ({ servers, activeServers, dags: count }: Layout) =>
    [servers, activeServers, count].join()
  const holding = new Map(everywhere.map((one) => [nameOf(one.gives), one.numbers]))
  for (const one of [...solved.held, ...solved.front])
    expect(numbersOf(one)).toEqual(holding.get(nameOf(one.gives)))
  // What is ruled out unsized does not hold, and has no less than was said.
  for (const { gives, least, ruledOut } of layouts) {
    const numbers = holding.get(nameOf(gives))
    if (!numbers) continue
    expect(ruledOut).toBeNull()
    expect(numbers[0]).toBeGreaterThanOrEqual(least.servers)
    expect(numbers[1]).toBeGreaterThanOrEqual(least.drives)
  }
  const known = new Set(layouts.map(({ gives }) => nameOf(gives)))
  expect(all.filter(({ gives }) => !known.has(nameOf(gives)))).toEqual([])
}
