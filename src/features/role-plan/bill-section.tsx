import { siteWords } from '../../app/roles/group-words.ts'
import { cutName, type Plan } from '../../engine/index.ts'
import { type BillLine, billOfServers, serverDesigns } from '../../engine/roles-index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { RoleSection, RoleSectionProps } from './role-section.ts'

/** What the proposal is built of. */
export const billSection: RoleSection = {
  id: 'bill',
  title: 'Bill of materials',
  shows: (plan, sizing) => serverDesigns(plan, sizing).proposed !== null,
  takeaway: (plan, sizing, format) => {
    const { proposed } = serverDesigns(plan, sizing)
    if (!proposed) return null
    const { servers, drivesInAll, cost, drives } = proposed
    const others = drives
      .filter(({ purpose }) => ['system', 'transport', 'cache'].includes(purpose))
      .reduce((all, { inAll }) => all + inAll.value, 0)
    const price = cost ? `, ${priceOf(plan, format.text(cost))}` : ''
    return `${format.text(servers)} with ${format.text(drivesInAll)} for their databases and ${format.value(others, 'drives')} of system, transport or cache${price}.`
  },
  Section: Bill,
}

function priceOf({ currency }: Plan, amount: string): string {
  return currency ? `${amount} ${cutName(currency)}` : `${amount} in all`
}

/** Servers, drives and arrays to buy, each on a line; its file is for a spreadsheet. */
function Bill({ plan, sizing }: RoleSectionProps) {
  const format = useFormat()
  const { proposed } = serverDesigns(plan, sizing)
  if (!proposed) return null
  const lines = billOfServers(plan, sizing, proposed)
  const isPriced = lines.some(({ each }) => each !== null)
  const money = plan.currency && `, ${cutName(plan.currency)}`
  return (
    <DataTable
      caption="Servers, drives and arrays to buy"
      frame="Servers, drives and arrays to buy"
      cards
      rows={lines}
      columns={[
        {
          head: 'Item',
          of: (line) => itemOf(line, format),
          ...(isPriced && { foot: 'Together' }),
        },
        { head: 'For', of: purposeOf },
        { head: 'Where', of: (line) => placeOf(line, format) },
        { head: 'A server', bare: true, of: perServerOf },
        { head: 'In all', bare: true, of: ({ count }) => count },
        isPriced && { head: `Each${money}`, bare: true, of: ({ each }) => each ?? none },
        isPriced && {
          head: `Price${money}`,
          bare: true,
          of: ({ cost }) => cost ?? none,
          foot: proposed.cost,
        },
      ]}
    />
  )
}

const none: Cell = { hint: '–' }

const purposes = {
  system: 'System and binaries',
  transport: 'Transport database',
  database: 'Databases',
  log: 'Logs',
  restore: 'Restores',
  spare: 'Spares for AutoReseed',
  cache: 'Metacache database',
} as const

function itemOf(line: BillLine, format: Format): string {
  switch (line.kind) {
    case 'servers': {
      const memory = line.memory ? ` and ${format.text(line.memory)}` : ''
      return `Server with ${format.text(line.cores)}${memory}`
    }
    case 'drives': {
      const { kind, drive } = line.row
      return `${format.drive(drive.value)} ${kind}${/\d$/.test(kind) ? '″' : ''}`
    }
    case 'arrays':
      return line.name
  }
}

function purposeOf(line: BillLine): string {
  switch (line.kind) {
    case 'servers':
      return line.group.role === 'lagged' ? 'Lagged copies' : 'Mailboxes'
    case 'drives':
      return `${purposes[line.row.purpose]}, ${line.row.raid ?? 'single'}`
    case 'arrays':
      return 'Databases'
  }
}

function placeOf(line: BillLine, format: Format): Cell {
  if (line.kind === 'arrays') return none
  return siteWords(line.kind === 'servers' ? line.group : line.row.group, format)
}

function perServerOf(line: BillLine): Cell {
  return line.kind === 'drives' ? line.row.perServer : none
}
