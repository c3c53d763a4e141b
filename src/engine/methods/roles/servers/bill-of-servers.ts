import { mapEach, type NonEmpty } from '../../../core/non-empty.ts'
import type { ServerGroup } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import type { Unit } from '../../../core/units.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { candidateOf, type DriveRow, type ServerDesign } from '../../../designs/design.ts'
import { costInAll } from '../../../designs/design-formulas.ts'
import { priceOf } from '../../../designs/judge.ts'
import { cutName } from '../../../plan/limits.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { drivePrices } from './drive-prices.ts'
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

/** What is alike of a bill, wherever it goes: one item of an order. */
export type OrderItem = {
  readonly lines: NonEmpty<BillLine>
  readonly count: Worked
  readonly each: Worked<'money'> | null
  readonly cost: Worked<'money'> | null
}

const alike = ownRule('What is alike is ordered together.')

/** A bill by what is ordered: lines of the same thing as one item, in the order of the bill. */
export function orderOf(lines: readonly BillLine[]): readonly OrderItem[] {
  const found = new Map<string, [BillLine, ...BillLine[]]>()
  for (const line of lines) {
    const known = found.get(kindOfLine(line))
    if (known) known.push(line)
    else found.set(kindOfLine(line), [line])
  }
  return [...found.values()].map(itemOf)
}

function itemOf(lines: NonEmpty<BillLine>): OrderItem {
  const [{ each, count, cost }, ...others] = lines
  if (others.length === 0) return { lines, each, count, cost }
  const costs = lines.flatMap((line) => line.cost ?? [])
  return {
    lines,
    each,
    count: sum<Unit>(
      'To order',
      mapEach(lines, (line): Worked => line.count),
      alike,
    ),
    cost: costs.length > 0 ? sum('Price of those to order', costs, alike) : null,
  }
}

/** What makes lines the same thing to order. */
function kindOfLine(line: BillLine): string {
  switch (line.kind) {
    case 'servers':
      return `server ${line.cores.value} ${line.memory?.value}`
    case 'drives': {
      const { kind, drive, raid, price } = line.row
      return `drive ${kind} ${drive.value} ${raid} ${price?.value}`
    }
    case 'arrays':
      return `array ${line.name}`
  }
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

function arrayLines(plan: Plan, design: ServerDesign): readonly BillLine[] {
  const { arrays: count } = design
  if (!count) return []
  const shelf = design.kind === 'own shelf' ? design.shelf : null
  const candidate = candidateOf(design)
  const each = candidate ? priceOf(plan, candidate) : (shelf?.price ?? null)
  const name = cutName(candidate?.array.model ?? shelf?.own.name ?? '')
  return [{ kind: 'arrays', name, count, each, cost: each && costInAll({ arrays: count, each }) }]
}
