import type { Worked } from '../core/worked.ts'
import { costInAll } from '../design/design-formulas.ts'
import { priceOf } from '../design/judge.ts'
import { cutName } from '../plan/limits.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizedByRoles } from '../roles/sized-by-roles.ts'
import { drivePrices } from './drive-prices.ts'
import type { DriveRow, ServerDesign, ServerGroup } from './server-design.ts'
import { priceOfDrives, priceOfServers } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'

/** One line of a bill: servers, drives or arrays that are alike. */
export type BillLine = {
  /** Price of all of them; null where none was entered. */
  readonly cost: Worked<'money'> | null
  /** Price of one. */
  readonly each: Worked<'money'> | null
} & (
  | {
      readonly kind: 'servers'
      readonly group: ServerGroup
      readonly cores: Worked<'cores'>
      readonly memory: Worked<'GiB'> | null
      readonly count: Worked<'servers'>
    }
  | { readonly kind: 'drives'; readonly row: DriveRow; readonly count: Worked<'drives'> }
  | {
      readonly kind: 'arrays'
      readonly name: string
      readonly count: Worked<'arrays'>
    }
)

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
  if (role === 'lagged') return memory.ramLagged
  return site === 2 ? (memory.ram2 ?? memory.ram) : memory.ram
}

function driveLine(row: DriveRow): BillLine {
  const { inAll: count, price: each } = row
  return { kind: 'drives', row, count, each, cost: each && priceOfDrives({ count, each }) }
}

function arrayLines(plan: Plan, { candidate, shelf }: ServerDesign): readonly BillLine[] {
  const built = candidate ?? shelf
  if (!built) return []
  const each = candidate ? priceOf(plan, candidate) : (shelf?.price ?? null)
  const name = cutName(candidate?.array.model ?? shelf?.own.name ?? '')
  const { arrays: count } = built
  return [{ kind: 'arrays', name, count, each, cost: each && costInAll({ arrays: count, each }) }]
}
