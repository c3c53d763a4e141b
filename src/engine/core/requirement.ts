import { exceeds } from './compare.ts'
import type { Worked } from './worked.ts'

/** Servers that are built alike: those of a site, or those there that hold lagged copies alone. */
export type ServerGroup = {
  readonly site: 1 | 2
  readonly role: 'active' | 'lagged'
  /** Whether the sites are a DAG’s own and its other, which differ between the DAGs of a pair. */
  readonly isOfPairs: boolean
  /** Of the whole organization. */
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
  // Servers that are built.
  | 'drives'
  | 'installed memory'
  | 'servers'
  // Tested blocks.
  | 'logs'
  | 'volumes'
  | 'mailboxes'

/** One thing that must hold, with what is needed and what there is. */
export type Requirement = {
  readonly code: RequirementCode
  /** The load it is judged at; null where the method knows one alone. Capacity does not depend on it. */
  readonly at: 'expected load' | 'design requirement' | null
  /** The servers it is judged on; null where on all of them. */
  readonly group: ServerGroup | null
  readonly required: Worked
  readonly available: Worked
  /** How much of what there is it uses up; null where nothing is, as by a failure, or nobody asks. */
  readonly used: Worked<'%'> | null
  /** How busy the processors are, of all they can do; 80 % at most. */
  readonly busy?: Worked<'%'>
  /** The most that is advised to be there; more warns, and never makes it fail. */
  readonly advised?: Worked
  readonly holds: boolean
}

/** How much of what there is it uses up; nothing of bays that are enough, because to fill them is no lack. */
export function shareOf({ code, used, holds }: Requirement): number {
  return code === 'bays' && holds ? 0 : (used?.value ?? 0)
}

/** How much of a thing may be used up where a tenth of it is left. */
export const nearlyAll = 0.9

/** One that is known to use up a share of what there is. */
export type UsedRequirement = Requirement & { readonly used: Worked<'%'> }

/** What holds where no more is required than there is, whatever the load. */
export function requirement(
  code: RequirementCode,
  group: ServerGroup | null,
  compared: Pick<Requirement, 'required' | 'available' | 'used'>,
): Requirement {
  const { required, available, used } = compared
  const holds = !exceeds(required.value, available.value)
  return { code, at: null, group, required, available, used, holds }
}
