import type { ServerGroup } from '../../../core/requirement.ts'
import { candidateOf, type DriveRow, type ServerDesign } from '../../../designs/design.ts'
import { costInAll } from '../../../designs/design-formulas.ts'
import { priceOf } from '../../../designs/judge.ts'
import type { BillLine } from '../../../designs/order.ts'
import { cutName } from '../../../plan/limits.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { drivePrices } from './drive-prices.ts'
import { priceOfDrives, priceOfServers } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'

/** Everything to buy for a design: its servers, the drives in them, and its arrays. */
export function billOfServers(
  plan: Plan,
  sizing: SizedByRoles,
  design: ServerDesign,
): readonly BillLine[] {
  return [
    ...serverLines(plan, sizing),
    ...design.drives.map(driveLine),
    ...arrayLines(plan, design),
  ]
}

function serverLines(plan: Plan, sizing: SizedByRoles): readonly BillLine[] {
  const { server: each } = drivePrices(plan)
  return serverGroups(plan, sizing).map(({ group, processors }) => ({
    kind: 'servers',
    group,
    cores: processors?.cores ?? sizing.parts.processors.site1.cores,
    memory: memoryOf(sizing, group),
    count: group.servers,
    each,
    cost: each && priceOfServers({ count: group.servers, each }),
  }))
}

function memoryOf({ parts: { memory } }: SizedByRoles, { site, role }: ServerGroup) {
  if (role === 'lagged') return memory.fittedMemoryLagged
  return site === 2 ? (memory.fittedMemory2 ?? memory.fittedMemory) : memory.fittedMemory
}

function driveLine(row: DriveRow): BillLine {
  const { inAll: count, price: each } = row
  return { kind: 'drives', row, count, each, cost: each && priceOfDrives({ count, each }) }
}

function arrayLines(plan: Plan, design: ServerDesign): readonly BillLine[] {
  const { arrays: count } = design
  if (!count) return []
  const shelf = design.kind === 'own shelf' ? design.shelf : null
  const candidate = candidateOf(design)
  const each = candidate ? priceOf(plan, candidate) : (shelf?.price ?? null)
  return [
    {
      kind: 'arrays',
      name: cutName(candidate?.array.model ?? shelf?.own.name ?? ''),
      count,
      perServer: null,
      drives: candidate && {
        count: candidate.array.drives,
        driveGb: candidate.driveGb,
        kind: null,
      },
      raid: candidate?.raid ?? 'single',
      sites: [],
      each,
      cost: each && costInAll({ arrays: count, each }),
    },
  ]
}
