import {
  type FoundColumn,
  type IdentityColumn,
  identityColumns,
  type RecognizedColumns,
} from './columns.ts'
import type { MailboxTable } from './mailbox-table.ts'
import type { StatisticsNote } from './statistics-note.ts'

type Identified = Pick<MailboxTable, 'columns' | 'ids'>

type AddressColumn = { readonly column: FoundColumn; readonly values: readonly string[] }

/** Columns after a column of groups was replaced; `at`: index of the new one, −1 without one. */
type SettledAddress = Identified & { readonly at: number; readonly groups: StatisticsNote | null }

/**
 * Replaces an address column such as *Mailbox* that holds departments or offices, which identify no
 * mailbox, by the next address column, else by any other identity; without one, each row with a
 * size is a mailbox of its own.
 */
export function resolveAddressColumn(
  found: RecognizedColumns['found'],
  ids: Partial<Record<IdentityColumn, readonly string[]>>,
  others: readonly AddressColumn[],
  figures: readonly (readonly number[])[],
): SettledAddress {
  const { address: column, ...columns } = found
  const { address: values = [], ...otherIds } = ids
  const isOfGroups = (list: readonly string[]) => holdsGroups(list, figures)
  if (!column || !isOfGroups(values)) return { columns: found, ids, at: 0, groups: null }
  const isFilled = (list: readonly string[]) =>
    list.filter((value) => value !== '').length * 2 > list.length
  const next = others.findIndex((one) => isFilled(one.values) && !isOfGroups(one.values))
  const address = others[next]
  const sure = identityColumns.find((one) => one !== 'address' && columns[one])
  const other = address?.column ?? (sure && found[sure]) ?? null
  // Persons may share a name, but hardly half of them do.
  const isOfNamesakes = holdsNames(values) && new Set(values).size * 2 > values.length
  if (!other && isOfNamesakes) return { columns: found, ids, at: 0, groups: null }
  // Messages of one mailbox may be in several rows: without another identity they are added up.
  if (!other && !found.size)
    return { columns: found, ids, at: 0, groups: { code: 'added groups', head: column.head } }
  return {
    columns: address ? { ...columns, address: address.column } : columns,
    ids: address ? { ...otherIds, address: address.values } : otherIds,
    at: address ? next + 1 : -1,
    groups: { code: 'groups', head: column.head, other: other?.head ?? null },
  }
}

/**
 * True if a column holds groups: at least half of its values are no addresses and repeat in rows
 * with different figures. A rare one may be a repeated mailbox.
 */
function holdsGroups(values: readonly string[], figures: readonly (readonly number[])[]): boolean {
  const known = new Map<string, { rows: number; readonly first: number; differs: boolean }>()
  for (const [row, value] of values.entries()) {
    if (value === '' || value.includes('@')) continue
    const before = known.get(value)
    if (!before) {
      known.set(value, { rows: 1, first: row, differs: false })
      continue
    }
    before.rows += 1
    before.differs ||= figures.some((list) => list[row] !== list[before.first])
  }
  const filled = values.filter((value) => value !== '').length
  const repeated = [...known.values()].filter(({ differs }) => differs)
  const rows = repeated.reduce((sum, one) => sum + one.rows, 0)
  return rows > 0 && rows * 2 >= filled
}

/** Uses a column such as *User* as the display name if most of its cells have several words. */
export function treatWordyAddressAsName(
  found: RecognizedColumns['found'],
  ids: Partial<Record<IdentityColumn, readonly string[]>>,
): Identified {
  const { address: column, ...columns } = found
  const { address = [], ...others } = ids
  if (!column || !holdsNames(address)) return { columns: found, ids }
  if (columns.name) return { columns, ids: others }
  return { columns: { ...columns, name: column }, ids: { ...others, name: address } }
}

/** True if most cells of a column have several words, as display names do. */
function holdsNames(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const named = filled.filter((cell) => /\S\s+\S/.test(cell) && !cell.includes('@'))
  return named.length * 2 > filled.length
}
