import { formula } from '../core/formula.ts'
import { byHand, ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { size } from '../methods/method-of.ts'
import { type BuiltServers, type UnmetCode, unmetCodes } from '../methods/port.ts'
import {
  builtServers,
  type JudgedServers,
  judgeServers,
} from '../methods/roles/servers/judge-servers.ts'
import { serverDesignCalled } from '../methods/roles/servers/server-designs.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import { fieldOf } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import { type Broken, brokenOf } from '../sizing/problems.ts'
import { type GrowthTimeline, type GrowthYear, yearsOf } from './growth-timeline.ts'

const asBuilt = ownRule(
  'Servers like those of the design; drives and memory that are there already stay.',
)

/** Servers to buy for a year. */
export const serversToBuy = formula({
  label: 'Servers to buy',
  unit: 'servers',
  takes: { needed: 'servers', before: 'servers' },
  text: 'max(needed − before, 0)',
  source: asBuilt,
  examples: [{ in: { needed: 10, before: 8 }, out: 2, source: byHand }],
})

/** Drives to buy for all servers. */
export const serverDrivesToBuy = formula({
  label: 'Drives to buy',
  unit: 'drives',
  takes: { needed: 'drives', before: 'drives' },
  text: 'max(needed − before, 0)',
  source: asBuilt,
  examples: [{ in: { needed: 150, before: 120 }, out: 30, source: byHand }],
})

/** What one server needs at the end of a year, and what the servers of the plan lack then. */
export type ServerYear = {
  readonly year: number
  readonly mailboxes: Worked<'mailboxes'>
  readonly databases: Worked<'databases'>
  readonly drives: Worked<'drives'> | null
  readonly memory: Worked<'GiB'> | null
  readonly processors: Worked<'%'> | null
  readonly lacks: readonly UnmetCode[]
}

/** What is there from a year on, and what of it is bought then. */
export type ServerPurchase = {
  readonly year: number
  readonly servers: Worked<'servers'>
  readonly drivesOnServer: Worked<'drives'> | null
  readonly drives: Worked<'drives'>
  readonly memory: Worked<'GiB'> | null
  readonly newServers: Worked<'servers'>
  readonly newDrives: Worked<'drives'>
  /** What made it necessary; empty for the design itself. */
  readonly because: readonly UnmetCode[]
}

/** What becomes of the servers of a plan while its mailboxes grow. */
export type ServerGrowth = {
  readonly growths: readonly Worked<'%'>[]
  readonly years: readonly ServerYear[]
  /** The first year in which the plan cannot be sized; null where it always can. */
  readonly end: GrowthTimeline['end']
  /** The first year at whose end the servers of the plan lack something; null where they never do. */
  readonly outgrown: number | null
  readonly built: BuiltServers
  readonly steps: readonly ServerPurchase[]
  /** The first year that no more servers in the DAG help, and why. */
  readonly beyond: { readonly year: number; readonly because: readonly UnmetCode[] } | null
}

/**
 * Follows the servers of a plan over the years in which its mailboxes grow, each sized as a plan of
 * its own, and adds drives, memory and servers where they lack. Null where the plan has no such design.
 */
export function serverGrowth(plan: Plan, id: string): ServerGrowth | null {
  const result = size(plan)
  if (!result.ok || !isByRoles(result.sizing)) return null
  const { sizing } = result
  const design = serverDesignCalled(plan, sizing, id)
  if (!design) return null
  const built = builtServers(sizing, design)
  const broken = brokenOf(sizing)
  const { years: sized, end } = yearsOf(plan)
  const years = sized.flatMap((year) => yearWith(year, built, broken) ?? [])
  const start: ServerPurchase = {
    year: 0,
    ...{ servers: design.servers, newServers: design.servers },
    ...{ drives: design.drivesInAll, newDrives: design.drivesInAll },
    drivesOnServer: design.drivesOnServer[0],
    memory: largestOf(built.memory),
    because: [],
  }
  const { steps, beyond } = purchases(plan, sized, { built, start }, broken)
  const outgrown = years.find(({ lacks }) => lacks.length > 0)?.year ?? end?.year ?? null
  return { growths: sized[1]?.growths ?? [], years, end, outgrown, built, steps, beyond }
}

function yearWith(then: GrowthYear, built: BuiltServers, broken: Broken): ServerYear | null {
  const judged = judgeServers(then.plan, built, broken)
  if (!judged) return null
  const { explained, year } = then
  const { parts, mailboxes, databases } = judged.sizing
  const { memory, processors } = parts
  const [onServer] = judged.design.drivesOnServer
  const most = largestOf([memory.ram, memory.ram2])
  return {
    year,
    mailboxes: explained(mailboxes),
    databases: explained(databases.perGroup),
    drives: onServer && explained(onServer),
    memory: most && explained(most),
    processors: processors.busiest && explained(processors.busiest),
    lacks: unmetCodes(judged),
  }
}

/** The memory of a server in either site: those of site 2 never have less. */
function largestOf([first, second]: BuiltServers['memory']): Worked<'GiB'> | null {
  return second ?? first
}

type Bought = Pick<ServerGrowth, 'steps' | 'beyond'>

/** What is bought year by year: more of drives and memory first, more servers where these do not do. */
function purchases(
  plan: Plan,
  years: readonly GrowthYear[],
  first: { readonly built: BuiltServers; readonly start: ServerPurchase },
  broken: Broken,
): Bought {
  const steps: ServerPurchase[] = [first.start]
  let { built } = first
  let before = first.start
  let servers = plan.activeServers
  for (const then of years) {
    const found = fewestServers(then.plan, servers, built, broken)
    const { judged, because } = found
    if (!judged) return { steps, beyond: { year: then.year, because } }
    if (because.length === 0) continue
    built = enlarged(built, judged)
    servers = found.servers
    before = purchase(then, judged, built, { before, because })
    steps.push(before)
  }
  return { steps, beyond: null }
}

/** What more of drives, memory and servers at a site makes good. */
const bought: readonly UnmetCode[] = ['drives', 'installed memory', 'servers']

type Fewest = {
  readonly judged: JudgedServers | null
  readonly servers: number
  readonly because: readonly UnmetCode[]
}

function fewestServers(plan: Plan, from: number, built: BuiltServers, broken: Broken): Fewest {
  const field = fieldOf('activeServers')
  const most = field.kind === 'number' ? field.max : from
  let because: readonly UnmetCode[] = ['rules']
  for (let servers = from; servers <= most; servers += 1) {
    const judged = judgeServers({ ...plan, activeServers: servers }, built, broken)
    if (servers === from && judged) because = unmetCodes(judged)
    if (judged && unmetCodes(judged).every((code) => bought.includes(code)))
      return { judged, servers, because }
    // A DAG that takes no more members will not take more of them.
    if (!judged && servers > from) break
  }
  return { judged: null, servers: from, because }
}

/** What is there once what lacks was bought. */
function enlarged(built: BuiltServers, { design, sizing }: JudgedServers): BuiltServers {
  const larger = <W extends Worked, N extends W | null>(one: W | null, other: N): W | N =>
    one && (!other || one.value >= other.value) ? one : other
  const { ram, ram2 } = sizing.parts.memory
  const [first, second] = design.drivesOnServer
  return {
    ...built,
    drives: [larger(built.drives[0], first), larger(built.drives[1], second)],
    memory: [larger(built.memory[0], ram), larger(built.memory[1], ram2)],
    servers: sizing.sites.map((needed, site) => larger(built.servers?.[site] ?? null, needed)),
  }
}

function purchase(
  { year, explained }: GrowthYear,
  { design }: JudgedServers,
  { drives: [drivesOnServer], memory: ofSites }: BuiltServers,
  { before, because }: { readonly before: ServerPurchase } & Pick<ServerPurchase, 'because'>,
): ServerPurchase {
  const servers = explained(design.servers)
  const drives = explained(design.drivesInAll)
  const memory = largestOf(ofSites)
  return {
    ...{ year, servers, drives, drivesOnServer, memory, because },
    newServers: serversToBuy({ needed: servers, before: before.servers }),
    newDrives: serverDrivesToBuy({ needed: drives, before: before.drives }),
  }
}
