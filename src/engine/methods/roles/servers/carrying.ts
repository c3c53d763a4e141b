import type { Carrying } from '../../port.ts'
import { sizedByRoles } from './of-servers.ts'
import { proposeServers } from './server-designs.ts'

/** What servers carry that a person owns: all that they lack decides. */
export const carrying: Carrying = {
  hardware: 'servers',
  proposed: (plan, sizing) => {
    const sized = sizedByRoles(sizing)
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
