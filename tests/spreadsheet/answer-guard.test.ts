import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { answersChangedWarning } from '../../src/spreadsheet/answer-guard.ts'
import { type Book, placesOfNamedCells, type Sheet } from '../../src/spreadsheet/book.ts'
import { projectCellName } from '../../src/spreadsheet/embedded-project.ts'
import { cellAddress, columnLetters } from '../../src/spreadsheet/place.ts'
import { wholeBook } from './books.ts'

const se: Plan = { ...withVersion(defaultPlan, 'SE'), name: 'Two sites', sites: 2 }
const [tier] = se.tiers
const books = {
  'a plan of three tiers': await wholeBook([{ ...se, tiers: [tier, tier, tier] }]),
  'the worked example': await wholeBook([defaultPlan]),
  'three variants': await wholeBook([se, defaultPlan, { ...se, name: 'More', copies: 3 }], 'All'),
}

/** The formula at the top of a sheet; a sheet has one guard at the most. */
function guardOf({ name, rows }: Sheet) {
  const found = (rows[0] ?? []).flatMap(({ formula, value }, column) =>
    formula === undefined ? [] : [{ formula, value, at: cellAddress(1, column + 1) }],
  )
  expect(found, name).toHaveLength(1)
  return found[0]!
}

type Pair = {
  readonly sheet: string
  readonly copy: string
  readonly holds: (row: number, column: number) => boolean
}

/** The ranges that a guard compares, each with its copy at the same addresses. */
function comparedIn(formula: string): readonly Pair[] {
  const range = /EXACT\('?([\w ]+?)'?!([$A-Z\d]+:[$A-Z\d]+),'?([\w ]+?)'?!([$A-Z\d]+:[$A-Z\d]+)\)/g
  return [...formula.matchAll(range)].map(([, sheet = '', cells = '', copy = '', same]) => {
    expect(same).toBe(cells)
    const [, left = '', top = '', right = '', bottom = ''] =
      /^\$([A-Z]+)\$(\d+):\$([A-Z]+)\$(\d+)$/.exec(cells) ?? []
    const columns = Array.from({ length: 200 }, (_, at) => columnLetters(at + 1))
    const [from, to] = [columns.indexOf(left) + 1, columns.indexOf(right) + 1]
    return {
      ...{ sheet, copy },
      holds: (row, column) =>
        Number(top) <= row && row <= Number(bottom) && from <= column && column <= to,
    }
  })
}

function valueAt({ sheets }: Book, sheet: string, row: number, column: number) {
  return sheets.find(({ name }) => name === sheet)?.rows[row - 1]?.[column - 1]?.value ?? null
}

describe.each(Object.entries(books))('the workbook of %s', (_of, book) => {
  const visible = book.sheets.filter(({ hidden }) => !hidden)

  it('says nothing at the top of any sheet as long as its answers are those computed with', () => {
    expect(visible.length).toBeGreaterThan(6)
    for (const sheet of visible) {
      const { formula, value, at } = guardOf(sheet)
      expect(formula).toMatch(
        new RegExp(
          `^IFERROR\\(IF\\(.*=0,"","${answersChangedWarning}"\\),"${answersChangedWarning}"\\)$`,
        ),
      )
      expect(value).toBe('')
      expect(sheet.red).toEqual({ cells: at, when: `${at}<>""` })
    }
  })

  it('compares every answer cell of its plan, or of all plans, with the answer computed with', () => {
    const answers = [...placesOfNamedCells(book)].filter(([name]) => name !== projectCellName)
    expect(answers.length).toBeGreaterThan(50)
    for (const sheet of visible) {
      const pairs = comparedIn(guardOf(sheet).formula)
      const [prefix = ''] = /^\d+ /.exec(sheet.name) ?? []
      for (const [name, place] of answers) {
        if (!place.sheet.startsWith(prefix)) continue
        const { row, column } = place
        const pair = pairs.find((one) => one.sheet === place.sheet && one.holds(row, column))
        if (!pair) throw new Error(`The guard of ${sheet.name} leaves out ${name}`)
        expect(valueAt(book, pair.copy, row, column)).toBe(valueAt(book, place.sheet, row, column))
      }
    }
  })

  it('compares no other cell that holds something', () => {
    const named = new Set(
      [...placesOfNamedCells(book).values()].map(
        ({ sheet, row, column }) => `${sheet} ${row} ${column}`,
      ),
    )
    for (const { name, rows } of book.sheets.filter((one) => /(Answers|Tiers)$/.test(one.name))) {
      const pairs = comparedIn(guardOf(book.sheets.find((one) => one.name === name)!).formula)
      rows.forEach((row, at) => {
        row.forEach(({ value }, column) => {
          const isCompared = pairs.some(
            (one) => one.sheet === name && one.holds(at + 1, column + 1),
          )
          if (isCompared && value !== null)
            expect(named.has(`${name} ${at + 1} ${column + 1}`), `${name} ${at + 1}`).toBe(true)
        })
      })
    }
  })
})
