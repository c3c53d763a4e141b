import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { poppler, popplerBytes, squeezed } from './poppler.ts'

/** A printed report, as it is read back from its file. */
export type Printed = {
  /** The text of each page, line by line as on paper. */
  readonly pages: readonly string[]
  /** The same in the order it was set, cell by cell, without spaces. */
  readonly cells: readonly string[]
  /** How much of the height of each page its text goes down, from 0 to 1. */
  readonly filled: readonly number[]
  /** How often the foot of a page, which always has its size, goes into the title of the contents. */
  readonly title: number
}

/** Reads a printed file. */
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

/** How high the first box of a word is, of what `pdftotext -bbox` says; not a number where there is none. */
function heightOf(word: string, boxes: string): number {
  const box = new RegExp(`yMin="([\\d.]+)" xMax="[\\d.]+" yMax="([\\d.]+)">${word}<`).exec(boxes)
  return Number(box?.[2]) - Number(box?.[1])
}

/** A millimetre in points. */
const mm = 72 / 25.4

/** The margins of the report, in points; below the lower one stands the foot of the page. */
const margin = { top: 16 * mm, bottom: 18 * mm }

/** How far down the text of each page goes between the margins, of what `pdftotext -bbox` says. */
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

/** Every row of a table’s body, or only those that have a head, which are unlike any other. */
export async function rowsOf(table: Locator, rowsLike = 'tbody > tr'): Promise<string[]> {
  const rows = await table.locator(rowsLike).allTextContents()
  expect(rows.length).toBeGreaterThan(0)
  return rows.map(squeezed)
}

/** Where the annex begins, counted from the first page; as many as there are pages where it is left out. */
export function annexBegins({ pages }: Printed): number {
  const at = pages.findIndex((text) => /^\s*Annex$/m.test(text) && !/^\s*Contents$/m.test(text))
  return at === -1 ? pages.length : at
}

/** The pages for the customer: the contents and what was asked on the first, then the decision to its end, page by page filled. */
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
  // The risks stay whole with who signs, and with what follows: two pages at most a half of which is free.
  const [last = 0, before = 1] = filled.toReversed()
  expect.soft(last + before, 'how far the last two are filled').toBeGreaterThan(1)
  expect.soft(last, 'how far the last is filled').toBeGreaterThan(1 / 3)
}

/** The contents name every section in its order, by the number and the title that its heading has; those of the annex where it begins. */
export async function expectContents(page: Page, printed: Printed): Promise<void> {
  // Where anything is wider than the page, all of it is printed smaller: at its size, half as high again.
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
  // On paper each stands among the contents, and again at its section.
  const everything = printed.cells.join('')
  for (const one of onFirst.map(squeezed)) expect.soft(printed.cells[0], one).toContain(one)
  for (const one of ofAnnex.map(squeezed))
    expect.soft(printed.cells[annexBegins(printed)], one).toContain(one)
  for (const one of named.map(squeezed)) {
    expect.soft(everything.split(one).length, one).toBeGreaterThan(2)
  }
}

/** No column is as narrow as a letter: nowhere do words of one sign stand below each other. */
export function expectNoSliver(path: string): void {
  const boxes = poppler('pdftotext', '-bbox', path, '-')
  for (const [at, text] of boxes.split('<page ').slice(1).entries()) {
    const words = [...text.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)".*?>(.*?)<\/word>/g)]
    const signs = words.map(([, x, y, word = '']) => ({ x: Number(x), y: Number(y), word }))
    const sliver = signs.filter((sign, index) => {
      const run = signs.slice(index, index + 5)
      return run.length === 5 && run.every(isBelow(sign))
    })
    expect.soft(sliver, `words of one letter below each other on page ${at + 1}`).toEqual([])
  }
}

type Sign = { readonly x: number; readonly y: number; readonly word: string }

/** Whether a sign is the nth line below another, in the same column: letters, not figures or bullets. */
function isBelow(first: Sign) {
  return ({ x, y, word }: Sign, nth: number) =>
    /^[A-Za-z]$/.test(word) &&
    Math.abs(x - first.x) < 4 &&
    y >= first.y + nth * 5 &&
    y <= first.y + nth * 20
}

/** No table leaves a single row of it to the next page, or on the one before, nor does a heading end a page. */
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

/** The colour of the first part of every chart on paper. */
const firstPart = [0x0a, 0x5a, 0x70] as const

/** How much of a page, in hundredths, has the colour in which charts draw their first part. */
export function drawnShare(path: string, page: number): number {
  const at = page.toString()
  const picture = popplerBytes('pdftoppm', '-r', '30', '-f', at, '-l', at, path)
  // A picture of `P6` begins with its width, its height and 255, then three bytes for each point.
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
