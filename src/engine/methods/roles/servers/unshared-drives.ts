import type { ServerDesign } from '../../../designs/design.ts'
import { storageKinds } from '../../../designs/kinds.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/** Why single drives hold one database each, however small: the servers are no multiple of the copies in their site. */
export type UnsharedDrives = {
  /** Servers with active mailboxes, in the first site of one DAG. */
  readonly servers: number
  /** Copies of a database in its own site. */
  readonly copies: number
}

/** Where copies in the sites differ, the method has several databases share a drive only if the servers are a multiple of the copies. */
export function unsharedDrives(
  { activeServers: servers, severalPerVolume }: Plan,
  { parts: { copies } }: SizedByRoles,
  storage: ServerDesign['kind'],
): UnsharedDrives | null {
  if (
    !storageKinds[storage].hasSingleDrives ||
    !severalPerVolume ||
    copies.layout !== '1 Volume / DB'
  )
    return null
  // Fewer than three copies share no drive, and one DAG of users in both sites none where these differ.
  if (copies.copies.value < 3 || copies.shape.model === 'AA1') return null
  const inSite = copies.site1.value
  return servers % inSite === 0 ? null : { servers, copies: inSite }
}
