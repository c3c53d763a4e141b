import { isCloudWord, isNoArchiveWord } from './cell-words.ts'
import type { FoundColumn, RecognizedColumns, StatisticsColumn } from './columns.ts'
import { messageCountColumns } from './columns-used.ts'
import type { mailboxRowInspector } from './mailbox-row.ts'
import type { AmbiguousCells } from './mailbox-table.ts'
import type { NumberedRow } from './row-reader.ts'
import type { AnswersOnStatisticsFile } from './statistics-answers.ts'
import type { leftOutCounter } from './statistics-note.ts'
import type { RowFigures } from './total-rows.ts'
import {
  decimalSignCollector,
  type FigureProblem,
  isAmbiguousFigure,
  isFigureWithoutUnit,
  parseWrittenCount,
  parseWrittenMean,
  parseWrittenSize,
} from './written-size.ts'

/** Columns that hold whole numbers, without decimals. */
const wholeColumns = ['items', 'sent', 'received', 'messages', 'days', 'bytes'] as const
const sizeColumns = ['size', 'archiveSize', 'sentSize', 'receivedSize'] as const

type SizeColumn = 'size' | 'archiveSize'

/** Functions that read the figures of mailbox rows; unreadable cells are counted in `leftOut`. */
export function mailboxFigureReader(
  { found, sizeUnit, archiveUnit, isADay }: RecognizedColumns,
  said: AnswersOnStatisticsFile,
  cellOf: ReturnType<typeof mailboxRowInspector>['cellOf'],
  leftOut: ReturnType<typeof leftOutCounter>,
) {
  const counted = messageCountColumns.filter((one) => found[one])
  const signs = decimalSignCollector()
  let bare: AmbiguousCells | null = null
  let undecided: AmbiguousCells | null = null

  const isMean = (column: StatisticsColumn) =>
    isADay && messageCountColumns.some((one) => one === column)
  const signsOf = (column: StatisticsColumn) => signs.of(column) ?? said.decimals ?? null
  const openCell = (
    known: AmbiguousCells | null,
    column: StatisticsColumn,
    text: string,
  ): AmbiguousCells => ({
    count: (known?.count ?? 0) + 1,
    column: known?.column ?? found[column]?.head ?? '',
    text: known?.text ?? text.slice(0, 80),
  })
  /** Counts a figure whose decimal sign only the user can tell. */
  const noteUndecided = (column: StatisticsColumn, text: string) => {
    if (isAmbiguousFigure(text) && signs.of(column) === null)
      undecided = openCell(undecided, column, text)
  }
  const written = (row: NumberedRow, column: StatisticsColumn) =>
    isMean(column)
      ? parseWrittenMean(cellOf(row, column), signsOf(column))
      : parseWrittenCount(cellOf(row, column))
  const count = (row: NumberedRow, column: StatisticsColumn) => {
    const text = cellOf(row, column)
    if (isMean(column)) noteUndecided(column, text)
    return leftOut.figure(found[column], written(row, column), text, row.at)
  }
  const unitOf = (column: SizeColumn) => (column === 'size' ? sizeUnit : archiveUnit)
  const writtenSize = (row: NumberedRow, column: SizeColumn) =>
    parseWrittenSize(cellOf(row, column), unitOf(column) ?? said.unit ?? null, signsOf(column))
  const sizeNoted = (row: NumberedRow, column: SizeColumn): number | FigureProblem => {
    const text = cellOf(row, column)
    const unit = unitOf(column)
    const value = writtenSize(row, column)
    if (unit === null && value !== 0 && isFigureWithoutUnit(text))
      bare = openCell(bare, column, text)
    // If the unit is missing too, the user is asked for the unit first.
    if (unit ?? said.unit ?? !isFigureWithoutUnit(text)) noteUndecided(column, text)
    return value
  }
  return {
    count,
    /** Takes the decimal signs that the cells of a row show. */
    takeSigns: (row: NumberedRow) => {
      for (const column of sizeColumns)
        if (found[column]) signs.take(column, cellOf(row, column), false)
      for (const column of wholeColumns)
        if (found[column]) signs.take(column, cellOf(row, column), !isMean(column))
    },
    isUndecidedRow: (row: NumberedRow) =>
      [...sizeColumns, ...messageCountColumns.filter(isMean)].some(
        (column) => found[column] && isAmbiguousFigure(cellOf(row, column)),
      ),
    /** Figures of a row, without notes on unreadable cells. */
    figuresOf: (row: NumberedRow): RowFigures => {
      const figure = (value: number | FigureProblem) => (typeof value === 'number' ? value : null)
      const messages = counted
        .map((column) => figure(written(row, column)))
        .filter((value) => value !== null)
      return [
        figure(writtenSize(row, 'size')),
        figure(writtenSize(row, 'archiveSize')),
        figure(parseWrittenCount(cellOf(row, 'items'))),
        messages.length === 0 ? null : messages.reduce((sum, value) => sum + value, 0),
      ]
    },
    /** Mailbox size of a row in bytes, without notes; 0 if its cell holds none. */
    plainSizeOf: (row: NumberedRow) => {
      const size = writtenSize(row, 'size')
      return typeof size === 'number' ? size : 0
    },
    /** Size of a row in bytes; 0 without the column, null if its cell holds none. */
    sizeOf: (row: NumberedRow, column: SizeColumn) =>
      found[column]
        ? leftOut.figure(found[column], sizeNoted(row, column), cellOf(row, column), row.at)
        : 0,
    /** Messages per day of a row; null if a cell is not a count. */
    messagesOf: (row: NumberedRow, days: number) => {
      let sum = 0
      for (const column of counted) {
        const value = count(row, column)
        if (value === null) return null
        sum += value
      }
      return sum / days
    },
    /** Bytes of the messages of a row; null if a cell is unreadable. */
    messageBytesOf: (row: NumberedRow) => {
      if (found.bytes && counted.length > 0) return count(row, 'bytes')
      let sum = 0
      for (const column of ['sentSize', 'receivedSize'] as const) {
        if (!found[column]) continue
        const text = cellOf(row, column)
        const size = parseWrittenSize(text, 'mb', signsOf(column))
        const value = leftOut.figure(found[column], size, text, row.at)
        if (value === null) return null
        sum += value
      }
      return sum
    },
    /** Bytes of the archive of a row; null if its unit or decimal sign is unknown. */
    archiveOf: (row: NumberedRow, column: FoundColumn) => {
      const text = cellOf(row, 'archiveSize')
      if (isNoArchiveWord(text)) return 0
      if (isCloudWord(cellOf(row, 'archivePlace'))) {
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
