import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { encodePlan, type Plan, workbookDefaults } from '#program'
import { readDrawio, readSvg } from '../tests/drawings/read-drawings.ts'
import { expect, expectDrawn, test } from './journey.ts'

const roles = workbookDefaults('SE')

/** Two DAGs of six servers in two sites. */
const twoSites: Plan = {
  ...roles,
  name: 'Mail <2027>',
  customer: 'Contoso & Sons',
  ...{ sites: 2, copies: 4, secondSiteCopies: 2, activeServers: 3, dags: 2, databases: 24 },
  tiers: [{ ...roles.tiers[0], mailboxes: 4000, quota: 2048 }],
}

/** Presses a save button of a file format and a drawing. Returns the file's name and bytes. */
async function saved(page: Page, as: string, what: string) {
  const starting = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`Save as ${as} ?: ${what}$`) }).click()
  const download = await starting
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('drawings of a plan are saved and hold all of it', async ({ page }) => {
  await page.goto(`#/plan/drawings?p=${encodePlan(twoSites).code}`)
  await expectDrawn(page)

  const design = await saved(page, 'draw.io', 'Design')
  expect(design.name).toBe('Design.drawio')
  const [first] = readDrawio(design.bytes.toString())
  const servers = first!.shapes.filter(({ id }) => /^server-\d+$/.test(id))
  expect(servers).toHaveLength(12)
  expect(
    first!.shapes.some(({ words }) => words[0]?.startsWith('Contoso & Sons, Mail <2027>')),
  ).toBe(true)

  const map = await saved(page, 'draw.io', 'DAG map')
  const pages = readDrawio(map.bytes.toString())
  expect(pages.map(({ name }) => name)).toEqual(['DAG1', 'DAG2'])
  for (const { shapes } of pages)
    expect(shapes.filter(({ id }) => id.startsWith('copy-'))).toHaveLength(96)

  await page.getByRole('combobox', { name: /Page of DAG map/ }).selectOption('DAG2')
  const second = await saved(page, 'SVG', 'DAG map DAG2')
  expect(second.name).toBe('DAG map DAG2.svg')
  const { title, groups } = readSvg(second.bytes.toString())
  expect(title).toBe('Contoso & Sons, Mail <2027>')
  expect(groups.filter(({ id }) => id.startsWith('copy-'))).toHaveLength(96)

  const painted = await saved(page, 'PNG', 'Design')
  const { width, height, channels } = await sharp(painted.bytes).metadata()
  expect(width).toBeGreaterThan(3000)
  expect(height).toBeGreaterThan(600)
  const { data } = await sharp(painted.bytes).raw().toBuffer({ resolveWithObject: true })
  const dark = data.filter((value, at) => at % (channels ?? 4) === 0 && value < 100).length
  expect(dark, 'pixels that are painted').toBeGreaterThan(1000)
})
