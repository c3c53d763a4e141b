import type { Requirement } from '../core/requirement.ts'
import { assumed, type Worked } from '../core/worked.ts'
import type { Verdict } from '../designs/candidate.ts'
import type { ServerDesign } from '../designs/design.ts'
import { size } from '../methods/method-of.ts'
import {
  proposeServers,
  serverDesignCalled,
  serverDesigns,
} from '../methods/roles/servers/server-designs.ts'
import { isByRoles, type SizedByRoles } from '../methods/roles/sized-by-roles.ts'
import type { Plan } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
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
  readonly servers: readonly Worked<'servers'>[] | null
}

/** Limits and rules of the method that a plan breaks and did not break before. */
export type BrokenRules = { readonly code: 'rules'; readonly problems: readonly Problem[] }

/** What does not hold of what is built. */
export type Unmet = Requirement | BrokenRules
export type UnmetCode = Unmet['code']

/** Servers that are built, judged for a plan. */
export type JudgedServers = {
  readonly sizing: SizedByRoles
  readonly design: ServerDesign
  /** Does not fit where they lack anything. */
  readonly verdict: Verdict
  readonly lacks: readonly Unmet[]
}

/** The servers of a plan as a design builds them. */
export function builtServers(sizing: SizedByRoles, design: ServerDesign): BuiltServers {
  const { ram, ram2 } = sizing.parts.memory
  return {
    design: design.id,
    drives: design.drivesOnServer,
    memory: [ram, ram2],
    servers: sizing.sites,
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
  const { ram, ram2 } = sizing.parts.memory
  const lacks: readonly Unmet[] = [
    ...(problems.length > 0 ? [{ code: 'rules', problems } as const] : []),
    ...design.requirements.filter(({ holds }) => !holds),
    ...lacking('drives', design.drivesOnServer, built.drives, noDrives),
    ...lacking('installed memory', [ram, ram2], built.memory, noMemory),
    ...(built.servers ? lacking('servers', sizing.sites, built.servers, noServers) : []),
  ]
  return { sizing, design, verdict: lacks.length > 0 ? 'does not fit' : design.verdict, lacks }
}

/** The design that a plan proposes; where none holds, the one that comes first. Null without any. */
export function bestServers(plan: Plan, sizing: SizedByRoles): ServerDesign | null {
  return proposeServers(plan, sizing) ?? serverDesigns(plan, sizing).designs[0] ?? null
}

/** What servers lack, each thing once. */
export function codesOf({ lacks }: JudgedServers): readonly UnmetCode[] {
  return [...new Set(lacks.map(({ code }) => code))]
}

const none = 'No server stands at this site.'
const noDrives = assumed('Drives of a server', 0, 'drives', none)
const noMemory = assumed('Memory of a server', 0, 'GiB', none)
const noServers = assumed('Servers of a site', 0, 'servers', none)

/** Of each site what is asked of its servers and is not there. */
function lacking(
  code: 'drives' | 'installed memory' | 'servers',
  required: readonly (Worked | null)[],
  built: readonly (Worked | null)[],
  none: Worked,
): readonly Requirement[] {
  return required.flatMap((one, site) => {
    const available = built[site] ?? none
    return one && one.value > available.value
      ? [{ code, at: null, group: null, required: one, available, used: null, holds: false }]
      : []
  })
}
