import { formulaMakerOfSource } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import type { ServerDesign } from '../../../designs/design.ts'
import type { GrowthYear, GrowthYears } from '../../../designs/growth-years.ts'
import { isVirtual } from '../../../plan/features.ts'
import { fieldOf } from '../../../plan/fields.ts'
import type { Plan } from '../../../plan/plan.ts'
import { type BrokenLimits, brokenLimitCodes } from '../../../sizing/problems.ts'
import {
  extendYearByYear,
  type GrownServers,
  type ServerPurchase,
  type YearOfGrownServers,
} from '../../port/growth.ts'
import { type BuiltServers, type UnmetCode, unmetCodes } from '../../port/port.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { type JudgedServers, judgeServers, serversAsBuiltHardware } from './judge-servers.ts'

const formula = formulaMakerOfSource(
  ownRule('Servers like those of the design; drives and memory that are there already stay.'),
)

export const serversToBuy = formula({
  label: 'Servers to buy',
  unit: 'servers',
  takes: { needed: 'servers', before: 'servers' },
  text: 'max(needed − before, 0)',
})

export const serverDrivesToBuy = formula({
  label: 'Drives to buy',
  unit: 'drives',
  takes: { needed: 'drives', before: 'drives' },
  text: 'max(needed − before, 0)',
})

/** Servers followed year by year: what they lack, and the drives, memory and servers to buy. */
export function growServers(
  plan: Plan,
  sizing: SizedByRoles,
  design: ServerDesign,
  { years: sized, end }: GrowthYears,
): GrownServers {
  const built = serversAsBuiltHardware(sizing, design)
  const broken = brokenLimitCodes(sizing)
  const years = sized.flatMap((year) => yearWith(year, built, broken) ?? [])
  const start: ServerPurchase = {
    year: 0,
    ...{ servers: design.servers, newServers: design.servers },
    ...{ drives: boughtDrives(plan, design), newDrives: boughtDrives(plan, design) },
    drivesOnServer: ownDrives(plan, design, design.drivesOnServer[0]),
    memory: largestOf(built.memory ?? noMemory),
    because: [],
  }
  const { yearly, beyond } = extendYearByYear(
    sized,
    { built, servers: plan.activeServers },
    (year, before) => fewestServers(year.plan, before, broken),
  )
  const steps = [start]
  let before = start
  for (const { year, built: now, because } of yearly) {
    if (because.length === 0) continue
    before = purchase(year, now.judged, now.built, { before, because })
    steps.push(before)
  }
  const outgrown = years.find(({ lacks }) => lacks.length > 0)?.year ?? end?.year ?? null
  return {
    kind: 'servers',
    years,
    outgrown,
    drivesThere: ownDrives(plan, design, built.drives[0]),
    steps,
    beyond,
  }
}

/** Drives of one server; null if arrays or virtual disks hold its databases. */
function ownDrives(
  plan: Plan,
  { arrays }: ServerDesign,
  drives: Worked<'drives'> | null,
): Worked<'drives'> | null {
  return arrays === null && !isVirtual(plan) ? drives : null
}

/** Drives of all servers; null for virtual disks, whose drives are those of the host. */
function boughtDrives(plan: Plan, { arrays, drivesInAll }: ServerDesign): Worked<'drives'> | null {
  return arrays === null && isVirtual(plan) ? null : drivesInAll
}

function yearWith(
  then: GrowthYear,
  built: BuiltServers,
  broken: BrokenLimits,
): YearOfGrownServers | null {
  const judged = judgeServers(then.plan, built, broken)
  if (!judged) return null
  const { explained, year } = then
  const { parts, mailboxes, databases } = judged.sizing
  const { memory, processors } = parts
  const onServer = ownDrives(then.plan, judged.design, judged.design.drivesOnServer[0])
  const most = largestOf([memory.fittedMemory, memory.fittedMemory2])
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

type Memory = NonNullable<BuiltServers['memory']>

const noMemory: Memory = [null, null]

/** Memory of the larger server of both sites; site 2’s servers never have less than site 1’s. */
function largestOf([first, second]: Memory): Worked<'GiB'> | null {
  return second ?? first
}

/** Codes of shortages that buying drives, memory or servers ends. */
const bought: readonly UnmetCode[] = ['drives', 'installed memory', 'servers']

/** Servers that exist, and how many of each DAG and site have active mailboxes. */
type Standing = { readonly built: BuiltServers; readonly servers: number }

type Fewest = {
  readonly built: (Standing & { readonly judged: JudgedServers }) | null
  readonly because: readonly UnmetCode[]
}

/** Fewest active servers with which a year’s plan holds, after drives and memory are added. */
function fewestServers(
  plan: Plan,
  { built, servers: from }: Standing,
  broken: BrokenLimits,
): Fewest {
  const field = fieldOf('activeServers')
  const most = field.kind === 'number' ? field.max : from
  let because: readonly UnmetCode[] = ['rules']
  for (let servers = from; servers <= most; servers += 1) {
    const judged = judgeServers({ ...plan, activeServers: servers }, built, broken)
    if (servers === from && judged) because = unmetCodes(judged)
    if (judged && unmetCodes(judged).every((code) => bought.includes(code))) {
      const now = because.length === 0 ? built : enlarged(built, judged)
      return { built: { built: now, servers, judged }, because }
    }
    // If a DAG takes no further server, it takes no two either.
    if (!judged && servers > from) break
  }
  return { built: null, because }
}

/** Existing servers with the missing drives, memory and servers added. */
function enlarged(built: BuiltServers, { design, sizing }: JudgedServers): BuiltServers {
  const larger = <W extends Worked, N extends W | null>(one: W | null, other: N): W | N =>
    one && (!other || one.value >= other.value) ? one : other
  const { fittedMemory, fittedMemory2 } = sizing.parts.memory
  const [first, second] = design.drivesOnServer
  const memory = built.memory ?? noMemory
  return {
    ...built,
    drives: [larger(built.drives[0], first), larger(built.drives[1], second)],
    memory: [larger(memory[0], fittedMemory), larger(memory[1], fittedMemory2)],
    servers: sizing.sites.map((needed, site) => larger(built.servers?.[site] ?? null, needed)),
  }
}

function purchase(
  { plan, year, explained }: GrowthYear,
  { design }: JudgedServers,
  { drives: [drivesThere], memory: ofSites }: BuiltServers,
  { before, because }: { readonly before: ServerPurchase } & Pick<ServerPurchase, 'because'>,
): ServerPurchase {
  const servers = explained(design.servers)
  const needed = boughtDrives(plan, design)
  const drives = needed && explained(needed)
  const memory = largestOf(ofSites ?? noMemory)
  const drivesOnServer = ownDrives(plan, design, drivesThere)
  return {
    ...{ year, servers, drives, drivesOnServer, memory, because },
    newServers: serversToBuy({ needed: servers, before: before.servers }),
    newDrives:
      drives && before.drives && serverDrivesToBuy({ needed: drives, before: before.drives }),
  }
}
