import { exceeds } from './compare.ts'
import type { Worked } from './worked.ts'

/** Servers built alike: those of a site, or its dedicated servers for lagged copies. */
export type ServerGroup = {
  readonly site: 1 | 2
  readonly role: 'active' | 'lagged'
  /** True if the sites are a DAG’s home and other site, which differ between the DAGs of a pair. */
  readonly isOfPairs: boolean
  /** Number of servers of the group in the whole organization. */
  readonly servers: Worked<'servers'>
}

export type RequirementCode =
  // Requirements of the arrays of a server.
  | 'capacity'
  | 'iops'
  | 'dbRead'
  | 'dbWrite'
  | 'logWrite'
  // Requirements of servers with their drives.
  | 'space'
  | 'restoreSpace'
  | 'driveIops'
  | 'bays'
  | 'processors'
  | 'memory'
  | 'failures'
  // Requirements of servers as built.
  | 'drives'
  | 'installed memory'
  | 'servers'
  // Requirements of tested blocks.
  | 'logs'
  | 'volumes'
  | 'mailboxes'

/** A requirement that a design must meet, with the needed and the available amount. */
export type Requirement = {
  readonly code: RequirementCode
  /** Load at which the requirement is judged; null for capacity, and if there is one load only. */
  readonly at: 'expected load' | 'design requirement' | null
  /** Group of servers that the requirement is judged for; null for all servers. */
  readonly group: ServerGroup | null
  readonly required: Worked
  readonly available: Worked
  /** Used share of the available amount; null for a failure, and where no share is asked for. */
  readonly used: Worked<'%'> | null
  /** Load of the processors as a share of all they can do; 80 % at most. */
  readonly busy?: Worked<'%'>
  /** Largest advised amount; exceeding it only warns, and never makes the requirement fail. */
  readonly advised?: Worked
  readonly holds: boolean
}

/** Used share of a requirement; 0 if it has none, and for bays that suffice, even full ones. */
export function usedShareOf({ code, used, holds }: Requirement): number {
  return code === 'bays' && holds ? 0 : (used?.value ?? 0)
}

/** Largest used share that leaves a tenth free. */
export const nearlyFullShare = 0.9

/** A requirement whose used share is known. */
export type RequirementWithUse = Requirement & { readonly used: Worked<'%'> }

/** Makes a requirement at any load; it holds if no more is required than available. */
export function makeRequirement(
  code: RequirementCode,
  group: ServerGroup | null,
  compared: Pick<Requirement, 'required' | 'available' | 'used'>,
): Requirement {
  const { required, available, used } = compared
  const holds = !exceeds(required.value, available.value)
  return { code, at: null, group, required, available, used, holds }
}
