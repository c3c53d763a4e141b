import { type Design, hasServers, type ServerDesign } from '../../../designs/design.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { isByRoles, type SizedByRoles } from '../sized-by-roles.ts'

/** Narrows a sizing to this method; throws for another method’s. */
export function sizedByRoles(sizing: Sizing): SizedByRoles {
  if (!isByRoles(sizing)) throw new Error('The plan was sized by another method')
  return sizing
}

/** Narrows a design to one with servers; throws for others. */
export function asServerDesign(design: Design): ServerDesign {
  if (!hasServers(design)) throw new Error(`No servers are built of ${design.kind}`)
  return design
}
