import { encodePlan } from '../src/codec/index.ts'
import { defaultPlan, type Plan, withVersion } from '../src/engine/index.ts'
import { expect, expectDrawn, figures, printPdf, test, titleOf } from './journey.ts'
import { poppler, squeezed } from './poppler.ts'
import { expectCustomerPages, readPrinted, rowsOf } from './printed.ts'

test('a customer reads the printed report', async ({ page }, info) => {
  await page.goto('./#/plan')
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expect(titleOf(page, 'Exchange storage plan')).toBeFocused()
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('Contoso mail, second draft')
  await page.getByRole('textbox', { name: 'Customer' }).fill('Contoso AG')
  await page.getByRole('textbox', { name: 'Author' }).fill('A. Schönfelder')
  await expect(titleOf(page, 'Contoso mail, second draft')).toBeVisible()
  const file = await printPdf(page, info)
  const printed = readPrinted(file)
  const { pages, cells } = printed
  const everything = cells.join('')

  // A4, every page with the plan, the version and its number, none of them empty.
  const facts = poppler('pdfinfo', file)
  expect(facts).toMatch(/^Page size: +59\d(\.\d+)? x 84\d(\.\d+)? pts \(A4\)$/m)
  expect(facts).toMatch(new RegExp(`^Pages: +${pages.length}$`, 'm'))
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, text] of pages.entries()) {
    expect.soft(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect.soft(text.trimEnd().split('\n').at(-1)).toMatch(foot)
    expect.soft(squeezed(text).length, `characters of page ${index + 1}`).toBeGreaterThan(300)
  }
  expectCustomerPages(printed, 'What to order')
  // The same on the other paper, whose page is shorter.
  expectCustomerPages(readPrinted(await printPdf(page, info, 'Letter')), 'What to order')

  // The title block, the verdict and everything that leads to it.
  for (const text of ['Contoso mail, second draft', 'Contoso AG', 'A. Schönfelder'])
    expect.soft(pages[0]).toContain(text)
  const verdict = '4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server.'
  expect.soft(pages[0]).toContain(verdict)
  const figureTexts = await figures(page.getByRole('main')).allTextContents()
  expect(figureTexts.length).toBeGreaterThan(100)
  for (const text of new Set(figureTexts)) expect.soft(everything).toContain(squeezed(text))
  // Every row whole, on one page: requirement, designs with their reasons, assumptions, working.
  const tables = await page.getByRole('main').getByRole('table').all()
  expect(tables.length).toBeGreaterThan(7)
  for (const table of tables)
    for (const row of await rowsOf(table))
      expect.soft(cells.filter((text) => text.includes(row)).length, row).toBeGreaterThan(0)
  expect.soft(everything).toContain(squeezed('Capacity: 5,700 GB of the 9,800 GB needed'))
  expect.soft(everything).toContain(squeezed('6,900 mailboxes × 954.4 MB ÷ 1,000 = 6,585 GB'))
  expect.soft(everything).toContain(squeezed('IOPS reserve As the papers compute it'))
  const code = (await page.getByText(/^#\/plan\?p=[\w-]+&on=[\d-]+&by=[\d.]+$/).textContent()) ?? ''
  expect.soft(everything).toContain(code)
  expect.soft(everything).toMatch(/Spindle\d+\.\d+\.\d+/)

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
  const [procedure = '', ...others] = cellsOf(await printPdf(page, info))
  expect(others).toEqual([])
  for (const text of [
    'Contoso mail, second draft',
    'MBX01',
    '6,900',
    'Two-hour test',
    '24-hour test',
  ])
    expect.soft(procedure).toContain(squeezed(text))
  expect.soft(procedure).not.toContain(squeezed('Save all'))
})

test('a customer reads the charts on paper', async ({ page }, info) => {
  await page.goto('./#/report')
  const file = await printPdf(page, info)
  const [first = '', ...others] = pagesOf(file)
  const charts = others.join('\n')
  // Labels are text, side by side in the order of the parts; nothing on paper is a picture.
  expect(first).toMatch(/^ *Site 1 · 3 databases active +Witness +Site 2 · 4 databases active$/m)
  expect(first + charts).toMatch(
    /^ +All servers up: 2 databases active, 782 IOPS\n+ +395 +130 +257$/m,
  )
  expect(first + charts).toMatch(/^ +One server carries all: .+\n+ +1,380 +493 +257 +592$/m)
  expect(charts).toMatch(/^ +941 +121 +94 +231$/m)
  const [, , ...images] = poppler('pdfimages', '-list', file).trimEnd().split('\n')
  expect(images).toEqual([])
})

test('a customer turns the page of a table and finds its head again', async ({ page }, info) => {
  await page.goto('./#/report')
  const file = await printPdf(page, info)
  const cells = cellsOf(file)
  const tables = {
    'Working of every computed figure': 'How it comes about',
    'Fitting, fewest arrays first': 'Verdict',
    'Each with what it lacks': 'Verdict',
  }
  let turns = 0
  for (const [name, head] of Object.entries(tables)) {
    const rows = await rowsOf(page.getByRole('table', { name }), 'tr:has(> [scope=row])')
    const spanned = new Set(rows.map((row) => cells.findIndex((text) => text.includes(row))))
    expect(spanned, `${name}: every row is on a page`).not.toContain(-1)
    for (const at of spanned) expect.soft(cells[at], `page ${at + 1}`).toContain(squeezed(head))
    turns += spanned.size - 1
  }
  expect(turns, 'pages turned within a table').toBeGreaterThan(1)
})

test('a customer reads the report of a plan that nothing fits', async ({ page }, info) => {
  await page.goto('./#/users')
  await page.getByRole('textbox', { name: 'Mailboxes today' }).fill('1,000,000')
  await page.goto('./#/report')
  const longName = 'Konsolidierungsvorhaben '.repeat(20).trim()
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill(longName)
  const file = await printPdf(page, info)
  const cells = cellsOf(file)
  expect(cells[0]).toContain(squeezed(longName))
  expect(cells[0]).toContain(squeezed('No array considered fits this plan.'))
  for (const text of cells) expect.soft(text.length).toBeGreaterThan(300)
})

/** A design of two sites, as it comes out of the form. */
function inTwoSites(): Plan {
  const plan = withVersion(defaultPlan, '2019')
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
  const pages = pagesOf(file)
  const cells = cellsOf(file)
  const everything = cells.join('')

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
  expect.soft(cells[0]).toContain(squeezed('The server in each case'))
  expect.soft(cells.slice(0, 2).join('')).toContain(squeezed('Open risks'))
  const inOrder = ['Environment', 'Server', 'Space', 'Replication', 'Drives', 'Totals', 'Working']
  expect(sections.filter((title) => inOrder.includes(title))).toEqual(inOrder)
  for (const title of sections) expect.soft(everything).toContain(squeezed(title))

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
