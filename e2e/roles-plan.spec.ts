import type { Locator, Page } from '@playwright/test'
import { builds } from './builds.ts'
import {
  expect,
  expectDrawn,
  expectOnlySense,
  figure,
  labels,
  openAllSections,
  openPart,
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

test('example A typed into the single file comes to the figures of the workbook, and what differs corrected', async ({
  page,
}) => {
  await page.goto(`${singleFile}#/users`)
  await page.getByRole('combobox', { name: labels.exchange }).selectOption('2013')
  await answerStep(page, 'users', {
    ...{ [labels.mailboxes]: '12000', Growth: '10', [labels.messages]: '100' },
    ...{ [labels.messageSize]: '100', [labels.quota]: '6 GB' },
  })
  await answerStep(page, 'availability', {
    [labels.activeServers]: '6',
    [labels.dags]: '1',
    [labels.laggedCopies]: '1',
    [labels.safetyNetDays]: '2',
  })
  await answerStep(page, 'arrays', {})
  await page.getByRole('combobox', { name: 'Processors given as' }).selectOption('SPECrate 2006')
  await page.getByRole('combobox', { name: 'Database drive type' }).selectOption('7.2K SAS 3.5')
  await answerStep(page, 'arrays', {
    [labels.databaseDrive]: '8000',
    [labels.bays]: '',
    [labels.cores]: '20',
    [labels.specRate]: '900',
  })
  const plan = await showPlan(page)
  await openAllSections(page, 'sizing')
  const both = {
    'Mailboxes after growth': '13,200 mailboxes',
    'Mailbox on disk': '6,549 MiB',
    Databases: '78 databases',
    'Copies on a server': '52 copies',
    'Memory of a server': '96 GiB',
  }
  await expectFigures(plan, both)

  // As Microsoft: the same design, sized for the 22 active databases that the workbook states.
  await openPart(page, 'summary')
  await page.getByRole('radio', { name: 'As Microsoft' }).check()
  await openPart(page, 'sizing')
  await expectDrawn(page)
  await expectFigures(plan, {
    ...both,
    'Memory needed': '94 GiB',
    'Database cache of a server': '22 GiB',
  })

  // Corrected: every double failure tried leaves 21, and each figure that differs says why.
  await openPart(page, 'summary')
  await page.getByRole('radio', { name: 'Corrected' }).check()
  await openPart(page, 'sizing')
  await expectDrawn(page)
  const memory = page.getByRole('row', { name: /^Memory needed/ }).first()
  await expect(memory).toContainText('90 GiB')
  await expect(memory).toContainText('Microsoft: 94 GiB')
  await expect(memory.getByRole('link', { name: 'Erratum MS8' })).toBeVisible()
  await openAllSections(page, 'failures')
  const twoLost = page.getByRole('row', { name: /^Any two servers lost/ }).first()
  await expect(twoLost).toContainText(/21\s*stated\s*22/)
  await expectOnlySense(page)
})
