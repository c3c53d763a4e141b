import {
  expect,
  figure,
  give,
  goTo,
  openAllSections,
  openPart,
  openSection,
  test,
  titleOf,
  unfold,
} from './journey.ts'

test('a version that lacks a feature keeps the answer, says it does not count, and explains', async ({
  page,
}) => {
  await page.goto('#/users')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2003')
  await unfold(page)
  await give(page, 'Mailboxes with a BlackBerry', '25')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2010')
  const share = page.getByRole('textbox', { name: /^Mailboxes with a BlackBerry in / })
  await expect(share).toHaveValue('25')
  await expect(
    page.getByText(/published for Exchange 2003 only, not for Exchange 2010/),
  ).toBeVisible()

  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2007')
  await goTo(page, 'Availability')
  await expect(page.getByRole('combobox', { name: 'High availability' })).toHaveValue('dag')
  await expect(
    page.getByText(/Exchange 2007 has no DAG\. Its databases are sized as on standalone servers/),
  ).toBeVisible()
  await goTo(page, 'Exchange and users')
  await expect(page.getByText('Exchange 2007 has no single item recovery')).toBeVisible()

  // The plan itself says what it is sized as.
  await goTo(page, 'Plan')
  await expect(
    page.getByText(/\. High availability not used: Exchange 2007 has no DAG\./),
  ).toBeVisible()
  await expect(page.getByText(/sized as on standalone servers, one copy of each/)).toBeVisible()

  // Back in 2010 everything counts again.
  await goTo(page, 'Exchange and users')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2010')
  await goTo(page, 'Plan')
  await expect(
    page.getByText(/^4\s×\sPS6100XV with 24\s×\s600\sGB in RAID 6, one array per server$/),
  ).toBeVisible()
})

test('Exchange 2003 with BlackBerry comes to what StorageTek prints', async ({ page }) => {
  await page.goto('#/users')
  await give(page, 'Mailboxes today', '2000')
  await give(page, 'Growth', '0')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2003')
  await give(page, 'Messages per mailbox per day', '140')
  await unfold(page)
  await give(page, 'Mailboxes with a BlackBerry', '25')
  await goTo(page, 'Availability')
  await give(page, 'Mailbox servers', '1')
  await give(page, 'Sites', '1')
  await goTo(page, 'Plan')
  await openAllSections(page, 'Sizing')
  await expect(figure(page.getByRole('main'), 'Transactional').first()).toContainText('3,820')
  await figure(page.getByRole('main'), 'Transactional').first().click()
  await expect(page.getByRole('dialog')).toContainText('with BlackBerry')
})

test('figures beyond the papers say how far they can be relied on', async ({ page }) => {
  await page.goto('#/users')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('SE')
  await goTo(page, 'Plan')
  await openAllSections(page, 'Sizing')
  const main = page.getByRole('main')
  const profile = main.getByRole('button', { name: /^IOPS per mailbox: .*with public figures/ })
  await profile.first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('summary', { hasText: 'IOPS per message' }).click()
  await expect(dialog).toContainText('Assumption: ')
  await page.keyboard.press('Escape')
  await openAllSections(page, 'Basis')
  await expect(main.getByText('Figures from outside the documents', { exact: true })).toBeVisible()
  // Arrays of 2011 and 2012 are not proposed unless they are asked for.
  await expect(main.getByText('Arrays tested with another version')).toHaveCount(0)
})

test('a profile outside the printed classes is marked as extrapolated', async ({ page }) => {
  await page.goto('#/users')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2007')
  await give(page, 'Messages per mailbox per day', '200')
  await goTo(page, 'Plan')
  await openAllSections(page, 'Sizing')
  const profile = (mark: string) =>
    page.getByRole('main').getByRole('button', {
      name: new RegExp(`^IOPS per mailbox, Exchange 2007: [\\d.]+ IOPS per mailbox${mark}\\.`),
    })
  await expect(profile('').first()).toBeVisible()
  await goTo(page, 'Exchange and users')
  await give(page, 'Messages per mailbox per day', '201')
  await goTo(page, 'Plan')
  await openPart(page, 'Sizing')
  await expect(profile(', extrapolated').first()).toBeVisible()
})

test('a cluster of an odd number of servers is told at its field', async ({ page }) => {
  await page.goto('#/users')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2007')
  await goTo(page, 'Availability')
  await page.getByRole('combobox', { name: 'High availability' }).selectOption('ccr')
  await give(page, 'Mailbox servers', '3')
  await expect(
    page.getByText('a cluster is two servers, and 3 is an odd number').first(),
  ).toBeVisible()
  await give(page, 'Mailbox servers', '2')
  await expect(page.getByText('is an odd number')).toHaveCount(0)
})

test('a recommendation says whether it holds while an array rebuilds', async ({ page }) => {
  await page.goto('#/plan')
  await expect(titleOf(page, 'Plan')).toBeVisible()
  await page.getByText('More on this answer').click()
  await expect(
    page.getByText(
      /While one array rebuilds, with all servers up, the design holds.*50\s% of its IOPS lost, Microsoft’s reserve/,
    ),
  ).toBeVisible()
  await expect(
    page.getByText(/In the worst case, with 3 servers lost besides, it does not hold/),
  ).toBeVisible()
  await goTo(page, 'RAID and arrays')
  await page.getByRole('combobox', { name: 'RAID policy' }).selectOption('RAID 10')
  await goTo(page, 'Plan')
  await page.getByText('More on this answer').click()
  await expect(
    page.getByText(/While one array rebuilds, .* the design .*35\s% of its IOPS lost, Microsoft’s/),
  ).toBeVisible()
})

test('a version from 2013 on is sized by its role requirements as soon as it is chosen', async ({
  page,
}) => {
  await page.goto('#/users')
  const live = page.getByRole('complementary', { name: 'Results so far' })
  await expect(figure(live, 'Design requirement')).toBeVisible()
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2019')
  await expect(figure(live, 'Memory of a server')).toBeVisible()
  await expect(figure(live, 'Design requirement')).toHaveCount(0)
  await expect(live.getByText(/Not updated/)).toHaveCount(0)
  await goTo(page, 'Plan')
  const main = page.getByRole('main')
  await openAllSections(page, 'Sizing')
  await expect(
    main.getByText(/^Exchange 2019 is sized by Microsoft’s Role Requirements Calculator/),
  ).toBeVisible()
  await figure(main, 'Memory of a server').first().click()
  await expect(page.getByRole('dialog')).toContainText('GiB')
  await page.keyboard.press('Escape')
  // An address leads to every section in its part, and back and forward from one to another.
  const heading = main.getByRole('heading', { name: 'Activation', exact: true })
  const places = await openSection(page, 'Find a sheet of Microsoft’s workbook here')
  await places.getByRole('link', { name: 'Activation' }).first().click()
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(/#\/plan\/activation\?p=/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/plan\/basis\?p=/)
  await expect(heading).toHaveCount(0)
  await page.goForward()
  await expect(heading).toBeFocused()
  // Also twice to the same, within a part.
  const backup = main.getByRole('heading', { name: 'Backup', exact: true })
  await openPart(page, 'Basis')
  for (const _time of ['once', 'again']) {
    await places.getByRole('link', { name: 'Backup' }).click()
    await expect(backup).toBeFocused()
    await expect(backup).toBeInViewport()
    await page.getByLabel('Name of the plan').focus()
  }
})
