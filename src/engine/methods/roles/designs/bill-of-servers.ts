import type { ServerGroup } from '../../../core/requirement.ts'
import type { DrivesForPurpose, ServerDesign } from '../../../designs/design.ts'
import { priceOfAllArrays } from '../../../designs/design-formulas.ts'
import type { BillLine } from '../../../designs/order.ts'
import { processorTitle } from '../../../hardware/published-processor.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { unitPrices } from './hardware-cost.ts'
import { priceOfDrives, priceOfServers, priceOfShelves } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'

export function billOfServers(
  plan: Plan,
  sizing: SizedByRoles,
  design: ServerDesign,
): readonly BillLine[] {
  return [
    ...serverLines(plan, sizing),
    ...shelfLines(plan, design),
    ...design.drives.map(driveLine),
    ...arrayLines(design),
  ]
}

function serverLines(plan: Plan, sizing: SizedByRoles): readonly BillLine[] {
  const { server: each } = unitPrices(plan)
  return serverGroups(plan, sizing).map(({ group, processors }) => ({
    kind: 'servers',
    group,
    cores: processors?.cores ?? sizing.parts.processors.site1.cores,
    memory: memoryOf(sizing, group),
    processors: processors?.named ? processorTitle(processors.named) : null,
    count: group.servers,
    each,
    cost: each && priceOfServers({ count: group.servers, each }),
  }))
}

function memoryOf({ parts: { memory } }: SizedByRoles, { site, role }: ServerGroup) {
  if (role === 'lagged') return memory.installedLagged
  return site === 2 ? (memory.installed2 ?? memory.installed) : memory.installed
}

function shelfLines(plan: Plan, design: ServerDesign): readonly BillLine[] {
  const shelves = 'shelves' in design ? design.shelves : []
  const each = answer(plan, 'shelfPrice')
  return shelves.map((shelf) => ({
    ...{ kind: 'shelves', ...shelf, each },
    cost: each && priceOfShelves({ count: shelf.count, each }),
  }))
}

function driveLine(row: DrivesForPurpose): BillLine {
  const { inAll: count, price: each } = row
  return { kind: 'drives', row, count, each, cost: each && priceOfDrives({ count, each }) }
}

function arrayLines(design: ServerDesign): readonly BillLine[] {
  if (!design.boxes) return []
  const { arrays: count } = design
  const { name, raid, drives, driveGb, price: each } = design.boxes
  return [
    {
      kind: 'arrays',
      name,
      count,
      perServer: null,
      drives: raid && { count: drives, driveGb, kind: null },
      raid: raid ?? 'single',
      sites: [],
      each,
      cost: each && priceOfAllArrays({ arrays: count, each }),
    },
  ]
}
