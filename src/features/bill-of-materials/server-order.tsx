import { siteInSentence } from '../../app/roles/group-words.ts'
import {
  type BillLine,
  billOfServers,
  candidateOf,
  type OrderItem,
  orderOf,
  type Plan,
  type ServerDesign,
  type SizedByRoles,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type OrderRow, OrderTable } from './order-table.tsx'

type ServerOrderProps = {
  readonly plan: Plan
  readonly sizing: SizedByRoles
  readonly design: ServerDesign
}

/** What to order of a design of Exchange 2013 and later: servers, the drives in them, arrays. */
export function ServerOrder({ plan, sizing, design }: ServerOrderProps) {
  const format = useFormat()
  const rows = serverRows({ plan, sizing, design }, format)
  return <OrderTable plan={plan} rows={rows} cost={design.cost} />
}

/** The lines of it. */
export function serverRows(
  { plan, sizing, design }: ServerOrderProps,
  format: Format,
): readonly OrderRow[] {
  return orderOf(billOfServers(plan, sizing, design)).map((item) => rowOf(item, design, format))
}

const purposes = {
  system: 'system and binaries',
  transport: 'transport',
  database: 'databases',
  log: 'logs',
  restore: 'restores',
  spare: 'AutoReseed',
  cache: 'the metacache',
} as const

/** An item of the order: what it is, what it is for and where it goes. */
function rowOf(item: OrderItem, design: ServerDesign, format: Format): OrderRow {
  const candidate = candidateOf(design)
  const { lines, ...counted } = item
  const [line] = lines
  const row = { ...counted, drives: null, raid: null, where: placesOf(lines, format) }
  switch (line.kind) {
    case 'servers': {
      const memory = line.memory ? `, ${format.text(line.memory)} of memory` : ''
      return { ...row, item: `Server, ${format.text(line.cores)}${memory}`, use: '' }
    }
    case 'drives': {
      const { kind, drive, raid } = line.row
      return {
        ...row,
        item: `Drive, ${format.drive(drive.value)} ${kind}${/\d$/.test(kind) ? '″' : ''}`,
        use: usesOf(lines, format),
        raid: raid ?? 'single',
      }
    }
    case 'arrays':
      return {
        ...row,
        item: line.name,
        use: '',
        drives: candidate
          ? `${format.number(candidate.array.drives)} × ${format.drive(candidate.driveGb)}`
          : null,
        raid: candidate?.raid ?? 'single',
      }
  }
}

/** Where the lines of an item go: `68 at site 1, 68 at site 2`; null where none says. */
function placesOf(lines: readonly BillLine[], format: Format): string | null {
  const places = new Map<string, number>()
  for (const line of lines) {
    if (line.kind === 'arrays') return null
    const group = line.kind === 'servers' ? line.group : line.row.group
    const place = siteInSentence(group, format)
    places.set(place, (places.get(place) ?? 0) + line.count.value)
  }
  return [...places].map(([place, count]) => `${format.number(count)} at ${place}`).join(', ')
}

/** What the drives of a server are for: `15 for databases and 1 for restores in each server`. */
function usesOf(lines: readonly BillLine[], format: Format): string {
  const ofGroups = new Map<string, string[]>()
  for (const line of lines) {
    if (line.kind !== 'drives') continue
    const { group, perServer, purpose } = line.row
    const place = siteInSentence(group, format)
    const uses = ofGroups.get(place) ?? []
    ofGroups.set(place, [...uses, `${format.number(perServer.value)} for ${purposes[purpose]}`])
  }
  const said = [...ofGroups].map(([place, uses]) => [place, uses.join(', ')] as const)
  const isAlike = new Set(said.map(([, uses]) => uses)).size === 1
  return isAlike
    ? `in each server ${said[0]?.[1] ?? ''}`
    : said.map(([place, uses]) => `in each server of ${place} ${uses}`).join('; ')
}
