import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { encodePlan } from '../src/codec/index.ts'
import { defaultPlan, type Plan, workbookDefaults } from '../src/engine/index.ts'
import { readDocx } from '../tests/word/read-docx.ts'
import { findBarriers } from './axe.ts'
import { expect, expectDrawn, test } from './journey.ts'

const roles = workbookDefaults('SE')

/** A few servers of Exchange SE in two sites. */
const twoSites: Plan = {
  ...roles,
  ...{ name: 'Mail <2027>', customer: 'Contoso & Sons', author: 'Ann' },
  ...{ sites: 2, copies: 2, secondSiteCopies: 1, activeServers: 2, dags: 1, databases: 8 },
  tiers: [{ ...roles.tiers[0], mailboxes: 1000, quota: 2048 }],
}

async function savedDocument(page: Page) {
  const starting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a Word document' }).click()
  const download = await starting
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Every figure of the tables of the report, as the page shows them. */
function figuresOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('article.report table .figure .number')
    .evaluateAll((all) =>
      all.flatMap((one) => (one.closest('.chart-table') ? [] : [one.textContent ?? ''])),
    )
}

const logo = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a5a70' } })

test('a report becomes a document of Word with all that it says, or with the annexes and the logo chosen', async ({
  page,
}) => {
  await page.goto(`#/report?p=${encodePlan(twoSites).code}`)
  await expectDrawn(page)
  await page.getByRole('radio', { name: 'With annex and all workings' }).check()
  await page.getByText('As a Word document').click()
  await expect(page.getByRole('checkbox', { name: 'Working' })).toBeChecked()
  const { name, bytes } = await savedDocument(page)
  expect(name).toBe('Mail 2027.docx')
  const found = readDocx(bytes)
  const titles = found.paragraphs.filter(({ style }) => /^(Title|Heading\d)$/.test(style))
  expect(titles[0]).toEqual({ style: 'Title', text: 'Mail <2027>' })
  const numbers = titles.flatMap((one) => /^A?\d+(?= )/.exec(one.text) ?? [])
  const named = await page.locator('.contents .section-number').allTextContents()
  expect(numbers).toEqual(named.map((one) => one.trim()))
  const levels = titles.slice(1).map(({ style }) => Number(style.slice(-1)))
  expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true)
  expect(found.properties.Customer).toBe('Contoso & Sons')
  expect(found.language).toBe('en-GB')

  // The very figures of the page, in its tables.
  const text = found.tables.flatMap(({ rows }) => rows.flat()).join('\n')
  const figures = await figuresOn(page)
  expect(figures.length).toBeGreaterThan(290)
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([])
  const tables = await page.locator('article.report table').count()
  const folded = await page.locator('article.report .chart-table table').count()
  const nested = await page.locator('article.report table table').count()
  expect(found.tables).toHaveLength(tables - folded - nested)
  expect(found.tables.filter(({ heads }) => heads === 0)).toEqual([])
  const says = await page
    .locator('article.report .chart[role=img]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(says.length).toBeGreaterThan(2)
  expect(found.alternatives).toEqual(says)

  // A chosen annex, and a logo, which stays in this browser. Plans of servers have no bill of materials.
  const ofArrays = { ...defaultPlan, customer: 'Contoso & Sons' }
  await page.goto(`./#/report?p=${encodePlan(ofArrays).code}`)
  await expectDrawn(page)
  const box = page.getByLabel('Logo of the customer')
  if (!(await box.isVisible())) await page.getByText('As a Word document').click()
  const chosen = { name: 'logo.png', mimeType: 'image/png', buffer: await logo.png().toBuffer() }
  await box.setInputFiles({ ...chosen, buffer: chosen.buffer.subarray(0, 40) })
  await expect(page.getByRole('alert')).toContainText('no PNG and no JPEG')
  await box.setInputFiles(chosen)
  await expect(page.getByText('Kept in this browser: logo.png.')).toBeVisible()
  expect(await findBarriers(page, '.word-document')).toEqual([])
  await page
    .getByRole('group', { name: 'Annexes in the document' })
    .getByRole('button', { name: 'None' })
    .click()
  await page.getByRole('checkbox', { name: 'Bill of materials' }).check()
  const { bytes: brief } = await savedDocument(page)
  const { paragraphs, alternatives } = readDocx(brief)
  const heads = paragraphs.filter(({ style }) => /^Heading\d$/.test(style)).map(({ text }) => text)
  expect(heads.slice(heads.indexOf('Annex'))).toEqual(['Annex', 'A1 Bill of materials'])
  expect(alternatives[0]).toBe('Logo of Contoso & Sons')

  await page.reload()
  await expectDrawn(page)
  await page.getByText('As a Word document').click()
  await expect(page.getByText('Kept in this browser: logo.png.')).toBeVisible()
  expect(page.url()).not.toContain('logo')
})
