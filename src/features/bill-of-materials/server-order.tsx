import { siteWords } from '../../app/roles/group-words.ts'
import type { Plan, SizedByRoles } from '../../engine/index.ts'
import { type BillLine, billOfServers, type ServerDesign } from '../../engine/roles-index.ts'
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
  return billOfServers(plan, sizing, design).map((line) => rowOf(line, design, format))
}

const purposes = {
  system: 'system and binaries',
  transport: 'transport database',
  database: 'databases',
  log: 'logs',
  restore: 'restores',
  spare: 'spares for AutoReseed',
  cache: 'metacache database',
} as const

function rowOf(line: BillLine, { candidate }: ServerDesign, format: Format): OrderRow {
  const { count, each, cost } = line
  const priced = { count, each, cost, drives: null, raid: null, where: null }
  switch (line.kind) {
    case 'servers': {
      const memory = line.memory ? `, ${format.text(line.memory)} of memory` : ''
      return {
        ...priced,
        item: `Server, ${format.text(line.cores)}${memory}`,
        use: line.group.role === 'lagged' ? 'for lagged copies' : 'for mailboxes',
        where: siteWords(line.group, format),
      }
    }
    case 'drives': {
      const { kind, drive, perServer, purpose, raid, group } = line.row
      return {
        ...priced,
        item: `Drive, ${format.drive(drive.value)} ${kind}${/\d$/.test(kind) ? '″' : ''}`,
        use: `${format.number(perServer.value)} per server for ${purposes[purpose]}`,
        raid: raid ?? 'single',
        where: siteWords(group, format),
      }
    }
    case 'arrays':
      return {
        ...priced,
        item: line.name,
        use: 'for databases',
        drives: candidate
          ? `${format.number(candidate.array.drives)} × ${format.drive(candidate.driveGb)}`
          : null,
        raid: candidate?.raid ?? 'single',
      }
  }
}
