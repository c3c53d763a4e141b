import { answerViewTitles } from '#program'
import {
  example,
  expect,
  figure,
  figureLabels,
  goTo,
  openSection,
  test,
  titleOf,
  titles,
} from './journey.ts'

test('a sceptic goes from a figure to the record of its erratum and back, and a link leads a colleague to one', async ({
  page,
}) => {
  const heading = (id: string) =>
    page.getByRole('heading', { level: 3, name: new RegExp(`^${id} `) })
  await page.goto(example('plan'))
  await openSection(page, 'load')
  await figure(page.getByRole('main'), figureLabels.designRequirement).first().click()
  const working = page.getByRole('dialog', { name: figureLabels.designRequirement })
  await working.locator('summary', { hasText: 'Reserve' }).click()
  await working.getByRole('link', { name: 'Erratum E1', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading('E1')).toBeFocused()
  await expect(heading('E1')).toBeInViewport()
  await expect(page).toHaveURL(/#\/errata\/E1\?p=/)
  await page.goBack()
  await expect(titleOf(page, answerViewTitles.sizing)).toBeVisible()
  await goTo(page, titles.users)
  await expect(page).toHaveURL(/#\/users\?p=/)

  // A link to an erratum opens it, whatever filter was chosen and although it is folded away.
  await page.goto('./#/errata/E35')
  await expect(heading('E35')).toBeFocused()
  await page.getByRole('combobox', { name: 'Document' }).selectOption('PowerVault')
  await expect(heading('E1')).toHaveCount(0)
  await page.goto('./#/errata/E3')
  await expect(heading('E3')).toBeFocused()
  await expect(heading('E3')).toBeInViewport()

  // A link, also in its former form, unfolds one of the published systems.
  await page.goto('./#/reference/md1000')
  await expect(page).toHaveURL(/#\/evidence\/md1000\?p=/)
  await expect(
    page.getByRole('heading', { level: 3, name: 'Dell PowerVault MD1000 with CCR' }),
  ).toBeFocused()
  await expect(page.getByRole('button', { name: /^Open it as a plan/ })).toHaveCount(1)
})
