import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import {
  allAnswerFields,
  answerViewTitles,
  defaultPlan,
  isByPapers,
  type PageId,
  type Plan,
  pageIdAt,
  pageIds,
  pages,
  size,
  type Tier,
  workedExampleCode,
} from '#program'

export { expect }

/** Label of each answer, from the register, so that a rewording breaks no journey. */
export const labels = Object.fromEntries(
  allAnswerFields.map(({ key, label }) => [key, label]),
) as Record<keyof Plan | keyof Tier, string>

/** Labels of figures of the papers' method, from the sizing of the worked example. */
export const figureLabels = labelsOfFigures()

function labelsOfFigures() {
  const result = size(defaultPlan)
  if (!result.ok || !isByPapers(result.sizing) || !result.sizing.memory)
    throw new Error('The worked example is sized by the papers')
  const { mailboxes, capacity, databases, volumes, iops, memory, tiers } = result.sizing
  return {
    mailboxes: mailboxes.label,
    perMailbox: tiers[0].perMailbox.label,
    onDisk: tiers[0].mailbox.onDisk.label,
    databases: capacity.databases.label,
    logFiles: capacity.logs.label,
    copy: capacity.total.label,
    onServer: databases.onServer.label,
    volume: volumes.main.size.label,
    perServer: volumes.perServer.label,
    transactional: iops.transactional.label,
    logs: iops.logs.label,
    maintenance: iops.maintenance.label,
    expectedLoad: iops.expectedLoad.label,
    reserve: iops.reserve.label,
    designRequirement: iops.designRequirement.label,
    cacheMemory: memory.needed.label,
    serverMemory: memory.server?.label ?? '',
  }
}

/** Title of each page, from the register. */
export const titles = Object.fromEntries(pageIds.map((id) => [id, pages[id].title])) as Record<
  PageId,
  string
>

/** Address of a page with the worked example, which a new profile does not open by itself. */
export const example = (page: string) => `#/${page}?p=${workedExampleCode}`

/** Titles of the steps, in order. */
export const stepTitles = [titles.users, titles.availability, titles.arrays] as const

type Journey = {
  /** Opens a page as another person: with a new profile that has never seen the program. */
  readonly newProfile: () => Promise<Page>
}

/** A journey in the browser; any error or warning that the browser reports fails it. */
export const test = base.extend<Journey>({
  context: async ({ context }, use) => {
    const faults = faultsOf(context)
    context.on('page', startedByGoto)
    await use(context)
    expect(faults, 'errors and warnings of the browser').toEqual([])
  },
  newProfile: async ({ browser, contextOptions, baseURL, viewport }, use) => {
    const opened: { readonly context: BrowserContext; readonly faults: string[] }[] = []
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
      })
      opened.push({ context, faults: faultsOf(context) })
      context.on('page', startedByGoto)
      return context.newPage()
    })
    await Promise.all(opened.map(({ context }) => context.close()))
    const faults = opened.flatMap((one) => one.faults)
    expect(faults, 'errors and warnings of the browser').toEqual([])
  },
})

/**
 * Makes `goto` end only when the program has started, unless `waitUntil` is given: clicks on the
 * prerendered page have no effect before.
 */
function startedByGoto(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (address !== 'about:blank' && !options?.waitUntil) {
      await untilDrawn(page, { title: started, whole: false, timeout: 60_000 })
      await expect(page).toHaveTitle(started, { timeout: 60_000 })
    }
    return response
  }
}

const started = / — Spindle$/

type Drawn = { readonly title: RegExp; readonly whole: boolean; readonly timeout: number }

/**
 * Waits until the page has its title and, if `whole`, says that it is whole; at most `timeout` ms.
 * False if it never does. An `expect` would look ever less often.
 */
async function untilDrawn(page: Page, { title, whole, timeout }: Drawn): Promise<boolean> {
  const look = page.evaluate(
    async ([pattern, whole, timeout]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const isTitled = () => new RegExp(pattern).test(document.title)
      const isWhole = () => !whole || document.documentElement.dataset.whole !== undefined
      const until = performance.now() + timeout
      // Looking at every frame would draw every frame.
      const changed = () =>
        new Promise<void>((resolve) => {
          const end = () => {
            seen.disconnect()
            resolve()
          }
          const seen = new MutationObserver(end)
          seen.observe(document.documentElement, { attributeFilter: ['data-whole'] })
          seen.observe(document.head, { childList: true, subtree: true, characterData: true })
          setTimeout(end, Math.max(0, until - performance.now()))
        })
      while (!isTitled() && performance.now() < until) await changed()
      if (!whole) return isTitled()
      // The last action may load something more, which shows within the next frames.
      await frame()
      await frame()
      while (!isWhole() && performance.now() < until) await changed()
      return isTitled() && isWhole()
    },
    [title.source, whole, timeout] as const,
  )
  // If the page is left meanwhile, the `expect` of the caller looks again.
  return look.catch(() => false)
}

/** Warning of Playwright when it blocks service workers. */
export const refusedByTests = 'Service Worker registration blocked by Playwright'

function faultsOf(context: BrowserContext): string[] {
  const faults: string[] = []
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.text() === refusedByTests) return
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  return faults
}

/** The main heading of a page. */
export function titleOf(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

const parts = Object.values(answerViewTitles)

/** Window title on a page, for either method. */
function titleAt(id: PageId): RegExp {
  const { title, ofServers } = pages[id]
  const others = [...(ofServers ? [ofServers.title] : []), ...(id === 'plan' ? parts : [])]
  const titles = `(${[title, ...others].join('|')})`
  // The name of a project follows the title of the page.
  return new RegExp(`^(Error: )?${titles}( · .+)? — Spindle$`)
}

/** Expects the page of the address to be open and whole; `timeout` in ms. */
export async function expectDrawn(page: Page, timeout = 30_000): Promise<void> {
  const id = pageIdAt(/#\/([\w-]+)/.exec(page.url())?.[1] ?? 'home')
  const title = id ? titleAt(id) : /(?:)/
  // An `expect` costs more than the look itself, but says what is wrong.
  if (await untilDrawn(page, { title, whole: true, timeout })) return
  await expect(page).toHaveTitle(title, { timeout })
  await expect(page.locator('html'), 'the page is whole').toHaveAttribute('data-whole', '', {
    timeout,
  })
}

/** The number field of an answer, by the start of its label. */
export function box(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: new RegExp(`^${escaped(label)} in `) })
}

/** End of all figures' accessible names. Computing thousands of names would take too long. */
const ofFigure = '[aria-label$=". Show the working"]:visible'

/** The figure with a label within a part of the page: a button that opens its working. */
export function figure(within: Page | Locator, label: string): Locator {
  return within.locator(`button[aria-label^=${JSON.stringify(`${label}: `)}]${ofFigure}`)
}

/** Every figure within a part of the page. */
export function figures(within: Page | Locator): Locator {
  return within.locator(`button${ofFigure}`)
}

/** The plan's headline: its level and proposal. */
export function headline(page: Page): Locator {
  const name = /^(Holds|Borderline|Does not hold)/
  return page.getByRole('main').getByRole('heading', { level: 2, name })
}

/** Opens the list of steps and pages, if it is behind a button for lack of room. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Pages', exact: true })
  const steps = listOf(page)
  if ((await menu.isVisible()) && !(await steps.isVisible())) await menu.click()
}

/** Goes to an example or a piece of evidence by its name in the masthead's menu. */
export async function goToProof(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Why trust it' }).click()
  const menu = page.getByRole('navigation', { name: 'Why trust it' })
  await menu.getByRole('link', { name: title, exact: true }).click()
}

const listOf = (page: Page) => page.locator('#pages')

/** Goes to a step or a page by its name in the list of steps and pages. */
export async function goTo(page: Page, title: string): Promise<void> {
  await openMenu(page)
  await listOf(page).getByRole('link', { name: title, exact: true }).click()
  await expect(titleOf(page, title)).toBeVisible()
}

/** Titles of the summary and the parts of the plan. */
const partTitles = { summary: titles.plan, ...answerViewTitles } as const

type PartId = keyof typeof partTitles

const partIds = Object.keys(partTitles) as readonly PartId[]

const partTab = (page: Page, part: PartId) =>
  listOf(page).getByRole('link', { name: partTitles[part], exact: true })

/** Opens a part of the plan. */
export async function openPart(page: Page, part: PartId): Promise<void> {
  await openMenu(page)
  await partTab(page, part).click()
  await expect(titleOf(page, partTitles[part])).toBeVisible()
}

/** Opens a section of the plan by its id, in whichever part has it. Returns the section. */
export async function openSection(page: Page, id: string): Promise<Locator> {
  const section = page.getByRole('main').locator(`section#${id}`)
  for (const part of partIds) if ((await section.count()) === 0) await openPart(page, part)
  const fold = section.locator('details').first()
  await expect(fold).toBeAttached()
  if (!(await fold.evaluate((one) => one.hasAttribute('open'))))
    await section.getByRole('heading', { level: 2 }).first().click()
  await expect(fold).toHaveAttribute('open')
  return section
}

/** Opens every section of a part of the plan, because folded content cannot be pressed. */
export async function openAllSections(page: Page, part: Exclude<PartId, 'summary'>): Promise<void> {
  await openPart(page, part)
  // A part with one section has no button to open all.
  await expect(page.locator('.plan-section, .fold-line').first()).toBeVisible()
  const all = page.getByRole('button', { name: 'Open all sections' })
  if (await all.isVisible()) await all.click()
}

/** Opens the answers that a step has folded away. */
export async function unfold(page: Page): Promise<void> {
  await page.getByText('More answers').click()
}

/** Types an answer and leaves its field. */
export async function give(within: Page | Locator, label: string, text: string): Promise<void> {
  await box(within, label).fill(text)
  await box(within, label).blur()
}

/** Presses Tab, 80 times at most, until the target has the focus, as without a mouse. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    if (await isThere()) return
  }
  await expect(target, `is reached with ${key}`).toBeFocused()
}

/** How much wider the page is than the window, in pixels, once the page is whole. */
export async function sideways(page: Page): Promise<number> {
  await expectDrawn(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body
    return scrollWidth - clientWidth
  })
}

/** Prints the page to a PDF file once it is whole. Returns the path. */
export async function printPdf(
  page: Page,
  info: TestInfo,
  format: 'A4' | 'Letter' = 'A4',
): Promise<string> {
  await expectDrawn(page)
  const path = info.outputPath(`report-${format}.pdf`)
  // As the browser's own dialog saves it.
  await page.pdf({ path, format, printBackground: true, tagged: true, outline: true })
  return path
}

/** Expects no text, field or accessible name on the page to hold NaN, undefined or the like. */
export async function expectOnlySense(page: Page): Promise<void> {
  await expectDrawn(page)
  const everything = await page.evaluate(() => {
    const names = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'alt',
      'title',
      'placeholder',
    ]
    const boxes = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.checkVisibility()) texts.push(textContent ?? '')
    }
    const attributes = names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    )
    return [...texts, ...[...boxes].map((box) => box.value), ...attributes].join('\n')
  })
  expect(everything.length).toBeGreaterThan(500)
  const lost = /^.*(?:\bNaN\b|Infinity|∞|\bundefined\b|\bnull\b|\[object ).*$/gm
  expect(everything.match(lost) ?? []).toEqual([])
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
