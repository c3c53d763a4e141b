import type { Worked } from '../../../core/worked.ts'
import { loadLabels, type ServerLoad } from '../../../dags/server-load.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import type { Plan } from '../../../plan/plan.ts'
import { activeShare } from '../../../sizing/databases.ts'
import { loadWith } from './iops.ts'
import { memory } from './memory.ts'
import type { PaperSizing } from './size.ts'

/** What a server needs with so many active databases. */
export function loadByPapers(
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
      needs: { ...needs.needed, label: loadLabels.memory },
      has: has?.server ?? null,
    },
    iops:
      active.value > 0
        ? {
            needs: { ...loadWith(plan, tiers, databases, active), label: loadLabels.iops },
            has: iops.judged,
          }
        : null,
  }
}
