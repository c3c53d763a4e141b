import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, size, withVersion } from '../../src/engine/index.ts'
import { placesOfNamedCells } from '../../src/spreadsheet/book.ts'
import { readSpreadsheet } from '../../src/spreadsheet/read-back.ts'
import { writeXlsx } from '../../src/spreadsheet/xlsx.ts'
import { some } from '../cases.ts'
import { hostileTexts } from '../deploy/hostile-texts.ts'
import { namedPlans } from '../engine/named-plans.ts'
import { wholeBook } from './books.ts'
import { all, readXlsx } from './read-xlsx.ts'

const se: Plan = { ...withVersion(defaultPlan, 'SE'), name: 'Two sites', sites: 2, currency: 'EUR' }
const books = {
  'a plan of two sites': await wholeBook([se]),
  'the worked example': await wholeBook([defaultPlan]),
  'three variants': await wholeBook([se, defaultPlan, { ...se, name: 'More', copies: 3 }], 'All'),
}

/** What a spreadsheet takes for a cell in place of a name, in either way of writing these. */
const likeCell = /^(?:[a-z]{1,3}\d+|r\d*(?:c\d*)?|c\d*)$/i

describe.each(Object.entries(books))('the workbook of %s', (_of, book) => {
  const { sheets, defined, part } = readXlsx(writeXlsx(book))

  it('has names that every program takes, each once', () => {
    const named = book.sheets.flatMap(({ rows }) => rows.flat()).filter(({ name }) => name)
    expect(named.length).toBeGreaterThan(50)
    expect(new Set(named.map(({ name }) => name?.toLowerCase())).size).toBe(named.length)
    for (const name of placesOfNamedCells(book).keys()) {
      expect(name).toMatch(/^[a-z_][\w.]{0,254}$/i)
      expect(name).not.toMatch(likeCell)
    }
    expect(defined.filter(({ isOfSheet }) => !isOfSheet)).toHaveLength(named.length)
  })

  it('has sheets that every program takes, none of which is called like another', () => {
    // As the file has them, with the sheets that no menu shows.
    const names = all(part('xl/workbook.xml'), 'sheet').map(
      ({ attributes }) => attributes.name ?? '',
    )
    expect(names.length).toBeGreaterThan(book.sheets.length)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/)
  })

  it('tells the working of every figure in words', () => {
    for (const { name, rows } of book.sheets.filter((sheet) => /Results$/.test(sheet.name))) {
      const results = rows.slice(3).flatMap(([, cell]) => cell?.value ?? [])
      const working = book.sheets.find((sheet) => sheet.name === name.replace('Results', 'Working'))
      const told = new Map(working?.rows.slice(3).map(([, cell, words]) => [cell?.value, words]))
      expect(results.length).toBeGreaterThan(20)
      for (const value of results) expect(told.get(value)?.value, `${value}`).toMatch(/\S/)
    }
  })

  it('says what each colour means that its cells have', () => {
    const colours = ['input', 'live', 'result'] as const
    for (const { name, rows } of book.sheets.filter((sheet) => /Summary$/.test(sheet.name))) {
      const prefix = name.replace('Summary', '')
      const own = book.sheets.filter((sheet) => sheet.name.startsWith(prefix))
      const used = new Set(own.flatMap((sheet) => sheet.rows.flat().map(({ look }) => look)))
      const told = rows.slice(-3).map(([cell]) => cell?.look)
      for (const look of colours) expect(told.includes(look)).toBe(used.has(look))
    }
  })

  it('leads from its summary to each of its sheets', () => {
    const first = all(part('xl/worksheets/sheet1.xml'), 'hyperlink')
    expect(first.length).toBeGreaterThan(2)
    for (const { attributes } of first) {
      const [, sheet = ''] = /^'?([\w ]+?)'?!A1$/.exec(attributes.location ?? '') ?? []
      expect(sheets.has(sheet)).toBe(true)
    }
  })

  it('names only styles that there are, and validates no more cells than it has', () => {
    const styles = all(part('xl/styles.xml'), 'cellXfs')[0]?.children.length ?? 0
    for (const cells of sheets.values())
      for (const { style } of cells.values()) expect(style).toBeLessThan(styles)
  })

  it('comes back as the plans it was made of', () => {
    const read = readSpreadsheet(writeXlsx(book))
    expect(read).toMatchObject({ ok: true, changes: [], missing: 0 })
  })
})

describe('the order list', () => {
  it('adds up prices by formulas that come to what was computed', async () => {
    const priced: Plan = { ...se, serverPrice: 9000, databaseDrivePrice: 400 }
    const book = await wholeBook([priced])
    const order = book.sheets.find(({ name }) => name === 'Order list')
    const cells = readXlsx(writeXlsx(book)).sheets.get('Order list')
    const lines = (order?.rows ?? []).flatMap((row, at) =>
      /^IF\(F\d+="","",B\d+\*F\d+\)$/.test(row[6]?.formula ?? '') ? [at + 1] : [],
    )
    expect(lines.length).toBeGreaterThan(1)
    const costs = lines.map((row) => {
      const [count, each, cost] = ['B', 'F', 'G'].map(
        (column) => cells?.get(`${column}${row}`)?.value,
      )
      const expected = each === null || each === undefined ? '' : Number(count) * Number(each)
      expect(cost).toBe(expected)
      return Number(cost)
    })
    const total = order?.rows[lines.at(-1) ?? 0]?.[6]
    expect(total?.formula).toBe(`SUM(G${lines[0]}:G${lines.at(-1)})`)
    expect(total?.value).toBe(costs.reduce((sum, one) => sum + one, 0))
    expect(Number(total?.value)).toBeGreaterThan(0)
    // Some lines have no price here, and none has one in the plan without prices.
    const [note] = order?.rows.at(-1) ?? []
    const without = books['a plan of two sites'].sheets.find(({ name }) => name === 'Order list')
    expect(costs).toContain(0)
    expect(note?.value).toMatch(/without a price/)
    expect(without?.rows.at(-1)?.[0]?.value).toBe(note?.value)
    expect(note?.formula).toContain(`<${lines.length},"${note?.value}","")`)
  })
})

it('has the answers alone of a variant that contradicts itself', async () => {
  const contradicting: Plan = { ...defaultPlan, servers: 2, copies: 4 }
  expect(size(contradicting).ok).toBe(false)
  const { sheets } = await wholeBook([defaultPlan, contradicting])
  const names = sheets.filter(({ hidden }) => !hidden).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('2 '))).toEqual(['2 Answers', '2 Tiers'])
  expect(names).toContain('1 Summary')
})

it('calls a design proposed only where the plan holds', async () => {
  const labelsOf = async (plan: Plan) => {
    const { sheets } = await wholeBook([plan])
    const summary = sheets.find(({ name }) => name === 'Summary')
    return summary?.rows.map(([first]) => first?.value)
  }
  expect(await labelsOf(defaultPlan)).toContain('Proposed')
  const unfit = await labelsOf(namedPlans['nothing-fits'])
  expect(unfit).toContain('Result')
  expect(unfit).not.toContain('Proposed')
})

describe('what people write', () => {
  /** All formulas of the workbook of a plan with these names. */
  async function formulasWith(name: string) {
    const [tier] = defaultPlan.tiers
    const titles = { name, customer: name, author: name, currency: name }
    const book = await wholeBook([{ ...defaultPlan, ...titles, tiers: [{ ...tier, name }] }], name)
    const { sheets } = readXlsx(writeXlsx(book))
    return [...sheets.values()].flatMap((cells) =>
      [...cells.values()].flatMap(({ formula }) => formula ?? []),
    )
  }

  it('makes no formula, and changes none', async () => {
    const usual = await formulasWith('Contoso')
    expect(usual.length).toBeGreaterThan(5)
    for (const text of some(hostileTexts, 3)) expect(await formulasWith(text)).toEqual(usual)
  })
})
