import { assumed, type Worked } from '../core/worked.ts'
import type { Verdict } from '../designs/candidate.ts'
import type { Problem } from '../methods/papers/sizing/problems.ts'
import { size } from '../methods/papers/sizing/size.ts'
import type { HoldingCode, ServerDesign } from '../methods/roles/servers/server-design.ts'
import {
  proposeServers,
  serverDesignCalled,
  serverDesigns,
} from '../methods/roles/servers/server-designs.ts'
import { isByRoles, type SizedByRoles } from '../methods/roles/sized-by-roles.ts'
import type { Plan } from '../plan/plan.ts'
import { type Broken, newlyBroken } from './fitting.ts'

/** Servers as they stand: what does not change by itself while answers do. */
export type BuiltServers = {
  /** What `serverDesignCalled` knows their storage by; null for the best that the plan considers. */
  readonly design: string | null
  /** Drives of one server, by site; null without servers there. */
  readonly drives: readonly [Worked<'drives'> | null, Worked<'drives'> | null]
  /** Memory of one server, by site. */
  readonly memory: readonly [Worked<'GiB'> | null, Worked<'GiB'> | null]
  /** Servers of each site in all; null where an answer gives how many there are. */
  readonly servers: readonly number[] | null
}

/** What servers that are built lack for a plan, with what it takes and what there is. */
export type Lack =
  | {
      readonly code: HoldingCode | 'drives' | 'installed memory'
      readonly required: Worked
      readonly available: Worked
    }
  /** More servers at a site than are built. */
  | { readonly code: 'servers'; readonly required: number; readonly available: number }
  /** Limits and rules of the method that the plan did not break before. */
  | { readonly code: 'rules'; readonly problems: readonly Problem[] }

/** What of a lack is told apart. */
export type LackCode = Lack['code']

/** Servers that are built, judged for a plan. */
export type JudgedServers = {
  readonly sizing: SizedByRoles
  readonly design: ServerDesign
  /** Does not fit where they lack anything. */
  readonly verdict: Verdict
  readonly lacks: readonly Lack[]
}

/** The servers of a plan as a design builds them. */
export function builtServers(sizing: SizedByRoles, design: ServerDesign): BuiltServers {
  const { ram, ram2 } = sizing.parts.memory
  return {
    design: design.id,
    drives: design.drivesOnServer,
    memory: [ram, ram2],
    servers: sizing.sites.map(({ value }) => value),
  }
}

/** Judges servers that are built for a plan; null where it cannot be sized. */
export function judgeServers(
  plan: Plan,
  built: BuiltServers,
  before: Broken,
): JudgedServers | null {
  const result = size(plan)
  if (!result.ok || !isByRoles(result.sizing)) return null
  const { sizing } = result
  const design =
    built.design === null
      ? bestServers(plan, sizing)
      : serverDesignCalled(plan, sizing, built.design)
  if (!design) return null
  const problems = newlyBroken(sizing, before)
  const lacks: readonly Lack[] = [
    ...(problems.length > 0 ? [{ code: 'rules', problems } as const] : []),
    ...design.holds.flatMap(({ code, required, available, holds }) =>
      holds ? [] : [{ code, required, available }],
    ),
    ...lackingDrives(design, built),
    ...lackingMemory(sizing, built),
    ...lackingServers(sizing, built),
  ]
  return { sizing, design, verdict: lacks.length > 0 ? 'does not fit' : design.verdict, lacks }
}

/** The design that a plan proposes; where none holds, the one that comes first. Null without any. */
export function bestServers(plan: Plan, sizing: SizedByRoles): ServerDesign | null {
  return proposeServers(plan, sizing) ?? serverDesigns(plan, sizing).designs[0] ?? null
}

/** What servers lack, each thing once. */
export function codesOf({ lacks }: JudgedServers): readonly LackCode[] {
  return [...new Set(lacks.map(({ code }) => code))]
}

const noDrives = assumed('Drives of a server', 0, 'drives', 'No server stands at this site.')
const noMemory = assumed('Memory of a server', 0, 'GiB', 'No server stands at this site.')

function lackingDrives({ drivesOnServer }: ServerDesign, { drives }: BuiltServers): Lack[] {
  return drivesOnServer.flatMap((required, site) => {
    const available = drives[site] ?? noDrives
    return required && required.value > available.value
      ? [{ code: 'drives', required, available }]
      : []
  })
}

function lackingMemory({ parts }: SizedByRoles, { memory }: BuiltServers): Lack[] {
  return [parts.memory.ram, parts.memory.ram2].flatMap((required, site) => {
    const available = memory[site] ?? noMemory
    return required && required.value > available.value
      ? [{ code: 'installed memory', required, available }]
      : []
  })
}

function lackingServers({ sites }: SizedByRoles, { servers }: BuiltServers): Lack[] {
  if (!servers) return []
  return sites.flatMap(({ value: required }, site) => {
    const available = servers[site] ?? 0
    return required > available ? [{ code: 'servers', required, available }] : []
  })
}
