import type { Locator, Page } from '@playwright/test'
import { builds } from './builds.ts'
import {
  expect,
  expectDrawn,
  expectOnlySense,
  figure,
  give,
  openAllSections,
  openPart,
  openSection,
  sideways,
  test,
} from './journey.ts'

const [, { address: singleFile }] = builds

type Answers = Readonly<Record<string, string>>

/** Goes to a step of the form and gives answers there; those it folds away are unfolded. */
async function answerStep(page: Page, step: string, answers: Answers): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps' })
  await steps.locator(`a[href^="#/${step}"]`).click()
  await expectDrawn(page)
  for (const [label, text] of Object.entries(answers)) {
    const name = new RegExp(`^${label}( in (%|[A-Za-z]+(?: a day)?))?$`)
    const box = page.getByRole('textbox', { name, includeHidden: true })
    const folded = page.locator('details').filter({ has: box })
    for (const one of await folded.all())
      if ((await one.getAttribute('open')) === null) await one.locator('> summary').click()
    await box.fill(text)
    await box.blur()
  }
}

async function showPlan(page: Page): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Steps' }).locator('a[href^="#/plan"]').click()
  await expectDrawn(page)
  return page.getByRole('main')
}

async function expectFigures(within: Locator, expected: Answers): Promise<void> {
  for (const [label, text] of Object.entries(expected))
    await expect(figure(within, label).first()).toHaveAccessibleName(
      new RegExp(`^${label}: ${text.replace(' ', '\\s')}[.,]`),
    )
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('example A typed into the single file comes to the figures of the workbook, and what differs corrected', async ({
  page,
}) => {
  await page.goto(`${singleFile}#/users`)
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2013')
  await answerStep(page, 'users', {
    ...{ 'Mailboxes today': '12000', Growth: '10', 'Messages per mailbox per day': '100' },
    ...{ 'Average message size': '100', 'Mailbox quota': '6 GB' },
  })
  await answerStep(page, 'availability', {
    'Servers with active mailboxes': '6',
    'Lagged copies': '1',
    'Safety Net': '2',
  })
  await answerStep(page, 'arrays', {})
  await page.getByRole('combobox', { name: 'Processors given as' }).selectOption('SPECrate 2006')
  await page.getByRole('combobox', { name: 'Database drive type' }).selectOption('7.2K SAS 3.5')
  await answerStep(page, 'arrays', {
    'Database drive size': '8000',
    'Drive bays for data of a server': '',
    'Cores per server': '20',
    'SPECint_rate2006 per server': '900',
  })
  const plan = await showPlan(page)
  await openAllSections(page, 'Sizing')
  const both = {
    'Mailboxes after growth': '13,200 mailboxes',
    'Mailbox on disk': '6,549 MiB',
    Databases: '78 databases',
    'Copies on a server': '52 copies',
    'Memory of a server': '96 GiB',
  }
  await expectFigures(plan, both)

  // As Microsoft: the same design, sized for the 22 active databases that the workbook states.
  await openPart(page, 'Summary')
  await page.getByRole('radio', { name: 'As Microsoft' }).check()
  await openPart(page, 'Sizing')
  await expectDrawn(page)
  await expectFigures(plan, {
    ...both,
    'Memory needed': '94 GiB',
    'Database cache of a server': '22 GiB',
  })

  // Corrected: every double failure tried leaves 21, and each figure that differs says why.
  await openPart(page, 'Summary')
  await page.getByRole('radio', { name: 'Corrected' }).check()
  await openPart(page, 'Sizing')
  await expectDrawn(page)
  const memory = page.getByRole('row', { name: /^Memory needed/ }).first()
  await expect(memory).toContainText('90 GiB')
  await expect(memory).toContainText('Microsoft: 94 GiB')
  await expect(memory.getByRole('link', { name: 'Erratum MS8' })).toBeVisible()
  await openAllSections(page, 'Failures')
  const twoLost = page.getByRole('row', { name: /^Any two servers lost/ }).first()
  await expect(twoLost).toContainText(/21\s*stated\s*22/)
  await expectOnlySense(page)

  // The same plan in the other versions, as a list and one after the other.
  const versions = await openSection(page, 'The same plan in other versions')
  await expectFigures(await openSection(page, 'Drives'), {
    'Drives of a server without RAID': '15 drives',
  })
  await openPart(page, 'Basis')
  const largest = versions.getByRole('row', { name: /^Largest database allowed/ })
  await expect(largest.getByRole('cell')).toHaveText([/^1,416/, /^1,416/, /^1,770/, /^1,770/])
  await versions.getByText('What each version sets').click()
  const advised = versions.getByRole('row', { name: /^GiB of memory of a server, at most/ })
  await expect(advised.getByRole('cell')).toHaveText([/^96/, /^192/, /^256/, /^256/])
  for (const version of ['2016', '2019', 'SE']) {
    await answerStep(page, 'users', {})
    await page.getByRole('combobox', { name: 'Exchange version' }).selectOption(version)
    await showPlan(page)
    await expect(plan.getByText(new RegExp(`on Exchange ${version}`)).first()).toBeVisible()
    await openPart(page, 'Basis')
    await expect(
      versions.getByRole('columnheader', { name: `${version}, this plan` }).first(),
    ).toBeVisible()
    const limit = version === '2016' ? '1,416 GiB' : '1,770 GiB'
    await openPart(page, 'Sizing')
    await expect(
      figure(region(page, 'Databases'), 'Largest database allowed').first(),
    ).toContainText(limit)
    await expectOnlySense(page)
  }
})

test('two sites with Exchange 2019 end in servers and drives, and take the preferred architecture', async ({
  page,
}) => {
  await page.goto('#/users')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2019')
  await answerStep(page, 'users', { 'Mailboxes today': '10000' })
  // A preset for a tier that there is, and back; then one more tier of its own.
  await page.getByText('Tier presets', { exact: true }).click()
  await page.getByLabel('Use the preset for').selectOption({ label: 'Tier 1' })
  await page.getByRole('button', { name: 'Use Heavy mailboxes' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByLabel('Use the preset for').selectOption({ label: 'A new tier' })
  await page.getByRole('button', { name: 'Use Journal mailboxes' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of tier 2' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Name of tier 2' })).toHaveValue(
    'Journal mailboxes',
  )
  await page.getByRole('button', { name: 'Actions of Journal mailboxes' }).click()
  await page.getByRole('button', { name: 'Remove Journal mailboxes' }).click()
  await answerStep(page, 'users', { 'Mailbox quota': '5 GB' })
  await answerStep(page, 'availability', { Sites: '2' })
  await give(page, 'Database copies', '4')

  const plan = await showPlan(page)
  const preferred = await openSection(page, 'Preferred architecture')
  await expect(
    preferred.getByText(/^Of the \d+ rules .* keeps \d+\. Not kept: .*\.$/),
  ).toBeVisible()
  await expect(preferred.getByRole('row', { name: /^One lagged copy/ })).toContainText(
    'No copy is lagged',
  )
  await preferred.getByText('What that changes').click()
  await expect(preferred.getByRole('row', { name: /^Lagged copies 0 copies 1 copy/ })).toBeVisible()
  await preferred.getByRole('button', { name: 'Use the preferred architecture' }).click()
  await expectDrawn(page)
  await preferred.getByText('What is kept, and what no answer says').click()
  await expect(preferred.getByRole('row', { name: /^One lagged copy/ })).toContainText('168 hours')
  await openPart(page, 'Summary')
  await expect(plan.getByText(/10,000\smailboxes .*on Exchange 2019/).first()).toBeVisible()
  // Memory and processors stand on the first screen.
  for (const name of ['Memory', 'Processors'])
    await expect(plan.locator('dt', { hasText: name }).first()).toBeVisible()
  await openSection(page, 'The server in each case')
  await expect(plan.getByText(/^Site 1 lost:/)).toBeVisible()
  await expect(plan.getByText(/^Link between the sites:/)).toBeVisible()
  await expectOnlySense(page)

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page), 'pixels wider than a phone').toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await openPart(page, 'Basis')
  await expect(preferred.getByRole('row', { name: /^One lagged copy/ })).toContainText(
    'No copy is lagged',
  )
})
