import type { Locator } from '@playwright/test'
import { planParts } from '../src/app/pages.ts'
import {
  expect,
  expectDrawn,
  figure,
  figures,
  goTo,
  headline,
  openAllSections,
  openSection,
  stepTitles,
  tabTo,
  test,
  titleOf,
} from './journey.ts'

/** The figures of the worked example of EqualLogic 6.3, as a person reads them. */
const workedExample = {
  'Mailboxes to size for': '6,900 mailboxes',
  'IOPS per mailbox': '0.20 IOPS per mailbox',
  'Mailbox on disk': '954.4 MB',
  'Mailbox databases': '6,585 GB',
  'Log files': '848 GB',
  'Search catalog': '659 GB',
  'Capacity of one copy': '8,092 GB',
  'Databases on one server': '7 databases',
  Volume: '1,400 GB',
  'Capacity per server': '9,800 GB',
  Transactional: '1,380 IOPS',
  Logs: '493 IOPS',
  Maintenance: '257 IOPS',
  'Expected load': '2,130 IOPS',
  Reserve: '592 IOPS',
  'Design requirement': '2,722 IOPS',
  'Memory for the database cache': '85 GB',
  'Server memory': '96 GB',
}

/** Every design of a list, as `PS6100XV 24 × 600 GB, RAID 6: 1`, the arrays per server last. */
async function designs(table: Locator): Promise<string[]> {
  const rows = table.getByRole('row').filter({ has: table.page().getByRole('rowheader') })
  return rows.evaluateAll((all) =>
    all.map((row) =>
      // Their verdict stands between the two.
      [row.children[0], row.children[2]]
        .map((cell) => cell?.textContent)
        .join(': ')
        .replaceAll(/\s+/g, ' '),
    ),
  )
}

/** A design of a list with what is said of it. */
function design(table: Locator, name: string, perServer: number): Locator {
  const page = table.page()
  return table
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .filter({ has: page.getByRole('cell', { name: `${perServer}`, exact: true }) })
}

test('a newcomer walks to the plan of the worked example by keyboard alone', async ({ page }) => {
  await page.goto('./#/users')
  await expect(titleOf(page, stepTitles[0])).toBeVisible()
  for (const [index, next] of [...stepTitles.slice(1), 'Plan'].entries()) {
    const way = index < stepTitles.length - 1 ? 'Continue' : 'Show the plan'
    await tabTo(page, page.getByRole('button', { name: way, exact: true }))
    await page.keyboard.press('Enter')
    await expect(titleOf(page, next)).toBeFocused()
    await expect(page).toHaveTitle(`${next} — Spindle`)
    await expect(page.locator('[aria-current=step]')).toHaveText(next)
  }

  // What to order is at most ten key presses away.
  const parts = page.getByRole('navigation', { name: 'Parts of the plan' })
  const order = parts.getByRole('link', { name: 'Order and growth', exact: true })
  let presses = 1
  const isThere = () => order.evaluate((link) => link === document.activeElement)
  for (; presses < 10 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: /^Order list/ }), `after ${presses}`).toBeVisible()
  await expect(order, 'where the keyboard stays').toBeFocused()

  await openAllSections(page, 'Sizing')
  for (const [label, text] of Object.entries(workedExample)) {
    // The bill of materials has some of them again.
    const found = figure(page.getByRole('main'), label).first()
    await expect(found, label).toHaveAccessibleName(`${label}: ${text}. Show the working`)
    await expect(found, label).toBeVisible()
    await expect(found, label).toContainText(text.split(' ', 1)[0] ?? text)
  }

  // A figure opens its working, an input of it opens its own, and Escape leads back.
  const opener = figure(page.getByRole('main'), 'Mailbox databases')
  await page.goto('./#/plan/requirement')
  const heading = page.getByRole('heading', { level: 2, name: 'Requirement', exact: true })
  await expect(heading, 'which an address leads to').toBeFocused()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const working = page.getByRole('dialog', { name: 'Mailbox databases' })
  await expect(working.getByRole('paragraph')).toHaveText([
    '6,585 GB',
    'mailboxes to size for × mailbox on disk ÷ 1,000',
    '6,900 mailboxes × 954.4 MB ÷ 1,000 = 6,585 GB',
    /^Shown rounded; computed with 6,585\.36/,
    'EqualLogic 6.1',
    /^E38\. EqualLogic 6\.1 prints: /,
  ])
  const input = working.locator('summary', { hasText: 'Mailbox on disk' })
  await tabTo(page, input)
  await page.keyboard.press('Enter')
  await expect(working.getByText('mailbox quota + recoverable items + white space')).toBeVisible()
  await expect(working.getByText('700 MB + 239.4 MB + 15 MB = 954.4 MB')).toBeVisible()
  const answer = working.locator('summary:visible', { hasText: 'Mailbox quota' })
  await tabTo(page, answer)
  await page.keyboard.press('Enter')
  const answered = working.getByRole('paragraph').filter({ hasText: 'An answer of this plan' })
  await expect(answered).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(working).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('an architect sees what is proposed, what else fits, and why the rest does not', async ({
  page,
}) => {
  await page.goto('./#/plan')
  await expect(headline(page)).toContainText(
    '4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server',
  )
  await page.getByText('More on this answer').click()
  await expect(
    page.getByText('2 groups, one for each site, and 4 pools, one for each server.'),
  ).toBeVisible()

  await openSection(page, 'Designs considered')
  await page.getByText(/^What does not hold, and why/).click()
  const fitting = page.getByRole('table', { name: 'Designs that hold, fewest arrays first' })
  const others = page.getByRole('table', { name: 'Designs that do not hold, and why' })
  const fits = await designs(fitting)
  const fails = await designs(others)
  expect(fits[0]).toBe('PS6100XV 24 × 600 GB, RAID 6: 1')
  expect([...fits, ...fails].sort()).toEqual([...new Set([...fits, ...fails])].sort())
  expect(fits.length + fails.length).toBe(22)

  const proposed = design(fitting, 'PS6100XV 24 × 600 GB, RAID 6', 1)
  await expect(proposed).toContainText('Proposed: holds, reserve not kept')
  await expect(figure(proposed, 'Arrays in all')).toHaveText('4')
  await expect(figure(proposed, 'Usable capacity per server')).toContainText('11,400')

  const small = design(others, 'PS6100X 24 × 300 GB, RAID 6', 1)
  await expect(small).toContainText('Does not hold')
  await expect(small).toContainText('Capacity: 5,700 GB of the 9,800 GB needed (−4,100 GB).')

  const sevenThousand = fails.filter((name) => /^PS6100E .*: 1$/.test(name))
  expect(sevenThousand).toHaveLength(3)
  for (const name of sevenThousand) {
    const slow = design(others, name.replace(/: 1$/, ''), 1)
    await expect(slow).toContainText(/Database reads: [\d.]+\sms at the expected load/)
    await expect(slow).not.toContainText('Capacity:')
  }

  const withTwo = (list: string[], model: string) =>
    list.filter((name) => name.startsWith(`${model} `) && name.endsWith(': 2')).length
  expect(withTwo(fits, 'PS6100E')).toBe(3)
  expect(withTwo(fails, 'PS6100E')).toBe(0)
  expect(withTwo(fits, 'PS4100XV')).toBe(1)
  expect(withTwo(fits, 'PS4100E')).toBe(0)
  expect(withTwo(fails, 'PS4100E')).toBe(3)
})

test('an architect looks through all designs and folds them up again by keyboard', async ({
  page,
}) => {
  await page.goto('./#/arrays')
  await page.getByRole('combobox', { name: 'RAID policy' }).selectOption('any')
  await goTo(page, 'Plan')
  await openSection(page, 'Designs considered')
  await page.getByText(/^What does not hold, and why/).click()
  const others = page.getByRole('table', { name: 'Designs that do not hold, and why' })
  const rows = others.locator('tbody').getByRole('row')
  const more = page.getByRole('button', { name: /^Show \d+ more ?, Designs that do not hold/ })
  const fewer = page.getByRole('button', { name: /^Show fewer ?, Designs that do not hold/ })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const first = await rows.count()
  await more.press('Enter')
  await expect(fewer).toBeFocused()
  await expect(fewer).toHaveAttribute('aria-expanded', 'true')
  expect(await rows.count()).toBeGreaterThan(first)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(first)
  await expect(more).toBeFocused()
  await expect(more).toBeInViewport()
})

test('a sceptic opens every figure of the plan and finds its number explained', async ({
  page,
}) => {
  await page.goto('./#/plan')
  await expect(titleOf(page, 'Plan')).toBeVisible()
  const workings: Awaited<ReturnType<typeof openAll>> = []
  for (const part of Object.values(planParts)) {
    await openAllSections(page, part)
    await expectDrawn(page)
    workings.push(...(await openAll(figures(page.getByRole('main')))))
  }
  expect(workings.length).toBeGreaterThan(100)
  for (const { name, title, paragraphs } of workings) {
    const [, label, text = ''] =
      /^(.+?): (.+?)(?:, extrapolated)?(?:, with public figures)?\. Show the working$/.exec(name) ??
      []
    const [result, words = '', ...steps] = paragraphs
    expect.soft(title).toBe(label)
    expect.soft(result, name).toBe(text)
    expect.soft(words.length, name).toBeGreaterThan(10)
    // What is printed is not computed: its working is where it is printed.
    if (!['A published figure', 'A figure derived from published ones'].includes(words))
      expect.soft([words, ...steps].join('\n'), name).toContain(text)
    const sources = steps.filter((step) =>
      /^(Derived from )?(EqualLogic|PowerEdge|AX4-5i|PowerVault|StorageTek|Our rule: |Beyond the papers)/.test(
        step,
      ),
    )
    expect.soft(sources, `source of ${name}`).toHaveLength(1)
  }
})

/** Opens one figure after another and reads what its panel says; within the page, so it is quick. */
async function openAll(all: Locator) {
  return all.evaluateAll(async (buttons) => {
    const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
    const settled = () => new Promise((done) => setTimeout(done))
    const workings: { name: string; title: string; paragraphs: string[] }[] = []
    for (const button of buttons as HTMLElement[]) {
      button.click()
      const open = () => document.querySelector<HTMLDialogElement>('dialog:modal')
      // The panel is fetched with the first figure.
      for (let turns = 0; turns < 2000 && !open(); turns += 1) await settled()
      const dialog = open()
      if (!dialog) throw new Error(`${button.ariaLabel} opens nothing`)
      const read = [...dialog.querySelectorAll('p:not(details p)')]
      workings.push({
        name: plain(button.ariaLabel),
        title: plain(dialog.ariaLabelledByElements?.[0]?.textContent ?? ''),
        paragraphs: read.map((one) => plain(one.textContent)),
      })
      dialog.close()
      while (document.querySelector('dialog')) await settled()
    }
    return workings
  })
}
