import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { answersChangedWarning } from '../../src/spreadsheet/answer-guard.ts'
import { readSpreadsheet } from '../../src/spreadsheet/read-back.ts'
import { writeXlsx } from '../../src/spreadsheet/xlsx.ts'
import { isDeep } from '../cases.ts'
import { wholeBook, withCells } from './books.ts'
import { answerCells, withHeld } from './changed-answers.ts'
import { hasLibreOffice, savedByLibreOffice } from './libre-office.ts'
import { readXlsx } from './read-xlsx.ts'

const se: Plan = { ...withVersion(defaultPlan, 'SE'), name: ' =Two  sites_x0041_ ', sites: 2 }

describe.runIf(isDeep && hasLibreOffice)('a spreadsheet that LibreOffice saved again', () => {
  it('comes back as the plans it was made of, with what was changed', {
    timeout: 120_000,
  }, async () => {
    for (const plans of [[se], [defaultPlan], [se, defaultPlan]]) {
      const book = await wholeBook(plans, 'All')
      const again = readSpreadsheet(savedByLibreOffice(writeXlsx(book)))
      expect(again).toMatchObject({ ok: true, changes: [], missing: 0, projectName: 'All' })
      expect(again?.ok && again.plans.map(({ plan }) => plan)).toEqual(plans)
      const edited = withCells(book, { Spindle_name: 'Fabrikam' })
      const changed = readSpreadsheet(savedByLibreOffice(writeXlsx(edited)))
      expect(changed).toMatchObject({ ok: true, changes: [{ ok: true, is: 'Fabrikam' }] })
    }
  })

  it('has every value that was written, formulas calculated anew', {
    timeout: 120_000,
  }, async () => {
    const book = await wholeBook([{ ...se, serverPrice: 9000 }])
    const given = readXlsx(writeXlsx(book)).sheets
    const saved = readXlsx(savedByLibreOffice(writeXlsx(book))).sheets
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

  it('says at the top of every sheet that an answer was changed, and nothing before', {
    timeout: 240_000,
  }, async () => {
    const book = await wholeBook([se, defaultPlan], 'All')
    const visible = book.sheets.filter(({ hidden }) => !hidden).map(({ name }) => name)
    const [first = se.tiers[0]] = se.tiers
    const others: readonly (readonly [of: number, Partial<Plan>])[] = [
      [0, {}],
      [0, { copies: se.copies + 1 }],
      [0, { siteModel: 'AA1' }],
      [0, { tiers: [{ ...first, quota: first.quota + 1 }] }],
    ]
    for (const [of, change] of others) {
      const edited = withHeld(book, answerCells({ ...se, ...change }, se, `${of + 1} `))
      const { sheets } = readXlsx(savedByLibreOffice(writeXlsx(edited)))
      const isChanged = Object.keys(change).length > 0
      for (const name of visible) {
        const says = [...(sheets.get(name) ?? [])].some(
          ([at, { value }]) => /^[A-Z]+1$/.test(at) && value === answersChangedWarning,
        )
        expect(says, `${name} ${Object.keys(change)}`).toBe(isChanged && !name.startsWith('2 '))
      }
    }
  })
})
