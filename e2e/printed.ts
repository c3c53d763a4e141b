import type { Locator } from '@playwright/test'
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
}

/** Reads a printed file. */
export function readPrinted(path: string): Printed {
  const pagesOf = (...how: string[]) =>
    poppler('pdftotext', ...how, path, '-')
      .split('\f')
      .slice(0, -1)
  return {
    pages: pagesOf('-layout'),
    cells: pagesOf('-raw').map(squeezed),
    filled: filledOf(poppler('pdftotext', '-bbox', path, '-')),
  }
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

/** What the three pages for the customer hold, each beginning with what it is about, then the annex. */
export function expectCustomerPages({ pages, cells, filled }: Printed, order: string): void {
  const heads = [
    ['Whatwasasked'],
    ['Load', 'Capacity', 'Failuressurvived'],
    [squeezed(order), 'Risksandwhoacceptsthem', 'Whatisnotmodelled'],
  ]
  for (const [at, titles] of heads.entries()) {
    const text = cells[at] ?? ''
    for (const title of titles) expect.soft(text, `page ${at + 1}`).toContain(title)
    const fill = filled[at] ?? 0
    expect.soft(fill, `how far page ${at + 1} is filled`).toBeGreaterThan(2 / 3)
  }
  expect
    .soft(
      pages.findIndex((text) => /^\s*Annex$/m.test(text)),
      'where the annex begins',
    )
    .toBe(3)
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
