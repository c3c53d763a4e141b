import type { NonEmpty } from '../../core/non-empty.ts'
import type { Worked } from '../../core/worked.ts'
import type { SizedTier, Sizing } from '../../sizing/sizing.ts'
import type { RoleParts } from './role-parts.ts'
import type { RoleRequirements } from './role-requirements.ts'

/** A sized tier, in binary units. */
export type RoleTier = Omit<SizedTier, 'mailbox'> & {
  readonly mailbox: {
    readonly quota: Worked<'MiB'>
    /** Deleted items and white space, beyond the quota. */
    readonly recoverable: Worked<'MiB'>
    readonly onDisk: Worked<'MiB'>
  }
}

/** Requirements of a plan for Exchange 2013 to SE; those on arrays are in decimal units. */
export type RoleSizing = Omit<Sizing, 'tiers' | 'volumes'> & {
  readonly method: 'roles'
  readonly tiers: NonEmpty<RoleTier>
  readonly volumes: {
    /** Array space of the fullest server’s volumes. */
    readonly perServer: Worked<'GB'>
    readonly inAll: Worked<'GB'>
    /** Volumes of one server, and how many of these hold no database. */
    readonly onServer: Worked<'volumes'>
    readonly free: Worked<'volumes'>
  }
  /** Memory of the largest server, and the recommended range; null if unknown. */
  readonly memory: {
    /** The next size sold. */
    readonly needed: Worked<'GiB'>
    /** Memory needed, not rounded up to a size sold. */
    readonly exactly: Worked<'GiB'>
    readonly has: Worked<'GiB'>
    readonly most: Worked<'GiB'>
    /** Recommended minimum, not a requirement. */
    readonly least: Worked<'GiB'>
  } | null
  /** Servers per site, including those for disaster recovery and lagged copies. */
  readonly sites: NonEmpty<Worked<'servers'>>
  /** Servers per site and DAG; a single group if standalone. */
  readonly serversOfDags: readonly (readonly number[])[]
}

/** A sized plan for Exchange 2013 to SE, with the results of every stage. */
export type SizedByRoles = RoleSizing & {
  readonly parts: RoleParts
  readonly requirements: RoleRequirements
}

export function isByRoles(sizing: Sizing): sizing is SizedByRoles {
  return sizing.method === 'roles'
}

/** True if the sizing has the results of this method’s stages: servers, copies, space, drives. */
export function hasParts(sizing: Sizing): sizing is SizedByRoles {
  return 'parts' in sizing
}

/** Narrows a sizing to this method; throws for another method’s. */
export function sizedByRoles(sizing: Sizing): SizedByRoles {
  if (!isByRoles(sizing)) throw new Error('The plan was sized by another method')
  return sizing
}
