import type { Method } from '../port.ts'
import { dagShapeByRoles } from './dag-shape.ts'
import { deployedNaming } from './deployed-naming.ts'
import { loadByRoles } from './load-of-server.ts'
import { promisedByRoles } from './promised-space.ts'
import { demandOfRoles } from './recovery-demand.ts'
import { resultsOfRoles } from './result-figures.ts'
import { deployedServers } from './servers/deployed-servers.ts'
import { builtServers, judgeArrays, judgeServers } from './servers/judge-servers.ts'
import { levelOfServers, warningOfServers } from './servers/level-of-servers.ts'
import { ofServers, sizedByRoles } from './servers/of-servers.ts'
import { ownChecks } from './servers/own-checks.ts'
import { proposeServers, serverDesignCalled, serverDesigns } from './servers/server-designs.ts'
import { summaryOfRoles } from './servers/summary.ts'
import { sizeByRoles } from './size-by-roles.ts'
import { quotaByRoles } from './tested-quota.ts'

/** The method for Exchange 2013 to SE, of Microsoft’s role requirements. */
export const roles: Method = {
  id: 'roles',
  size: sizeByRoles,
  promisedSpace: promisedByRoles,
  dagShape: (plan, sizing) => dagShapeByRoles(plan, sizedByRoles(sizing).parts),
  serverLoad: (plan, sizing, build, active) =>
    loadByRoles(plan, sizedByRoles(sizing).parts, build, active),
  steadyLoad: (sizing) => sizedByRoles(sizing).parts.io.iopsServer,
  summary: summaryOfRoles,
  resultFigures: (_plan, sizing) => resultsOfRoles(sizedByRoles(sizing)),
  designs: (plan, sizing) => serverDesigns(plan, sizedByRoles(sizing)),
  propose: (plan, sizing) => proposeServers(plan, sizedByRoles(sizing)),
  designCalled: (plan, sizing, id) => serverDesignCalled(plan, sizedByRoles(sizing), id),
  levelOf: (plan, sizing, design) => levelOfServers(plan, sizedByRoles(sizing), ofServers(design)),
  warningOf: (plan, sizing) => warningOfServers(plan, sizedByRoles(sizing)),
  built: (sizing, design) => builtServers(sizedByRoles(sizing), ofServers(design)),
  recoveryDemand: (plan, sizing) => demandOfRoles(plan, sizedByRoles(sizing).parts),
  testedQuota: (sizing) => quotaByRoles(sizedByRoles(sizing)),
  judge: (plan, built, before) => {
    switch (built.kind) {
      case 'servers':
        return judgeServers(plan, built, before)
      case 'arrays':
        return judgeArrays(plan, built, before)
      case 'blocks':
        return null
    }
  },
  checks: ownChecks.map(({ code, advice }) => ({
    code,
    advice: ({ plan, sizing }) => advice({ plan, sizing: sizedByRoles(sizing) }),
  })),
  sentences: {
    fitting: 'some servers',
    nothingNear: 'The plan then breaks a rule of the method.',
    nothingHolds: 'No design holds.',
    noneHolds: (servers) => `Nothing considered carries this plan on ${servers}`,
    noneConsidered: () => ({}),
    noDesigns: 'No storage is considered. Enter arrays of your own first.',
    noArrays: 'No array is proposed for this plan.',
  },
  deploying: {
    naming: (plan, sizing) => deployedNaming(plan, sizedByRoles(sizing)),
    servers: (plan, sizing) => deployedServers(plan, sizedByRoles(sizing)),
  },
  followed: 'what comes nearest',
}
