import { mapNonEmpty, type NonEmpty } from '../core/non-empty.ts'
import type { ServerGroup } from '../core/requirement.ts'
import { ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { sum, type Worked } from '../core/worked.ts'
import { cutName } from '../plan/limits.ts'
import type { Plan } from '../plan/plan.ts'
import type { BillOfMaterials } from './bill-of-materials.ts'
import type { Candidate } from './candidate.ts'
import type { DrivesForPurpose } from './design.ts'
import { arrayPrice } from './judge.ts'

/** Drives of one array, enclosure or tray. */
export type DrivesInside = {
  readonly count: number
  /** Size of one drive in GB; null if `kind` says it. */
  readonly driveGb: number | null
  /** Kind of the drives; null if the model of the array says it. */
  readonly kind: string | null
}

/** Arrays, or blocks by their name, that one server or cluster takes. */
export type ArraysOfServer = {
  readonly count: Worked
  readonly block: string | null
  readonly per: 'server' | 'cluster'
}

/** One line of a bill: servers, drives or arrays that are alike. */
export type BillLine = {
  /** Price of everything on the line; null if none was entered. */
  readonly cost: Worked<'money'> | null
  /** Price of a single server, drive, array or the like; null if none was entered. */
  readonly each: Worked<'money'> | null
} & (
  | {
      readonly kind: 'servers'
      readonly group: ServerGroup
      readonly cores: Worked<'cores'>
      readonly memory: Worked<'GiB'> | null
      /** Processors of one server: `2 × Intel Xeon Gold 6526Y`; null if none is named. */
      readonly processors: string | null
      readonly count: Worked<'servers'>
    }
  | { readonly kind: 'drives'; readonly row: DrivesForPurpose; readonly count: Worked<'drives'> }
  | {
      readonly kind: 'arrays'
      readonly name: string
      readonly count: Worked<'arrays'>
      /** Arrays that one server or cluster takes; null if servers share the arrays. */
      readonly perServer: ArraysOfServer | null
      /** Drives inside one array; null if they are ordered separately, or not listed at all. */
      readonly drives: DrivesInside | null
      readonly raid: string | null
      /** Arrays at each site; empty if sites are not listed. */
      readonly sites: readonly Worked<'arrays'>[]
    }
  | {
      readonly kind: 'trays'
      readonly count: Worked<'blocks'>
      readonly drives: DrivesInside
      readonly raid: string
    }
  | {
      readonly kind: 'shelves'
      readonly group: ServerGroup
      readonly count: Worked<'enclosures'>
      readonly bays: Worked<'bays'>
    }
  | {
      readonly kind: 'enclosures'
      readonly count: Worked<'enclosures'>
      readonly holds: Worked<'drives'>
    }
  | {
      readonly kind: 'drives of blocks'
      readonly name: string
      readonly count: Worked<'drives'>
      readonly byUse: Readonly<Record<'databases' | 'logs' | 'spares' | 'free', Worked<'drives'>>>
      readonly raid: string
    }
  | { readonly kind: 'system drives'; readonly count: Worked<'drives'> }
)

/** Lines of a bill for the same thing, as one item of an order. */
export type OrderItem = {
  readonly lines: NonEmpty<BillLine>
  readonly count: Worked
  readonly each: Worked<'money'> | null
  readonly cost: Worked<'money'> | null
}

const alike = ownRule('What is alike is ordered together.')

/** A bill as items to order: lines of the same thing become one item, in the order of the bill. */
export function itemsToOrder(lines: readonly BillLine[]): readonly OrderItem[] {
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
      mapNonEmpty(lines, (line): Worked => line.count),
      alike,
    ),
    cost: costs.length > 0 ? sum('Price of those to order', costs, alike) : null,
  }
}

/** Key that is equal for lines of the same thing. */
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
    case 'trays':
    case 'shelves':
    case 'enclosures':
    case 'drives of blocks':
    case 'system drives':
      return line.kind
  }
}

/** Line of the arrays of a design, which are all alike. */
export function billLineOfArrays(
  plan: Plan,
  bill: BillOfMaterials,
  candidate: Candidate,
): BillLine {
  const { array, driveGb, raid, cost } = candidate
  return {
    kind: 'arrays',
    name: cutName(array.model),
    count: bill.arrays,
    perServer: { count: bill.perServer, block: null, per: bill.per },
    drives: { count: array.drives, driveGb, kind: array.driveKind },
    raid,
    sites: bill.sites.map(({ arrays }) => arrays),
    each: arrayPrice(plan, candidate),
    cost,
  }
}
