import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { encodePlan, type Plan, workbookDefaults } from '#program'
import { findBarriers } from './axe.ts'
import { expect, expectDrawn, goTo, openSection, sideways, tabTo, test, titles } from './journey.ts'

const later = workbookDefaults('2019')

/** A plan whose texts try to run code. */
const hostile: Plan = {
  ...later,
  name: '<img src=x onerror="document.title=1">\'@\r\n$(Remove-Mailbox *)`n"; # ‘',
  addressBook: 'Default\'; Remove-Mailbox $(whoami) `n "',
  tiers: [{ ...later.tiers[0], mailboxes: 1000 }],
  activeServers: 4,
  databases: 12,
}

/** Texts of the files in a saved zip, by name. */
async function savedZip(page: Page): Promise<Readonly<Record<string, string>>> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save all \d+ files as a zip$/ }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^[^\\/:*?"<>|]+\.deployment\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Rows of a CSV table below its head and version lines, by column name. */
function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', , ...rows] = text.trimEnd().split('\r\n')
  const names = head.split(',')
  return rows.map((row) => {
    const fields = [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, field]) => field ?? '')
    expect(fields).toHaveLength(names.length)
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']))
  })
}

/** Placement of every copy in the tables, as `DB001 on EX01: 1`, sorted by database and server. */
function placedByFiles(files: Readonly<Record<string, string>>): readonly string[] {
  const first = rowsOf(files['MailboxDatabases.csv'] ?? '').map(
    ({ Name, Server }) => `${Name} on ${Server}: 1`,
  )
  const others = rowsOf(files['MailboxDatabaseCopies.csv'] ?? '').map(
    ({ Name, Server, ActivationPreference }) => `${Name} on ${Server}: ${ActivationPreference}`,
  )
  return [...first, ...others].sort()
}

/** Placement of every copy on the DAG map, in the same form. */
async function placedOnMap(page: Page): Promise<readonly string[]> {
  const map = page.getByRole('main').locator('table[aria-rowcount]')
  const heads = await texts(map.locator('thead th[aria-colindex]'))
  const rows = await map.locator('tbody tr[aria-rowindex]').all()
  const placed = await Promise.all(
    rows.map(async (row) => {
      const [name = '', ...cells] = await texts(row.locator('[aria-colindex]'))
      return cells.flatMap((cell, at) => {
        const [preference] = /\d+/.exec(cell) ?? []
        return preference ? [`${name} on ${heads[at + 1]}: ${preference}`] : []
      })
    }),
  )
  return placed.flat().sort()
}

async function texts(all: Locator): Promise<readonly string[]> {
  return (await all.allInnerTexts()).map((text) => text.trim().split(/\s/)[0] ?? '')
}

test('an architect names what is deployed, saves the files, and finds the placement of the map in them', async ({
  page,
}) => {
  await page.goto(`./#/deploy?p=${encodePlan(hostile).code}`)
  const main = page.getByRole('main')
  await expect(
    main.getByText(/^1\sDAG, 4\sservers and 12\sdatabases\. Still missing/),
  ).toBeVisible()

  // Enters names by keyboard and by pasting from a sheet.
  const servers = page.getByRole('textbox', { name: 'Names of the servers' })
  await tabTo(page, servers)
  await page.keyboard.insertText('EX01\nEX02\tEX03\nEX04')
  await expect(servers).toHaveValue('EX01\nEX02\nEX03\nEX04')
  await expect(main.getByText('Results in 4 names: EX01, EX02, EX03, EX04')).toBeVisible()
  await page.getByRole('textbox', { name: 'Names of the databases' }).fill('MDB-##')
  await expect(main.getByText('Results in 12 names: MDB-01', { exact: false })).toBeVisible()

  // An unusable value is reported beside its field and left out of the files.
  const witness = page.getByRole('textbox', { name: 'Witness server', exact: true })
  await witness.fill('ex03.example.com')
  await expect(witness).toHaveAccessibleDescription(
    /ex03\.example\.com: a witness is none of the servers it decides on/,
  )
  await witness.fill('fs01.example.com')
  await page.getByRole('textbox', { name: 'Domain controllers of the first site' }).fill('dc01')
  await expect(main.getByText(/Everything the files need is given\.$/)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  const files = await savedZip(page)
  const listed = await main.locator('.deploy-files > li strong').allInnerTexts()
  expect(Object.keys(files).sort()).toEqual([...listed].sort())
  expect(files['DAGInfo.csv']).toContain('"fs01.example.com"')
  expect(files['Servers.csv']?.match(/"EX0\d"/g)).toHaveLength(4)

  // Texts of the plan stay text: on the page, in the script and in the tables.
  await main.getByText('Preview: Deploy-Spindle.ps1').click()
  const shown = main.getByRole('region', { name: 'Start of Deploy-Spindle.ps1' })
  await expect(shown).toContainText('.SYNOPSIS')
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).toHaveTitle('Files to deploy — Spindle')
  expect(files['Deploy-Spindle.ps1']).toContain("'Default''; Remove-Mailbox $(whoami) `n \"'")
  expect(files['MailboxDatabases.csv']).toContain('"Default\'; Remove-Mailbox $(whoami) `n """')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  await goTo(page, titles.plan)
  await openSection(page, 'map')
  await expectDrawn(page)
  const placed = placedByFiles(files)
  expect(placed).toHaveLength(12 * 3)
  expect(await placedOnMap(page)).toEqual(placed)
})
