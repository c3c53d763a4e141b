import { expect, goTo, openSection, test } from './journey.ts'

test('two tiers in two sites, on named processors in sixteen bays, take at most twenty actions', async ({
  page,
}) => {
  let actions = 0
  const act = async (doing: () => Promise<unknown>) => {
    actions += 1
    await doing()
  }
  const set = (key: string, value: string) =>
    act(async () => {
      const field = page.locator(`#${key}-0`)
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
        return field.selectOption(value)
      await field.fill(value)
      return field.press('Tab')
    })
  await page.goto('#/')
  await act(() =>
    page
      .getByRole('link', { name: /^Start/ })
      .first()
      .click(),
  )
  await act(() => page.getByRole('link', { name: 'All on one page' }).click())
  await set('exchange', 'SE')
  await act(() => page.getByRole('button', { name: 'Add a tier' }).click())
  await set('mailboxes', '8000')
  await act(() => page.locator('#mailboxes-1').fill('4000'))
  await act(() => page.locator('#quota-1').fill('10 GB'))
  await set('sites', '2')
  await set('survive', 'site')
  await set('copies', '4')
  await set('secondSiteCopies', '2')
  const processor = page.locator('#processor-0')
  await act(() => processor.fill('6526Y'))
  await expect(page.getByRole('option', { name: /6526Y/ }).first()).toBeVisible()
  await act(() => processor.press('Enter'))
  await expect(page.locator('#specRate2017-0')).toHaveValue('339')
  await set('bays', '16')
  await set('databaseDriveKind', '7.2K SAS 3.5')
  await set('databaseDrive', '10 TB')
  await act(() => goTo(page, 'Plan'))
  // Eight servers were not enough: the plan says how many are.
  await act(() => page.getByRole('button', { name: /Take 10\sservers/ }).click())
  expect(actions).toBeLessThanOrEqual(20)
  await expect(page.locator('.plan-headline')).toContainText(
    /Holds.*10\sservers in two sites, 16\sdrives of 10,000\sGB on each server/s,
  )
  await expect(page.locator('.gauges')).toContainText(/16\sof\s16\sbays/)
  await expect(page.getByText('No fewer servers hold')).toBeVisible()
  const bill = await openSection(page, 'Bill of materials')
  const order = bill.getByRole('table', { name: /Order list/ })
  await expect(order).toContainText(/Server, 32\scores \(2 × Intel Xeon Gold 6526Y\)/)
  await expect(order).toContainText(/80\sat site 1, 80\sat site 2/)
})
