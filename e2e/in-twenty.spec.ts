import { expect, goTo, openSection, test } from './journey.ts'

declare global {
  interface Window {
    /** What a person did on the page, by what the browser told it. */
    actions?: string[]
  }
}

/**
 * Counts in the page what was really done there: every press of the pointer or of a key, and every field
 * that a value was given in. Letters are of the value, and Tab leads from one field to the next.
 */
function countActions(): void {
  const actions: string[] = []
  window.actions = actions
  let given: EventTarget | null = null
  const count = (event: Event, kind: string) => {
    const { target } = event
    actions.push(`${kind} ${target instanceof Element ? target.id || target.textContent : ''}`)
  }
  addEventListener('pointerdown', (event) => count(event, 'pressed'), true)
  addEventListener('focusin', () => {
    given = null
  })
  const give = (event: Event) => {
    if (event.target !== given) count(event, 'given')
    given = event.target
  }
  addEventListener('input', give, true)
  const isQuiet = (key: string) => key.length === 1 || key === 'Tab'
  addEventListener('keydown', (event) => isQuiet(event.key) || count(event, event.key), true)
}

test('two tiers in two sites, on named processors in sixteen bays, take at most twenty actions', async ({
  page,
}) => {
  await page.addInitScript(countActions)
  const set = async (key: string, value: string) => {
    const field = page.locator(`#${key}-0`)
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      return field.selectOption(value)
    await field.fill(value)
    return field.press('Tab')
  }
  await page.goto('#/')
  await page
    .getByRole('link', { name: /^Start/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'All on one page' }).click()
  await set('exchange', 'SE')
  await page.getByRole('button', { name: 'Add a tier' }).click()
  await set('mailboxes', '8000')
  await page.locator('#mailboxes-1').fill('4000')
  await page.locator('#quota-1').fill('10 GB')
  await set('sites', '2')
  await set('survive', 'site')
  await set('copies', '4')
  await set('secondSiteCopies', '2')
  const processor = page.locator('#processor-0')
  await processor.fill('6526Y')
  await expect(page.getByRole('option', { name: /6526Y/ }).first()).toBeVisible()
  await processor.press('Enter')
  await expect(page.locator('#specRate2017-0')).toHaveValue('339')
  await set('bays', '16')
  await set('databaseDriveKind', '7.2K SAS 3.5')
  await set('databaseDrive', '10 TB')
  await goTo(page, 'Plan')
  // Eight servers were not enough: the plan says how many are.
  await page.getByRole('button', { name: /Take 10\sservers/ }).click()
  const actions = await page.evaluate(() => window.actions ?? [])
  expect(actions.filter((one) => one.startsWith('given'))).toHaveLength(12)
  expect(actions.length, actions.join(', ')).toBeLessThanOrEqual(20)
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
