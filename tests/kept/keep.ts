import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PageId, pageIds, planParts } from '../../src/app/pages.ts'
import { project } from '../../src/app/store/project.ts'
import { openProject } from '../../src/app/store/whole-projects.ts'
import type { Plan } from '../../src/engine/index.ts'
import { pressed } from './presses.ts'
import { digested, linesOf } from './spoken.ts'
import { openTab, show, warned } from './tab.tsx'

/** A plan whose pages are kept, and of each page how many of its controls are pressed. */
export type Kept = {
  readonly name: string
  /** The first is open, the others stand beside it. */
  readonly plans: readonly [Plan, ...Plan[]]
  readonly pages: Readonly<Partial<Record<PageId, number>>>
  /** Whether of every page only the digests of its parts are kept. */
  readonly inShort?: true
  /** Anything beside the plan that the pages show. */
  readonly filled?: () => Promise<void>
}

/** Pages that say again, or of every plan, what is long and said elsewhere: kept by the digests of their parts. */
const saidElsewhere: readonly PageId[] = [
  'report',
  'worked-example',
  'reference',
  'evidence',
  'errata',
]

/** A page, or each part of the plan. */
function viewsOf(page: PageId) {
  const parts = page === 'plan' ? Object.keys(planParts) : []
  const ofPart = (part: string) => ({ name: `${page}-${part}`, page, part })
  return [{ name: page, page, part: null }, ...parts.map(ofPart)]
}

/**
 * Holds that every page of a plan says what it said when it was last looked at: all texts, values and
 * states, drawings by a digest, and what each press changes. `npm run kept` writes them anew; what
 * has changed is then read in the difference, as with a picture.
 */
export function keepPages({ name, plans, pages, inShort, filled }: Kept): void {
  const fresh = project.getState()
  beforeAll(async () => {
    await openTab()
    await filled?.()
  })
  afterAll(() => project.setState(fresh, true))
  const kept = pageIds.filter((page) => page in pages)
  it.each(kept.flatMap(viewsOf))('$name', async ({ name: view, page, part }) => {
    project.setState(fresh, true)
    openProject(plans, 0, 'link', {})
    const { host, close } = await show(page, part)
    const lines = linesOf(host)
    const said = [
      ...(inShort || saidElsewhere.includes(page) ? digested(lines) : lines),
      ...(await pressed(host, pages[page] ?? 0)),
    ]
    await close()
    expect(warned.splice(0)).toEqual([])
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`pages/${name}/${view}.txt`)
  })
}
