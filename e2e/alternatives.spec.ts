import { encodePlan } from '../src/codec/index.ts'
import { type Plan, workbookDefaults } from '../src/engine/index.ts'
import { findBarriers } from './axe.ts'
import {
  expect,
  expectDrawn,
  expectOnlySense,
  goTo,
  headline,
  openSection,
  printPdf,
  sideways,
  test,
} from './journey.ts'
import { poppler, squeezed } from './poppler.ts'

/** A design of two sites that holds. */
function inTwoSites(): Plan {
  const plan = workbookDefaults('2019')
  const [tier] = plan.tiers
  const two: Partial<Plan> = { sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 }
  return {
    ...plan,
    ...two,
    ...{ activeServers: 6, cores: 32, specRate: 1400, serverPrice: 9000 },
    ...{ databaseDrivePrice: 400, otherDrivePrice: 200 },
    tiers: [{ ...tier, mailboxes: 10_000, quota: 5120 }],
  }
}

test('an architect reads what failures leave, opens an alternative and takes it back', async ({
  page,
}, info) => {
  await page.goto(`./#/plan?p=${encodePlan(inTwoSites()).code}`)
  await expectDrawn(page)
  const proof = await openSection(page, 'Every failure, tried')
  const one = proof.getByRole('row', { name: /^any one server/ })
  await expect(one).toContainText(/^any one server12/)
  await expect(one).toContainText('MBX02, if MBX01 is down')
  await expect(one).toContainText(/52\sGiB/)
  await expect(proof.getByRole('columnheader', { name: /^Memory/ })).toHaveText('Memory')
  await expect(proof.getByText(/^Each server has /)).toContainText(/ and 128\sGiB of memory/)
  await expectOnlySense(page)

  // The address that the section had.
  await page.goto('./#/plan/alternatives')
  const region = page.getByRole('region', { name: 'Alternatives', exact: true })
  await expect(region.getByRole('heading', { level: 2 })).toBeFocused()
  const table = region.getByRole('table', { name: 'The plan and its alternatives' })
  const servers = (row: RegExp) => table.getByRole('row', { name: row }).first()
  await expect(servers(/^Active\/active in one DAG, 2\s\+\s2 copies/)).toContainText('This plan')
  await region.getByRole('button', { name: /^Show \d+ more/ }).click()
  await expect(table.getByRole('button', { name: /^Open as the plan: / })).toHaveCount(21)
  await region.getByText(/^What cannot be built, and why/).click()
  await expect(region.getByText(/both sites need the same number/)).toBeVisible()

  expect(await findBarriers(page)).toEqual([])

  // Opened, it is the plan, with the figures that the table told of it.
  const other = servers(/^Active\/passive, 3\s\+\s1 copies.*1 lagged in the other site, JBOD/)
  const drives = (await other.getByRole('cell').nth(1).textContent()) ?? ''
  await other.getByRole('button', { name: /^Open as the plan/ }).click()
  await expectDrawn(page)
  await expect(headline(page)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeInViewport()
  await page.goBack()
  const open = table.getByRole('row').filter({ hasText: 'This plan' })
  await expect(open).toContainText('1 lagged in the other site')
  await expect(open.getByRole('cell').nth(1)).toHaveText(drives)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page), 'pixels wider than a phone').toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(open).toContainText(/^Active\/active in one DAG, 2\s\+\s2 copies/)

  // On paper both, the table of the proof on one page, without a button.
  await page.setViewportSize({ width: 1280, height: 900 })
  await goTo(page, 'Plan')
  await page.getByRole('button', { name: 'Report to print' }).click()
  const file = await printPdf(page, info)
  const pages = poppler('pdftotext', '-layout', file, '-').split('\f')
  const proven = pages.flatMap((text, at) => (/After the loss of +Tried/.test(text) ? [at] : []))
  expect(proven).toHaveLength(1)
  const [first = 0] = proven
  // What an outage comes to is whole, on that page or at the head of the next.
  const told = pages.findIndex((text) => text.includes('By itself'))
  expect([first, first + 1]).toContain(told)
  expect(pages[told]).toContain('How long that takes is not known')
  const lines = pages
    .slice(first, told + 1)
    .join('')
    .split('\n')
  const at = (text: string) => lines.findIndex((line) => line.includes(text))
  expect(at('Every failure, tried')).toBeGreaterThan(-1)
  const outage = at('By itself')
  expect(outage - at('Every failure, tried')).toBeGreaterThan(5)
  // Five rows with what each leaves below its figures.
  expect(outage - at('Every failure, tried')).toBeLessThan(45)
  // What a person does of an outage ends it.
  const end = at('How long that takes is not known')
  expect(end - at('Every failure, tried')).toBeLessThan(60)
  const paper = squeezed(pages.join(''))
  expect(paper).toContain(squeezed('The plan and its alternatives'))
  // Six of them, and how many more there are.
  expect(squeezed(poppler('pdftotext', '-raw', file, '-'))).toContain(
    squeezed('1 lagged in the other site, RAID'),
  )
  expect(paper).toContain(squeezed('16 more hold; in Spindle, the page Explore shows all.'))
  expect(paper).not.toContain(squeezed('Open as the plan'))
})
