import { type Design, hasServers, type ServerDesign } from '../../../designs/design.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { isByRoles, type SizedByRoles } from '../sized-by-roles.ts'

/** A sizing as this method found it. */
export function sizedByRoles(sizing: Sizing): SizedByRoles {
  if (!isByRoles(sizing)) throw new Error('The plan was sized by another method')
  return sizing
}

/** A design as this method builds it. */
export function ofServers(design: Design): ServerDesign {
  if (!hasServers(design)) throw new Error(`No servers are built of ${design.kind}`)
  return design
}
