import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { defaultPlan, encodePlan } from '#program'
import { readDocx } from '../tests/word/read-docx.ts'
import { findBarriers } from './axe.ts'
import { expect, expectDrawn, test } from './journey.ts'

async function savedDocument(page: Page) {
  const starting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a Word document' }).click()
  const download = await starting
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const logo = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a5a70' } })

test('a report becomes a document of Word with the annexes and the logo chosen, which stays in the browser', async ({
  page,
}) => {
  // tests/kept compares the full text of the report.
  const ofArrays = { ...defaultPlan, name: 'Mail <2027>', customer: 'Contoso & Sons' }
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
  const { name, bytes } = await savedDocument(page)
  expect(name).toBe('Mail 2027.docx')
  const { paragraphs, alternatives, properties, language } = readDocx(bytes)
  expect(properties.Customer).toBe('Contoso & Sons')
  expect(language).toBe('en-US')
  const heads = paragraphs.filter(({ style }) => /^Heading\d$/.test(style)).map(({ text }) => text)
  expect(heads.slice(heads.indexOf('Annex'))).toEqual(['Annex', 'A1 Bill of materials'])
  expect(alternatives[0]).toBe('Logo of Contoso & Sons')

  await page.reload()
  await expectDrawn(page)
  await page.getByText('As a Word document').click()
  await expect(page.getByText('Kept in this browser: logo.png.')).toBeVisible()
  expect(page.url()).not.toContain('logo')
})
