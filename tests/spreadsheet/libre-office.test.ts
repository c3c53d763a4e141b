import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { readSpreadsheet } from '../../src/spreadsheet/read-back.ts'
import { xlsxOf } from '../../src/spreadsheet/xlsx.ts'
import { isDeep } from '../cases.ts'
import { wholeBook, withCells } from './books.ts'
import { hasLibreOffice, savedByLibreOffice } from './libre-office.ts'
import { readXlsx } from './read-xlsx.ts'

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
})
