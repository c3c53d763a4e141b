import { assumed, type Worked } from '../../core/worked.ts'
import type { ServerBuild } from '../../dags/dags.ts'
import { loadLabels, type ServerLoad } from '../../dags/server-load.ts'
import type { Plan } from '../../plan/plan.ts'
import { memoryOfServer } from './memory.ts'
import { processorCase } from './processors.ts'
import type { RoleParts } from './role-parts.ts'
import { loadWithLogs } from './server-cases.ts'

const noneActive = assumed('Active databases', 0, 'databases', 'All its copies are passive.')

/** What a server of a build needs with so many active databases; null without one. */
export function loadByRoles(
  plan: Plan,
  parts: RoleParts,
  build: ServerBuild,
  active: Worked<'databases'>,
): ServerLoad | null {
  const { processors, memory: has, activation } = parts
  const built = {
    'first site': { which: processors.site1, fitted: has.installed, most: activation.worstCase },
    'second site': {
      which: processors.site2,
      fitted: has.installed2,
      most: activation.worstCase2,
    },
    lagged: { which: processors.lagged, fitted: has.installedLagged, most: null },
  }
  const { which, fitted, most } = built[build]
  if (!which) return null
  const { megacycles, cpu } = processorCase(plan, parts, active, which, 'with so many active')
  const { needed } = memoryOfServer(plan, parts, plan.mode, active, which)
  return {
    active,
    megacycles: { needs: megacycles, has: which.server },
    processors: cpu,
    memory: { needs: { ...needed, label: loadLabels.memory }, has: fitted },
    iops: {
      needs: { ...loadWithLogs(parts, active).load, label: loadLabels.iops },
      has: loadWithLogs(parts, most ?? noneActive).load,
    },
  }
}
