import { findBarriers } from './axe.ts'
import {
  example,
  expect,
  give,
  goTo,
  headline,
  labels,
  sideways,
  tabTo,
  test,
  titles,
} from './journey.ts'

test('an architect without a mouse mends a plan that nothing fits, and takes that back', async ({
  page,
}) => {
  await page.goto(example('users'))
  await give(page, labels.mailboxes, '18000')
  await goTo(page, titles.plan)
  const nothing = 'No array considered fits this plan'
  await expect(headline(page)).toContainText(nothing)
  const changes = page.getByRole('list', {
    name: 'Smallest single changes that make something fit',
  })
  const apply = changes.getByRole('button', { name: /^Apply Growth/ })
  await expect(apply).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  await tabTo(page, apply)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await expect(headline(page)).not.toContainText(nothing)
  await page.keyboard.press('Control+z')
  await expect(headline(page)).toContainText(nothing)
  await expect(apply).toBeVisible()
})
