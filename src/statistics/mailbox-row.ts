import {
  beginsAsTotal,
  isConnectedWord,
  isDisconnectedWord,
  isTotalLabel,
  isYesWord,
} from './cell-words.ts'
import { identityColumns, type RecognizedColumns, type StatisticsColumn } from './columns.ts'
import { type MailboxKind, mailboxKindByName, mailboxKindByType } from './mailbox-kind.ts'
import type { NumberedRow } from './row-reader.ts'

/** Functions that tell what a row of a mailbox table is: a mailbox, a total, or no whole row. */
export function mailboxRowInspector(
  heads: readonly string[],
  { found, disconnected }: RecognizedColumns,
) {
  const cellOf = ({ cells }: NumberedRow, column: StatisticsColumn) =>
    cells[found[column]?.at ?? -1]?.trim() ?? ''
  const namesOf = (row: NumberedRow) =>
    identityColumns.map((one) => cellOf(row, one)).filter((name) => /[\p{L}\p{Nd}]/u.test(name))
  /** True if a row is a total: its only name is a word such as Total. */
  const isTotal = (row: NumberedRow) => {
    const [label, ...others] = namesOf(row)
    if (label === undefined) return row.cells.some((cell) => isTotalLabel(cell.trim()))
    return others.length === 0 && isTotalLabel(label)
  }
  const isDisconnected = ({ cells }: NumberedRow) =>
    disconnected.some(({ at }) => !isConnectedWord(cells[at]?.trim() ?? '')) ||
    isDisconnectedWord(cells[found.state?.at ?? -1]?.trim() ?? '')
  return {
    /** Text of the row’s cell in a column; empty if the file has no such column. */
    cellOf,
    /** Identifying texts of the row, most reliable first. */
    namesOf,
    isTotal,
    /** True if only figures tell whether a row is a total: it has no name, or a possible label. */
    isOpenTotal: (row: NumberedRow, isRowCount: (rows: number) => boolean) => {
      const [label, ...others] = namesOf(row)
      if (label === undefined) return !isTotal(row)
      if (others.length > 0 || isTotalLabel(label)) return false
      return beginsAsTotal(label) || (/^\d+$/.test(label) && isRowCount(Number(label)))
    },
    kindOf: (row: NumberedRow): MailboxKind | null => {
      if (isTotal(row)) return 'total row'
      if (found.archive && isYesWord(cellOf(row, 'archive'))) return 'archive'
      const byType = mailboxKindByType(cellOf(row, 'kind'))
      if (byType && byType !== 'shared') return byType
      return (
        mailboxKindByName(cellOf(row, 'name')) ??
        mailboxKindByName(cellOf(row, 'address')) ??
        byType
      )
    },
    /** Why a row is left out by its cells alone; null if it is not. */
    problemOf: (row: NumberedRow) => {
      if (row.cells.length < heads.length) return 'short row'
      // A thousands separator without quotes splits a cell in two.
      if (row.cells.slice(heads.length).some((cell) => cell.trim() !== '')) return 'long row'
      return isDisconnected(row) ? 'disconnected' : null
    },
  }
}
