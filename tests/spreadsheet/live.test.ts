import { expect, it, test } from 'vitest'
import { defaultPlan, type Plan, traceOf } from '../../src/engine/index.ts'
import type { Cell } from '../../src/spreadsheet/book.ts'
import { noLonger } from '../../src/spreadsheet/live/guarded.ts'
import { type Live, type LiveWords, live } from '../../src/spreadsheet/live/live.ts'
import { cases } from '../cases.ts'
import { chanceFrom } from '../chance.ts'
import { changed, planOfRoles, plansOfMethods, usualKeys } from '../engine/tracing/changed-plans.ts'
import { near } from '../engine/tracing/followed.ts'
import { type Calculator, calculator } from './calculator.ts'
import { answerCells } from './changed-answers.ts'

/** What is written beside numbers makes no difference here. */
const words: LiveWords = {
  prefix: '',
  numberFormat: () => '0',
  source: () => '',
  answer: (label) => ({ label, said: '' }),
  amount: () => '',
  explain: () => ({ words: '', source: '', errata: '' }),
}

const results = 'Results'

/** A workbook of answers, the live sheets and every result. */
function workbook(plan: Plan, of: Live): Calculator {
  const answers = new Map<string, Cell[][]>()
  for (const [{ sheet, row, column }, value] of answerCells(plan, plan)) {
    const rows = answers.get(sheet) ?? []
    answers.set(sheet, rows)
    while (rows.length < row) rows.push([])
    const cells = rows[row - 1] ?? []
    while (cells.length < column) cells.push({ value: null })
    cells[column - 1] = { value }
  }
  const rows = [...of.results.values()].map(({ formula }): Cell[] => [{ value: null, formula }])
  const book = calculator([
    ...[...answers].map(([name, cells]) => ({ name, columns: [], rows: cells, frozen: 0 })),
    ...of.sheets,
    { name: results, columns: [], rows, frozen: 0 },
  ])
  return book
}

/** What each result comes to in the workbook. */
function resultsIn(book: Calculator, of: Live): ReadonlyMap<string, number | string | boolean> {
  return new Map(
    [...of.results.keys()].map((key, at) => [
      key,
      book.read({ sheet: results, row: at + 1, column: 1 }),
    ]),
  )
}

function liveOf(plan: Plan): Live {
  const found = live(plan, words)
  if (!found) throw new Error('The plan can be sized')
  return found
}

it.each([
  ['2010', defaultPlan],
  ['2013 to SE', planOfRoles(4)],
])('every cell comes to what it held when it was written: %s', (_, plan) => {
  const of = liveOf(plan)
  const book = workbook(plan, of)
  let formulas = 0
  for (const { name: sheet, rows } of of.sheets)
    rows.forEach((row, at) => {
      row.forEach(({ value, formula }, column) => {
        if (formula === undefined) return
        formulas += 1
        const place = { sheet, row: at + 1, column: column + 1 }
        const found = book.read(place)
        if (typeof value === 'number' && typeof found === 'number')
          expect(near(found, value, 1e-9), `${sheet} ${at + 1}: ${found} for ${value}`).toBe(true)
        else expect(found, `${sheet} ${at + 1} ${formula}`).toBe(value)
      })
    })
  expect(formulas).toBeGreaterThan(100)
  for (const [key, found] of resultsIn(book, of))
    expect(near(Number(found), of.results.get(key)?.figure.value ?? Number.NaN, 1e-9), key).toBe(
      true,
    )
  book.free()
})

type Told = {
  readonly key: string
  readonly found: number | string | boolean
  readonly engine: number | undefined
}

/** What a workbook says with changed answers that the engine does not, and how much it leaves open. */
function changedIn(plan: Plan, seed: number) {
  const of = live(plan, words)
  if (!of) return { all: 0, guarded: 0, wrong: [] }
  const book = workbook(plan, of)
  const to = changed(plan, usualKeys, chanceFrom(seed))
  book.put(answerCells(to, plan))
  const engine = new Map(traceOf(to)?.results.map(({ key, figure }) => [key, figure.value]))
  const told = [...resultsIn(book, of)].map(
    ([key, found]): Told => ({ key, found, engine: engine.get(key) }),
  )
  book.free()
  const open = told.filter(({ found }) => found === noLonger)
  const wrong = told.filter(
    ({ found, engine: right }) =>
      found !== noLonger &&
      !(typeof found === 'number' && right !== undefined && near(found, right, 1e-6)),
  )
  return { all: told.length, guarded: open.length, wrong }
}

test('no formula holds what a person wrote, and none is longer than a cell takes', () => {
  const written = Array.from({ length: 60 }, (_, at) => `EX"${at}"`)
    .join(' ')
    .padEnd(500, 'x')
  const plan = { ...planOfRoles(4), serverNames: written, databaseNames: written }
  const of = liveOf(plan)
  const formulas = of.sheets.flatMap(({ rows }) =>
    rows.flat().flatMap(({ formula = [] }) => formula),
  )
  const texts = formulas.flatMap((formula) => formula.match(/"(?:[^"]|"")*"/g) ?? [])
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.length > 257 || text.includes('EX'))).toEqual([])
  expect(formulas.filter((formula) => formula.length > 8192)).toEqual([])
  const book = workbook(plan, of)
  if (!of.holds || !of.unchanged) throw new Error('Answers decide')
  const cell = (name: string) => ({
    sheet: 'Choices',
    row: Number(name.match(/\d+$/)?.[0]),
    column: 3,
  })
  expect([book.read(cell(of.holds)), book.read(cell(of.unchanged))]).toEqual([true, true])
  book.put(answerCells({ ...plan, serverNames: written.toLowerCase() }, plan))
  expect([book.read(cell(of.holds)), book.read(cell(of.unchanged))]).toEqual([false, false])
  book.free()
})

test.each(plansOfMethods)(
  'a workbook whose answers are changed says what the engine says, or that it cannot: %s',
  (method, planOf) => {
    let [all, guarded] = [0, 0]
    for (let seed = 1; seed <= cases(3, 150); seed += 1) {
      const found = changedIn(planOf(seed), seed)
      expect(found.wrong, `seed ${seed}`).toEqual([])
      all += found.all
      guarded += found.guarded
    }
    const share = guarded / all
    console.info(`${method}: ${Math.round(share * 1000) / 10} % of ${all} results left open`)
    expect(share).toBeLessThanOrEqual(0.2)
  },
)
