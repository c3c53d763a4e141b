import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, expectDrawn, sideways } from './journey.ts'

declare global {
  interface Window {
    /** What evaluating the source of axe-core leaves in the page. */
    readonly axe: { run(within: string, how: RunOptions): Promise<AxeResults> }
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe-core finds wrong with the page once it is whole, one line each; nothing is good. With `only`
 * it looks at the rules named, and at no other; with `within` at what that selector finds; never at
 * the rules of `without`. The debugger evaluates the source, so the page keeps its policy.
 */
export async function findBarriers(
  page: Page,
  only?: readonly string[],
  within = 'html',
  without: readonly string[] = [],
): Promise<string[]> {
  await expectDrawn(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Of WCAG 2.2, and not among what axe-core looks at by itself.
    rules: {
      'target-size': { enabled: true },
      ...Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    },
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
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

/** Of all that axe-core knows only the contrast can differ between light and dark. */
const schemes = [
  ['light', undefined],
  ['dark', ['color-contrast']],
] as const

/** What a page shows now has no barrier and does not scroll sideways, at these widths and in both schemes. */
export async function expectNoBarriers(
  page: Page,
  when: string,
  widths: readonly number[] = [1280, 390, 320],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Further down a notice, which stays in sight, covers part of whatever is scrolled under it.
    await page.evaluate(() => scrollTo(0, 0))
    for (const [colorScheme, rules] of schemes) {
      await page.emulateMedia({ colorScheme })
      const where = `${when}, ${width} px, ${colorScheme}`
      expect.soft(await findBarriers(page, rules), where).toEqual([])
    }
    expect.soft(await sideways(page), `${when}, ${width} px`).toBe(0)
  }
}
