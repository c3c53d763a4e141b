import type { Page } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { dropFile } from './drop.ts'
import {
  box,
  example,
  expect,
  expectDrawn,
  expectOnlySense,
  labels,
  sideways,
  test,
  titleOf,
  titles,
} from './journey.ts'

/** Mailbox sizes as Exchange lists them: many small ones, some large, one system mailbox. */
const sizes = [
  '#TYPE Selected.Microsoft.Exchange.Data.Mapi.MailboxStatistics',
  '"Mailbox","TotalItemSize","ItemCount"',
  ...Array.from({ length: 200 }, (_, at) => {
    const mb = at < 120 ? 400 + at : at < 190 ? 1000 + 40 * at : 100 * at
    const bytes = (mb * 2 ** 20).toLocaleString('en-US')
    return `"user${at}@contoso.example","${(mb / 1024).toFixed(3)} GB (${bytes} bytes)","${at * 90}"`
  }),
  '"HealthMailbox1@contoso.example","12 KB (12,288 bytes)","3"',
].join('\r\n')

const messages = [
  'Mailbox;Days;Sent;Received;Bytes',
  ...Array.from({ length: 199 }, (_, at) => `User${at}@contoso.example;7;70;${7 * at};${7e5 + at}`),
].join('\r\n')

const drop = (page: Page, name: string, text: string) =>
  dropFile(page, name, new TextEncoder().encode(text))

test('tiers are proposed by mailbox statistics, changed, taken and taken back', async ({
  page,
}) => {
  await page.goto(example('users'))
  await page.getByRole('link', { name: 'Exchange mailbox statistics' }).click()
  await expect(titleOf(page, titles.statistics)).toBeVisible()
  await page
    .getByLabel('Where the mailboxes are now')
    .selectOption('Exchange 2013 to Subscription Edition')
  await page.getByRole('button', { name: /^Show all \d+ lines.*Messages/ }).click()
  await expect(page.getByText('Get-TransportService')).toHaveCount(2)

  // Dropped before any statistics were read, and refused with the row.
  await drop(page, 'broken <b>.csv', 'Mailbox,TotalItemSize\na@b.example,"1 GB')
  const refusal = page.getByRole('alert').filter({ hasText: '.csv' })
  await expect(refusal).toContainText('“broken <b>.csv” was not read.')
  await expect(refusal).toContainText('Row 2: a quotation mark is opened and never closed.')
  await refusal.getByRole('button', { name: 'Remove' }).click()
  await expect(refusal).toHaveCount(0)

  // Numbers without a unit are read in the unit that a person chooses, and the page reports what
  // was read.
  await drop(page, 'bare.csv', 'Mailbox,TotalItemSize\na@b.example,2048\nb@b.example,3072')
  await expect(refusal).toContainText('“2048” names no unit. 2 such rows were left out.')
  await refusal.getByLabel(/^Unit of “TotalItemSize”/).selectOption('MB of 1,024 KB')
  await expect(page.getByText('“bare.csv”: 2 mailboxes')).toContainText('The largest holds 3.')
  await page.getByRole('button', { name: 'Remove “bare.csv”' }).click()

  const csv = { mimeType: 'text/csv' }
  await page.getByLabel('CSV files of sizes, of messages, or both').setInputFiles([
    { ...csv, name: 'sizes.csv', buffer: Buffer.from(sizes) },
    { ...csv, name: 'messages.csv', buffer: Buffer.from(messages) },
  ])
  await expect(page.getByText('“sizes.csv”: 200 mailboxes')).toBeVisible()
  await expect(page.getByText('1 mailbox of the system was left out.')).toBeVisible()
  await expect(page.getByText('Sizes and messages were joined by their address.')).toBeVisible()
  await expect(page.getByText('1 mailbox has no message in these days.')).toBeVisible()

  await page.getByLabel('Number of tiers').selectOption('2')
  const table = page.getByRole('table', { name: 'What the tiers hold and ask for' })
  await expect(table.getByRole('row')).toHaveCount(4)
  const small = page.getByRole('group', { name: 'Small' })
  await small.getByRole('textbox', { name: /^Messages a day up to/ }).fill('2,000')
  await small.getByRole('textbox', { name: /^Size up to/ }).fill('600')
  await expect(table.getByRole('row', { name: /^Small 120 60 %/ })).toContainText('600')
  await expectDrawn(page)
  await expectOnlySense(page)
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Use these tiers' }).click()
  await expect(titleOf(page, titles.users)).toBeVisible()
  await expect(page.getByText('Changed: 2 tiers from mailbox statistics.')).toBeVisible()
  const taken = page.getByRole('row', { name: 'Large' })
  await expect(box(taken, labels.mailboxes)).toHaveValue('80')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(box(page, labels.mailboxes)).toHaveValue('6,000')
})

test('a file that is dropped before the program has come is read, and one that cannot be is told where it was dropped', async ({
  page,
}) => {
  let come = () => {}
  const waiting = new Promise<void>((resolve) => {
    come = resolve
  })
  // Holds back all scripts except the early one, which keeps dropped files.
  await page.route(/\/assets\/(?!early-)[^/]+\.js$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('./', { waitUntil: 'commit' })
  await dropFile(page, 'sizes.csv', Buffer.from(sizes))
  come()
  await expect(titleOf(page, titles.statistics)).toBeVisible()
  await expect(page.getByText('“sizes.csv”: 200 mailboxes')).toBeVisible()

  await page.goto('./#/')
  await dropFile(page, 'photo.png', Buffer.from('\u0089PNG\r\n\u001a\n\u0000'))
  await expect(page.getByText('Spindle cannot read “photo.png”. It opens')).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
})
