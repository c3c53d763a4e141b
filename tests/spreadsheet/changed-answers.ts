import type { Plan } from '../../src/engine/index.ts'
import { answerCellValue, answerSheetLayouts } from '../../src/spreadsheet/answer-cells.ts'
import type { Book, CellContent } from '../../src/spreadsheet/book.ts'
import type { CellPlace } from '../../src/spreadsheet/place.ts'

/** The cells of the answers of a plan, where those of another stand. */
export function answerCells(
  plan: Plan,
  asIn: Plan,
  prefix = '',
): readonly (readonly [CellPlace, CellContent])[] {
  const { plan: ofPlan, tiers } = answerSheetLayouts(asIn, prefix)
  const in1 = [[ofPlan, [0]] as const, [tiers, plan.tiers.map((_, at) => at)] as const]
  return in1.flatMap(([{ sheet, firstRow, column, lines }, columns]) =>
    lines.flatMap((line, at) =>
      line.kind === 'answer'
        ? columns.map((tier): readonly [CellPlace, CellContent] => [
            { sheet, row: firstRow + at, column: column + tier },
            answerCellValue(line.field, line.field.read(plan, tier)),
          ])
        : [],
    ),
  )
}

/** A workbook in which cells hold something else, while what formulas came to stays as it was. */
export function withHeld(book: Book, cells: readonly (readonly [CellPlace, CellContent])[]): Book {
  const held = new Map(
    cells.map(([{ sheet, row, column }, of]) => [`${sheet} ${row} ${column}`, of]),
  )
  const sheets = book.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row, at) =>
      row.map((cell, column) => {
        const value = held.get(`${sheet.name} ${at + 1} ${column + 1}`)
        return value === undefined ? cell : { ...cell, value }
      }),
    ),
  }))
  return { ...book, sheets }
}
