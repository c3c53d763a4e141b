import { groupSiteInSentence } from '../../app/roles/group-words.ts'
import { raidNameOfDrives, wordsByDrivePurpose } from '../../app/words/server-words.ts'
import { virtualDisksOfMachine, virtualDiskWords } from '../../app/words/virtual-disks.ts'
import {
  type ArraysOfServer,
  type BillLine,
  type Design,
  type DrivesForPurpose,
  type DrivesInside,
  itemsToOrder,
  type OrderItem,
  takesSystemBay,
} from '../../engine/designs/index.ts'
import { isVirtual, type Plan, type Sizing, type Worked } from '../../engine/index.ts'
import { explorationOf } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { isSingleServerOrder } from './order-words.ts'

export type OrderRow = {
  readonly count: Worked
  /** Name of the ordered item: model, size, memory; `use` says what it is for. */
  readonly item: string
  readonly use: string
  /** Drives inside one item, in words; null for items without drives, and for single drives. */
  readonly drives: string | null
  readonly raid: string | null
  /** Count at each site, in words; null for arrays at a single site, or if the item has no site. */
  readonly where: string | null
  /** Price of one item (`each`) and of all of them (`cost`); null if no price was entered. */
  readonly each: Worked<'money'> | null
  readonly cost: Worked<'money'> | null
}

/** Order rows of a design; for virtual machines, virtual disks replace the host's drives. */
export function designOrderRows(
  plan: Plan,
  sizing: Sizing,
  design: Design,
  format: Format,
): readonly OrderRow[] {
  const lines = explorationOf(plan).order(plan, sizing, design)
  const disks = virtualDisksOfMachine(plan, sizing, design)
  if (!disks) return orderRows(lines, plan, format)
  const ordered = lines.filter(({ kind, each }) => kind === 'servers' || each !== null)
  const none = { use: '', drives: null, raid: null, where: null, each: null, cost: null }
  return [
    ...orderRows(ordered, plan, format),
    ...disks.map((disk) => ({
      item: virtualDiskWords(disk, format),
      count: sizing.servers,
      ...none,
    })),
  ]
}

/** Turns lines of an order into table rows, merging identical items. */
export function orderRows(
  lines: readonly BillLine[],
  plan: Plan,
  format: Format,
): readonly OrderRow[] {
  const servers = [rateWords(plan, format), baysWords(lines, format)].filter((one) => one !== null)
  return itemsToOrder(lines).map((item) => {
    const row = rowOf(item, format)
    if (isVirtual(plan)) return guestRow(row, item, format)
    return item.lines[0].kind === 'servers' ? { ...row, use: servers.join('; ') } : row
  })
}

function guestRow(row: OrderRow, { lines: [line] }: OrderItem, format: Format): OrderRow {
  switch (line.kind) {
    case 'servers': {
      const processors = `${format.number(line.cores.value)} virtual processors`
      const memory = line.memory ? `, ${format.text(line.memory)} of memory` : ''
      return { ...row, item: `Virtual machine, ${processors}${memory}`, use: 'host: yours' }
    }
    case 'drives':
      return { ...row, use: `behind virtual disks, ${row.use}` }
    default:
      return row
  }
}

/** SPEC rate that each server must reach, in words; null if servers differ or no rate is given. */
function rateWords(plan: Plan, { number }: Format): string | null {
  const { secondSpecRate, laggedSpecRate, processorBy } = plan
  if (secondSpecRate !== null || laggedSpecRate !== null) return null
  const rates: Readonly<Partial<Record<Plan['processorBy'], readonly [string, number | null]>>> = {
    'SPECrate 2006': ['SPECint_rate2006', plan.specRate],
    'SPECrate 2017': ['SPECrate2017_int_base', plan.specRate2017],
    'SPECrate 2026': ['SPECrate2026_int_base', plan.specRate2026],
  }
  const [suite, rate] = rates[processorBy] ?? []
  return rate ? `${suite} at least ${number(rate)}` : null
}

function drivesOf(lines: readonly BillLine[]): readonly DrivesForPurpose[] {
  return lines.flatMap((line) => (line.kind === 'drives' ? [line.row] : []))
}

/** Drive bays that each server needs, in words; null if servers differ or drives are elsewhere. */
function baysWords(lines: readonly BillLine[], { number }: Format): string | null {
  if (lines.some(({ kind }) => kind === 'shelves' || kind === 'arrays')) return null
  const ofGroups = new Map<string, Map<string, number>>()
  for (const { group, kind, perServer } of drivesOf(lines)) {
    const width = / (\d\.\d)$/.exec(kind)?.[1] ?? ''
    const key = `${group.site} ${group.role}`
    const bays = ofGroups.get(key) ?? new Map<string, number>()
    ofGroups.set(key, bays.set(width, (bays.get(width) ?? 0) + perServer.value))
  }
  const said = [...ofGroups.values()].map((bays) =>
    [...bays]
      .toSorted(([, one], [, other]) => other - one)
      .map(([width, count], at) => {
        const drives = at === 0 ? ` ${count === 1 ? 'drive' : 'drives'}` : ''
        return `${number(count)}${drives}${width && ` of\u00a0${width}″`}`
      })
      .join(' and '),
  )
  const [first] = said
  if (!first || said.some((one) => one !== first)) return null
  const [{ group } = { group: null }] = drivesOf(lines)
  const ofServer = drivesOf(lines).filter(
    (row) => row.group.site === group?.site && row.group.role === group.role,
  )
  const count = (rows: readonly DrivesForPurpose[]) =>
    number(rows.reduce((sum, { perServer }) => sum + perServer.value, 0))
  const beside = ofServer.filter(takesSystemBay)
  const data = ofServer.filter((row) => !takesSystemBay(row))
  // Bays of two widths tell the drives of data from those of the system.
  const widths = ofGroups.values().next().value
  if (beside.length === 0 || (widths && widths.size > 1)) return `bays for ${first}`
  return `bays for ${first}: ${count(data)} for data, ${count(beside)} for the system`
}

const ofArray = 'that with the controllers of an array included'

function rowOf({ lines, ...counted }: OrderItem, format: Format): OrderRow {
  const [line] = lines
  const row = { ...counted, use: '', drives: null, raid: null, where: placesOf(lines, format) }
  switch (line.kind) {
    case 'servers': {
      const memory = line.memory ? `, ${format.text(line.memory)} of memory` : ''
      const processors = line.processors === null ? '' : ` (${line.processors})`
      return { ...row, item: `Server, ${format.text(line.cores)}${processors}${memory}` }
    }
    case 'drives': {
      const { kind, drive } = line.row
      return {
        ...row,
        item: `Drive, ${format.drive(drive.value)} ${kind}${/\d$/.test(kind) ? '″' : ''}`,
        use: usesOf(lines, format),
        raid: raidNameOfDrives(drivesOf(lines)),
      }
    }
    case 'arrays':
      return {
        ...row,
        item: line.name,
        use: line.perServer ? shareWords(line.perServer, format) : '',
        drives: line.drives && insideWords(line.drives, format),
        raid: line.raid,
      }
    case 'trays':
      return {
        ...row,
        item: `Tray of ${format.number(line.drives.count)} drives`,
        use: ofArray,
        drives: insideWords(line.drives, format),
        raid: line.raid,
      }
    case 'shelves':
      return { ...row, item: `Shelf of ${format.text(line.bays)}`, use: 'one for each server' }
    case 'enclosures':
      return {
        ...row,
        item: `Enclosure for ${format.number(line.holds.value)} drives`,
        use: ofArray,
      }
    case 'drives of blocks':
      return {
        ...row,
        item: `${line.name}, drive`,
        use: usesInBlocks(line.byUse, format),
        raid: line.raid,
      }
    case 'system drives':
      return {
        ...row,
        item: 'Drive for the operating system',
        use: 'a pair for each server; the paper names no size',
        raid: 'RAID 1',
      }
  }
}

function shareWords({ count, block, per }: ArraysOfServer, format: Format): string {
  const share = block === null ? format.text(count) : `${format.number(count.value)} ${block}`
  return `${share} for each ${per}`
}

/** Drives inside an array or tray: `24 × 600 GB 3.5″`. */
function insideWords({ count, driveGb, kind }: DrivesInside, format: Format): string {
  const size = driveGb === null ? [] : [format.drive(driveGb)]
  const one = kind === null ? size : [...size, kind.replace(/"$/, '″')]
  return `${format.number(count)} × ${one.join(' ')}`
}

/** Counts by site: `68 at site 1, 68 at site 2`; null for arrays at a single site. */
function placesOf(lines: readonly BillLine[], format: Format): string | null {
  const places = new Map<string, number>()
  for (const line of lines) {
    const [only, ...others] = placesOfLine(line, format)
    if (!only || (line.kind === 'arrays' && others.length === 0)) return null
    for (const [place, count] of [only, ...others])
      places.set(place, (places.get(place) ?? 0) + count)
  }
  return [...places].map(([place, count]) => `${format.number(count)} at ${place}`).join(', ')
}

function placesOfLine(line: BillLine, format: Format): readonly (readonly [string, number])[] {
  switch (line.kind) {
    case 'servers':
    case 'shelves':
      return [[groupSiteInSentence(line.group, format), line.count.value]]
    case 'drives':
      return [[groupSiteInSentence(line.row.group, format), line.count.value]]
    case 'arrays':
      return line.sites.map(({ value }, at) => [`site ${format.number(at + 1)}`, value])
    default:
      return []
  }
}

/** Purposes of drives in a server: `15 for databases, 1 for restores`. */
function usesOf(lines: readonly BillLine[], format: Format): string {
  const rows = drivesOf(lines)
  const placeOf = ({ group }: DrivesForPurpose) => groupSiteInSentence(group, format)
  const places = [...new Set(rows.map(placeOf))]
  const uses = places.map((place) =>
    rows
      .filter((row) => placeOf(row) === place)
      .map(
        ({ perServer, purpose }) =>
          `${format.number(perServer.value)} for ${wordsByDrivePurpose[purpose]}`,
      )
      .join(', '),
  )
  const [first = ''] = uses
  if (isSingleServerOrder(rows)) return first
  return uses.every((one) => one === first)
    ? `in each server ${first}`
    : uses.map((one, at) => `in each server of ${places[at]} ${one}`).join('; ')
}

type BlockUses = Extract<BillLine, { kind: 'drives of blocks' }>['byUse']

/** Purposes of the drives of tested blocks: `8 for databases, 2 for logs, 1 spare`. */
function usesInBlocks({ databases, logs, spares, free }: BlockUses, format: Format): string {
  const uses = [
    [databases, 'for databases'],
    [logs, 'for logs'],
    [spares, 'spare'],
    [free, 'free'],
  ] as const
  return uses
    .filter(([{ value }]) => value > 0)
    .map(([{ value }, words]) => `${format.number(value)} ${words}`)
    .join(', ')
}
