import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { textWithValidXmlCharacters } from '../text/escaped-xml.ts'
import {
  pageTextWidths,
  type WordPageOrientation,
  wordTableCellMargin,
  wordTableLayout,
} from './column-widths.ts'
import type { WordCell, WordRow, WordRun } from './document.ts'

const lines = { style: BorderStyle.SINGLE, size: 4, color: 'C6CBCF' } as const

/** Word table as wide as the text, with repeated header rows. */
export function wordTable(rows: readonly WordRow[], orientation: WordPageOrientation): Table {
  const { size, widths } = wordTableLayout(rows, orientation)
  return new Table({
    width: { size: pageTextWidths[orientation], type: WidthType.DXA },
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
    margins: { left: wordTableCellMargin, right: wordTableCellMargin },
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

function cellOf(cell: WordCell, isHeadRow: boolean, size: number): TableCell {
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
        children: docxParagraphRuns(cell.runs, { isBold, size }),
      }),
    ],
  })
}

type Look = {
  readonly isBold?: boolean
  /** Font size in half points; if not given, that of the paragraph. */
  readonly size?: number
}

export function docxParagraphRuns(runs: readonly WordRun[], look: Look = {}): ParagraphChild[] {
  const { isBold = false, size } = look
  return runs.map((run) => {
    if (run === 'line break') return new TextRun({ break: 1 })
    const text = new TextRun({
      text: textWithValidXmlCharacters(run.text),
      bold: isBold || run.isBold,
      italics: run.isItalic,
      ...(size !== undefined && { size }),
      ...(run.address !== null && { style: 'Hyperlink' }),
    })
    return run.address === null
      ? text
      : new ExternalHyperlink({ link: run.address, children: [text] })
  })
}
