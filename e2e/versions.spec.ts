import { titleLabels } from '#program'
import {
  example,
  expect,
  figure,
  goTo,
  labels,
  openPart,
  openSection,
  test,
  titles,
} from './journey.ts'

test('an address leads to a section of the plan in its part, and the browser back and forward between them', async ({
  page,
}) => {
  await page.goto(example('users'))
  const live = page.getByRole('complementary', { name: 'Results so far' })
  await page.getByRole('combobox', { name: labels.exchange }).selectOption('2019')
  await expect(figure(live, 'Memory of a server')).toBeVisible()
  await goTo(page, titles.plan)
  const main = page.getByRole('main')
  // An address leads to each section in its part; back and forward move between sections.
  const heading = main.getByRole('heading', { name: 'Activation', exact: true })
  const places = await openSection(page, 'workbook')
  await places.getByRole('link', { name: 'Activation' }).first().click()
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(/#\/plan\/activation\?p=/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/plan\/basis\?p=/)
  await expect(heading).toHaveCount(0)
  await page.goForward()
  await expect(heading).toBeFocused()
  // A link works twice in a row, within a part.
  const backup = main.getByRole('heading', { name: 'Backup', exact: true })
  await openPart(page, 'basis')
  for (const _time of ['once', 'again']) {
    await places.getByRole('link', { name: 'Backup' }).click()
    await expect(backup).toBeFocused()
    await expect(backup).toBeInViewport()
    await page.getByLabel(titleLabels.name).focus()
  }
})
