import { expect } from 'vitest'
import { arrayCandidateOf, type Design, isServerDesign } from '../../../src/engine/designs/index.ts'
import { type SolveResult, solve } from '../../../src/engine/explore/index.ts'
import { fieldOf, type Plan, type Sizing, size } from '../../../src/engine/index.ts'
import {
  explorationOf,
  type Goal,
  goalOfPlan,
  methodOf,
  type SolvedAnswers,
  type SolvedKey,
} from '../../../src/engine/methods/index.ts'
import { judgePreferredRules, type SizedByRoles } from '../../../src/engine/methods/roles/index.ts'
import { parseDriveSizes } from '../../../src/engine/plan/named-sizes.ts'
import type { Space } from './solve-plans.ts'

/** What a layout that holds is compared by. */
export type Measured = {
  readonly servers: number
  readonly arrays: number
  readonly drives: number
  readonly dags: number
  readonly hasTenth: boolean
  readonly keepsReserve: boolean
  readonly isCertain: boolean
  readonly rules: number
  readonly drive: number
  readonly used: number
  readonly cost: number
  readonly watts: number
}

/** A layout that holds, sized through the front door. */
type Holding<T> = { readonly gives: T; readonly measured: Measured }

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

/** The whole of a solve, by the plan’s goal. */
export const solvedOf = (plan: Plan, open: readonly SolvedKey[], goal: Goal = goalOfPlan(plan)) =>
  solve(plan, open, goal, 'the trade-offs')

const none = Number.POSITIVE_INFINITY

/** The figures of a layout that was solved, with what is not known as infinite. */
export function measuredOf({ figures }: SolveResult['front'][number]): Measured {
  const { binds: _binds, ...rest } = figures
  return { ...rest, cost: rest.cost ?? none, watts: rest.watts ?? none }
}

/** What is bought, and its power where a plan asks for that and tells watts and a price. */
export function costOf(plan: Plan, design: Design): number {
  const { rankedCost, energyPrice, serverWatts, driveWatts } = plan
  const purchase = design.cost?.value ?? none
  const isKnown = energyPrice !== null && (serverWatts ?? driveWatts) !== null
  if (!isServerDesign(design) || rankedCost === 'purchase' || !isKnown) return purchase
  return purchase + (design.power?.costs?.[rankedCost].value ?? none)
}

/** The share of what is used up most, full bays apart; of memory the most that is advised counts. */
export function usedOf(design: Design): number {
  const { binding } = design
  const used = binding.code === 'bays' ? 0 : (binding.used?.value ?? 0)
  if (!isServerDesign(design)) return used
  const memory = [...design.requirements, ...design.advised].flatMap(({ required, advised }) =>
    advised ? [required.value / advised.value] : [],
  )
  return Math.max(used, ...memory)
}

/** A plan as it is, sized and built once through the front door. */
function triedOf(given: Plan) {
  const result = size(given)
  const sizing = result.ok && result.sizing.broken.length === 0 ? result.sizing : null
  const design: Design | null = sizing && methodOf(given).propose(given, sizing)
  return {
    /** As many databases as were counted; none where nothing can be counted. */
    counted: result.ok ? result.sizing.databases.perGroup.value : 0,
    measured: sizing && design && measuredOfDesign(given, sizing, design),
    isShort: () => sizing !== null && design !== null && isShort(given, sizing, design),
  }
}

/**
 * Every design of arrays that holds, not only the one proposed. Where none does: the tested blocks with the
 * fewest drives, as the program behind their tests forbids comparing them.
 */
export function everyDesign(given: Plan): readonly Measured[] {
  const result = size(given)
  if (!result.ok || result.sizing.broken.length > 0) return []
  const { sizing } = result
  const { designs } = methodOf(given).designs(given, sizing)
  const holding = designs.filter(({ verdict }) => verdict !== 'does not fit')
  const arrays = holding.filter(({ kind }) => kind !== 'tested blocks')
  const blocks = holding.toSorted((one, two) => one.drivesInAll.value - two.drivesInAll.value)
  const all = arrays.length > 0 ? arrays : blocks.slice(0, 1)
  return all.map((one) => measuredOfDesign(given, sizing, one))
}

function measuredOfDesign(given: Plan, sizing: Sizing, design: Design): Measured {
  const isOfServers = isServerDesign(design)
  const rules = isOfServers ? judgePreferredRules(given, sizing as SizedByRoles) : []
  const watts = isServerDesign(design) ? design.power?.watts?.value : undefined
  return {
    servers: design.servers.value,
    arrays: design.arrays?.value ?? 0,
    drives: design.drivesInAll.value,
    dags: sizing.databases.dags?.value ?? 1,
    hasTenth: usedOf(design) <= 0.9 + 1e-9,
    keepsReserve: design.verdict === 'fits with reserve',
    isCertain: !arrayCandidateOf(design)?.borderline,
    rules: rules.filter(({ verdict }) => verdict === 'kept').length,
    drive: isOfServers && !design.arrays ? given.databaseDrive : 0,
    used: design.binding.used?.value ?? 0,
    cost: costOf(given, design),
    watts: watts ?? none,
  }
}

/** What a plan comes to as it is; null where it does not hold. */
export const measure = (given: Plan): Measured | null => triedOf(given).measured

/** Every one of these layouts that holds. */
export function everyOne<T extends object>(
  plan: Plan,
  layouts: readonly T[],
): readonly Holding<T>[] {
  return layouts.flatMap((gives) => {
    const measured = measure({ ...plan, ...gives })
    return measured ? [{ gives, measured }] : []
  })
}

/** That space or IOPS of drives alone leave less than a tenth: of single drives where they hold and it is recommended. */
function isShort(plan: Plan, sizing: Sizing, proposed: Design): boolean {
  const { designs } = methodOf(plan).designs(plan, sizing)
  const single = designs.find(({ kind, verdict }) => kind === 'jbod' && verdict !== 'does not fit')
  const design = (goalOfPlan(plan) === 'recommended' && single) || proposed
  const isOfDrives = ['space', 'driveIops'].includes(design.binding.code)
  return isOfDrives && (design.arrays?.value ?? 0) === 0 && usedOf(design) > 0.9 + 1e-9
}

/**
 * A layout with its databases open: as many as are counted, the most that hold of fewer, or the fewest of
 * up to twice as many that leave a tenth, where that comes first.
 */
function withDatabases(plan: Plan): Measured | null {
  const { counted, measured, isShort: isFull } = triedOf(plan)
  if (!measured) {
    for (const databases of upTo(Math.max(0, counted - 1)).toReversed()) {
      const fewer = measure({ ...plan, databases })
      if (fewer) return fewer
    }
    return null
  }
  if (measured.hasTenth && !isFull()) return measured
  for (const more of upTo(counted)) {
    const tried = triedOf({ ...plan, databases: counted + more })
    if (!tried.measured?.hasTenth || tried.isShort()) continue
    const isFirst = isBefore(keysOf('recommended', tried.measured), keysOf('recommended', measured))
    return isFirst ? tried.measured : measured
  }
  return measured
}

/** What must survive asks for three copies, one beside those lost, and two in each site that takes over. */
function copiesOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly Partial<Plan>[] {
  if (plan.availability === 'none') return [{}]
  const losesSite = plan.survive !== 'servers' && plan.sites > 1
  const least = Math.max(3, plan.lostServers + 1, losesSite ? 4 : 0)
  const most = Math.max(4, least % 2 === 0 ? least : least + 1)
  const counts = open.has('copies') ? upTo(most).filter((count) => count >= least) : [plan.copies]
  return counts.flatMap((copies) => {
    const half = Math.floor(copies / 2)
    const away =
      open.has('secondSiteCopies') && plan.sites > 1
        ? upTo(half).filter((count) => count >= Math.min(losesSite ? 2 : 1, half))
        : [plan.secondSiteCopies]
    const lagged = open.has('laggedCopies')
      ? [[0, 0], [1, 0], ...(plan.sites > 1 ? [[1, 1]] : [])]
      : [[plan.laggedCopies, plan.secondSiteLagged]]
    return away.flatMap((secondSiteCopies) =>
      lagged.map(([laggedCopies = 0, secondSiteLagged = 0]) => ({
        ...{ copies, secondSiteCopies, laggedCopies, secondSiteLagged },
      })),
    )
  })
}

const sold: readonly Pick<Plan, 'databaseDrive' | 'databaseDriveKind' | 'bays'>[] = [
  ...[8000, 12_000, 16_000, 20_000, 24_000].map((databaseDrive) => ({
    ...({ databaseDrive, databaseDriveKind: '7.2K SAS 3.5', bays: 12 } as const),
  })),
  { databaseDrive: 2400, databaseDriveKind: '10K SAS 2.5', bays: 24 },
]

/** Copies and drives that are tried, and then servers in DAGs: up to so many with active mailboxes. */
function layoutsOf(
  plan: Plan,
  open: ReadonlySet<SolvedKey>,
  most: number,
): readonly SolvedAnswers[] {
  if ('servers' in plan && open.has('servers') && ['2007', '2010'].includes(plan.exchange))
    return upTo(Math.min(64, most)).map((servers) => ({ servers }))
  const named = parseDriveSizes(plan.driveSizes)
  const drives: readonly Partial<Plan>[] = !open.has('databaseDrive')
    ? [{}]
    : named.length > 0
      ? named.map((databaseDrive) => ({ databaseDrive }))
      : sold.map(({ bays, ...drive }) => ({ ...drive, ...(open.has('bays') && { bays }) }))
  const processors: readonly Partial<Plan>[] = open.has('processor')
    ? plan.processors.split('; ').map((text) => processorGiven(plan, text))
    : [{}]
  const counts = open.has('activeServers')
    ? upTo(plan.availability === 'none' ? 64 : 16)
    : [plan.activeServers]
  const pairs = plan.sites > 1 && plan.siteModel === 'AAN' ? 2 : 1
  const inDags = counts.flatMap((activeServers) =>
    plan.availability !== 'none' && open.has('dags')
      ? upTo(Math.floor(most / activeServers / pairs)).map((dags) => ({ activeServers, dags }))
      : activeServers <= most || !open.has('activeServers')
        ? [{ activeServers }]
        : [],
  )
  return copiesOf(plan, open).flatMap((copies) =>
    drives.flatMap((drive) =>
      processors.flatMap((processor) =>
        inDags.map((servers) => ({ ...copies, ...drive, ...processor, ...servers })),
      ),
    ),
  )
}

function processorGiven(plan: Plan, text: string): Partial<Plan> {
  const { processor, processorBy, cores, specRate2017 } = fieldOf('processor').write(plan, 0, text)
  return { processor, processorBy, cores, specRate2017 }
}

type Key = (one: Measured) => number

const servers: Key = (one) => one.servers
const arrays: Key = (one) => one.arrays
const drives: Key = (one) => one.drives
const cost: Key = (one) => one.cost
const dags: Key = (one) => one.dags
const watts: Key = (one) => one.watts
const used: Key = (one) => Math.round(one.used * 1e9)
const tenth: Key = ({ hasTenth }) => Number(!hasTenth)
const reserve: Key = ({ keepsReserve }) => Number(!keepsReserve)
const certain: Key = ({ isCertain }) => Number(!isCertain)
const rules: Key = (one) => -one.rules
const drive: Key = (one) => one.drive

/** In which order figures decide, by the goal; the last break ties of any. */
const orders: Readonly<Partial<Record<Goal, readonly Key[]>>> = {
  recommended: [tenth, cost, servers, arrays, rules, dags],
  servers: [servers],
  drives: [drives],
  headroom: [used],
  cost: [cost],
  arrays: [arrays, reserve, certain],
  power: [watts],
}

export function keysOf(goal: Goal, measured: Measured): readonly number[] {
  const beside = [reserve, certain, drives, drive, cost, dags, used, watts]
  const order = [...(orders[goal] ?? []), servers, arrays, ...beside]
  return order.map((of) => of(measured))
}

export function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

const tradeOffs = [servers, drives, cost]

function isBeatenBy(one: Measured, other: Measured): boolean {
  return tradeOffs.every((of) => of(other) <= of(one))
}

/** What was tried: spaces, those where something holds, and all layouts that were sized. */
export const tried = { spaces: 0, held: 0, layouts: 0 }

/** That a solve finds what sizing every layout of a space finds, and shows what each then has. */
export function expectAsWhole({ plan, open, most }: Space): void {
  const goal = goalOfPlan(plan)
  const solves = explorationOf(plan).solving.solves(plan)
  const keys = open.filter((key) => solves.includes(key))
  const solved = solvedOf(plan, keys)
  const isOpen = new Set(keys)
  const reach = Math.min(most, solved.searchedServers)
  const layouts = layoutsOf(plan, isOpen, reach)
  tried.spaces += 1
  tried.layouts += layouts.length
  const all = layouts.flatMap((gives): readonly Holding<SolvedAnswers>[] => {
    const given = { ...plan, ...gives }
    const measured = isOpen.has('databases') ? withDatabases(given) : measure(given)
    return measured ? [{ gives, measured }] : []
  })
  const within = all.filter(({ measured }) => measured.servers <= reach)
  const { choice, front } = solved
  if (!choice) {
    expect(within, 'nothing holds').toEqual([])
    return
  }
  tried.held += 1
  expect(choice.figures.servers, 'searched').toBeLessThanOrEqual(solved.searchedServers)
  // What was found is what the plan then has.
  for (const one of [choice, ...front, ...solved.held.slice(0, 5)])
    expect(measuredOf(one)).toEqual(measure({ ...plan, ...one.gives }))
  const first = keysOf(goal, measuredOf(choice))
  for (const { gives, measured } of within) {
    const keysOfIt = keysOf(goal, measured)
    expect(isBefore(keysOfIt, first), `${JSON.stringify(gives)} comes before the choice`).toBe(
      false,
    )
    const beats = front.some((one) => isBeatenBy(measured, measuredOf(one)))
    expect(beats, `${JSON.stringify(gives)} is not on the front, nor beaten`).toBe(true)
  }
  for (const one of front) {
    const others = front.filter((other) => other !== one)
    const isBeaten = others.some((other) => isBeatenBy(measuredOf(one), measuredOf(other)))
    expect(isBeaten, 'one of the front beats another').toBe(false)
  }
  const passed = Object.values(solved.passed).reduce((sum, count) => sum + count, 0)
  expect(solved.found + passed + solved.beaten).toBe(solved.layouts)
}
