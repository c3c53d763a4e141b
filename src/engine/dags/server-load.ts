import { assumed, type Worked } from '../core/worked.ts'
import { paperVersionOf } from '../exchange/versions.ts'
import { loadWith } from '../methods/papers/sizing/iops.ts'
import { memory } from '../methods/papers/sizing/memory.ts'
import type { PaperSizing } from '../methods/papers/sizing/size.ts'
import { isByPapers } from '../methods/papers/sizing/size.ts'
import { memoryOfServer } from '../methods/roles/memory.ts'
import { processorCase } from '../methods/roles/processors.ts'
import type { RoleParts } from '../methods/roles/role-parts.ts'
import { loadWithLogs } from '../methods/roles/server-cases.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import type { Plan } from '../plan/plan.ts'
import { activeShare } from '../sizing/databases.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { ServerBuild } from './dags.ts'

/** What a server needs with so many active databases, beside what it has. */
export type ServerLoad = {
  readonly active: Worked<'databases'>
  /** Null for Exchange 2010, whose papers give none. */
  readonly megacycles: Beside<'megacycles'> | null
  /** The same as a share; null where the speed of the processors is not known. */
  readonly processors: Worked<'%'> | null
  /** Null where it cannot be told. */
  readonly memory: Beside<'GiB' | 'GB'> | null
  /**
   * Databases and logs together, beside the load that its drives or arrays are counted for. Null for
   * Exchange 2010 with none active: the shares of the papers are of what is.
   */
  readonly iops: Beside<'IOPS'> | null
}

/** What is needed, and what there is; null where that is not known. */
export type Beside<U extends 'megacycles' | 'GiB' | 'GB' | 'IOPS'> = {
  readonly needs: Worked<U>
  readonly has: Worked<U> | null
}

/** Named apart from the figures of the case that the plan is sized for. */
const labels = {
  memory: 'Memory needed with so many active',
  iops: 'Load with so many active',
} as const

/** What a server of a build needs with so many active databases. */
export function serverLoad(
  plan: Plan,
  sizing: Sizing,
  build: ServerBuild,
  active: Worked<'databases'>,
): ServerLoad | null {
  if (isByRoles(sizing)) return loadByRoles(plan, sizing.parts, build, active)
  return isByPapers(sizing) ? loadByPapers(plan, sizing, active) : null
}

const noneActive = assumed('Active databases', 0, 'databases', 'All its copies are passive.')

function loadByRoles(
  plan: Plan,
  parts: RoleParts,
  build: ServerBuild,
  active: Worked<'databases'>,
): ServerLoad | null {
  const { processors, memory: has, activation } = parts
  const built = {
    'first site': { which: processors.site1, ram: has.ram, most: activation.W },
    'second site': { which: processors.site2, ram: has.ram2, most: activation.W2 },
    lagged: { which: processors.lagged, ram: has.ramLagged, most: null },
  }
  const { which, ram, most } = built[build]
  if (!which) return null
  const { mega, cpu } = processorCase(plan, parts, active, which, 'with so many active')
  const { needed } = memoryOfServer(plan, parts, plan.mode, active, which)
  return {
    active,
    megacycles: { needs: mega, has: which.server },
    processors: cpu,
    memory: { needs: { ...needed, label: labels.memory }, has: ram },
    iops: {
      needs: { ...loadWithLogs(parts, active).load, label: labels.iops },
      has: loadWithLogs(parts, most ?? noneActive).load,
    },
  }
}

function loadByPapers(
  plan: Plan,
  { databases, iops, memory: has, tiers }: PaperSizing,
  active: Worked<'databases'>,
): ServerLoad {
  const share = activeShare({ active, databases: databases.inAll })
  const needs = memory(paperVersionOf(plan), tiers, { onServer: databases.onServer, share })
  return {
    active,
    megacycles: null,
    processors: null,
    memory: needs && {
      needs: { ...needs.needed, label: labels.memory },
      has: has?.server ?? null,
    },
    iops:
      active.value > 0
        ? {
            needs: { ...loadWith(plan, tiers, databases, active), label: labels.iops },
            has: iops.judged,
          }
        : null,
  }
}
