import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, size, withVersion } from '../../src/engine/index.ts'
import { noLonger } from '../../src/spreadsheet/live/guarded.ts'
import { readSpreadsheet } from '../../src/spreadsheet/read-back.ts'
import { xlsxOf } from '../../src/spreadsheet/xlsx.ts'
import { isDeep } from '../cases.ts'
import { chanceFrom } from '../chance.ts'
import { changed, planOfPapers, planOfRoles, usualKeys } from '../engine/tracing/changed-plans.ts'
import { near } from '../engine/tracing/followed.ts'
import { wholeBook, withCells } from './books.ts'
import { answerCells, withHeld } from './changed-answers.ts'
import { hasLibreOffice, savedByLibreOffice } from './libre-office.ts'
import { type FoundCell, readXlsx } from './read-xlsx.ts'

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
