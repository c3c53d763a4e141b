import type { Carrying } from '../../port.ts'
import { hasOwnDrives } from './has-own-drives.ts'
import { bestServers, builtServers } from './judge-servers.ts'
import { sizedByRoles } from './of-servers.ts'
import { proposeServers } from './server-designs.ts'

/** What servers carry that a person owns: all that they lack decides. */
export const carrying: Carrying = {
  hardware: 'servers',
  proposed: (plan, sizing) => {
    const sized = sizedByRoles(sizing)
    if (!hasOwnDrives(plan, sized)) {
      // Arrays stand as they are, and servers have no drives that could be counted.
      const design = bestServers(plan, sized)
      return design && { ...builtServers(sized, design), servers: null }
    }
    const { drives, memory } = sized.parts
    const proposed = proposeServers(plan, sized)
    return {
      kind: 'servers',
      design: null,
      drives: proposed?.drivesOnServer ?? [drives.site1.server, drives.site2?.server ?? null],
      memory: [memory.installed, memory.installed2],
      servers: null,
    }
  },
  condition: 'The most that the servers carry, all other answers unchanged',
  lacking: (unmet) => unmet,
}
