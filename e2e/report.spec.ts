import type { Page } from '@playwright/test'
import { encodePlan } from '../src/codec/index.ts'
import { type Plan, workbookDefaults } from '../src/engine/index.ts'
import { expect, expectDrawn, figures, printPdf, test, titleOf } from './journey.ts'
import { poppler, squeezed } from './poppler.ts'
import { drawnShare, expectCustomerPages, readPrinted, rowsOf } from './printed.ts'

/** A name with all that could end a text of a style sheet, or of a page. */
const name = 'Contoso "mail" \\ second </style> draft'

/** What every page ends with: whose plan it is, when and by what it was made, and which page it is. */
function footOf(name: string, page: number, of: number): string {
  return `${name}\\s+\\S.*20\\d\\d · Spindle \\d+\\.\\d+\\.\\d+\\s+Page ${page} of ${of}`
}

test('a customer reads the printed report', async ({ page }, info) => {
  await page.goto('./#/plan')
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expect(titleOf(page, 'Report')).toBeFocused()
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill(name)
  await page.getByRole('textbox', { name: 'Customer' }).fill('Contoso AG')
  await page.getByRole('textbox', { name: 'Author' }).fill('A. Schönfelder')
  await expect(titleOf(page, name)).toBeVisible()
  const file = await printPdf(page, info)
  const printed = readPrinted(file)
  const { pages, cells } = printed
  const everything = cells.join('')

  // A4, every page with the plan, the version and its number, none of them empty.
  const facts = poppler('pdfinfo', file)
  expect(facts).toMatch(/^Page size: +59\d(\.\d+)? x 84\d(\.\d+)? pts \(A4\)$/m)
  expect(facts).toMatch(new RegExp(`^Pages: +${pages.length}$`, 'm'))
  expect(pages.length).toBeLessThanOrEqual(15)
  const ofPlan = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const [index, text] of pages.entries()) {
    const foot = text.trimEnd().split('\n').at(-1)
    expect.soft(foot).toMatch(new RegExp(footOf(ofPlan, index + 1, pages.length)))
    expect.soft(squeezed(text).length, `characters of page ${index + 1}`).toBeGreaterThan(300)
  }
  expectCustomerPages(printed, 'What to order')
  // The same on the other paper, whose page is shorter.
  expectCustomerPages(readPrinted(await printPdf(page, info, 'Letter')), 'What to order')

  // The title block, what was asked, the decision and its picture.
  const [first = '', second = '', third = ''] = pages
  for (const text of [name, 'Contoso AG', 'A. Schönfelder', 'Mailboxes with growth'])
    expect.soft(first).toContain(text)
  const verdict = '4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server'
  expect.soft(cells[0]).toContain(squeezed(verdict))
  expect
    .soft(first)
    .toMatch(/^ *Site 1 · 3 databases active +Witness +Site 2 · 4 databases active$/m)

  // Labels of charts are text, side by side in the order of the parts; nothing on paper is a picture.
  expect.soft(second).toMatch(/All servers up: 2 databases active, 782 IOPS\n+ +395 +130 +257$/m)
  expect.soft(second).toMatch(/One server carries all: .+\n+ +1,380 +493 +257 +592$/m)
  expect.soft(second).toMatch(/^ +941 +121 +94 +231$/m)
  for (const part of ['Transactional', 'Search catalog', 'sized for year 3'])
    expect.soft(second).toContain(part)
  const [, , ...images] = poppler('pdfimages', '-list', file).trimEnd().split('\n')
  expect(images).toEqual([])
  // Bars in the colour of their first part, and a picture: of hundredths of the page, so many.
  expect(drawnShare(file, 1), 'of the picture').toBeGreaterThan(0.1)
  expect(drawnShare(file, 2), 'of the charts').toBeGreaterThan(1)

  // What to order, and who answers for the plan.
  expect.soft(third).toMatch(/PS6100XV.* 4 +24 × 600 GB/)
  for (const text of ['Author, A. Schönfelder', 'For the customer, Contoso AG'])
    expect.soft(third).toContain(text)

  // All that it rests on: every figure, every row whole and on one page.
  const figureTexts = await figures(page.getByRole('main')).allTextContents()
  expect(figureTexts.length).toBeGreaterThan(100)
  for (const text of new Set(figureTexts)) expect.soft(everything).toContain(squeezed(text))
  const tables = await page.getByRole('main').getByRole('table').all()
  expect(tables.length).toBeGreaterThan(7)
  for (const table of tables)
    for (const row of await rowsOf(table))
      expect.soft(cells.filter((text) => text.includes(row)).length, row).toBeGreaterThan(0)
  expect.soft(everything).toContain(squeezed('6,900 mailboxes × 954.4 MB ÷ 1,000 = 6,585 GB'))
  expect.soft(everything).toContain(squeezed('IOPS reserve As the papers compute it'))
  // Sources by number, each in full once.
  expect.soft(everything).toContain(squeezed('[1] Dell: Sizing Microsoft Exchange 2010'))
  expect.soft(everything).not.toContain('EqualLogic6.1')
  const code = (await page.getByText(/^#\/plan\?p=[\w-]+&on=[\d-]+&by=[\d.]+$/).textContent()) ?? ''
  expect.soft(everything).toContain(code)
  expect.soft(everything).toContain(squeezed('no public address, so there is nothing to scan'))
  await expectHeadsAgain(page, cells)

  // What belongs to the screen is not printed.
  for (const text of [
    'Print or save as PDF',
    'Back to the plan',
    'Name of the plan',
    'Exchange storage sizing',
    'Skip to the content',
  ])
    expect.soft(everything, 'what is printed').not.toContain(squeezed(text))

  // The procedure of the test by itself: one page, with what it is run with and passes by.
  await page.goto('./#/test')
  await expect(titleOf(page, 'Test with Jetstress')).toBeVisible()
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: 'Print the procedure' }).click()
  await expect(page.locator('html[data-printing]')).toBeAttached()
  const { cells: procedures } = readPrinted(await printPdf(page, info))
  const [procedure = '', ...others] = procedures
  expect(others).toEqual([])
  for (const text of [name, 'MBX01', '6,900', 'Two-hour test', '24-hour test'])
    expect.soft(procedure).toContain(squeezed(text))
  expect.soft(procedure).not.toContain(squeezed('Save all'))
})

/** Who turns the page of a table finds its heads again. */
async function expectHeadsAgain(page: Page, cells: readonly string[]): Promise<void> {
  const tables = {
    'Fitting, fewest arrays first': 'Verdict',
    'Not fitting, each with what it lacks': 'Verdict',
    'Deployment checklist': 'What to see to',
  }
  for (const [caption, head] of Object.entries(tables)) {
    const rows = await rowsOf(page.getByRole('table', { name: caption }), 'tr:has(> [scope=row])')
    const spanned = new Set(rows.map((row) => cells.findIndex((text) => text.includes(row))))
    expect(spanned, `${caption}: every row is on a page`).not.toContain(-1)
    for (const at of spanned) expect.soft(cells[at], `page ${at + 1}`).toContain(squeezed(head))
  }
}

test('a customer reads the report of a plan that nothing fits', async ({ page }, info) => {
  await page.goto('./#/users')
  await page.getByRole('textbox', { name: 'Mailboxes today' }).fill('1,000,000')
  await page.goto('./#/report')
  const longName = 'Konsolidierungsvorhaben '.repeat(20).trim()
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill(longName)
  const printed = readPrinted(await printPdf(page, info))
  const [first = '', , third = ''] = printed.cells
  expect(first).toContain(squeezed(longName.slice(0, 79)))
  expect(first).toContain(squeezed('No array considered fits this plan'))
  expect(third).toContain(squeezed('No single change of the design is enough'))
  expectCustomerPages(printed, 'What would make it hold')
  for (const text of printed.cells) expect.soft(text.length).toBeGreaterThan(300)
})

/** A design of two sites, as it comes out of the form. */
function inTwoSites(): Plan {
  const plan = workbookDefaults('2019')
  const [tier] = plan.tiers
  return {
    ...plan,
    sites: 2,
    siteModel: 'AA1',
    copies: 4,
    secondSiteCopies: 2,
    activeServers: 4,
    cores: 40,
    specRate: 1800,
    tiers: [{ ...tier, mailboxes: 10_000, quota: 5120 }],
  }
}

test('a customer reads the report of servers in two sites', async ({ page }, info) => {
  await page.goto(`./#/report?p=${encodePlan(inTwoSites()).code}`)
  await expectDrawn(page)
  const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const file = await printPdf(page, info)
  const printed = readPrinted(file)
  const { pages, cells } = printed
  const everything = cells.join('')
  expectCustomerPages(printed, 'What to order')
  expect(pages.length).toBeLessThanOrEqual(31)

  // A4, every page numbered and filled; what is wider than the page would make all of it smaller.
  expect(poppler('pdfinfo', file)).toMatch(/\(A4\)$/m)
  for (const [index, text] of pages.entries()) {
    expect.soft(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect.soft(squeezed(text).length, `characters of page ${index + 1}`).toBeGreaterThan(300)
  }
  const [, , ...images] = poppler('pdfimages', '-list', file).trimEnd().split('\n')
  expect(images).toEqual([])

  // The verdict and what binds first, then section by section in the order of the plan.
  expect.soft(cells[0]).toContain(squeezed('8 servers in two sites'))
  expect.soft(cells[1]).toContain(squeezed('any two servers'))
  const inOrder = ['Environment', 'Server', 'Space', 'Drives', 'Totals', 'Replication', 'Working']
  expect(sections.filter((title) => inOrder.includes(title))).toEqual(inOrder)
  // The first is the answer, whose sign and word a screen reader hears as a sentence.
  const [, ...titles] = sections.filter((title) => title !== 'What was asked')
  for (const title of titles.filter((one) => !one.startsWith('✓')))
    expect.soft(everything).toContain(squeezed(title))

  // Every row whole, on one page; both modes where they differ, with the erratum.
  for (const table of await page.getByRole('main').getByRole('table').all())
    for (const row of await rowsOf(table))
      expect.soft(cells.filter((text) => text.includes(row)).length, row).toBeGreaterThan(0)
  expect.soft(everything).toMatch(/Volumesize\S*?asMicrosoft[\d,]+GiB‡?:\S*?MS16/)
  expect.soft(everything).toContain(squeezed('Seeding a site over the link'))
  expect.soft(everything).toContain(squeezed('Storage Design'))

  // The checklist is that of servers with drives of their own.
  const checklist = page.getByRole('table', { name: 'Deployment checklist' })
  await expect(checklist).toContainText('TCP window')
  await expect(checklist).not.toContainText('iSCSI')
})
