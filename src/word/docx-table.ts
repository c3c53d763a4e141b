import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import { cellMargin, layoutOf, type Orientation, pageWidths } from './column-widths.ts'
import type { Cell, Row } from './document.ts'
import { childrenOf } from './docx-parts.ts'

/** Between cells and around them. */
const lines = { style: BorderStyle.SINGLE, size: 4, color: 'C6CBCF' } as const

/**
 * A table as wide as the text, whose heads each page repeats. Word fits the columns to their words;
 * programs that do not take the widths as they are.
 */
export function tableOf(rows: readonly Row[], orientation: Orientation): Table {
  const { size, widths } = layoutOf(rows, orientation)
  return new Table({
    width: { size: pageWidths[orientation], type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.AUTOFIT,
    borders: {
      top: lines,
      bottom: lines,
      left: lines,
      right: lines,
      insideHorizontal: lines,
      insideVertical: lines,
    },
    margins: { left: cellMargin, right: cellMargin },
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

function cellOf(cell: Cell, isHeadRow: boolean, size: number): TableCell {
  const isBold = isHeadRow || (cell.isHead && cell.columns > 1)
  return new TableCell({
    columnSpan: cell.columns,
    rowSpan: cell.rows,
    ...(isBold && { shading: { fill: 'F4F5F3' } }),
    children: [
      new Paragraph({
        style: 'TableText',
        alignment: cell.isNumber ? AlignmentType.END : AlignmentType.START,
        run: { size },
        children: childrenOf(cell.runs, { isBold, size }),
      }),
    ],
  })
}
