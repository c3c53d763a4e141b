import type { Page } from '@playwright/test'
import { encodePlan, homePageExamplePlan } from '#program'
import { example, expect, expectDrawn, goTo, goToProof, test, titleOf, titles } from './journey.ts'

/** Distance of the heading from the top of the window, in pixels; NaN without a heading. */
async function headingTop(page: Page): Promise<number> {
  const box = await page.getByRole('heading', { level: 1 }).first().boundingBox()
  return box?.y ?? Number.NaN
}

test('the menus open over the page, and close as one expects', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(example('availability'))
    await expectDrawn(page)
    const top = await headingTop(page)
    const menus = width > 390 ? ['Why trust it'] : ['Pages', 'Why trust it']
    for (const name of menus) {
      const button = page.getByRole('button', { name, exact: true })
      const menu = page.locator('.menu:popover-open')
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      expect(await headingTop(page)).toBe(top)
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
      await expect(button).toBeFocused()
      await button.click()
      await expect(menu).toBeVisible()
      await page.mouse.click(20, 830)
      await expect(menu).toHaveCount(0)
    }
    await goToProof(page, titles.evidence)
    await expect(titleOf(page, titles.evidence)).toBeFocused()
    await expect(page.locator('.menu:popover-open')).toHaveCount(0)
    // Evidence pages have no project bar.
    await expect(page.getByRole('region', { name: 'Project' })).toHaveCount(0)
  }
})

test('a project is named where its name stands and saved under it, and what its actions open stands over the page', async ({
  page,
}) => {
  await page.goto(example('availability'))
  const bar = page.getByRole('region', { name: 'Project' })
  await bar.getByRole('button', { name: 'Project: Unnamed project' }).click()
  await page.keyboard.type('Contoso')
  await page.keyboard.press('Enter')
  const named = bar.getByRole('button', { name: 'Project: Contoso' })
  await expect(named).toBeFocused()
  await expect(page).toHaveTitle('Availability · Contoso — Spindle')
  await page.reload({ waitUntil: 'load' })
  await expect(named).toBeVisible()
  await named.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Fabrikam')
  await page.keyboard.press('Escape')
  await expect(named).toBeFocused()
  await named.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Fabrikam')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(bar.getByRole('button', { name: 'Project: Fabrikam' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(named).toBeVisible()
  await goTo(page, titles.plan)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await file).suggestedFilename()).toBe('Contoso.spindle.json')

  await page.goto('about:blank')
  await page.goto('./#/plan')
  await expectDrawn(page)
  const tabs = page.locator('.plan-answer')
  const before = await tabs.boundingBox()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByLabel('Open a file')).toBeVisible()
  expect(await tabs.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Open a file')).toBeHidden()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = page.getByRole('textbox', { name: /this link|whole plan/ })
  await expect(link).toBeVisible()
  expect(await tabs.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(link).toHaveCount(0)
  // Buttons close to the link field can still be pressed.
  await page.goto(`./#/plan/sizing?p=${encodePlan(homePageExamplePlan()).code}`)
  await expectDrawn(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: 'Open all sections' }).click()
  await expect(link).toBeVisible()
})
