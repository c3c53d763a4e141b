import type { Locator, Page } from '@playwright/test'
import {
  box,
  expect,
  expectDrawn,
  figure,
  figures,
  give,
  goTo,
  openAllSections,
  openPart,
  openSection,
  printPdf,
  test,
  titleOf,
} from './journey.ts'
import { poppler, squeezed } from './poppler.ts'

function advice(page: Page): Locator {
  return page.getByRole('region', { name: 'Advice' })
}

/** The advice of a title, with its links to fix and to accept it. */
function item(page: Page, title: string): Locator {
  return advice(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
}

const accepted = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Accepted: ${title}`, exact: true })

/** A branch office: 300 mailboxes of 1.2 GB in seven databases on one standalone server. */
async function branchOffice(page: Page): Promise<void> {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '300')
  await give(page, 'Mailbox quota', '1.2 GB')
  await goTo(page, 'Availability')
  await page.getByRole('combobox', { name: 'High availability' }).selectOption('none')
  await give(page, 'Mailbox servers', '1')
  await give(page, 'Sites', '1')
  await give(page, 'Mailboxes per database', '50')
  await goTo(page, 'Plan')
  await openSection(page, 'Advice and checks')
}

const small = 'Many small databases'
const large = 'Mailboxes above 1 GB'
const logs = 'Logs on the volume of the only copy'

test('an architect fixes what the plan is advised on', async ({ page }) => {
  await branchOffice(page)
  await expect(advice(page)).toContainText('Of 33 checks 28 are met, 5 are open: ')
  const many = item(page, small)
  await expect(figure(many, 'Databases on one server')).toHaveText('7\u00a0databases')
  await expect(many).toContainText('65\u00a0% more IOPS in 20 databases than in 2, and 2.4 times')
  await figure(many, 'More IOPS').click()
  const working = page.getByRole('dialog', { name: 'More IOPS' })
  await expect(working).toContainText('2,059\u00a0IOPS ÷ 1,247\u00a0IOPS − 1 = 65\u00a0%')
  await page.keyboard.press('Escape')

  await many.getByRole('link', { name: 'Go to Mailboxes per database' }).click()
  await expect(titleOf(page, 'Availability')).toBeVisible()
  await expect(box(page, 'Mailboxes per database')).toBeFocused()
  await give(page, 'Mailboxes per database', '120')
  await goTo(page, 'Plan')
  await openSection(page, 'Advice and checks')
  await expect(many).toHaveCount(0)
  await expect(advice(page)).toContainText('Of 33 checks 29 are met, 4 are open: ')

  // An answer that is folded away is found as well.
  await item(page, logs).getByRole('link', { name: 'Go to Separate log volumes' }).click()
  const apart = page.getByRole('checkbox', { name: 'Separate log volumes' })
  await expect(apart).toBeFocused()
  await page.keyboard.press('Space')
  await goTo(page, 'Plan')
  await openSection(page, 'Advice and checks')
  await expect(item(page, logs)).toHaveCount(0)
})

test('a limit can be fixed, but not accepted', async ({ page }) => {
  await page.goto('./#/users')
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('Standard')
  await goTo(page, 'Plan')
  await openSection(page, 'Advice and checks')
  const limit = item(page, 'More databases than the edition can mount')
  await expect(advice(page).getByRole('listitem').first()).toContainText('Limit')
  await expect(limit).toContainText('One server holds copies of 7\u00a0databases')
  await expect(limit.getByRole('checkbox')).toHaveCount(0)
})

test('an architect accepts advice, and a colleague sees it accepted', async ({
  page,
  newProfile,
}) => {
  await branchOffice(page)
  const sized = async () => {
    const seen: string[] = []
    for (const part of ['Failures', 'Sizing', 'Order and growth', 'Basis'] as const) {
      await openAllSections(page, part)
      // What is fetched late has figures as well.
      await expectDrawn(page)
      const inTables = figures(page.getByRole('main').getByRole('table'))
      seen.push(...(await inTables.allTextContents()))
    }
    return seen
  }
  const before = await sized()
  expect(before.length).toBeGreaterThan(50)
  await openPart(page, 'Basis')
  await accepted(page, large).check()
  await expect(accepted(page, large)).toBeFocused()
  await expect(item(page, large).getByText(/^The quota is/)).toBeHidden()
  await expect(advice(page)).toContainText('28 are met, 1 is accepted, 4 are open: ')
  expect(await sized()).toEqual(before)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.getByRole('textbox', { name: /this link|whole plan/ }).inputValue()

  const colleague = await newProfile()
  await colleague.goto(link)
  await openSection(colleague, 'Advice and checks')
  await expect(accepted(colleague, large)).toBeChecked()
  await expect(accepted(colleague, small)).not.toBeChecked()
  await expect(item(colleague, large).getByText(/^The quota is/)).toBeHidden()
  await item(colleague, large).getByText(large).first().click()
  await expect(item(colleague, large).getByText(/^The quota is/)).toBeVisible()
  await accepted(colleague, large).uncheck()
  await expect(advice(colleague)).toContainText('28 are met, 5 are open: ')
})

test('a customer reads on paper what was accepted, what is left out, and what to see to', async ({
  page,
}, info) => {
  await branchOffice(page)
  await accepted(page, large).check()
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expect(titleOf(page, 'Exchange storage plan')).toBeVisible()
  const stateOf = (title: string) =>
    page
      .getByRole('table', { name: 'Advice' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${title}$`) }) })
      .getByRole('cell')
      .last()
  await expect(stateOf(large)).toHaveText('Accepted by the author')
  await expect(stateOf(small)).toHaveText('Open')

  const file = await printPdf(page, info)
  const text = (layout: string) => poppler('pdftotext', layout, file, '-').split('\f').slice(0, -1)
  const cells = text('-raw').map(squeezed)
  for (const name of ['Advice', 'Deployment checklist']) {
    const rows = await page.getByRole('table', { name }).locator('tr:has(> td)').allTextContents()
    expect(rows.length).toBeGreaterThan(2)
    for (const line of rows.map(squeezed)) {
      expect.soft(cells.filter((one) => one.includes(line)).length, line).toBe(1)
    }
  }
  const leftOut = await page.locator('.not-modelled > li').allTextContents()
  expect(leftOut.length).toBeGreaterThan(8)
  for (const line of leftOut) expect.soft(cells.join('')).toContain(squeezed(line))

  // No title is left at the foot of a page, away from what it is the title of.
  for (const title of ['Advice and checks', 'What is not modeled', 'Deployment checklist']) {
    const found = text('-layout').flatMap((one) => {
      const lines = one.split('\n').filter((line) => line.trim() !== '')
      const at = lines.findIndex((line) => line.trim().replace(/^A?\d+ +/, '') === title)
      return at < 0 ? [] : [lines.length - at]
    })
    expect.soft(Math.max(...found), `lines of a page from “${title}” on`).toBeGreaterThan(4)
  }
})
