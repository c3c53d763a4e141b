import type { Worked } from '../../core/worked.ts'
import type { ServerBuild } from '../../dags/dags.ts'
import { loadLabels, type ServerLoad } from '../../dags/server-load.ts'
import type { Plan } from '../../plan/plan.ts'
import { memoryOfServer } from './memory.ts'
import { processorCase } from './processors.ts'
import type { RoleParts } from './role-parts.ts'

/** What a server of a build needs with so many active databases; null without one. */
export function loadByRoles(
  plan: Plan,
  parts: RoleParts,
  build: ServerBuild,
  active: Worked<'databases'>,
): ServerLoad | null {
  const { processors, memory: has } = parts
  const built = {
    'first site': { which: processors.site1, fitted: has.installed },
    'second site': { which: processors.site2, fitted: has.installed2 },
    lagged: { which: processors.lagged, fitted: has.installedLagged },
  }
  const { which, fitted } = built[build]
  if (!which) return null
  const { megacycles, cpu } = processorCase(plan, parts, active, which, 'with so many active')
  const { needed } = memoryOfServer(plan, parts, plan.mode, active, which)
  return {
    active,
    megacycles: { needs: megacycles, has: which.server },
    processors: cpu,
    memory: { needs: { ...needed, label: loadLabels.memory }, has: fitted },
    // Drives are counted for every copy as if it were active: no loss adds to what they do.
    iops: null,
  }
}
