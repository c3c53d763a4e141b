import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { defaultPlan, fieldOf, type Plan, withVersion } from '../../src/engine/index.ts'
import { answerCellValue, type ChangedCell, readSpreadsheet } from '../../src/spreadsheet/index.ts'
import { writeXlsx } from '../../src/spreadsheet/xlsx.ts'
import { cases, isDeep } from '../cases.ts'
import { plans } from '../codec/plans.ts'
import { makeWorkbook } from '../workbook/make-workbook.ts'
import { answerBook, withCells } from './books.ts'

const se = withVersion({ ...defaultPlan, name: 'Contoso' }, 'SE')

/** What is read of a workbook that must be one of ours. */
function readOf(book: Parameters<typeof writeXlsx>[0]) {
  const read = readSpreadsheet(writeXlsx(book))
  if (!read?.ok) throw new Error(`It was not read: ${JSON.stringify(read)}`)
  return read
}

/** What of a plan comes back once cells hold something else. */
function changed(plan: Plan, values: Parameters<typeof withCells>[1]) {
  const read = readOf(withCells(answerBook([plan]), values))
  return { plan: read.plans[0].plan, changes: read.changes }
}

const fieldKey = (of: ChangedCell['of']) => (typeof of === 'object' ? of.key : of)

describe('a spreadsheet of ours', () => {
  it('brings back the very plan, and nothing that was changed', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { plans: read, changes, missing, besideTiers } = readOf(answerBook([plan]))
        expect(read.map((one) => one.plan)).toEqual([plan])
        expect(changes).toEqual([])
        expect(missing).toBe(0)
        expect(besideTiers).toEqual([])
      }),
      { numRuns: cases(2, 300) },
    )
  })

  it('brings back every variant, the open one and the name of the project', () => {
    const several = fc.array(plans, { minLength: 2, maxLength: isDeep ? 4 : 2 })
    fc.assert(
      fc.property(several, (of) => {
        const read = readOf(answerBook(of, of.length - 1, 'Contoso = all'))
        expect(read.plans.map(({ plan }) => plan)).toEqual(of)
        expect(read).toMatchObject({ open: of.length - 1, projectName: 'Contoso = all' })
        expect(read.changes).toEqual([])
      }),
      { numRuns: cases(1, 60) },
    )
  })

  it('lists what was changed in it, with what it was and is', () => {
    const { plan, changes } = changed(se, {
      NumTier1MBX: 8000,
      Tier1NumGrowth: 0.07,
      Spindle_sites: 2,
      DataGrowth: null,
      Spindle_name: 'Fabrikam',
    })
    expect(plan).toMatchObject({ sites: 2, name: 'Fabrikam' })
    expect(plan.tiers[0]).toMatchObject({ mailboxes: 8000, growth: 7 })
    expect(changes.filter(({ ok }) => ok)).toMatchObject([
      { of: 'name', was: 'Contoso', is: 'Fabrikam', variant: 0 },
      { of: { key: 'sites' }, was: 1, is: 2 },
      {
        of: { key: 'mailboxes' },
        tier: 0,
        was: 6000,
        is: 8000,
        at: expect.stringMatching(/^Tiers!D\d+$/),
      },
      { of: { key: 'growth' }, was: 0, is: 7 },
    ])
    expect(changes.filter(({ ok }) => !ok)).toMatchObject([
      { of: { key: 'overhead' }, ok: false, why: 'empty' },
    ])
  })

  it('takes nothing that is out of range or of another kind, and says so', () => {
    const { plan, changes } = changed(se, {
      NumTier1MBX: -3,
      Tier1SendReceive: 'many',
      Spindle_sites: 'two',
      numProcCoresPDC: 7.5,
      Tier1SIREnabled: 'perhaps',
      Spindle_author: 'A'.repeat(501),
    })
    expect(plan).toEqual(se)
    expect(changes.map((one) => [fieldKey(one.of), one.ok || one.why])).toEqual([
      ['author', 'no name'],
      ['sites', 'not a number'],
      ['cores', 'not whole'],
      ['mailboxes', 'out of range'],
      ['messages', 'not a number'],
      ['itemRecovery', 'not yes or no'],
    ])
  })

  it('takes the version of Exchange first, since it decides what other answers mean', () => {
    const label = answerCellValue(fieldOf('exchange'), '2019')
    const { plan, changes } = changed(se, { Spindle_exchange: label, NumTier1MBX: 50 })
    expect(plan.exchange).toBe('2019')
    expect(plan.tiers[0].mailboxes).toBe(50)
    expect(changes).toHaveLength(2)
  })

  it.each([
    ['in place of the notes', 5, true],
    ['right of the notes', 6, true],
    ['between the tiers', 4, false],
    ['before the first tier', 3, false],
  ] as const)('tells a tier that was added %s', (_where, at, isOver) => {
    const plan: Plan = { ...se, tiers: [se.tiers[0], { ...se.tiers[0], name: 'Others' }] }
    const book = answerBook([plan])
    const sheets = book.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) => {
        const isOfTiers = row.some(({ name = '' }) => /Tier1/.test(name))
        const own = row.find(({ name = '' }) => /Tier1/.test(name))
        if (sheet.name !== 'Tiers' || !isOfTiers) return row
        const whole = Array.from(
          { length: Math.max(at, row.length) },
          (_, of) => row[of] ?? { value: null },
        )
        return whole.toSpliced(at, isOver ? 1 : 0, { value: own?.value ?? null })
      }),
    }))
    const read = readOf({ ...book, sheets })
    expect(read.besideTiers).toEqual([`Tiers!${'ABCDEFG'[at]}`])
    expect(read.plans[0].plan).toEqual(plan)
    expect(read.changes).toEqual([])
  })

  it('counts the cells of a sheet that was deleted, and keeps their answers', () => {
    const book = answerBook([se])
    const without = { ...book, sheets: book.sheets.filter(({ name }) => name !== 'Tiers') }
    const read = readOf(without)
    expect(read.missing).toBeGreaterThan(10)
    expect(read.plans[0].plan).toEqual(se)
    expect(read.changes).toEqual([])
  })

  it('counts them too where a program keeps the names of the sheet that was deleted', () => {
    const parts = unzipSync(writeXlsx(answerBook([se])))
    const workbook = strFromU8(parts['xl/workbook.xml']!)
    const without = workbook.replace(/<sheet name="Tiers"[^>]*\/>/, '')
    expect(without).not.toBe(workbook)
    const read = readSpreadsheet(zipSync({ ...parts, 'xl/workbook.xml': strToU8(without) }))
    expect(read).toMatchObject({ ok: true, changes: [], plans: [{ plan: se }] })
    expect(read?.ok && read.missing).toBeGreaterThan(10)
  })

  it('leaves to the program what is emptied and can be left to it', () => {
    const given: Plan = { ...se, copies: 3, automatic: [] }
    const { plan } = changed(given, { numDBCopies: null })
    expect(plan.automatic).toContain('copies')
  })

  it('is none of any other file', () => {
    expect(readSpreadsheet(makeWorkbook({ names: { NumTier1MBX: 5 } }))).toBeNull()
    expect(readSpreadsheet(new Uint8Array([1, 2, 3]))).toBeNull()
  })

  it('is refused where what it keeps was changed, or was made by a newer version', () => {
    const book = answerBook([se])
    const [kept] = book.sheets.slice(-1)
    if (!kept) throw new Error('It keeps nothing')
    const read = (rows: typeof kept.rows) =>
      readSpreadsheet(
        writeXlsx({ ...book, sheets: [...book.sheets.slice(0, -1), { ...kept, rows }] }),
      )
    const [mark = []] = kept.rows
    expect(read([mark])).toEqual({ ok: false, problem: { code: 'not kept' } })
    expect(read([mark, [{ value: '[{}]' }]])).toEqual({ ok: false, problem: { code: 'not kept' } })
    const newer = mark.map((cell) => ({ ...cell, value: 2 }))
    expect(read([newer, ...kept.rows.slice(1)])).toEqual({ ok: false, problem: { code: 'newer' } })
  })
})
