import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { poppler, popplerBytes, squeezed } from './poppler.ts'

/** A printed report, as read from its PDF file. */
export type Printed = {
  /** Text of each page, line by line as on paper. */
  readonly pages: readonly string[]
  /** Text of each page in the order it was set, cell by cell, without spaces. */
  readonly cells: readonly string[]
  /** How far down each page its text reaches, 0 to 1 of the height between the margins. */
  readonly filled: readonly number[]
  /** Height of the title `Contents`, as a multiple of the footer's, whose size is fixed. */
  readonly title: number
}

export function readPrinted(path: string): Printed {
  const pagesOf = (...how: string[]) =>
    poppler('pdftotext', ...how, path, '-')
      .split('\f')
      .slice(0, -1)
  const boxes = poppler('pdftotext', '-bbox', path, '-')
  return {
    pages: pagesOf('-layout'),
    cells: pagesOf('-raw').map(squeezed),
    filled: filledOf(boxes),
    title: heightOf('Contents', boxes) / heightOf('Page', boxes),
  }
}

/** Height of a word's first box in the output of `pdftotext -bbox`, in points; NaN if none. */
function heightOf(word: string, boxes: string): number {
  const box = new RegExp(`yMin="([\\d.]+)" xMax="[\\d.]+" yMax="([\\d.]+)">${word}<`).exec(boxes)
  return Number(box?.[2]) - Number(box?.[1])
}

/** One millimeter in points. */
const mm = 72 / 25.4

/** Margins of the report, in points; the footer stands below the lower one. */
const margin = { top: 16 * mm, bottom: 18 * mm }

/** How far down each page its text reaches, 0 to 1 between the margins, from `pdftotext -bbox`. */
function filledOf(boxes: string): number[] {
  const pages = boxes.split('<page ').slice(1)
  expect(pages.length).toBeGreaterThan(0)
  return pages.map((page) => {
    const height = Number(/height="([\d.]+)"/.exec(page)?.[1])
    const end = height - margin.bottom
    const lines = [...page.matchAll(/yMax="([\d.]+)"/g)].map(([, at]) => Number(at))
    const lowest = Math.max(...lines.filter((at) => at <= end))
    return (lowest - margin.top) / (end - margin.top)
  })
}

/** Texts of a table's rows, without spaces; `rowsLike` may select only rows with a unique head. */
export async function rowsOf(table: Locator, rowsLike = 'tbody > tr'): Promise<string[]> {
  const rows = await table.locator(rowsLike).allTextContents()
  expect(rows.length).toBeGreaterThan(0)
  return rows.map(squeezed)
}

/** Index of the annex's first page; the number of pages if there is no annex. */
export function annexBegins({ pages }: Printed): number {
  const at = pages.findIndex((text) => /^\s*Annex$/m.test(text) && !/^\s*Contents$/m.test(text))
  return at === -1 ? pages.length : at
}

/** Checks the customer pages: contents and request on the first, then all sections, well filled. */
export function expectCustomerPages(printed: Printed, order: string): void {
  const end = annexBegins(printed)
  expect.soft(end, 'pages for the customer').toBeLessThanOrEqual(5)
  const [first = '', ...others] = printed.cells.slice(0, end)
  expect.soft(first).toContain('Contents')
  expect.soft(first).toContain('1Whatwasasked')
  const titles = ['Failurestried', squeezed(order), 'Whatisnotmodeled', 'Risksandwhoacceptsthem']
  for (const title of ['Load', 'Capacity', ...titles])
    expect.soft(others.join(''), title).toMatch(new RegExp(`\\d${title}`))
  const filled = printed.filled.slice(0, end)
  for (const [at, fill] of filled.slice(0, -2).entries())
    expect.soft(fill, `how far page ${at + 1} is filled`).toBeGreaterThan(2 / 3)
  // The risks stay on one page with the signatures and what follows: of the last two pages, at most
  // half may be free.
  const [last = 0, before = 1] = filled.toReversed()
  expect.soft(last + before, 'how far the last two are filled').toBeGreaterThan(1)
  expect.soft(last, 'how far the last is filled').toBeGreaterThan(1 / 3)
}

/** Checks that the contents list every section in order, by number and title. */
export async function expectContents(page: Page, printed: Printed): Promise<void> {
  // If anything is wider than the page, the browser prints everything smaller.
  expect.soft(printed.title, 'size of the print').toBeGreaterThan(1.45)
  const linksIn = (name: string) =>
    page.getByRole('navigation', { name, exact: true }).getByRole('link').allTextContents()
  const onFirst = await linksIn('Contents')
  const ofPages = onFirst.filter((one) => !one.startsWith('Annex'))
  const ofAnnex = await linksIn('Contents of the annex')
  const named = [...ofPages, ...ofAnnex]
  const headings = page.locator('.report section[id] > h2')
  expect(named).toEqual(await headings.allTextContents())
  const inOne = ofAnnex.length > 0 ? [`Annex: A1 to A${ofAnnex.length}`] : []
  expect(onFirst).toEqual([...ofPages, ...inOne])
  expect(named.length).toBeGreaterThan(7)
  // On paper, each title stands in the contents and again at its section.
  const everything = printed.cells.join('')
  for (const one of onFirst.map(squeezed)) expect.soft(printed.cells[0], one).toContain(one)
  for (const one of ofAnnex.map(squeezed))
    expect.soft(printed.cells[annexBegins(printed)], one).toContain(one)
  for (const one of named.map(squeezed)) {
    expect.soft(everything.split(one).length, one).toBeGreaterThan(2)
  }
}

/** Expects no column so narrow that its words break: no five scraps of words below each other. */
export function expectNoSliver(path: string): void {
  const boxes = poppler('pdftotext', '-bbox', path, '-')
  for (const [at, text] of boxes.split('<page ').slice(1).entries()) {
    const words = [...text.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)".*?>(.*?)<\/word>/g)]
    const signs = words.map(([, x, y, word = '']) => ({ x: Number(x), y: Number(y), word }))
    const sliver = signs.filter((sign, index) => {
      const run = signs.slice(index, index + 5)
      return run.length === 5 && run.every(isBelow(sign))
    })
    expect.soft(sliver, `scraps of words below each other on page ${at + 1}`).toEqual([])
  }
}

type Sign = { readonly x: number; readonly y: number; readonly word: string }

/** Returns a test for the nth line below a sign, in the same column; only letters count. */
function isBelow(first: Sign) {
  return ({ x, y, word }: Sign, nth: number) =>
    /^[A-Za-z]{1,3}$/.test(word) &&
    Math.abs(x - first.x) < 4 &&
    y >= first.y + nth * 5 &&
    y <= first.y + nth * 20
}

/** Expects no table to leave a single row alone on its first or last page. */
export async function expectNoTornTables(page: Page, { cells }: Printed): Promise<void> {
  const tables = await page.locator('.report .data-table > table').evaluateAll((all) =>
    all.map((table) => ({
      caption: table.querySelector(':scope > caption')?.textContent ?? '',
      rows: [...table.querySelectorAll(':scope > tbody > tr:has(> th[scope=row])')].map(
        (row) => row.textContent ?? '',
      ),
    })),
  )
  expect(tables.length).toBeGreaterThan(7)
  for (const { caption, rows } of tables) {
    const own = rows.map(squeezed).filter((row) => row.length > 12)
    if (own.length < 3 || new Set(own).size < own.length) continue
    const on = own.map((row) => cells.filter((text) => text.includes(row)).length)
    if (on.some((count) => count !== 1)) continue
    const pages = own.map((row) => cells.findIndex((text) => text.includes(row)))
    const first = pages.filter((at) => at === pages[0]).length
    const last = pages.filter((at) => at === pages.at(-1)).length
    expect
      .soft(
        [first, last].every((count) => count > 1),
        caption,
      )
      .toBe(true)
  }
}

/** RGB color of the first part of every chart on paper. */
const firstPart = [0x0a, 0x5a, 0x70] as const

/** Share of a page, in percent, in the color of the charts' first part. */
export function drawnShare(path: string, page: number): number {
  const at = page.toString()
  const picture = popplerBytes('pdftoppm', '-r', '30', '-f', at, '-l', at, path)
  // A `P6` picture starts with its width, height and 255, then has three bytes per point.
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 40))
  const [start = '', width = '0', height = '0'] = head ?? []
  const points = Number(width) * Number(height)
  expect(points).toBeGreaterThan(0)
  const isDrawn = (point: number) =>
    firstPart.every((part, of) => {
      const found = picture[start.length + point * 3 + of] ?? 255
      return Math.abs(found - part) < 20
    })
  const drawn = Array.from({ length: points }, (_, point) => point).filter(isDrawn).length
  return (drawn / points) * 100
}
