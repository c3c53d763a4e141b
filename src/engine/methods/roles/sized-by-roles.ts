import type { NonEmpty } from '../../core/non-empty.ts'
import type { Worked } from '../../core/worked.ts'
import type { SizedTier, Sizing } from '../../sizing/sizing.ts'
import type { RoleResults } from './role-parts.ts'
import type { RoleRequirements } from './role-requirements.ts'

/** A sized tier of a plan for Exchange 2013 to SE, in binary units. */
export type RoleTier = Omit<SizedTier, 'mailbox'> & {
  readonly mailbox: {
    readonly quota: Worked<'MiB'>
    /** Deleted items and white space of a mailbox, beyond its quota. */
    readonly recoverable: Worked<'MiB'>
    readonly onDisk: Worked<'MiB'>
  }
}

/** Sizing of a plan for Exchange 2013 to SE, with the results of every stage; array space is decimal. */
export type SizedByRoles = Omit<Sizing, 'tiers' | 'volumes'> & {
  readonly method: 'roles'
  readonly tiers: NonEmpty<RoleTier>
  readonly volumes: {
    /** Array space that the volumes of the fullest server take. */
    readonly perServer: Worked<'GB'>
    readonly inAll: Worked<'GB'>
    /** Volumes of one server, and how many of these hold no database. */
    readonly onServer: Worked<'volumes'>
    readonly free: Worked<'volumes'>
  }
  /** Memory of the larger server of both sites, and the range advised; null if unknown. */
  readonly memory: {
    /** Next memory size sold. */
    readonly needed: Worked<'GiB'>
    /** Memory needed, before it is rounded up to a size that is sold. */
    readonly exactly: Worked<'GiB'>
    readonly has: Worked<'GiB'>
    readonly most: Worked<'GiB'>
    /** Least memory recommended; no requirement. */
    readonly least: Worked<'GiB'>
  } | null
  /** Servers per site, including those for disaster recovery and lagged copies. */
  readonly sites: NonEmpty<Worked<'servers'>>
  /** Number of servers by DAG and site; a single row if standalone. */
  readonly serversOfDags: readonly (readonly number[])[]
  readonly parts: RoleResults
  readonly requirements: RoleRequirements
}

export function isByRoles(sizing: Sizing): sizing is SizedByRoles {
  return sizing.method === 'roles'
}

/** True if a sizing has the results of the stages of this method. */
export function hasStageResults(sizing: Sizing): sizing is SizedByRoles {
  return 'parts' in sizing
}

/** Narrows a sizing to one for Exchange 2013 to SE. Throws for others. */
export function asSizedByRoles(sizing: Sizing): SizedByRoles {
  if (!isByRoles(sizing)) throw new Error('The plan was sized by another method')
  return sizing
}
