import type { Page } from '@playwright/test'
import {
  expect,
  figure,
  goTo,
  goToProof,
  headline,
  openAllSections,
  openSection,
  test,
  titleOf,
} from './journey.ts'

/** Each published system, what is proposed for it, and a figure its document prints. */
const solutions = [
  ['EMC CLARiiON AX4-5i', '1 × EMC CLARiiON AX4-5i, one block of 4 + 2 drives per server', '1,400'],
  [
    'Dell PowerVault MD1000 with CCR',
    '2 × Dell PowerVault MD1000, one enclosure of 15 drives per server',
    '2,000',
  ],
  [
    'Dell PowerVault MD3000 with SCC, RAID 5',
    '1 × Dell PowerVault MD3000 with two MD1000, one array of 45 drives per cluster',
    '3,000',
  ],
  [
    'Dell PowerVault MD3000 with SCC, RAID 10',
    '1 × Dell PowerVault MD3000 with two MD1000, RAID 10, one array of 45 drives per cluster',
    '3,000',
  ],
  [
    'Sun StorageTek 2530, two trays',
    '1 × Sun StorageTek 2530, 3 trays of 12 drives per server',
    '4,000',
  ],
  [
    'StorageTek, method for Exchange 2003',
    '1 × Sun StorageTek 2530, 2 trays of 12 drives per server',
    '2,000',
  ],
  [
    'StorageTek, 2003 with BlackBerry',
    '2 × Sun StorageTek 2530, 4 trays of 12 drives per server',
    '2,000',
  ],
  [
    'Dell PowerEdge R510 with Exchange 2007',
    '1 × Dell PowerEdge R510, one set of 12 internal drives per server',
    '1,500',
  ],
  [
    'Dell PowerEdge R720xd with Exchange 2010',
    '2 × Dell PowerEdge R720xd, one set of 24 internal drives per server',
    '5,000',
  ],
] as const

async function openReferences(page: Page): Promise<void> {
  await page.goto('#/users')
  await goToProof(page, 'Reference solutions')
  await expect(titleOf(page, 'Reference solutions')).toBeFocused()
  await page.getByRole('button', { name: 'Open all solutions' }).click()
}

test('each solution opens as a plan, its published figures beside the computed ones', async ({
  page,
}) => {
  for (const [title, proposal, mailboxes] of solutions)
    await test.step(title, async () => {
      await openReferences(page)
      const section = page.getByRole('region', { name: title, exact: true })
      const line = section.getByRole('row', { name: /^Mailboxes / }).first()
      await expect(line.getByRole('cell').first()).toHaveText(
        new RegExp(`^${mailboxes}\\smailboxes$`),
      )
      await expect(figure(line, 'Mailboxes to size for')).toBeVisible()
      await section.getByRole('button', { name: `Open it as a plan (${title})` }).click()
      await expect(titleOf(page, 'Plan')).toBeFocused()
      await expect(headline(page)).toContainText(proposal)
      // The link carries it whole.
      await expect(page).toHaveURL(/#\/plan\?p=/)
    })
})

test('a link leads a colleague to one solution, and an unknown one to the page', async ({
  page,
}) => {
  await page.goto('./#/reference/md1000')
  const heading = page.getByRole('heading', { level: 2, name: 'Dell PowerVault MD1000 with CCR' })
  await expect(heading).toBeFocused()
  // It is unfolded, and no other is.
  await expect(page.getByRole('button', { name: /^Open it as a plan/ })).toHaveCount(1)
  await page.goto('./#/reference/of-nobody')
  await expect(titleOf(page, 'Reference solutions')).toBeVisible()
  await expect(page.getByText(/^The address names a page/)).toHaveCount(0)
})

test('a published run shows what fails of it, and which errata mention it', async ({ page }) => {
  await page.goto('./#/reference/ax4-5i')
  const runs = page.getByRole('region', { name: 'Published runs of EMC CLARiiON AX4-5i' })
  const performance = runs.getByRole('row', { name: /^Performance, 2 hours/ })
  await expect(performance.getByText('fails', { exact: true })).toHaveCount(1)
  await expect(runs.getByText('Erratum E20', { exact: true })).toHaveCount(1)
  await runs.getByText('Erratum E20', { exact: true }).click()
  await expect(runs.getByText('They are seconds, as in its Appendix A.')).toBeVisible()
})

test('the programme’s caveat is shown wherever solutions are side by side', async ({ page }) => {
  await openReferences(page)
  const caveat = page.getByText('Its results are not meant for comparing solutions with each other')
  await expect(caveat).toBeVisible()
  await page.getByRole('button', { name: 'Open it as a plan (EMC CLARiiON AX4-5i)' }).click()
  await goTo(page, 'RAID and arrays')
  await page
    .getByRole('combobox', { name: 'Building block' })
    .selectOption({ label: 'All that are considered for this version' })
  await goTo(page, 'Plan')
  const blocks = await openSection(page, 'Tested building blocks')
  await expect(blocks.getByRole('table', { name: 'In whole blocks' })).toContainText(
    'Dell PowerEdge R510',
  )
  await expect(blocks.getByText('Its results are not meant for comparing')).toBeVisible()
  await openSection(page, 'Recovery and backup')
  const recovery = page.getByRole('table', { name: 'Times of replay and backup' })
  await expect(recovery.getByRole('row', { name: /^EMC CLARiiON AX4-5i/ })).toContainText('2 h 42')
  await expect(recovery.getByRole('row', { name: /R510/ })).toContainText('not published')
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expect(caveat).toBeVisible()
})

test('the plan before comes back with the notice', async ({ page }) => {
  await page.goto('#/users')
  await page.getByRole('textbox', { name: /^Mailboxes today in / }).fill('4321')
  await goToProof(page, 'Reference solutions')
  await page.getByRole('button', { name: 'Open all solutions' }).click()
  await page.getByRole('button', { name: 'Open it as a plan (EMC CLARiiON AX4-5i)' }).click()
  await openAllSections(page, 'Sizing')
  await expect(figure(page.getByRole('main'), 'Mailboxes to size for').first()).toContainText(
    '1,400',
  )
  await page.getByRole('button', { name: 'Go back to my own plan' }).click()
  await goTo(page, 'Exchange and users')
  await expect(page.getByRole('textbox', { name: /^Mailboxes today in / })).toHaveValue('4,321')
})
