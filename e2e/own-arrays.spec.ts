import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { decodeCatalog, encodeCatalog } from '../src/codec/index.ts'
import { limits, type OwnArray } from '../src/engine/index.ts'
import { expectNoBarriers, findBarriers } from './axe.ts'
import {
  box,
  expect,
  expectOnlySense,
  figure,
  goTo,
  openAllSections,
  tabTo,
  test,
  titleOf,
} from './journey.ts'

/** The part of the step that holds the arrays of one's own. */
function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Arrays of your own', exact: true })
}

function button(page: Page, name: string): Locator {
  return section(page).getByRole('button', { name, exact: true })
}

/** An array in the list, by its name. */
function listed(page: Page, name: string): Locator {
  return section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Edit ${name}`, exact: true }) })
}

async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(section(page).getByRole('status').filter({ hasText: words })).toHaveCount(1)
}

const proposed = (page: Page) => page.getByRole('complementary').locator('.best')

function array(id: string, parts: Partial<OwnArray> = {}): OwnArray {
  return {
    id,
    name: `Array ${id}`,
    driveKind: '15K SAS 3.5"',
    driveGb: 600,
    drives: 24,
    spares: 1,
    raid: ['RAID 10', 'RAID 6'],
    activePorts: 4,
    iopsPerDrive: null,
    measuredIops: { 'RAID 6': 4000 },
    price: 40_000,
    ...parts,
  }
}

/** Chooses a catalog with this text. */
async function choose(page: Page, text: string, name = 'shelf.catalog.json'): Promise<void> {
  const files = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await section(page).getByLabel('Import a catalog').setInputFiles(files)
}

test('an architect without a mouse adds an array', async ({ page }) => {
  // Hundreds of keys.
  test.slow()
  await page.goto('./#/arrays')
  const own = section(page)
  await tabTo(page, button(page, 'Add an array'))
  await page.keyboard.press('Enter')
  await expect(own.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Shelf 15K')
  // Enter is for the array, not for the step around it; what is missing is said, each with its place.
  await page.keyboard.press('Enter')
  const alert = own.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('listitem')).toHaveText([
    /^Drive size: enter a number from 1 to 1,000,000.GB\.$/,
    /^Drives in one array: enter a whole number from 2 to 1,000.drives\.$/,
  ])
  await expect(box(own, 'Drive size')).toHaveAccessibleDescription(/Drive size: enter a number/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(box(own, 'Drive size')).toBeFocused()
  await page.keyboard.type('0.6 TB')
  await tabTo(page, box(own, 'Drives in one array'))
  await page.keyboard.type('3')
  await tabTo(page, box(own, 'Spares'))
  await expect(box(own, 'Drives in one array')).toHaveAccessibleDescription(/RAID 6 needs 4/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('24')
  await expect(figure(own, 'Usable capacity of one array (Shelf 15K)')).toContainText('11,400')

  // Half typed, the array waits on its page, and through a reload.
  await tabTo(page, box(own, 'Measured in RAID 6'))
  await page.keyboard.type('many')
  await goTo(page, 'Plan')
  await expect(page.getByText('Not updated')).toHaveCount(0)
  await goTo(page, 'RAID and arrays')
  await page.reload()
  await expect(box(own, 'Measured in RAID 6')).toHaveValue('many')
  await expect(own.getByRole('textbox', { name: 'Name' })).toHaveValue('Shelf 15K')
  await expect(own.getByRole('listitem')).toHaveCount(0)
  await box(own, 'Measured in RAID 6').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('9,000')
  await tabTo(page, button(page, 'Add this array'))
  await page.keyboard.press('Space')
  await expectSaid(page, 'Shelf 15K was added to the plan.')
  await expect(button(page, 'Add an array')).toBeFocused()
  await expect(listed(page, 'Shelf 15K')).toContainText('24 × 600 GB, 10K SAS 2.5" · 1 spare')
  await expect(listed(page, 'Shelf 15K')).toContainText(/9,000.IOPS, measured by you/)
  await page.reload()
  await expect(listed(page, 'Shelf 15K')).toBeVisible()
})

test('an architect without a mouse changes, removes and brings back an array', async ({ page }) => {
  await page.goto('./#/arrays')
  const own = section(page)
  await choose(page, encodeCatalog([array('A', { name: 'Shelf 15K' })]))
  await expect(listed(page, 'Shelf 15K')).toBeVisible()
  await button(page, 'Dismiss').focus()
  await tabTo(page, button(page, 'Edit Shelf 15K'))
  await page.keyboard.press('Enter')
  await expect(own.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(', 2nd')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Edit Shelf 15K, 2nd')).toBeFocused()
  await expectSaid(page, 'Shelf 15K, 2nd was changed.')
  await expect(page.getByRole('complementary')).toContainText('Shelf 15K, 2nd was changed')

  await tabTo(page, button(page, 'Copy Shelf 15K, 2nd'))
  await page.keyboard.press('Enter')
  await expect(own.getByRole('listitem')).toHaveCount(2)
  await tabTo(page, button(page, 'Remove Shelf 15K, 2nd'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Edit Shelf 15K, 2nd (copy)')).toBeFocused()
  await tabTo(page, button(page, 'Remove Shelf 15K, 2nd (copy)'))
  await page.keyboard.press('Enter')
  await expect(own.getByRole('listitem')).toHaveCount(0)
  await expect(button(page, 'Add an array')).toBeFocused()
  await tabTo(page, button(page, 'Bring it back'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, button(page, 'Bring back Shelf 15K, 2nd'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(listed(page, 'Shelf 15K, 2nd')).toBeVisible()
  await expect(own.getByRole('listitem')).toHaveCount(2)
})

test('the results follow, and the plan leads back to the arrays', async ({ page }) => {
  await page.goto('./#/arrays')
  await expect(proposed(page)).toContainText('PS6100XV')
  await choose(page, encodeCatalog([array('A', { driveGb: 1200 })]))
  await expectSaid(page, '1 array came from “shelf.catalog.json”.')
  await page.getByRole('combobox', { name: 'Storage considered' }).selectOption('own')
  await expect(proposed(page)).toContainText('Array A')
  await page.getByLabel('RAID policy', { exact: true }).selectOption('RAID 50')
  await expect(listed(page, 'Array A')).toContainText('Not used: the plan asks for RAID 50')
  await page.getByLabel('RAID policy', { exact: true }).selectOption('RAID 6')
  await goTo(page, 'Plan')
  await openAllSections(page, 'Basis')
  const answers = page.getByRole('table', { name: 'Answers' })
  await expect(answers.getByRole('row', { name: /^Arrays of your own 1 / })).toBeVisible()
  await expect(answers.getByRole('row', { name: /^Price of/ })).toHaveCount(0)
  await answers.getByRole('link', { name: 'Change arrays of your own' }).click()
  await expect(section(page).getByRole('heading', { name: 'Arrays of your own' })).toBeFocused()
})

test('prices are asked together, in a currency, and listed where there are any', async ({
  page,
}) => {
  await page.goto('./#/arrays')
  await page.getByText('Prices', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Currency' }).fill('EUR')
  await box(page, 'Price of PS6100XV with 600 GB drives').fill('60,000')
  await goTo(page, 'Plan')
  await openAllSections(page, 'Basis')
  const answers = page.getByRole('table', { name: 'Answers' })
  const prices = answers.getByRole('row', { name: /^Price of/ })
  await expect(prices).toHaveCount(1)
  await expect(prices).toContainText(/60,000.EUR/)
  await page.reload()
  await expect(titleOf(page, 'Plan')).toBeVisible({ timeout: 60_000 })
  await openAllSections(page, 'Basis')
  await expect(prices).toContainText(/60,000.EUR/)
})

test.describe('a catalog', () => {
  test('has its schema beside the page', async ({ page }) => {
    await page.goto('./#/arrays')
    const link = section(page).getByRole('link', { name: 'its JSON schema' })
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
    const schema = await (await page.request.get(address)).json()
    expect(schema.properties).toHaveProperty('arrays')
  })

  test('is exported as it was imported, with the way back', async ({ page }) => {
    const arrays = [array('A'), array('B', { name: '<img src=x onerror=alert(1)>', price: null })]
    await page.goto('./#/arrays')
    await choose(page, encodeCatalog(arrays, 'EUR'))
    await expectSaid(page, '2 arrays came from “shelf.catalog.json”.')
    await expect(listed(page, '<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(section(page).locator('img')).toHaveCount(0)
    await page.reload()
    const started = page.waitForEvent('download')
    await button(page, 'Export catalog').click()
    const download = await started
    expect(download.suggestedFilename()).toBe('plan.catalog.json')
    const text = await readFile(await download.path(), 'utf8')
    expect(decodeCatalog(text)).toEqual({ ok: true, arrays, currency: 'EUR' })

    await choose(page, encodeCatalog([array('B'), array('C')], 'USD'))
    const choice = section(page).getByRole('group', { name: /has 2 arrays; the plan has 2 arrays/ })
    await expect(choice).toBeFocused()
    await expect(choice).toContainText(
      'If added, one takes the place of the one with the same id: <img',
    )
    await expect(choice).toContainText('Its prices are in USD, those of the plan in EUR.')
    await expect(section(page).getByRole('listitem')).toHaveCount(2)
    await button(page, 'Add to my arrays').click()
    await expect(section(page).getByRole('listitem')).toHaveCount(3)
    await button(page, 'Undo the import').click()
    await expect(listed(page, '<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(section(page).getByRole('listitem')).toHaveCount(2)
  })

  test('with which there would be too many is told with both numbers', async ({ page }) => {
    const many = Array.from({ length: limits.ownArrays }, (_unused, at) => array(`n${at}`))
    await page.goto('./#/arrays')
    await choose(page, encodeCatalog([array('A')]))
    await choose(page, encodeCatalog(many))
    await expect(section(page)).toContainText(
      'together they would be 201, but a plan can have at most 200',
    )
    await expect(button(page, 'Add to my arrays')).toHaveCount(0)
    await button(page, 'Replace my arrays').click()
    await expectSaid(page, '200 arrays came from “shelf.catalog.json”.')
    await expect(button(page, 'Add an array')).toBeDisabled()
    await button(page, 'Show all 200 arrays').click()
    await expect(section(page).getByRole('listitem')).toHaveCount(200)
    await page.reload()
    await expect(button(page, 'Show all 200 arrays')).toBeVisible()
  })

  const good = () => JSON.parse(encodeCatalog([array('A')]))
  const withArrays = (arrays: readonly object[]) => JSON.stringify({ ...good(), arrays })
  const [entry] = good().arrays
  const refusals = [
    { name: 'no JSON', text: 'GIF89a', says: ['It is cut short, or not a catalog.'] },
    { name: 'another file', text: '{"a":1}', says: ['It is JSON, but not a catalog'] },
    { name: 'a newer one', text: JSON.stringify({ ...good(), version: 9 }), says: ['version 9'] },
    { name: 'none in it', text: withArrays([]), says: ['The catalog has no arrays.'] },
    {
      name: 'an unknown key that looks like markup',
      text: withArrays([{ ...entry, '<img src=x>': 1 }]),
      says: ['arrays.0.<img src=x>', '“<img src=x>”'],
    },
    {
      name: 'negative drives',
      text: withArrays([entry, { ...entry, id: 'B', drives: -24 }]),
      says: ['arrays.1.drives', '2 to 1,000'],
    },
    {
      name: 'too few drives for its policy',
      text: withArrays([{ ...entry, drives: 4 }]),
      says: ['arrays.0.drives', 'RAID 6 needs 4'],
    },
    { name: 'one id twice', text: withArrays([entry, entry]), says: ['arrays.1.id'] },
    {
      name: 'one too many',
      text: withArrays(Array.from({ length: 201 }, (_unused, at) => ({ ...entry, id: `n${at}` }))),
      says: ['arrays', '200'],
    },
  ]
  test('is refused as a whole', async ({ page }) => {
    await page.goto('./#/arrays')
    await choose(page, encodeCatalog([array('mine')]))
    await expect(listed(page, 'Array mine')).toBeVisible()
    for (const { name, text, says } of refusals)
      await test.step(name, async () => {
        await choose(page, text, `${name}.json`)
        const alert = section(page).getByRole('alert')
        await expect(alert).toContainText(`“${name}.json” was not imported.`)
        for (const words of [...says, 'Your own plan is unchanged.'])
          await expect(alert).toContainText(words)
        await expect(section(page).getByRole('button', { name: /^Edit / })).toHaveCount(1)
        await expect(section(page).locator('img')).toHaveCount(0)
        expect(await findBarriers(page)).toEqual([])
      })
  })
})

test('the arrays have no barrier that axe knows, and none scrolls sideways', async ({ page }) => {
  test.slow()
  const expectSound = async (when: string) => {
    await expectNoBarriers(page, when)
    await expectOnlySense(page)
  }
  await page.goto('./#/arrays')
  const long = 'Konsolidierung'.repeat(30)
  await choose(page, encodeCatalog([array('A', { name: long }), array('B')], long))
  await button(page, 'Remove Array B').click()
  await expectSound('a list')
  await choose(page, encodeCatalog([array('A')], 'EUR'), `${long}.json`)
  await button(page, 'Add an array').click()
  await button(page, 'Add this array').click()
  await expect(section(page).getByRole('alert')).toBeFocused()
  await section(page).getByText('More', { exact: true }).click()
  await expectSound('a form with errors, a choice')
  await page.goto('./#/all')
  await expect(section(page).getByRole('alert')).toHaveCount(0)
  await expectSound('all on one page')
})
