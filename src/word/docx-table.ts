import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { heldByXml } from '../text/escaped-xml.ts'
import type { Cell, Row } from './document.ts'
import { childrenOf, textWidth } from './docx-parts.ts'

/** Columns of a table from which on its words are smaller, in half points. */
const small = [
  { columns: 14, size: 11 },
  { columns: 9, size: 13 },
  { columns: 6, size: 15 },
] as const

/** Between cells and around them. */
const lines = { style: BorderStyle.SINGLE, size: 4, color: 'C6CBCF' } as const

/** A table as wide as the text, whose heads each page repeats. */
export function tableOf(rows: readonly Row[]): Table {
  const columns = columnsIn(rows)
  const widths = widthsOf(rows, columns)
  const size = small.find((one) => columns >= one.columns)?.size
  return new Table({
    width: { size: textWidth.twips, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    borders: {
      top: lines,
      bottom: lines,
      left: lines,
      right: lines,
      insideHorizontal: lines,
      insideVertical: lines,
    },
    margins: { left: 70, right: 70 },
    rows: rows.map(
      ({ isHead, cells }) =>
        new TableRow({
          ...(isHead && { tableHeader: true }),
          cantSplit: true,
          children: cells.map((cell) => cellOf(cell, isHead, size)),
        }),
    ),
  })
}

function cellOf(cell: Cell, isHeadRow: boolean, size: number | undefined): TableCell {
  const isBold = isHeadRow || (cell.isHead && cell.columns > 1)
  return new TableCell({
    columnSpan: cell.columns,
    rowSpan: cell.rows,
    ...(isBold && { shading: { fill: 'F4F5F3' } }),
    children: [
      new Paragraph({
        style: 'TableText',
        alignment: cell.isNumber ? AlignmentType.END : AlignmentType.START,
        ...(size !== undefined && { run: { size } }),
        children: size === undefined ? childrenOf(cell.runs, isBold) : smaller(cell, isBold, size),
      }),
    ],
  })
}

function smaller({ runs }: Cell, isBold: boolean, size: number) {
  return runs.map((run) =>
    run === 'line break'
      ? new TextRun({ break: 1 })
      : new TextRun({
          text: heldByXml(run.text),
          bold: isBold || run.isBold,
          italics: run.isItalic,
          size,
        }),
  )
}

function columnsIn(rows: readonly Row[]): number {
  return rows.reduce(
    (most, { cells }) =>
      Math.max(
        most,
        cells.reduce((sum, { columns }) => sum + columns, 0),
      ),
    1,
  )
}

/** Words longer than so many signs are wrapped, of many columns sooner; shorter columns stay as wide as this. */
const signs = { most: 40, ofMany: 24, many: 9, least: 6 } as const

/** The width of each column, by the longest line in it. */
function widthsOf(rows: readonly Row[], columns: number): readonly number[] {
  const most = columns >= signs.many ? signs.ofMany : signs.most
  const longest: number[] = Array.from({ length: columns }, () => signs.least)
  const taken = new Map<number, Set<number>>()
  for (const [at, { cells }] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      // What reaches down from a row above has this place.
      while (taken.get(at)?.has(column)) column += 1
      for (let below = 1; below < cell.rows; below += 1)
        for (let beside = 0; beside < cell.columns; beside += 1) {
          const places = taken.get(at + below) ?? new Set()
          taken.set(at + below, places.add(column + beside))
        }
      if (cell.columns === 1)
        longest[column] = Math.max(longest[column] ?? 0, Math.min(most, longestLine(cell) + 2))
      column += cell.columns
    }
  }
  const all = longest.reduce((sum, one) => sum + one, 0)
  const widths = longest.map((one) => Math.floor((one / all) * textWidth.twips))
  const rest = textWidth.twips - widths.reduce((sum, one) => sum + one, 0)
  return widths.map((one, at) => (at === 0 ? one + rest : one))
}

function longestLine({ runs }: Cell): number {
  let [longest, length] = [0, 0]
  for (const run of runs) {
    length = run === 'line break' ? 0 : length + run.text.length
    longest = Math.max(longest, length)
  }
  return longest
}
