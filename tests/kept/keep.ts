import { beforeAll, expect, it } from 'vitest'
import { answerViewTitles, type PageId, pageIds } from '../../src/app/routes/pages.ts'
import { project } from '../../src/app/store/project.ts'
import { openProject } from '../../src/app/store/whole-projects.ts'
import type { Plan } from '../../src/engine/index.ts'
import { expectHeldInWord } from '../word/report-in-word.ts'
import { pressed } from './presses.ts'
import { digested, linesOf, valued } from './spoken.ts'
import { openTabForFile, show, warned } from './tab.tsx'

/** A plan whose pages are kept, and the number of controls that are pressed on each page. */
export type Kept = {
  readonly name: string
  /** The first is open, the others stand beside it. */
  readonly plans: readonly [Plan, ...Plan[]]
  readonly pages: Readonly<Partial<Record<PageId, number>>>
  /** Pages with values that other pages or other tests hold: only the digests of their parts are kept. */
  readonly inShort?: readonly PageId[]
  /** Opens files whose content the pages show beside the plan. */
  readonly filled?: () => Promise<void>
}

/** A page, or each part of the plan. */
function viewsOf(page: PageId) {
  const parts = page === 'plan' ? Object.keys(answerViewTitles) : []
  const ofPart = (part: string) => ({ name: `${page}-${part}`, page, part })
  return [{ name: page, page, part: null }, ...parts.map(ofPart)]
}

/**
 * Compares every page of a plan with its kept text: values and states in full, words and drawings by a
 * digest for each heading, and what each press changes. `npm run kept` writes the texts anew; their
 * difference is read like that of a picture. The frame around the pages is kept with the first of them.
 */
export function keepPages({ name, plans, pages, inShort = [], filled }: Kept): void {
  const fresh = project.getState()
  openTabForFile()
  beforeAll(async () => filled?.())
  const views = pageIds.filter((page) => page in pages).flatMap(viewsOf)
  it.each(views)('$name', async ({ name: view, page, part }) => {
    project.setState(fresh, true)
    openProject(plans, 0, 'link', {})
    const { host, close } = await show(page, part)
    // The report is read as a document of Word here, as drawing it takes longest.
    if (page === 'report') expectHeldInWord(mainOf(host).querySelector('article.report')!)
    const isFirst = view === views[0]?.name
    const lines = linesOf(isFirst ? host : mainOf(host))
    const text = [
      ...(inShort.includes(page) ? digested(lines) : valued(lines)),
      ...(await pressed(() => mainOf(host), pages[page] ?? 0)),
    ]
    await close()
    expect(warned.splice(0)).toEqual([])
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`pages/${name}/${view}.txt`)
  })
}

function mainOf(host: HTMLElement): HTMLElement {
  const main = host.querySelector('main')
  if (!main) throw new Error('The page has no main part')
  return main
}
