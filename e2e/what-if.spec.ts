import {
  box,
  example,
  expect,
  expectDrawn,
  give,
  headline,
  labels,
  tabTo,
  test,
  titleOf,
  titles,
} from './journey.ts'

test('an architect turns an answer by keyboard, makes it a variant, takes another into the plan, and changes the years', async ({
  page,
}) => {
  await page.goto(example('what-if'))
  await expectDrawn(page)
  await page
    .getByRole('combobox', { name: 'Answer', exact: true })
    .selectOption({ label: 'Growth' })
  // Headline and screen-reader text follow the slider.
  const slider = page.getByRole('slider', { name: 'Growth, slider' })
  await expect(headline(page)).toContainText('one array per server')
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^1\d\d(\.\d)?\s%$/)
  await expect(headline(page)).toContainText('two arrays per server')
  await expect(page.getByRole('status').filter({ hasText: 'two arrays per server' })).toBeAttached()
  await page.getByRole('button', { name: /^Reset to 15/ }).click()
  await expect(slider).toBeFocused()
  await expect(headline(page)).toContainText('one array per server')

  // A value beyond the range is refused, a valid one becomes a variant; undo leads back.
  await give(page, labels.growth, '900')
  await expect(box(page, labels.growth)).toHaveAttribute('aria-invalid', 'true')
  await give(page, labels.growth, '40')
  await page.getByRole('button', { name: 'Make it a variant' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  const back = page.getByRole('button', { name: /^Reset to / })
  await expect(back).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(back).toHaveText(/^Reset to 15/)
  await give(page, labels.growth, '20')
  await page.getByRole('button', { name: 'Use it in the plan' }).click()
  await expect(back).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(back).toHaveText(/^Reset to 15/)

  // A link leads to the answer behind a figure, although its step has the answer folded away.
  await expect(page.getByText(/^This design holds to the end of year 6\./)).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: /^3 years ?, change Years of growth$/ }))
  await page.keyboard.press('Enter')
  await expect(titleOf(page, titles.users)).toBeVisible()
  await expect(box(page, labels.growthYears)).toBeFocused()
  await give(page, labels.growthYears, '1')
  await page.getByRole('link', { name: titles['what-if'] }).click()
  await expect(page.getByText(/^This design holds to the end of year 2\./)).toBeVisible()
})
