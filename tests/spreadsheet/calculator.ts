import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initSync, Model } from '@ironcalc/wasm'
import type { Held, Sheet } from '../../src/spreadsheet/book.ts'
import type { Place } from '../../src/spreadsheet/place.ts'

const { resolve } = createRequire(import.meta.url)
initSync({ module: readFileSync(resolve('@ironcalc/wasm/wasm_bg.wasm')) })

/** A workbook that calculates: what its cells held when they were written is thrown away. */
export type Calculator = {
  /** What a cell comes to: a number to fifteen digits, a text, or yes and no. */
  readonly read: (place: Place) => number | string | boolean
  /** Puts values into cells, and calculates anew. */
  readonly put: (cells: readonly (readonly [Place, Held])[]) => void
  readonly free: () => void
}

/** Numbers are read as they are written, so all are written to their last digit. */
const digits = '0.000000000000000E+00'

/** Calculates the sheets of a workbook by their formulas alone. */
export function calculator(sheets: readonly Sheet[]): Calculator {
  const model = new Model('workbook', 'en', 'UTC', 'en')
  const names = sheets.map(({ name }) => name)
  const write = (sheet: number, row: number, column: number, held: Held) =>
    model.setUserInput(sheet, row, column, inputOf(held))
  model.pauseEvaluation()
  // All of them first: formulas name sheets that come later.
  names.forEach((name, sheet) => {
    if (sheet > 0) model.newSheet()
    model.renameSheet(sheet, name)
  })
  sheets.forEach(({ rows }, sheet) => {
    rows.forEach((row, at) => {
      row.forEach(({ value, formula }, column) => {
        if (formula === undefined) write(sheet, at + 1, column + 1, value)
        else model.setUserInput(sheet, at + 1, column + 1, `=${formula}`)
      })
    })
    // After the cells: before them, those it is given would be read by it.
    const width = Math.max(1, ...rows.map((row) => row.length))
    const area = { sheet, row: 1, column: 1, width, height: Math.max(1, rows.length) }
    model.updateRangeStyle(area, 'num_fmt', digits)
  })
  const calculate = () => {
    model.resumeEvaluation()
    model.evaluate()
  }
  calculate()
  const sheetOf = ({ sheet }: Place) => {
    const at = names.indexOf(sheet)
    if (at === -1) throw new Error(`There is no sheet ${sheet}`)
    return at
  }
  return {
    read: (place) => {
      const sheet = sheetOf(place)
      const text = model.getFormattedCellValue(sheet, place.row, place.column)
      if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE'
      return /^-?\d\.\d{15}E[+-]\d\d$/.test(text) ? Number(text) : text
    },
    put: (cells) => {
      model.pauseEvaluation()
      for (const [place, held] of cells) write(sheetOf(place), place.row, place.column, held)
      calculate()
    },
    free: () => model.free(),
  }
}

/** What a person would type: text that would be read as something else behind a quote. */
function inputOf(held: Held): string {
  if (held === null) return ''
  if (typeof held === 'boolean') return held ? 'TRUE' : 'FALSE'
  return typeof held === 'number' ? String(held) : `'${held}`
}
