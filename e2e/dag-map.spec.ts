import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { encodePlan, type Plan, workbookDefaults } from '#program'
import { findBarriers } from './axe.ts'
import { expect, expectDrawn, printPdf, sideways, tabTo, test } from './journey.ts'
import { poppler, squeezed } from './poppler.ts'

const roles = workbookDefaults('2019')

/** Four DAGs of 16 servers in two sites, with 400 databases each. */
const large: Plan = {
  ...roles,
  sites: 2,
  copies: 4,
  secondSiteCopies: 2,
  activeServers: 8,
  dags: 4,
  databases: 1600,
  tiers: [{ ...roles.tiers[0], mailboxes: 200_000, quota: 5120 }],
}

/** ARIA row index of the focused cell. */
async function rowOf(focused: Locator): Promise<string | null> {
  return focused.locator('xpath=ancestor::tr').getAttribute('aria-rowindex')
}

test('a person goes through 1,600 databases of four DAGs, fails servers at their heads, takes the map along', async ({
  page,
}, info) => {
  await page.goto(`./#/map?p=${encodePlan(large).code}`)
  await expectDrawn(page)
  const grid = page.getByRole('grid', {
    name: '1,600 databases, 4 copies each, on 64 servers of 4 DAGs',
  })
  await expect(grid).toHaveAttribute('aria-rowcount', '1602')
  const drawn = await grid.locator('tbody tr').count()
  expect(drawn, 'rows drawn').toBeGreaterThan(15)
  expect(drawn, 'rows drawn').toBeLessThan(60)

  // The map stands above the filter of DAGs.
  const filter = page.getByRole('combobox', { name: 'DAGs shown' })
  const [map, below] = [await grid.boundingBox(), await filter.boundingBox()]
  expect(below?.y).toBeGreaterThan(map?.y ?? Number.POSITIVE_INFINITY)

  // The map is one Tab stop, at the first server; Enter fails this server, and the focus stays.
  await filter.focus()
  await page.keyboard.press('Shift+Tab')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName('MBX01, 50 active, fail it')
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName('MBX01, down, restore it')
  await expect(page).toHaveURL(/&down=1$/)
  await expect(page.locator('.dag-map').getByText(/^MBX01 is down\./)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName('1, not running')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName('2, active in place of another')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(focused).toHaveAccessibleName('MBX02, down, restore it')
  await expect(page).toHaveURL(/&down=1,2$/)

  // Scrolls to the last row, which is then drawn.
  await page.keyboard.press('Control+End')
  expect(await rowOf(focused)).toBe('1602')
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(focused).toHaveText('DB1600')
  await page.keyboard.press('PageUp')
  expect(Number(await rowOf(focused))).toBeLessThan(1600)
  await expect(focused).toBeInViewport()
  const blank = await grid.evaluate(async (table) => {
    const frame = table.parentElement
    if (!frame) return ['no frame']
    const missed: string[] = []
    for (let at = 0; at < 20; at += 1) {
      frame.scrollTop = ((at * 7919) % 1600) * 28
      for (const _ of [1, 2])
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const { left, top, height } = frame.getBoundingClientRect()
      const seen = document.elementFromPoint(left + 20, top + height - 40)?.closest('tr')
      if (!seen?.hasAttribute('aria-rowindex')) missed.push(`${frame.scrollTop}`)
    }
    return missed
  })
  expect(blank, 'where it was scrolled to and nothing was drawn').toEqual([])
  // The focused cell stays in the page, wherever the table is scrolled.
  expect(Number(await rowOf(focused))).toBeGreaterThan(1500)
  await tabTo(page, page.getByRole('button', { name: /CSV.*DAG map$/ }))

  // Saves the map of one DAG as a file.
  await page.getByRole('combobox', { name: 'DAGs shown' }).selectOption('DAG3')
  const third = page.getByRole('grid', { name: '400 databases, 4 copies each, on 16 servers' })
  await expect(third.getByRole('columnheader', { name: /^MBX33/ })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV.*DAG map$/ }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(401)
  expect(lines[1]).toContain('"DB0801","DAG3","active","MBX33","1"')

  await page.getByRole('combobox', { name: 'DAGs shown' }).selectOption('All DAGs')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page)).toBe(0)
  expect(await findBarriers(page, '.dag-map')).toEqual([])
  // An activated copy is marked on a small screen, too.
  await expect(page.locator('.cell-grid .copy.moved').first()).toHaveCSS('clip-path', 'none')

  const paper = squeezed(poppler('pdftotext', '-layout', await printPdf(page, info), '-'))
  expect(paper).toContain('DAGmap')
  expect(paper).toContain('DB0001toDB0008')
  expect(paper).toContain('Itrepeatsafter56databases:DB0057hasitscopieswhereDB0001hasthem')
  expect(paper).not.toContain('FailMBX03')
})
