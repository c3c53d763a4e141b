import { beginPlan, expectActions, forgetActions } from './actions.ts'
import { expect, expectDrawn, goTo, openPart, test, titleOf, titles } from './journey.ts'

// An architect's tasks, in as few actions as possible. Each test is annotated with the cost of its
// task: `npx playwright test -c e2e/playwright.config.ts tasks in-twenty --reporter=json`.

test('from the answer a report, a link, files to deploy and lost servers are few actions away', async ({
  page,
  newProfile,
}, info) => {
  const set = await beginPlan(page)
  await set('mailboxes', '20000')
  await expect(page.locator('.plan-answer')).toContainText(/Holds, with reserve.*7\sservers/s)
  await expectActions(page, info, 2)

  await test.step('a report', async () => {
    await forgetActions(page)
    await page.getByRole('button', { name: 'Report to print' }).click()
    await expect(titleOf(page, 'Exchange storage plan')).toBeVisible()
    await expect(page.getByRole('article')).toContainText(/20,000\smailboxes/)
    await expectActions(page, info, 1)
    await page.goBack()
  })

  await test.step('a link for a colleague', async () => {
    await forgetActions(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.getByRole('textbox', { name: /this link|whole plan/ }).inputValue()
    await expectActions(page, info, 1)
    const colleague = await newProfile()
    await colleague.goto(link)
    await expect(colleague.locator('.plan-headline')).toContainText(
      /Holds, with reserve.*7\sservers/s,
    )
  })

  await test.step('the files that deploy the plan', async () => {
    await forgetActions(page)
    await page.getByRole('button', { name: 'Hand over' }).click()
    await page.getByRole('link', { name: 'Files to deploy' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Save all \d+ files as a zip$/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.deployment\.zip$/)
    await expectActions(page, info, 3)
    await page.goBack()
  })

  await test.step('what two lost servers leave', async () => {
    await forgetActions(page)
    await openPart(page, 'failures')
    await expectDrawn(page)
    const picture = page.locator('.answer-picture')
    await picture.getByRole('button', { name: 'Fail MBX01', exact: true }).click()
    await picture.getByRole('button', { name: 'Fail MBX02', exact: true }).click()
    await expect(page.getByRole('status').and(page.locator('.outcome'))).toContainText(
      /MBX01 and MBX02 are down\. All 112\sdatabases are active/,
    )
    await expectActions(page, info, 3)
  })
})

test('fewer servers than were typed are taken in six actions, and the cost of a second site is compared in three', async ({
  page,
}, info) => {
  const set = await beginPlan(page)
  await page.getByRole('link', { name: 'All answers' }).click()
  await set('mailboxes', '20000')
  await set('activeServers', '12')
  await goTo(page, titles.plan)
  await expect(page.locator('.plan-headline')).toContainText(/12\sservers/)
  await page.getByRole('button', { name: /^Choose this ?: Recommended, 7\sservers/ }).click()
  await expect(page.locator('.plan-headline')).toContainText(/Holds.*7\sservers/s)
  await expectActions(page, info, 6)

  await forgetActions(page)
  const bar = page.getByRole('region', { name: 'Project' })
  await bar.getByRole('button', { name: /^Duplicate/ }).click()
  await set('survive', 'site')
  await goTo(page, titles.compare)
  const results = page.getByRole('table', { name: 'Answers and results side by side' })
  await expect(results.getByRole('row', { name: /^Servers in all/ })).toContainText(/7.*1[04]/)
  await expectActions(page, info, 3)
})
