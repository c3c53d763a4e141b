import { exceeds } from './compare.ts'
import type { Worked } from './worked.ts'

/** Servers built alike: those of a site, or its dedicated servers for lagged copies. */
export type ServerGroup = {
  readonly site: 1 | 2
  readonly role: 'active' | 'lagged'
  /** True if the sites are a DAG’s home and other site, which differ between the DAGs of a pair. */
  readonly isOfPairs: boolean
  /** Servers in the whole organization. */
  readonly servers: Worked<'servers'>
}

export type RequirementCode =
  // Arrays of a server.
  | 'capacity'
  | 'iops'
  | 'dbRead'
  | 'dbWrite'
  | 'logWrite'
  // Servers with their drives.
  | 'space'
  | 'restoreSpace'
  | 'driveIops'
  | 'bays'
  | 'processors'
  | 'memory'
  | 'failures'
  // Servers as built.
  | 'drives'
  | 'installed memory'
  | 'servers'
  // Tested blocks.
  | 'logs'
  | 'volumes'
  | 'mailboxes'

/** A requirement that a design must meet, with the needed and the available amount. */
export type Requirement = {
  readonly code: RequirementCode
  /**
   * Load at which the requirement is judged; null if the method has one load only, and for
   * capacity.
   */
  readonly at: 'expected load' | 'design requirement' | null
  /** Group of servers that the requirement is judged for; null for all servers. */
  readonly group: ServerGroup | null
  readonly required: Worked
  readonly available: Worked
  /** Used share of what there is; null if nothing is used, as by a failure, or nobody asks. */
  readonly used: Worked<'%'> | null
  /** Load of the processors as a share of all they can do; 80 % at most. */
  readonly busy?: Worked<'%'>
  /** Most that is advised; more only warns, and never makes the requirement fail. */
  readonly advised?: Worked
  readonly holds: boolean
}

/** Used share; 0 if there is none, or for bays that suffice, because full bays are no shortage. */
export function shareOf({ code, used, holds }: Requirement): number {
  return code === 'bays' && holds ? 0 : (used?.value ?? 0)
}

/** Largest used share that leaves a tenth. */
export const nearlyAll = 0.9

/** A requirement whose used share is known. */
export type UsedRequirement = Requirement & { readonly used: Worked<'%'> }

/** A requirement that holds if no more is required than there is, at any load. */
export function requirement(
  code: RequirementCode,
  group: ServerGroup | null,
  compared: Pick<Requirement, 'required' | 'available' | 'used'>,
): Requirement {
  const { required, available, used } = compared
  const holds = !exceeds(required.value, available.value)
  return { code, at: null, group, required, available, used, holds }
}
