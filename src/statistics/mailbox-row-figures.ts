import { isInCloud, isWithoutArchive } from './cell-words.ts'
import type { Columns, FoundColumn, StatisticsColumn } from './columns.ts'
import { countColumns } from './columns-used.ts'
import type { FileAnswers } from './file-answers.ts'
import type { mailboxRowInspector } from './mailbox-row.ts'
import type { OpenCells } from './mailbox-table.ts'
import type { Row } from './row-reader.ts'
import type { leftOutCounter } from './statistics-note.ts'
import type { RowFigures } from './total-rows.ts'
import {
  type CellProblem,
  figureSigns,
  isBareFigure,
  isUndecidedFigure,
  writtenCount,
  writtenMean,
  writtenSize,
} from './written-size.ts'

/** Columns that hold whole numbers, without decimals. */
const wholeColumns = ['items', 'sent', 'received', 'messages', 'days', 'bytes'] as const
const sizeColumns = ['size', 'archiveSize', 'sentSize', 'receivedSize'] as const

type SizeColumn = 'size' | 'archiveSize'

/** Functions that read the figures of mailbox rows; unreadable cells are counted in `leftOut`. */
export function mailboxFigureReader(
  { found, sizeUnit, archiveUnit, isADay }: Columns,
  said: FileAnswers,
  cellOf: ReturnType<typeof mailboxRowInspector>['cellOf'],
  leftOut: ReturnType<typeof leftOutCounter>,
) {
  const counted = countColumns.filter((one) => found[one])
  const signs = figureSigns()
  let bare: OpenCells | null = null
  let undecided: OpenCells | null = null

  const isMean = (column: StatisticsColumn) => isADay && countColumns.some((one) => one === column)
  const signsOf = (column: StatisticsColumn) => signs.of(column) ?? said.decimals ?? null
  const openCell = (
    known: OpenCells | null,
    column: StatisticsColumn,
    text: string,
  ): OpenCells => ({
    count: (known?.count ?? 0) + 1,
    column: known?.column ?? found[column]?.head ?? '',
    text: known?.text ?? text.slice(0, 80),
  })
  /** Counts a figure whose decimal sign only the user can tell. */
  const noteUndecided = (column: StatisticsColumn, text: string) => {
    if (isUndecidedFigure(text) && signs.of(column) === null)
      undecided = openCell(undecided, column, text)
  }
  const written = (row: Row, column: StatisticsColumn) =>
    isMean(column)
      ? writtenMean(cellOf(row, column), signsOf(column))
      : writtenCount(cellOf(row, column))
  const count = (row: Row, column: StatisticsColumn) => {
    const text = cellOf(row, column)
    if (isMean(column)) noteUndecided(column, text)
    return leftOut.figure(found[column], written(row, column), text, row.at)
  }
  const unitOf = (column: SizeColumn) => (column === 'size' ? sizeUnit : archiveUnit)
  const sizeOf = (row: Row, column: SizeColumn) =>
    writtenSize(cellOf(row, column), unitOf(column) ?? said.unit ?? null, signsOf(column))
  const sizeNoted = (row: Row, column: SizeColumn): number | CellProblem => {
    const text = cellOf(row, column)
    const unit = unitOf(column)
    const value = sizeOf(row, column)
    if (unit === null && value !== 0 && isBareFigure(text)) bare = openCell(bare, column, text)
    // If the unit is missing too, the user is asked for the unit first.
    if (unit ?? said.unit ?? !isBareFigure(text)) noteUndecided(column, text)
    return value
  }
  return {
    count,
    /** Takes the decimal signs that the cells of a row show. */
    takeSigns: (row: Row) => {
      for (const column of sizeColumns)
        if (found[column]) signs.take(column, cellOf(row, column), false)
      for (const column of wholeColumns)
        if (found[column]) signs.take(column, cellOf(row, column), !isMean(column))
    },
    isUndecidedRow: (row: Row) =>
      [...sizeColumns, ...countColumns.filter(isMean)].some(
        (column) => found[column] && isUndecidedFigure(cellOf(row, column)),
      ),
    /** Figures of a row, without notes on unreadable cells. */
    figuresOf: (row: Row): RowFigures => {
      const figure = (value: number | CellProblem) => (typeof value === 'number' ? value : null)
      const messages = counted
        .map((column) => figure(written(row, column)))
        .filter((value) => value !== null)
      return [
        figure(sizeOf(row, 'size')),
        figure(sizeOf(row, 'archiveSize')),
        figure(writtenCount(cellOf(row, 'items'))),
        messages.length === 0 ? null : messages.reduce((sum, value) => sum + value, 0),
      ]
    },
    /** Mailbox size of a row in bytes, without notes; 0 if its cell holds none. */
    plainSizeOf: (row: Row) => {
      const size = sizeOf(row, 'size')
      return typeof size === 'number' ? size : 0
    },
    /** Size of a row in bytes; 0 without the column, null if its cell holds none. */
    sizeOf: (row: Row, column: SizeColumn) =>
      found[column]
        ? leftOut.figure(found[column], sizeNoted(row, column), cellOf(row, column), row.at)
        : 0,
    /** Messages per day of a row; null if a cell is not a count. */
    messagesOf: (row: Row, days: number) => {
      let sum = 0
      for (const column of counted) {
        const value = count(row, column)
        if (value === null) return null
        sum += value
      }
      return sum / days
    },
    /** Bytes of the messages of a row; null if a cell is unreadable. */
    messageBytesOf: (row: Row) => {
      if (found.bytes && counted.length > 0) return count(row, 'bytes')
      let sum = 0
      for (const column of ['sentSize', 'receivedSize'] as const) {
        if (!found[column]) continue
        const text = cellOf(row, column)
        const size = writtenSize(text, 'mb', signsOf(column))
        const value = leftOut.figure(found[column], size, text, row.at)
        if (value === null) return null
        sum += value
      }
      return sum
    },
    /** Bytes of the archive of a row; null if its unit or decimal sign is unknown. */
    archiveOf: (row: Row, column: FoundColumn) => {
      const text = cellOf(row, 'archiveSize')
      if (isWithoutArchive(text)) return 0
      if (isInCloud(cellOf(row, 'archivePlace'))) {
        leftOut.row('cloud archive', row.at)
        return 0
      }
      const value = sizeNoted(row, 'archiveSize')
      if (typeof value === 'number') return value
      if (value === 'no unit' || value === 'ambiguous')
        return leftOut.figure(column, value, text, row.at)
      leftOut.cell('no archive', column, text, row.at)
      return 0
    },
    /** Sizes without a unit, and figures of either decimal sign, that only the user settles. */
    openCells: () => ({ bare, undecided }),
  }
}
