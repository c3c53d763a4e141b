import type { NonEmpty } from '../../core/non-empty.ts'
import type { Worked } from '../../core/worked.ts'
import type { SizedTier, Sizing } from '../../sizing/sizing.ts'
import type { RoleParts } from './role-parts.ts'
import type { RoleRequirements } from './role-requirements.ts'

/** One tier by the method for Exchange 2013 to SE, its sizes in binary units. */
export type RoleTier = Omit<SizedTier, 'mailbox'> & {
  readonly mailbox: {
    readonly quota: Worked<'MiB'>
    /** Deleted items and white space, beyond the quota. */
    readonly recoverable: Worked<'MiB'>
    readonly onDisk: Worked<'MiB'>
  }
}

/** What a plan needs by the method for Exchange 2013 to SE. What arrays are asked for is decimal. */
export type RoleSizing = Omit<Sizing, 'tiers' | 'volumes'> & {
  readonly method: 'roles'
  readonly tiers: NonEmpty<RoleTier>
  readonly volumes: {
    /** What the volumes of the fullest server take up on its arrays. */
    readonly perServer: Worked<'GB'>
    readonly inAll: Worked<'GB'>
    /** Volumes of one server, and those of them that hold no database. */
    readonly onServer: Worked<'volumes'>
    readonly free: Worked<'volumes'>
  }
  /** Memory of the largest server, and what is advised; null where it cannot be told. */
  readonly memory: {
    /** The next size that is sold. */
    readonly needed: Worked<'GiB'>
    /** What it is found from. */
    readonly exactly: Worked<'GiB'>
    readonly has: Worked<'GiB'>
    readonly most: Worked<'GiB'>
    /** The least that is recommended, and no requirement. */
    readonly least: Worked<'GiB'>
  } | null
  /** Servers at each site, with those for disaster recovery and lagged copies. */
  readonly sites: NonEmpty<Worked<'servers'>>
  /** The same DAG by DAG; of one group where servers stand alone. */
  readonly serversOfDags: readonly (readonly number[])[]
}

/** A plan of Exchange 2013 to SE as it was sized, with everything the method found. */
export type SizedByRoles = RoleSizing & {
  readonly parts: RoleParts
  readonly requirements: RoleRequirements
}

/** Whether a plan was sized by the method for Exchange 2013 to SE. */
export function isByRoles(sizing: Sizing): sizing is SizedByRoles {
  return sizing.method === 'roles'
}

/** Whether a sizing has every part of servers, copies, space and drives by itself. */
export function hasParts(sizing: Sizing): sizing is SizedByRoles {
  return 'parts' in sizing
}
