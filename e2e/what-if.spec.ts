import {
  box,
  expect,
  expectDrawn,
  give,
  goTo,
  headline,
  tabTo,
  test,
  titleOf,
  unfold,
} from './journey.ts'

test('an architect sees how long the proposed design lasts, and what is bought after it', async ({
  page,
}) => {
  await page.goto('./#/plan')
  const explore = page.getByRole('navigation', { name: 'Options' })
  await explore.getByRole('link', { name: 'What if' }).click()
  await expect(titleOf(page, 'What if')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Design' })).toHaveValue('ps6100xv-600-raid6-1')
  await expect(
    page.getByText(
      'This design holds to the end of year 6. In year 7 it takes two arrays per server: 4 more arrays, 8 in all.',
    ),
  ).toBeVisible()

  // What the charts show, as they say it and as they are drawn.
  await expectDrawn(page)
  const space = page.getByRole('img', {
    name: /^The space of one server grows from 9,000 GB today/,
  })
  await expect(space.getByText('needed', { exact: true })).toBeVisible()
  await expect(space.getByText('1 array', { exact: true })).toBeVisible()
  const load = page.getByRole('img', { name: /^The expected load of one server grows from/ })
  await expect(load.getByText('required', { exact: true })).toBeVisible()

  // In the year that the plan is sized for the figures are those of the plan.
  await page.locator('summary', { hasText: 'The years as a table' }).click()
  const years = page.getByRole('region', { name: 'The years as a table' })
  const third = years.getByRole('row', { name: /^3 / })
  for (const text of ['6,900', '9,800 GB', '2,130 IOPS', '2,722 IOPS'])
    await expect(third).toContainText(text.replace(' ', '\u00a0'))
  await years.getByRole('row', { name: /^5 / }).getByRole('button').first().click()
  const working = page.getByRole('dialog')
  await expect(working).toContainText('mailboxes today × (1 + growth by then)')
  await working.getByRole('button', { name: 'Close' }).click()

  // To the year in which the design is outgrown, and more only where they are asked for.
  await expect(years.getByRole('row')).toHaveCount(9)
  const steps = page.getByRole('table', { name: 'Arrays to buy, year by year' })
  await expect(steps.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Show all 20 years' }).click()
  await expect(page.getByRole('button', { name: 'Show 7 years' })).toBeFocused()
  await expect(steps.getByRole('row', { name: /^7 2 / })).toContainText('Space and load')
})

test('an architect turns an answer, makes it a variant, and takes another into the plan', async ({
  page,
}) => {
  await page.goto('./#/what-if')
  await expectDrawn(page)
  const answer = page.getByRole('combobox', { name: 'Answer', exact: true })
  await expect(answer.locator('[label="These matter most"]')).toContainText('Growth')
  await answer.selectOption({ label: 'Growth' })
  const margin = /olds up to 32\.6\s%\s\(now 15\s%\)\./
  await expect(page.locator('.turn-margin')).toContainText(margin)
  await expect(page.locator('.tornado')).toContainText(margin)

  // By keyboard along the slider: what is seen and what is heard follow.
  const slider = page.getByRole('slider', { name: 'Growth, slider' })
  const row = page
    .getByRole('table', { name: 'The plan now, and with this answer' })
    .getByRole('row', { name: /^Mailboxes to size for/ })
  await expect(headline(page)).toContainText('one array per server')
  await expect(row).toHaveCount(0)
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^1\d\d(\.\d)?\s%$/)
  await expect(headline(page)).toContainText('two arrays per server')
  await expect(row).toContainText('% more')
  await expect(page.getByRole('status').filter({ hasText: 'two arrays per server' })).toBeAttached()
  await page.getByRole('button', { name: /^Reset to 15/ }).click()
  await expect(slider).toBeFocused()
  await expect(headline(page)).toContainText('one array per server')

  // Typed beyond the slider, refused, and made a variant; undo leads back.
  await give(page, 'Growth', '900')
  await expect(box(page, 'Growth')).toHaveAttribute('aria-invalid', 'true')
  await give(page, 'Growth', '40')
  await page.getByRole('button', { name: 'Make it a variant' }).click()
  const made = page.getByText('Variant 1, Growth to 40 % is a variant of its own now, and is open.')
  await expect(made).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  const back = page.getByRole('button', { name: /^Reset to / })
  await expect(back).toHaveText(/^Reset to 40/)
  await page.keyboard.press('Control+z')
  await expect(made).toHaveCount(0)
  await expect(back).toHaveText(/^Reset to 15/)

  await give(page, 'Growth', '20')
  await page.getByRole('button', { name: 'Use it in the plan' }).click()
  await expect(page.getByText('Changed: Growth to 20 %.')).toBeVisible()
  await expect(back).toHaveText(/^Reset to 20/)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(back).toHaveText(/^Reset to 15/)
})

test('an architect follows another design, and opens one from the list', async ({ page }) => {
  await page.goto('./#/what-if')
  const designs = page.getByRole('table', { name: 'When each design is outgrown' })
  const rows = designs.getByRole('rowheader')
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: /^Show \d+ more ?, When each design/ }).click()
  expect(await rows.count()).toBeGreaterThan(20)
  await page.getByRole('button', { name: /^Show fewer ?, When each design/ }).click()
  await expect(rows).toHaveCount(5)

  await page.getByRole('combobox', { name: 'Design' }).selectOption('ps6100xv-600-raid6-2')
  await expect(page.getByText(/^This design holds to the end of year 18\./)).toBeVisible()
  await expect(page.getByText(/would take one array per server only\.$/)).toBeVisible()

  await designs.getByRole('link', { name: 'PS6100X', exact: true }).first().click()
  await expect(page).toHaveURL(/#\/design\/ps6100x-/)
})

test('an architect changes the years of growth by keyboard and returns', async ({ page }) => {
  await page.goto('./#/what-if')
  const years = page.getByRole('link', { name: /^3 years ?, change Years of growth$/ })
  await expect(years).toBeVisible()
  await tabTo(page, years)
  await page.keyboard.press('Enter')
  await expect(titleOf(page, 'Exchange and users')).toBeVisible()
  await expect(box(page, 'Years of growth')).toBeFocused()
  await give(page, 'Years of growth', '1')
  await page.getByRole('link', { name: 'What if' }).click()
  await expect(page.getByText(/^This design holds to the end of year 2\./)).toBeVisible()
})

test('mailboxes that do not grow outgrow nothing', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Growth', '0')
  await page.getByRole('link', { name: 'What if' }).click()
  await expect(
    page.getByText(/^The mailboxes do not grow, so this design is not outgrown/),
  ).toBeVisible()
})

test('a plan that nothing fits is followed as well', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '1,000,000')
  await give(page, 'Growth', '500')
  await unfold(page)
  await give(page, 'Years of growth', '1')
  await page.getByRole('link', { name: 'What if' }).click()
  await expect(page.getByText(/Not even eight of these arrays per server hold it\./)).toBeVisible()
  await goTo(page, 'Exchange and users')
})

test('the report says how long the proposed design lasts', async ({ page }) => {
  await page.goto('./#/report')
  await expectDrawn(page)
  // On the customer’s pages, and in full in the annex.
  await expect(page.getByRole('heading', { name: /^A?\d+\s*Growth$/ })).toHaveCount(2)
  await expect(page.getByRole('table', { name: 'Arrays to buy, year by year' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^The space of one server grows/ })).toBeVisible()
})
