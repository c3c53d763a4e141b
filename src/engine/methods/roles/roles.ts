import type { Design, ServerDesign } from '../../designs/design.ts'
import type { Sizing } from '../../sizing/sizing.ts'
import type { Method } from '../port.ts'
import { dagShapeByRoles } from './dag-shape.ts'
import { loadByRoles } from './load-of-server.ts'
import { builtServers, judgeServers } from './servers/judge-servers.ts'
import { levelOfServers } from './servers/level-of-servers.ts'
import { proposeServers, serverDesignCalled, serverDesigns } from './servers/server-designs.ts'
import { layoutByRoles } from './servers/volume-layout.ts'
import { sizeByRoles } from './size-by-roles.ts'
import { isByRoles, type SizedByRoles } from './sized-by-roles.ts'

/** The method for Exchange 2013 to SE, of Microsoft’s role requirements. */
export const roles: Method = {
  id: 'roles',
  size: sizeByRoles,
  layout: layoutByRoles,
  dagShape: (plan, sizing) => dagShapeByRoles(plan, sized(sizing).parts),
  serverLoad: (plan, sizing, build, active) =>
    loadByRoles(plan, sized(sizing).parts, build, active),
  designs: (plan, sizing) => serverDesigns(plan, sized(sizing)),
  propose: (plan, sizing) => proposeServers(plan, sized(sizing)),
  designCalled: (plan, sizing, id) => serverDesignCalled(plan, sized(sizing), id),
  levelOf: (_plan, sizing, design) => levelOfServers(sized(sizing), ofServers(design)),
  built: (sizing, design) => builtServers(sized(sizing), ofServers(design)),
  judge: (plan, built, before) =>
    built.kind === 'servers' ? judgeServers(plan, built, before) : null,
}

function sized(sizing: Sizing): SizedByRoles {
  if (!isByRoles(sizing)) throw new Error('The plan was sized by another method')
  return sizing
}

function ofServers(design: Design): ServerDesign {
  if (!('drivesOnServer' in design)) throw new Error(`No servers are built of ${design.kind}`)
  return design
}
