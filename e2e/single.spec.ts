import type { Page } from '@playwright/test'
import { encodePlan, workbookDefaults } from '#program'
import { builds } from './builds.ts'
import {
  box,
  example,
  expect,
  expectDrawn,
  figure,
  figureLabels,
  give,
  goTo,
  labels,
  openAllSections,
  stepTitles,
  test,
  titleOf,
  titles,
} from './journey.ts'

const [, { address }] = builds

test('an architect without a network works from the single file', async ({ page, newProfile }) => {
  const colleague = await newProfile()
  const requests: string[] = []
  for (const one of [page, colleague])
    one.on('request', (request) => {
      // `data:` is content of the file, `blob:` the worker that it starts from its own script.
      if (!/^(?:data|blob):/.test(request.url()))
        requests.push(request.url().split(/[?#]/)[0] ?? '')
    })

  await page.goto(`${address}${example('users')}`)
  for (const [index, title] of stepTitles.entries()) {
    await expect(titleOf(page, title)).toBeVisible()
    const way = index < stepTitles.length - 1 ? 'Continue' : 'Show the answer'
    await page.getByRole('button', { name: way, exact: true }).click()
  }
  await expect(titleOf(page, titles.plan)).toBeFocused()
  await openAllSections(page, 'sizing')
  await expect(figure(page.getByRole('main'), figureLabels.mailboxes).first()).toContainText(
    '6,900',
  )
  const chart = page.getByRole('main').getByRole('img', { name: /of it transactional/ })
  await expect(chart.getByText('1,380', { exact: true })).toBeVisible()

  await goTo(page, titles.users)
  await give(page, labels.mailboxes, '4,200')
  await goTo(page, titles.plan)
  await openAllSections(page, 'sizing')
  const mailboxes = (of: Page) => figure(of.getByRole('main'), figureLabels.mailboxes).first()
  await expect(mailboxes(page)).toContainText('4,830')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = page.getByRole('textbox', { name: /this link|whole plan/ })
  expect((await link.inputValue()).split('&on=')[0]).toBe(page.url().replace('/sizing', ''))
  await colleague.goto(page.url())
  await openAllSections(colleague, 'sizing')
  await expect(mailboxes(colleague)).toContainText('4,830')

  await page.reload()
  await goTo(page, titles.users)
  await expect(box(page, labels.mailboxes)).toHaveValue('4,200')
  // The file itself: opened, opened by the colleague, and reloaded.
  expect(requests).toEqual([address, address, address])
})

test('an architect without a network explores in a worker, which the policy lets through', async ({
  page,
}) => {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto(`${address}${example('what-if')}`)
  await expect(
    page.getByRole('table', { name: 'The last value of each answer that keeps the verdict' }),
  ).toBeVisible()
  expect(workers).toHaveLength(1)
  expect(workers[0]).toMatch(/^blob:/)

  // The same worker does the second job.
  await expectDrawn(page)
  await page.getByRole('link', { name: titles.plan, exact: true }).click()
  await expectDrawn(page)
  await page.getByText('All that hold').click()
  await expect(page.getByRole('table', { name: /^Every number of servers/ })).toBeVisible()
  expect(workers).toHaveLength(1)

  // The policy of the page also holds in its worker.
  const refused = await page.workers()[0]?.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        fetch('http://127.0.0.1:9/').catch(() => undefined)
      }),
  )
  expect(refused).toBe('connect-src')
  // The method for Exchange 2013 to SE is in the file, too.
  await page.goto(`${address}#/plan?p=${encodePlan(workbookDefaults('2016')).code}`)
  const main = page.getByRole('main')
  await openAllSections(page, 'sizing')
  await expect(main.getByText(/^Exchange 2016 is sized by Microsoft’s Role/)).toBeVisible()
  await expect(figure(main, 'Database size').first()).toBeVisible()
})
