import { beginPlan, expectActions } from './actions.ts'
import { expect, goTo, openSection, test, titles } from './journey.ts'

test('“20,000 mailboxes, what do I buy?” is answered by two actions, and a lost site by one more', async ({
  page,
}, info) => {
  const set = await beginPlan(page)
  await set('mailboxes', '20000')
  const answer = page.locator('.plan-answer')
  await expect(answer).toContainText(
    /Holds, with reserve.*7\sservers, 18\sdrives of 2,400\sGB on each/s,
  )
  await expect(answer).toContainText(/Recommended.*7\sservers, 126\sdrives.*Searched: up to/s)
  await expectActions(page, info, 2)
  await set('survive', 'site')
  await expect(answer).toContainText(/Holds, with reserve.*12\sservers in two sites/s)
  await expectActions(page, info, 3)
  // In the same plan, a typed answer is kept, and can be made automatic again.
  await goTo(page, titles.users)
  await expect(page.locator('#mailboxes-0')).toHaveValue('20,000')
  await goTo(page, titles.availability)
  const servers = page.locator('#activeServers-0')
  await expect(servers).toHaveAttribute('placeholder', 'automatic, 6')
  await servers.fill('7')
  await expect(page.locator('.live')).toContainText(/14\sservers/)
  await page.getByRole('button', { name: /^Automatic ?: leave Servers/ }).click()
  await expect(servers).toHaveAttribute('placeholder', 'automatic, 6')
  await expect(servers).toBeFocused()
  await expect(page.locator('.live')).toContainText(/12\sservers/)
  // Each automatic figure opens its working, which says what one less would lack.
  await expect(
    page.getByText(/Automatic, 6\sservers\. The fewest that hold with a tenth left\./),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Servers with active mailboxes: 6\sservers/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/With 5\sservers in site 1/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
})

test('from “20,000 of 5 GB, two sites, a lost site” to the order are four actions', async ({
  page,
}, info) => {
  const set = await beginPlan(page)
  await set('mailboxes', '20000')
  await set('quota', '5 GB')
  await set('survive', 'site')
  await expect(page.locator('.plan-headline')).toContainText(/Holds.*servers in two sites/s)
  const order = page.getByRole('region', { name: 'What to order' })
  await expect(order).toContainText(/Server, 32\scores \(2 × Intel Xeon Gold 6526Y\).*\d/s)
  await expect(order).toContainText(/Drive, 2,400\sGB 10K SAS 2\.5″\d/)
  await expectActions(page, info, 4)
})

test('two tiers in two sites, on named processors in sixteen bays, take twelve actions', async ({
  page,
}, info) => {
  const set = await beginPlan(page)
  await page.getByRole('link', { name: 'All answers' }).click()
  await page.getByRole('button', { name: 'Add a tier' }).click()
  await set('mailboxes', '8000')
  await page.locator('#mailboxes-1').fill('4000')
  await page.locator('#quota-1').fill('10 GB')
  await set('sites', '2')
  await set('survive', 'site')
  const processor = page.locator('#processor-0')
  await processor.fill('6526Y')
  await expect(page.getByRole('option', { name: /6526Y/ }).first()).toBeVisible()
  await processor.press('Enter')
  await expect(page.locator('#specRate2017-0')).toHaveValue('339')
  await set('bays', '16')
  await goTo(page, titles.plan)
  // Servers, copies, databases and drives are left to the program.
  await expect(page.locator('.plan-headline')).toContainText(/10\sservers/)
  const actions = await expectActions(page, info, 12)
  expect(actions.filter((one) => one.startsWith('given'))).toHaveLength(7)
  await expect(page.locator('.plan-headline')).toContainText(
    /Holds.*10\sservers in two sites, 16\sdrives of 2,400\sGB on each server/s,
  )
  await expect(page.locator('.gauges')).toContainText(/16\sbays\s?of\s16\sfor data/)
  const bill = await openSection(page, 'bill')
  const order = bill.getByRole('table', { name: /Order list/ })
  await expect(order).toContainText(/Server, 32\scores \(2 × Intel Xeon Gold 6526Y\)/)
  await expect(order).toContainText(/80\sat site 1, 80\sat site 2/)
})

test('a virtual machine for 250 mailboxes is four actions away, and has no bays and no host to order', async ({
  page,
}, info) => {
  const set = await beginPlan(page)
  await set('mailboxes', '250')
  await set('survive', 'nothing')
  await set('server-kind', 'virtual')
  const answer = page.locator('.plan-answer')
  await expect(answer).toContainText(
    /Holds.*1\svirtual machine with virtual disks of 605\sGiB for databases/s,
  )
  await expectActions(page, info, 4)
  await expect(page.locator('.gauges')).toContainText('Processors')
  await expect(page.locator('.gauges')).not.toContainText('Drive')
  await expect(page.locator('.gauges')).not.toContainText('bays')
  await expect(page.locator('.answer-risks')).toContainText('No server takes over')
  await expect(page.locator('.answer-risks')).not.toContainText('Neither copies nor backups')
  await expect(answer).not.toContainText(/\d\sdrives of/)
  const brief = page.getByRole('region', { name: 'What to order' })
  await expect(brief).toContainText(/Virtual disk for databases, 605\sGiB, \d+\sIOPS1/)
  await expect(brief).not.toContainText('Drive,')
  const bill = await openSection(page, 'bill')
  const order = bill.getByRole('table', { name: /Order list/ })
  await expect(order).toContainText(/Virtual machine, 16\svirtual processors.*host: yours/s)
})
