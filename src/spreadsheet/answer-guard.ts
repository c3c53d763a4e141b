import type { Plan } from '../engine/index.ts'
import { type AnswerSheetLayout, answerSheetLayouts } from './answer-cells.ts'
import type { Sheet, SheetCell } from './book.ts'
import { columnLetters, quotedSheetName } from './place.ts'

/** Warning at the top of each sheet once an answer differs from those behind the figures. */
export const answersChangedWarning = 'Answers changed since this was computed: open it in Spindle'

/** A plan whose answers are in the cells of a workbook; `prefix` begins its sheet names. */
type AnsweredPlan = { readonly plan: Plan; readonly prefix: string }

/** A range of cells: first and last row, first and last column, counted from 1. */
type Area = {
  readonly sheet: string
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
}

/** Formula that shows `answersChangedWarning` once an answer cell of these plans differs or is gone. */
export function answersChangedFormula(plans: readonly AnsweredPlan[]): string {
  const changed = plans.flatMap((one) =>
    areasOf(one).map(
      (area) =>
        `SUMPRODUCT(1-EXACT(${rangeOf(area)},${rangeOf({ ...area, sheet: asComputed(one) })}))`,
    ),
  )
  return `IFERROR(IF(${changed.join('+')}=0,"","${answersChangedWarning}"),"${answersChangedWarning}")`
}

/** Hidden sheet that repeats the answers behind the figures, at the addresses of their cells. */
export function computedAnswersSheet(of: AnsweredPlan, written: readonly Sheet[]): Sheet {
  const areas = areasOf(of)
  const [height, width] = [
    Math.max(...areas.map(({ rows }) => rows[1])),
    Math.max(...areas.map(({ columns }) => columns[1])),
  ]
  const cellAt = (row: number, column: number): SheetCell => {
    const area = areas.find(
      ({ rows, columns }) =>
        rows[0] <= row && row <= rows[1] && columns[0] <= column && column <= columns[1],
    )
    const sheet = written.find(({ name }) => name === area?.sheet)
    return { value: sheet?.rows[row - 1]?.[column - 1]?.value ?? null }
  }
  return {
    name: asComputed(of),
    columns: [],
    rows: Array.from({ length: height }, (_row, row) =>
      Array.from({ length: width }, (_column, column) => cellAt(row + 1, column + 1)),
    ),
    frozen: 0,
    hidden: 'very hidden',
  }
}

function asComputed({ prefix }: AnsweredPlan): string {
  return `${prefix}As computed`
}

function areasOf({ plan, prefix }: AnsweredPlan): readonly Area[] {
  const sheets = answerSheetLayouts(plan, prefix)
  return [areaOf(sheets.plan, 1), areaOf(sheets.tiers, plan.tiers.length)]
}

function areaOf({ sheet, firstRow, column, lines }: AnswerSheetLayout, columns: number): Area {
  return {
    sheet,
    rows: [firstRow, firstRow + lines.length - 1],
    columns: [column, column + columns - 1],
  }
}

function rangeOf({ sheet, rows, columns }: Area): string {
  const [first, last] = columns.map((column) => `$${columnLetters(column)}`)
  return `${quotedSheetName(sheet)}!${first}$${rows[0]}:${last}$${rows[1]}`
}
