import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { bareLinks, faintTexts, smallTargets } from './accessibility.ts'
import { expect, expectDrawn, sideways } from './journey.ts'

declare global {
  interface Window {
    /** Set by evaluating the source of axe-core in the page. */
    readonly axe: { run(within: string, how: RunOptions): Promise<AxeResults> }
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that take most of axe-core's time; `accessibility.ts` checks them faster. */
const slowRules = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * Faults that axe-core finds on the page once it is whole, one line each; empty if all is well.
 * `within` is a selector of the part to check. The slow rules are left out unless `isSlow`. The
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
    // The size of targets belongs to WCAG 2.2, which axe-core does not check by default.
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

/** All barriers within a selector, the page by default: by axe-core and the faster checks. */
export async function findBarriers(page: Page, within = 'html'): Promise<string[]> {
  return [
    ...(await findByAxe(page, { within })),
    ...(await faintTexts(page, within)),
    ...(await bareLinks(page, within)),
    ...(await smallTargets(page, within)),
  ]
}

/** Expects no barrier and no sideways scrolling at this width, in both color schemes. */
export async function expectNoBarriers(page: Page, when: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  // Further down, a notice that stays in sight covers part of what is scrolled under it.
  await page.evaluate(() => scrollTo(0, 0))
  expect.soft(await findBarriers(page), `${when}, ${width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await faintTexts(page), `${when}, ${width} px, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await sideways(page), `${when}, ${width} px`).toBe(0)
}
