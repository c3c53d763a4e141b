import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { bareLinks, faintTexts, smallTargets } from './accessibility.ts'
import { expect, expectDrawn, sideways } from './journey.ts'

declare global {
  interface Window {
    /** What evaluating the source of axe-core leaves in the page. */
    readonly axe: { run(within: string, how: RunOptions): Promise<AxeResults> }
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that take most of the time of axe-core, and of which `accessibility.ts` knows the answer sooner. */
const slowRules = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * What axe-core finds wrong with the page once it is whole, one line each; nothing is good. With
 * `within` it looks at what that selector finds. The slow rules are left out unless `isSlow`. The
 * debugger evaluates the source, so the page keeps its policy.
 */
export async function findByAxe(
  page: Page,
  { within = 'html', isSlow = false }: { readonly within?: string; readonly isSlow?: boolean } = {},
): Promise<string[]> {
  await expectDrawn(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The size of targets is of WCAG 2.2, and not among what axe-core looks at by itself.
    rules: Object.fromEntries(slowRules.map((id) => [id, { enabled: isSlow }])),
  }
  const { violations, passes } = await page.evaluate(
    ({ within, options }) => window.axe.run(within, options),
    { within, options },
  )
  if (passes.length === 0) throw new Error('axe-core looked at nothing')
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}

/** All barriers of the page, or of what a selector finds on it: by axe-core, and in place of its slow rules. */
export async function findBarriers(page: Page, within = 'html'): Promise<string[]> {
  return [
    ...(await findByAxe(page, { within })),
    ...(await faintTexts(page, within)),
    ...(await bareLinks(page, within)),
    ...(await smallTargets(page, within)),
  ]
}

/** What a page shows now has no barrier and does not scroll sideways, at this width and in both schemes. */
export async function expectNoBarriers(page: Page, when: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  // Further down a notice, which stays in sight, covers part of whatever is scrolled under it.
  await page.evaluate(() => scrollTo(0, 0))
  expect.soft(await findBarriers(page), `${when}, ${width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await faintTexts(page), `${when}, ${width} px, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await sideways(page), `${when}, ${width} px`).toBe(0)
}
