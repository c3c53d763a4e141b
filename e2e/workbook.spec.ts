import { namesOfB, resultsOfB } from '#program'
import { makeWorkbook } from '../tests/workbook/make-workbook.ts'
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

const filled = makeWorkbook({
  names: { ...namesOfB, OwnNote: 'kept' },
  results: resultsOfB,
  labels: { OwnNote: 'Kept by hand' },
})

test('an architect drops a filled workbook, and nothing typed is lost', async ({ page }) => {
  await page.goto(example('users'))
  await give(page, labels.mailboxes, '4,200')

  await dropFile(page, 'locked <b>.xlsm', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))
  await expect(titleOf(page, titles.workbook)).toBeVisible()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('“locked <b>.xlsm” was not opened.')
  await expect(refusal).toContainText('Your own plan is unchanged.')
  await page.getByLabel('Filled workbook').setInputFiles({
    name: 'budget.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from(makeWorkbook({ names: { Budget: 1 } })),
  })
  await expect(refusal).toContainText('not Microsoft’s for role requirements')

  await dropFile(page, 'sizing.xlsm', filled)
  await expect(page.getByRole('heading', { name: 'What was read of “sizing.xlsm”' })).toBeVisible()
  await expect(refusal).toHaveCount(0)
  await expect(page.getByText('Opened from a workbook:')).toBeVisible()
  const results = page.getByRole('table', { name: 'Results of the workbook and ours' })
  await expect(results.getByRole('row', { name: /^IOPS of a server/ })).toContainText('The same.')
  const memory = results.getByRole('row', { name: /^Memory of a server RecRAMMBXPDC/ })
  await expect(memory).toContainText(/64.*64.*96.*The workbook errs: .*MS\d+/)
  await expect(page.getByRole('row', { name: /^OwnNote Kept by hand kept / })).toBeVisible()
  await page.getByText('Answers not found in the workbook', { exact: true }).click()
  await expectOnlySense(page)
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('link', { name: 'Change Workdays a week' }).click()
  await expect(box(page, labels.workdays)).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: 'See the plan' }).click()
  await expect(titleOf(page, titles.plan)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('24 databases')
  await page.getByRole('button', { name: 'Go back to my own plan' }).click()
  await goTo(page, titles.users)
  await expect(box(page, labels.mailboxes)).toHaveValue('4,200')
})
