import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import {
  defaultPlan,
  fields,
  firstCode,
  isByPapers,
  type PageId,
  type Plan,
  pageAt,
  pageIds,
  pages,
  planParts,
  size,
  type Tier,
} from '#program'

export { expect }

/** The label of each answer, from the register: a rewording breaks no journey. */
export const labels = Object.fromEntries(fields.map(({ key, label }) => [key, label])) as Record<
  keyof Plan | keyof Tier,
  string
>

/** The labels of figures of the papers' method, from the sizing of the worked example. */
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

/** The title of each page, from the register. */
export const titles = Object.fromEntries(pageIds.map((id) => [id, pages[id].title])) as Record<
  PageId,
  string
>

/** The address of a page with the worked example, which a new profile does not open by itself. */
export const example = (page: string) => `#/${page}?p=${firstCode}`

/** The titles of the steps that ask, in their order. */
export const stepTitles = [titles.users, titles.availability, titles.arrays] as const

type Journey = {
  /** A page of another person: a new profile that has never seen the program. */
  readonly newProfile: () => Promise<Page>
}

/** A journey in the browser; an error or a warning that the browser reports fails it. */
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
 * Lets `goto` end once the program has started, unless it says itself what it waits for: what is
 * clicked on the prerendered page before that goes nowhere.
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
 * Waits until the page has its title and says that it is whole, or for as long as it may take. What
 * expects that would look ever less often. False where it is not so at the end.
 */
async function untilDrawn(page: Page, { title, whole, timeout }: Drawn): Promise<boolean> {
  const look = page.evaluate(
    async ([pattern, whole, timeout]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const isTitled = () => new RegExp(pattern).test(document.title)
      const isWhole = () => !whole || document.documentElement.dataset.whole !== undefined
      const until = performance.now() + timeout
      // To look at every frame has every frame drawn.
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
      // What was just done may bring something more, and says so with the next frames.
      await frame()
      await frame()
      while (!isWhole() && performance.now() < until) await changed()
      return isTitled() && isWhole()
    },
    [title.source, whole, timeout] as const,
  )
  // A page that is left meanwhile is looked at again by what expects.
  return look.catch(() => false)
}

/** What Playwright warns of where it keeps service workers away. */
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

/** The title of the page. */
export function titleOf(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

const parts = Object.values(planParts)

/** What the window is called on a page, whichever method its step is asked by. */
function titleAt(id: PageId): RegExp {
  const { title, ofServers } = pages[id]
  const others = [...(ofServers ? [ofServers.title] : []), ...(id === 'plan' ? parts : [])]
  const titles = `(${[title, ...others].join('|')})`
  // A named project stands behind the title of the page.
  return new RegExp(`^(Error: )?${titles}( · .+)? — Spindle$`)
}

/** The page of the address is opened, and says that nothing of it is still on its way. */
export async function expectDrawn(page: Page, timeout = 30_000): Promise<void> {
  const id = pageAt(/#\/([\w-]+)/.exec(page.url())?.[1] ?? 'home')
  const title = id ? titleAt(id) : /(?:)/
  // What expects costs more than the look itself, and says what is wrong.
  if (await untilDrawn(page, { title, whole: true, timeout })) return
  await expect(page).toHaveTitle(title, { timeout })
  await expect(page.locator('html'), 'the page is whole').toHaveAttribute('data-whole', '', {
    timeout,
  })
}

/** The box of an answer, by the start of its label. */
export function box(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: new RegExp(`^${escaped(label)} in `) })
}

/** What the accessible names of all figures end with. The names of thousands of buttons take too long to compute. */
const ofFigure = '[aria-label$=". Show the working"]:visible'

/** The figure of a label within a part of the page: a button that opens its working. */
export function figure(within: Page | Locator, label: string): Locator {
  return within.locator(`button[aria-label^=${JSON.stringify(`${label}: `)}]${ofFigure}`)
}

/** Every figure of a part of the page. */
export function figures(within: Page | Locator): Locator {
  return within.locator(`button${ofFigure}`)
}

/** What the plan comes to: its level and what is proposed. */
export function headline(page: Page): Locator {
  const name = /^(Holds|Borderline|Does not hold)/
  return page.getByRole('main').getByRole('heading', { level: 2, name })
}

/** Opens the list of steps and pages where there is no room for it but behind a button. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Pages', exact: true })
  const steps = listOf(page)
  if ((await menu.isVisible()) && !(await steps.isVisible())) await menu.click()
}

/** Goes to an example or a piece of evidence by its name in the menu of the masthead. */
export async function goToProof(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Why trust it' }).click()
  const menu = page.getByRole('navigation', { name: 'Why trust it' })
  await menu.getByRole('link', { name: title, exact: true }).click()
}

/** The list of steps and pages. */
const listOf = (page: Page) => page.locator('#pages')

/** Goes to a step or a page by its name in the list of steps and pages. */
export async function goTo(page: Page, title: string): Promise<void> {
  await openMenu(page)
  await listOf(page).getByRole('link', { name: title, exact: true }).click()
  await expect(titleOf(page, title)).toBeVisible()
}

/** The titles of the answer and its parts. */
const partTitles = { summary: titles.plan, ...planParts } as const

type PartId = keyof typeof partTitles

const partIds = Object.keys(partTitles) as readonly PartId[]

const partTab = (page: Page, part: PartId) =>
  listOf(page).getByRole('link', { name: partTitles[part], exact: true })

/** Shows a part of the plan. */
export async function openPart(page: Page, part: PartId): Promise<void> {
  await openMenu(page)
  await partTab(page, part).click()
  await expect(titleOf(page, partTitles[part])).toBeVisible()
}

/** Opens a section of the plan by its id, unless it is open, in the part that has it; says where it is. */
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

/** Opens every section of a part of the plan, as what is folded away cannot be pressed. */
export async function openAllSections(page: Page, part: Exclude<PartId, 'summary'>): Promise<void> {
  await openPart(page, part)
  // One section alone has no button to open all.
  await expect(page.locator('.plan-section, .fold-line').first()).toBeVisible()
  const all = page.getByRole('button', { name: 'Open all sections' })
  if (await all.isVisible()) await all.click()
}

/** Opens the answers that a step keeps folded away. */
export async function unfold(page: Page): Promise<void> {
  await page.getByText('More answers').click()
}

/** Gives an answer and leaves its box. */
export async function give(within: Page | Locator, label: string, text: string): Promise<void> {
  await box(within, label).fill(text)
  await box(within, label).blur()
}

/** Presses Tab until the focus is there, as a person without a mouse does. */
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

/** How many pixels the page, once it is whole, is wider than the window. */
export async function sideways(page: Page): Promise<number> {
  await expectDrawn(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body
    return scrollWidth - clientWidth
  })
}

/** Prints the page as the browser does, once it is whole, and says where it is. */
export async function printPdf(
  page: Page,
  info: TestInfo,
  format: 'A4' | 'Letter' = 'A4',
): Promise<string> {
  await expectDrawn(page)
  const path = info.outputPath(`report-${format}.pdf`)
  // As the browser saves it from its own dialog.
  await page.pdf({ path, format, printBackground: true, tagged: true, outline: true })
  return path
}

/** Nothing on the page, in a box or in a name, is what a program says when it has lost a number. */
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
