import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { titleLabels } from '#program'
import { readXlsx } from '../tests/spreadsheet/read-xlsx.ts'
import { findBarriers } from './axe.ts'
import { dropFile } from './drop.ts'
import {
  box,
  example,
  expect,
  expectOnlySense,
  give,
  goTo,
  labels,
  sideways,
  test,
  titleOf,
  titles,
} from './journey.ts'

/** Saves the project as a spreadsheet. Returns the file's name and bytes. */
async function saveSpreadsheet(page: Page) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Save as a spreadsheet' }).click()
  const download = await started
  const bytes = new Uint8Array(await readFile(await download.path()))
  return { name: download.suggestedFilename(), bytes }
}

/** The file with changed numbers, as a spreadsheet program saves it: `D6` of `Tiers` to 5000. */
function withNumbers(bytes: Uint8Array, sheet: string, cells: Readonly<Record<string, number>>) {
  const { sheets } = readXlsx(bytes)
  const parts = unzipSync(bytes)
  const name = `xl/worksheets/sheet${[...sheets.keys()].indexOf(sheet) + 1}.xml`
  const changed = Object.entries(cells).reduce(
    (text, [at, number]) =>
      text.replace(new RegExp(`(<c r="${at}"[^>]*>)<v>[^<]*</v>`), `$1<v>${number}</v>`),
    strFromU8(parts[name] ?? new Uint8Array()),
  )
  return zipSync({ ...parts, [name]: strToU8(changed) })
}

/** Address of the first tier's cell for a question. */
function cellBeside(bytes: Uint8Array, question: string): string {
  const cells = readXlsx(bytes).sheets.get('Tiers') ?? new Map()
  const [at = ''] = [...cells].find(([, { value }]) => value === question) ?? []
  return at.replace('A', 'D')
}

test('a plan goes to the customer as a spreadsheet and comes back with changes', async ({
  page,
}) => {
  await page.goto(example('users'))
  await give(page, labels.mailboxes, '4,200')
  await goTo(page, titles.plan)
  await page.getByRole('textbox', { name: titleLabels.name }).fill('Köln: =draft')
  const { name, bytes } = await saveSpreadsheet(page)
  expect(name).toBe('Köln =draft.xlsx')
  const { sheets } = readXlsx(bytes)
  expect([...sheets.keys()]).toEqual(
    expect.arrayContaining(['Summary', 'Answers', 'Tiers', 'Results', 'Order list']),
  )
  const mailboxes = cellBeside(bytes, labels.mailboxes)
  expect(sheets.get('Tiers')?.get(mailboxes)?.value).toBe(4200)

  const growth = cellBeside(bytes, 'Growth')
  const changed = withNumbers(bytes, 'Tiers', { [mailboxes]: 5000, [growth]: -3 })
  await dropFile(page, 'back.xlsx', changed)
  await expect(page.getByRole('heading', { name: 'What came back with “back.xlsx”' })).toBeVisible()
  const taken = page.getByRole('table', { name: 'Changed in the spreadsheet' })
  await expect(taken.getByRole('row', { name: new RegExp(`^${labels.mailboxes}`) })).toContainText(
    /4,200.*5,000.*Tiers!D\d/,
  )
  const refused = page.getByRole('table', { name: 'Cells that were not taken' })
  await expect(refused.getByRole('row', { name: /^Growth/ })).toContainText('−300 %')
  await expectOnlySense(page)
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('link', { name: 'See the plan' }).click()
  await expect(titleOf(page, titles.plan)).toBeVisible()
  await expect(page.getByRole('textbox', { name: titleLabels.name })).toHaveValue('Köln: =draft')
  await goTo(page, titles.users)
  await expect(box(page, labels.mailboxes)).toHaveValue('5,000')
})
