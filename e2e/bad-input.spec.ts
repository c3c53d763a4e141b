import {
  box,
  example,
  expect,
  expectOnlySense,
  figure,
  figureLabels,
  give,
  labels,
  tabTo,
  test,
  titleOf,
  titles,
} from './journey.ts'

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('an architect who types wrong numbers is led to each by keyboard alone, and loses none', async ({
    page,
  }) => {
    await page.goto(example('users'))
    const mailboxes = box(page, labels.mailboxes)
    const growth = box(page, labels.growth)
    const sized = figure(page.getByRole('complementary'), figureLabels.mailboxes)
    await expect(mailboxes).toHaveValue('6.000')
    await expect(sized).toContainText('6.900')
    await tabTo(page, mailboxes)
    await page.keyboard.type('6,900')
    await expect(mailboxes, 'no error while typing').not.toHaveAttribute('aria-invalid')
    await tabTo(page, growth)
    await expect(mailboxes).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveTitle('Error: Exchange and users — Spindle')
    await page.keyboard.type('12,5e3')

    const summary = page.getByRole('alert')
    const links = summary.getByRole('button')
    await expect(summary).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(summary).toBeFocused()
    await expect(links).toHaveText([/: did you mean 6\.900.*\?$/, /^Growth/])
    await tabTo(page, links.first())
    await page.keyboard.press('Enter')
    await expect(mailboxes).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('8.000')
    await page.keyboard.press('Enter')
    await expect(summary).toBeFocused()
    await expect(links).toHaveCount(1)

    await page.reload()
    await expect(growth).toHaveValue('12,5e3')
    await expect(growth).toHaveAttribute('aria-invalid', 'true')
    await expectOnlySense(page)
    await tabTo(page, growth)
    await page.keyboard.type('12,5 %')
    await page.keyboard.press('Enter')
    await expect(titleOf(page, titles.availability)).toBeFocused()
    await expect(page).toHaveTitle('Availability — Spindle')
    await expect(sized).toContainText('9.000')
    await page.goBack()
    await expect(growth).toHaveValue('12,5')
  })
})

test('a hasty person begins on home before its program has come, and types as soon as it is asked', async ({
  page,
}) => {
  let come = () => {}
  const waiting = new Promise<void>((resolve) => {
    come = resolve
  })
  // Holds back all scripts except the early one, which decides whether the home page is shown.
  await page.route(/\/assets\/(?!early-)[^/]+\.js$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Size a new plan' }).click()
  await expect(page).toHaveURL(/#\/plan$/)
  await expect(page.getByText('Starting…')).toBeVisible()
  // No field is shown before the program listens, so nothing typed is lost.
  await expect(page.getByRole('textbox')).toHaveCount(0)
  come()
  await give(page, labels.quota, '5 GB')
  await give(page, labels.mailboxes, 'abc')
  await expect(page).toHaveURL(/#\/plan\?p=/)
  await expect(titleOf(page, titles.plan)).toBeVisible()
  await expect(box(page, labels.mailboxes)).toHaveAttribute('aria-invalid', 'true')
  await expect(box(page, labels.mailboxes)).toHaveValue('abc')
  await give(page, labels.mailboxes, '6500')
  await expect(box(page, labels.quota)).toHaveValue('5,120')
  await expect(page.locator('.plan-headline')).toContainText(/6,500\smailboxes of 5\sGiB/)
})
