import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  decideAutomatic,
  encodePlan,
  initialPlan,
  type Plan,
  summarySectionTitles,
  titleLabels,
} from '#program'
import {
  example,
  expect,
  expectDrawn,
  figures,
  labels,
  printPdf,
  test,
  titleOf,
  titles,
} from './journey.ts'
import { poppler, squeezed } from './poppler.ts'
import {
  annexBegins,
  drawnShare,
  expectContents,
  expectCustomerPages,
  expectNoSliver,
  expectNoTornTables,
  readPrinted,
  rowsOf,
} from './printed.ts'

/** A name with everything that could end a CSS string or an HTML text. */
const name = 'Contoso "mail" \\ second </style> draft'

/** Pattern of a page's footer: plan, date, version and page number. */
function footOf(name: string, page: number, of: number): string {
  return `${name}\\s+\\S.*20\\d\\d · Spindle \\d+\\.\\d+\\.\\d+\\s+Page ${page} of ${of}`
}

test('a customer reads the printed report', async ({ page }, info) => {
  await page.goto(example('plan'))
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expect(titleOf(page, titles.report)).toBeFocused()
  await page.getByRole('textbox', { name: titleLabels.name }).fill(name)
  await page.getByRole('textbox', { name: 'Customer' }).fill('Contoso AG')
  await page.getByRole('textbox', { name: 'Author' }).fill('A. Schönfelder')
  await expect(titleOf(page, name)).toBeVisible()
  await page.getByRole('radio', { name: 'With annex and all workings' }).check()
  const file = await printPdf(page, info)
  const printed = readPrinted(file)
  const { pages, cells } = printed
  const everything = cells.join('')
  await expectContents(page, printed)
  await expectTagged(page, file)
  expectNoSliver(file)

  // A4; every page has the plan's name, the version and its number, and none is empty.
  const facts = poppler('pdfinfo', file)
  expect(facts).toMatch(/^Page size: +59\d(\.\d+)? x 84\d(\.\d+)? pts \(A4\)$/m)
  expect(facts).toMatch(new RegExp(`^Pages: +${pages.length}$`, 'm'))
  expect(facts).toContain(`Title:           ${name}, for Contoso AG`)
  expect(pages.length).toBeLessThanOrEqual(24)
  const ofPlan = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const [index, text] of pages.entries()) {
    const foot = text.trimEnd().split('\n').at(-1)
    expect.soft(foot).toMatch(new RegExp(footOf(ofPlan, index + 1, pages.length)))
    expect.soft(squeezed(text).length, `characters of page ${index + 1}`).toBeGreaterThan(300)
  }
  expectCustomerPages(printed, 'What to order')

  // The title block, the request, the decision and its picture.
  const [first = ''] = pages
  const decision = pages.slice(0, annexBegins(printed)).join('\n')
  for (const text of [name, 'Contoso AG', 'A. Schönfelder', 'Mailboxes with growth'])
    expect.soft(first).toContain(text)
  const verdict = '4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server'
  expect.soft(cells[0]).toContain(squeezed(verdict))
  expect
    .soft(decision)
    .toMatch(/^ *Site 1 · 3 databases active +Witness +Site 2 · 4 databases active$/m)

  // Chart labels are text, side by side in the order of the parts; nothing is a bitmap.
  expect.soft(decision).toMatch(/All servers up: 2 databases active, 782 IOPS\n+ +395 +130 +257$/m)
  expect.soft(decision).toMatch(/One server carries all: .+\n+ +1,380 +493 +257 +592$/m)
  expect.soft(decision).toMatch(/^ +941 +121 +94 +231$/m)
  for (const part of ['Transactional', 'Search catalog', 'sized for year 3'])
    expect.soft(decision).toContain(part)
  const [, , ...images] = poppler('pdfimages', '-list', file).trimEnd().split('\n')
  expect(images).toEqual([])
  // Least share of the page, in percent, in the color of the first part: in the picture and in the
  // charts.
  expect(drawnShare(file, 1), 'of the picture').toBeGreaterThan(0.1)
  expect(drawnShare(file, 2), 'of the charts').toBeGreaterThan(1)

  // The order, and who answers for the plan.
  expect.soft(decision).toMatch(/PS6100XV.* 4 +24 × 600 GB/)
  for (const text of ['Author, A. Schönfelder', 'For the customer, Contoso AG'])
    expect.soft(decision).toContain(text)

  // The annex has every figure, and every row whole on one page.
  const figureTexts = await figures(page.getByRole('main')).allTextContents()
  expect(figureTexts.length).toBeGreaterThan(100)
  for (const text of new Set(figureTexts)) expect.soft(everything).toContain(squeezed(text))
  await expectWholeRows(page, cells)
  // A working has words above, numbers below and the source beside, never on one line.
  expect.soft(pages.join('\n')).toMatch(/^\p{L}[^=\n]* × [^=\n]* \[\d+\].*\n[\d,.]+ .* = [\d,.]+/mu)
  await expectCited(page)
  // Sources are cited by number, and listed in full once.
  expect.soft(everything).toContain(squeezed('[1] Dell: Sizing Microsoft Exchange 2010'))
  expect.soft(everything).not.toContain('EqualLogic6.1')
  const code = (await page.getByText(/^#\/plan\?p=[\w-]+&on=[\d-]+&by=[\d.]+$/).textContent()) ?? ''
  expect.soft(everything).toContain(code)
  // Each part of the report explains a mark once if it has one, otherwise never.
  const annexAt = annexBegins(printed)
  const parts = { '.customer-pages': cells.slice(0, annexAt), '.annex': cells.slice(annexAt) }
  for (const [part, texts] of Object.entries(parts))
    for (const [mark, says] of [
      ['extrapolated', '†Partlybeyond'],
      ['public', '‡NotfromthepapersorMicro'],
    ] as const) {
      const isMarked = (await page.locator(`${part} .dagger.${mark}`).count()) > 0
      expect.soft(texts.join('').split(says).length - 1, part + says).toBe(isMarked ? 1 : 0)
    }
  await expectHeadsAgain(page, cells)

  // Controls of the screen are not printed.
  for (const text of [
    'Print or save as PDF',
    'Back to the plan',
    titleLabels.name,
    'Exchange storage sizing',
    'Skip to the content',
  ])
    expect.soft(everything, 'what is printed').not.toContain(squeezed(text))

  // The customer pages on Letter paper, whose pages are shorter.
  await page.getByRole('radio', { name: 'Customer pages', exact: true }).check()
  expectCustomerPages(readPrinted(await printPdf(page, info, 'Letter')), 'What to order')

  // The test procedure by itself: one page, with its parameters and pass criteria.
  await page.goto('./#/test')
  await expect(titleOf(page, titles.test)).toBeVisible()
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

/** Expects tags for screen readers: language, headings, captions and heads of tables. */
async function expectTagged(page: Page, file: string): Promise<void> {
  expect(poppler('pdfinfo', file)).toMatch(/^Tagged: +yes$/m)
  expect(readFileSync(file).includes('/Lang (en)')).toBe(true)
  const structure = poppler('pdfinfo', '-struct', file)
  const count = (kind: RegExp) => structure.match(kind)?.length ?? 0
  expect(count(/^ *H1\b/gm)).toBe(1)
  expect(count(/^ *H2\b/gm)).toBeGreaterThan(15)
  await page.emulateMedia({ media: 'print' })
  const captions = await page
    .locator(':is(caption, figcaption):not(.sr)')
    .filter({ visible: true })
    .count()
  await page.emulateMedia({ media: null })
  expect(captions).toBeGreaterThan(15)
  expect(count(/^ *Caption\b/gm)).toBe(captions)
  expect(count(/^ *\/Scope\b/gm)).toBe(count(/^ *TH\b/gm))
  expect(count(/^ *\/Headers\b/gm)).toBe(count(/^ *TD\b/gm))
}

/** Expects a table's heads again on each page that it spans. */
async function expectHeadsAgain(page: Page, cells: readonly string[]): Promise<void> {
  const tables = {
    'Designs that hold, fewest arrays first': 'Verdict',
    'Designs that do not hold, each with what it lacks': 'Verdict',
    'Deployment checklist': 'What to see to',
  }
  for (const [caption, head] of Object.entries(tables)) {
    const rows = await rowsOf(page.getByRole('table', { name: caption }), 'tr:has(> [scope=row])')
    const spanned = new Set(rows.map((row) => cells.findIndex((text) => text.includes(row))))
    expect(spanned, `${caption}: every row is on a page`).not.toContain(-1)
    for (const at of spanned) expect.soft(cells[at], `page ${at + 1}`).toContain(squeezed(head))
  }
}

/** A new plan of 25,000 mailboxes of 10 GB that outlives a site, as the program decides it. */
function inTwoSites(): Plan {
  const { plan } = decideAutomatic({ ...initialPlan, survive: 'site', sites: 2, tiers: largeTiers })
  return plan
}

const largeTiers: Plan['tiers'] = [{ ...initialPlan.tiers[0], mailboxes: 25_000, quota: 10_240 }]

test('a customer reads the report of servers in two sites, whole or the first pages of it', async ({
  page,
}, info) => {
  const plan = { ...inTwoSites(), name: 'Mail', customer: 'Contoso' }
  await page.goto(`./#/report?p=${encodePlan(plan).code}`)
  await expectDrawn(page)
  const extent = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(extent('With annex')).toBeChecked()
  const file = await printPdf(page, info)
  const printed = readPrinted(file)
  const { pages, cells } = printed
  expectCustomerPages(printed, 'What to order')
  expect(pages.length).toBeLessThanOrEqual(22)
  await expectContents(page, printed)
  await expectNoTornTables(page, printed)
  expectNoSliver(file)

  // A4; every page is numbered and filled. Content wider than the page would make everything
  // smaller.
  expect(poppler('pdfinfo', file)).toMatch(/\(A4\)$/m)
  for (const [index, text] of pages.entries()) {
    expect.soft(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect.soft(squeezed(text).length, `characters of page ${index + 1}`).toBeGreaterThan(300)
  }
  const [, , ...images] = poppler('pdfimages', '-list', file).trimEnd().split('\n')
  expect(images).toEqual([])
  expect.soft(cells[0]).toContain(squeezed('28 servers in two sites'))
  await expectWholeRows(page, cells)
  await expectCited(page)
  const leftOut = await page.locator('.not-modelled > li').allTextContents()
  expect(leftOut.length).toBeGreaterThan(2)
  for (const line of leftOut) expect.soft(cells.join('')).toContain(squeezed(line))
  expectTitlesWithText(pages)
  // The proof's table is on one page, and the description of an outage whole there or on the next.
  const proven = pages.flatMap((one, at) => (/After the loss of +Tried/.test(one) ? [at] : []))
  expect(proven).toHaveLength(1)
  const [at = 0] = proven
  const outage = pages.findIndex((one) => one.includes('By itself'))
  expect([at, at + 1]).toContain(outage)
  expect(pages[outage]).toContain('How long that takes is not known')

  // Contents lead to a section without changing the address.
  const before = page.url()
  const contents = (name: string) => page.getByRole('navigation', { name, exact: true })
  await contents('Contents').getByRole('link', { name: 'Annex: A1 to A' }).click()
  await expect(page.getByText('Annex', { exact: true })).toBeFocused()
  await contents('Contents of the annex').getByRole('link', { name: 'Replication' }).click()
  await expect(page.getByRole('heading', { name: /^A\d+ Replication$/ })).toBeFocused()
  expect(page.url()).toBe(before)

  await extent('Customer pages').check()
  const customer = await printPdf(page, info)
  const short = readPrinted(customer)
  expect(short.pages.length).toBeLessThanOrEqual(4)
  expect(annexBegins(short)).toBe(short.pages.length)
  await expectContents(page, short)
  expect(poppler('pdfinfo', customer)).toMatch(/^Title: +Mail, for Contoso$/m)
  // Without a list of sources, each is named in full, and no erratum by its number.
  expect(short.cells.join('')).not.toMatch(/\[R?\d+\]|MS\d/)
  await page.reload()
  await expectDrawn(page)
  await expect(extent('Customer pages')).toBeChecked()
})

test('the customer pages of servers in two sites are three on either paper, each well filled', async ({
  page,
}, info) => {
  const tiers: Plan['tiers'] = [{ ...initialPlan.tiers[0], mailboxes: 20_000, quota: 5120 }]
  const { plan } = decideAutomatic({ ...initialPlan, survive: 'site', sites: 2, tiers })
  await page.goto(`./#/report?p=${encodePlan(plan).code}`)
  for (const format of ['A4', 'Letter'] as const) {
    const printed = readPrinted(await printPdf(page, info, format))
    expect.soft(annexBegins(printed), format).toBe(3)
    for (const [index, text] of printed.pages.slice(0, 3).entries())
      expect.soft(squeezed(text).length, `page ${index + 1} of ${format}`).toBeGreaterThan(800)
  }
})

const [tier] = initialPlan.tiers
const inTwo = { ...initialPlan, sites: 2, survive: 'site' } as const
const ofUnusualSize: Readonly<Record<string, Plan>> = {
  'twelve tiers': {
    ...{ ...inTwo, name: 'Consolidation after the merger', serverNames: 'EXCHANGE-SITE##' },
    tiers: [
      { ...tier, name: 'Department number 1', mailboxes: 500 },
      ...Array.from({ length: 11 }, (_, at) => ({
        ...{ ...tier, name: `Department number ${at + 2}`, mailboxes: 500 * (at + 2) },
        quota: 1024 * (1 + (at % 5)),
      })),
    ],
  },
  '400,000 mailboxes': { ...inTwo, tiers: [{ ...tier, mailboxes: 400_000, quota: 5120 }] },
  'one mailbox': { ...initialPlan, tiers: [{ ...tier, mailboxes: 1 }] },
  'virtual machines': {
    ...{ ...initialPlan, virtualMachines: true },
    tiers: [{ ...tier, mailboxes: 800 }],
  },
}

test('large and small plans are printed with a legible picture, and risks beside their signatures', async ({
  page,
}, info) => {
  for (const [name, plan] of Object.entries(ofUnusualSize)) {
    await page.goto(`./#/report?p=${encodePlan(decideAutomatic(plan).plan).code}`)
    await expectDrawn(page)
    for (const format of ['A4', 'Letter'] as const) {
      const where = `${name}, ${format}`
      const printed = readPrinted(await printPdf(page, info, format))
      const filled = printed.filled.slice(0, annexBegins(printed))
      expect.soft(filled.length, where).toBeLessThanOrEqual(name === 'twelve tiers' ? 4 : 3)
      expect
        .soft(Math.min(...filled), `how far the pages of ${where} are filled`)
        .toBeGreaterThan(0.45)
      const isOfRisks = (text: string) =>
        /\dRisksandwhoacceptsthem/.test(text) && text.includes('Acceptedby')
      const risks = printed.cells.slice(0, filled.length).filter(isOfRisks)
      for (const text of ['Whatisnotmodeled', 'ateandsignature'])
        expect.soft(risks.join(''), where).toContain(text)
    }
    // The picture is drawn at most a third smaller than its letters usually are.
    const scale = await page.locator('.design-picture svg').evaluate((drawing) => {
      const { width } = drawing.getBoundingClientRect()
      return width / Number(drawing.getAttribute('width'))
    })
    expect.soft(scale, `${name}: scale of the picture`).toBeGreaterThan(0.65)
  }
})

test('the report of a plan that nothing fits is printed at one size', async ({ page }, info) => {
  await page.goto(example('users'))
  await page.getByRole('textbox', { name: labels.mailboxes }).fill('1,000,000')
  await page.goto('./#/report')
  const longName = 'Konsolidierungsvorhaben '.repeat(20).trim()
  await page.getByRole('textbox', { name: titleLabels.name }).fill(longName)
  const printed = readPrinted(await printPdf(page, info))
  await expectContents(page, printed)
  const [first] = printed.cells
  expect(first).toContain(squeezed(longName.slice(0, 79)))
  expect(first).toContain(squeezed('No array considered fits this plan'))
  expectCustomerPages(printed, summarySectionTitles.mending)
  for (const text of printed.cells) expect.soft(text.length).toBeGreaterThan(300)
})

/** Expects no title alone at the foot of a page. */
function expectTitlesWithText(pages: readonly string[]): void {
  for (const title of ['Advice and checks', 'What is not modeled', 'Deployment checklist']) {
    const found = pages.flatMap((one) => {
      const lines = one.split('\n').filter((line) => line.trim() !== '')
      const at = lines.findIndex((line) => line.trim().replace(/^A?\d+ +/, '') === title)
      return at < 0 ? [] : [lines.length - at]
    })
    expect.soft(Math.max(...found), `lines of a page from “${title}” on`).toBeGreaterThan(4)
  }
}

/** Expects every row of every table whole on one page. */
async function expectWholeRows(page: Page, cells: readonly string[]) {
  const rows = await page.locator('main table:visible > tbody > tr').allTextContents()
  expect(rows.length).toBeGreaterThan(50)
  for (const row of new Set(rows.map(squeezed)))
    expect.soft(cells.filter((text) => text.includes(row)).length, row).toBeGreaterThan(0)
}

/** Expects every listed source to be cited. */
async function expectCited(page: Page) {
  const listed = await page.locator('#sources .cited-number').allTextContents()
  expect(listed.length).toBeGreaterThan(0)
  const said = (await page.locator('.report').textContent()) ?? ''
  for (const one of listed) expect.soft(said.split(one).length - 1, one).toBeGreaterThan(1)
}
