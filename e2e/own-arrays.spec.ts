import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { decodeCatalog, encodeCatalog, type OwnArray } from '#program'
import { findBarriers } from './axe.ts'
import { box, example, expect, figure, sideways, tabTo, test } from './journey.ts'

/** The section of own arrays in the step. */
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

/** Imports a catalog with this text. */
async function choose(page: Page, text: string, name = 'shelf.catalog.json'): Promise<void> {
  const files = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await section(page).getByLabel('Import a catalog').setInputFiles(files)
}

test('an architect without a mouse adds an array, changes it, removes it and brings it back', async ({
  page,
}) => {
  await page.goto(example('arrays'))
  const own = section(page)
  await button(page, 'Add an array').focus()
  await page.keyboard.press('Enter')
  await expect(own.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Shelf 15K')
  // Enter adds the array and does not leave the step; every missing answer is listed.
  await page.keyboard.press('Enter')
  const alert = own.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('listitem')).toHaveCount(2)
  await expect(box(own, 'Drive size')).toHaveAccessibleDescription(/Drive size: enter a number/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(box(own, 'Drive size')).toBeFocused()
  await page.keyboard.type('0.6 TB')
  await tabTo(page, box(own, 'Drives in one array'))
  await page.keyboard.type('24')
  await expect(figure(own, 'Usable capacity of one array (Shelf 15K)')).toContainText('11,400')

  // A half-typed array survives a reload.
  await tabTo(page, box(own, 'Measured in RAID 6'))
  await page.keyboard.type('many')
  await page.reload()
  await expect(box(own, 'Measured in RAID 6')).toHaveValue('many')
  await expect(own.getByRole('textbox', { name: 'Name' })).toHaveValue('Shelf 15K')
  await expect(own.getByRole('listitem')).toHaveCount(0)
  await box(own, 'Measured in RAID 6').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('9,000')
  await tabTo(page, button(page, 'Add this array'))
  await page.keyboard.press('Space')
  await expect(button(page, 'Add an array')).toBeFocused()
  await expect(listed(page, 'Shelf 15K')).toBeVisible()

  await tabTo(page, button(page, 'Edit Shelf 15K'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(own.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(', 2nd')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Edit Shelf 15K, 2nd')).toBeFocused()
  await tabTo(page, button(page, 'Remove Shelf 15K, 2nd'))
  await page.keyboard.press('Enter')
  await expect(own.getByRole('listitem')).toHaveCount(0)
  await expect(button(page, 'Add an array')).toBeFocused()
  await tabTo(page, button(page, 'Bring it back'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(listed(page, 'Shelf 15K, 2nd')).toBeVisible()
})

test('a catalog is exported as it was imported, and another is added and taken back', async ({
  page,
}) => {
  const markup = '<img src=x onerror=alert(1)>'
  const long = 'Konsolidierung'.repeat(30)
  const arrays = [array('A', { name: long }), array('B', { name: markup, price: null })]
  await page.goto(example('arrays'))
  const address = section(page).getByRole('link', { name: 'its JSON schema' })
  const schema = await page.request.get(
    new URL((await address.getAttribute('href')) ?? '', page.url()).href,
  )
  expect((await schema.json()).properties).toHaveProperty('arrays')

  await choose(page, encodeCatalog(arrays, 'EUR'))
  await expect(listed(page, markup)).toBeVisible()
  await expect(section(page).locator('img')).toHaveCount(0)
  await page.reload()
  const started = page.waitForEvent('download')
  await button(page, 'Export catalog').click()
  const download = await started
  expect(download.suggestedFilename()).toBe('plan.catalog.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(decodeCatalog(text)).toEqual({ ok: true, arrays, currency: 'EUR' })

  await choose(page, encodeCatalog([array('B'), array('C')], 'USD'), `${long}.json`)
  await expect(
    section(page).getByRole('group', { name: /has 2 arrays; the plan has 2 arrays/ }),
  ).toBeFocused()
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await sideways(page), 'pixels that long names are wider').toBe(0)
  await button(page, 'Add to my arrays').click()
  await expect(section(page).getByRole('listitem')).toHaveCount(3)
  await button(page, 'Undo the import').click()
  await expect(listed(page, markup)).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveCount(2)
})
