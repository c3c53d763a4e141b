import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultPlan,
  fields,
  isOfPlan,
  type Plan,
  size,
  withVersion,
} from '../../src/engine/index.ts'
import { answerPlace, answerSheets, heldAs } from '../../src/spreadsheet/answer-cells.ts'
import { type Cell, namedCells, type Sheet } from '../../src/spreadsheet/book.ts'
import { noLonger } from '../../src/spreadsheet/live/guarded.ts'
import { referenceTo } from '../../src/spreadsheet/place.ts'
import { readSpreadsheet } from '../../src/spreadsheet/read-back.ts'
import { xlsxOf } from '../../src/spreadsheet/xlsx.ts'
import { cases, isDeep } from '../cases.ts'
import { chanceFrom } from '../chance.ts'
import { plans } from '../codec/plans.ts'
import { changed, planOfPapers, planOfRoles, usualKeys } from '../engine/tracing/changed-plans.ts'
import { near } from '../engine/tracing/followed.ts'
import { wholeBook, withCells } from './books.ts'
import { answerCells, withHeld } from './changed-answers.ts'
import { hasLibreOffice, savedByLibreOffice } from './libre-office.ts'
import { type FoundCell, readXlsx } from './read-xlsx.ts'

describe('answer cells', () => {
  /** The references of all answers of a plan that have a cell. */
  function placesOf(plan: Plan, prefix: string): readonly string[] {
    return fields.flatMap((field) => {
      const tiers = field.scope === 'tier' ? plan.tiers.map((_tier, at) => at) : [null]
      return tiers.flatMap((tier) => {
        const place = answerPlace(plan, field.key, tier, prefix)
        return place ? [referenceTo(place)] : []
      })
    })
  }

  describe('the cells of answers', () => {
    it('are one for each answer of a plan, tier by tier, and no two the same', () => {
      fc.assert(
        fc.property(plans, (plan) => {
          const places = placesOf(plan, '')
          expect(new Set(places).size).toBe(places.length)
          const lacking = fields.filter(
            (field) =>
              isOfPlan(field, plan) && !field.isPrice && answerPlace(plan, field.key, 0) === null,
          )
          expect(lacking).toEqual([])
        }),
        { numRuns: cases(40, 300) },
      )
    })

    it('stand on the line that the sheets have for them', () => {
      const { plan, tiers } = answerSheets(defaultPlan)
      for (const { sheet, firstRow, column, lines } of [plan, tiers])
        for (const [at, line] of lines.entries())
          if (line.kind === 'answer')
            expect(answerPlace(defaultPlan, line.field.key, 0)).toEqual({
              sheet,
              row: firstRow + at,
              column,
            })
    })

    it('of variants are told apart by the prefix of their sheets', () => {
      const plan = withVersion(defaultPlan, 'SE')
      const [one, other] = ['1 ', '2 '].map((prefix) => placesOf(plan, prefix))
      expect(one?.every((place) => /^'1 (Answers|Tiers)'!\$[A-Z]+\$\d+$/.test(place))).toBe(true)
      expect(one?.some((place) => other?.includes(place))).toBe(false)
    })

    it('hold each choice by a label of its own', () => {
      for (const field of fields)
        if (field.kind === 'choice') {
          const held = field.choices.map(({ value }) => heldAs(field, value))
          expect(new Set(held).size, field.key).toBe(held.length)
        }
    })
  })
})

describe('book', () => {
  it('a name leads to the cell that bears it', () => {
    const cells: readonly Cell[] = [{ value: 1 }, { value: 2, name: 'Second' }]
    const sheet = (name: string, rows: Sheet['rows']): Sheet => ({
      name,
      rows,
      columns: [],
      frozen: 0,
    })
    const names = namedCells({
      sheets: [sheet('Empty', []), sheet('Full', [[], cells, [{ value: 3, name: 'Third' }]])],
    })
    expect([...names]).toEqual([
      ['Second', { sheet: 'Full', row: 2, column: 2 }],
      ['Third', { sheet: 'Full', row: 3, column: 1 }],
    ])
  })
})

describe('libre office', () => {
  const se: Plan = { ...withVersion(defaultPlan, 'SE'), name: ' =Two  sites_x0041_ ', sites: 2 }

  describe.runIf(isDeep && hasLibreOffice)('a spreadsheet that LibreOffice saved again', () => {
    it('comes back as the plans it was made of, with what was changed', {
      timeout: 120_000,
    }, async () => {
      for (const plans of [[se], [defaultPlan], [se, defaultPlan]]) {
        const book = await wholeBook(plans, 'All')
        const again = readSpreadsheet(savedByLibreOffice(xlsxOf(book)))
        expect(again).toMatchObject({ ok: true, changes: [], missing: 0, projectName: 'All' })
        expect(again?.ok && again.plans.map(({ plan }) => plan)).toEqual(plans)
        const edited = withCells(book, { Spindle_name: 'Fabrikam' })
        const changed = readSpreadsheet(savedByLibreOffice(xlsxOf(edited)))
        expect(changed).toMatchObject({ ok: true, changes: [{ ok: true, is: 'Fabrikam' }] })
      }
    })

    it('has every value that was written, formulas calculated anew', {
      timeout: 120_000,
    }, async () => {
      const book = await wholeBook([{ ...se, serverPrice: 9000 }])
      const given = readXlsx(xlsxOf(book)).sheets
      const saved = readXlsx(savedByLibreOffice(xlsxOf(book))).sheets
      let formulas = 0
      for (const [name, cells] of given)
        for (const [at, { value, formula }] of cells) {
          const found = saved.get(name)?.get(at)
          if (formula !== null) formulas += 1
          if (typeof value === 'number') expect(found?.value, `${name}!${at}`).toBeCloseTo(value, 6)
          else if (formula !== null) expect(found?.value ?? '', `${name}!${at}`).toBe(value)
        }
      expect(formulas).toBeGreaterThan(15)
    })

    it('says with changed answers what the engine says, or that it cannot', {
      timeout: 1_200_000,
    }, async () => {
      const plans = [defaultPlan, se, ...[3, 4].map(planOfRoles)]
      const ofPapers = [5, 6].map((seed) => planOfPapers(chanceFrom(seed)))
      let [followed, moved] = [0, 0]
      for (const [at, plan] of [...plans, ...ofPapers].entries()) {
        const to = changedPlan(plan, at + 1)
        const book = await wholeBook([plan])
        const edited = xlsxOf(withHeld(book, answerCells(to, plan)))
        const before = resultsIn(edited)
        const after = resultsIn(savedByLibreOffice(edited))
        const engine = resultsIn(xlsxOf(await wholeBook([to])))
        expect([...after.keys()]).toEqual([...before.keys()])
        for (const [key, found] of after) {
          if (found === noLonger) continue
          const right = engine.get(key)
          const isRight =
            typeof found === 'number' && typeof right === 'number'
              ? near(found, right, 1e-6)
              : found === right
          expect(isRight, `${at} ${key}: ${found}, and the engine says ${right}`).toBe(true)
          followed += 1
          if (found !== before.get(key)) moved += 1
        }
      }
      console.info(`${followed} results followed, ${moved} of them moved`)
      // What it was when it was written would be no test.
      expect(moved).toBeGreaterThan(100)
    })
  })

  /** A plan with other answers that can be sized. */
  function changedPlan(plan: Plan, seed: number): Plan {
    const all = Array.from({ length: 20 }, (_, at) =>
      changed(plan, usualKeys, chanceFrom(seed * 100 + at)),
    )
    const to = all.find((one) => size(one).ok && JSON.stringify(one) !== JSON.stringify(plan))
    if (!to) throw new Error('No change leaves a plan that can be sized')
    return to
  }

  /** What the sheet of results says of each figure, by its group, its name and how often that was there before. */
  function resultsIn(bytes: Uint8Array): ReadonlyMap<string, FoundCell['value']> {
    const cells = readXlsx(bytes).sheets.get('Results') ?? new Map<string, FoundCell>()
    const rows = Math.max(...[...cells.keys()].map((at) => Number(at.slice(1))))
    const found = new Map<string, FoundCell['value']>()
    let group = ''
    for (let row = 4; row <= rows; row += 1) {
      const [label, value] = ['A', 'B'].map((column) => cells.get(`${column}${row}`)?.value ?? null)
      if (value === null || value === undefined) group = String(label)
      else {
        const name = `${group}: ${label}`
        const times = [...found.keys()].filter((one) => one.startsWith(`${name} #`)).length
        found.set(`${name} #${times + 1}`, value)
      }
    }
    return found
  }
})
