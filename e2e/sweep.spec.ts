import type { Page } from '@playwright/test'
import {
  bareLinks,
  controlsAbove,
  cutTexts,
  faintTexts,
  hiddenFocus,
  leaveFocus,
  overflow,
  sideScrolled,
  smallTargets,
  unseenFocus,
  withAllFoldsOpen,
  withLargeText,
  withSpacedText,
} from './accessibility.ts'
import { findByAxe } from './axe.ts'
import { example, expect, expectDrawn, test } from './journey.ts'
import { crowdedLooks, firstOfRoles, looks } from './looks.ts'
import { type Pictures, picturesOf, strayPictures } from './pictures.ts'
import { badColumns } from './tables.ts'

declare global {
  interface Window {
    /** HTML of the page when it reported that it is whole. */
    wholeDrawing?: string
  }
}

test.use({ reducedMotion: 'reduce' })

const softly = expect.configure({ soft: true })

/** Windows that share the pages: slow pages, side by side in the list, spread over all windows. */
const parts = 7

type Look = { readonly fragment: string; readonly title: RegExp; readonly name: string }

/** Opens a page as a link within the program does, or as the first page of a window. */
async function open(page: Page, { fragment, title }: Look): Promise<void> {
  await page.goto(`./${fragment}`)
  await expect(page).toHaveTitle(title)
  await expectDrawn(page)
  await keepDrawing(page)
  // The program menu in the footer comes last.
  await expect(page.getByRole('button', { name: 'Program' })).toBeVisible()
  await leaveFocus(page)
}

async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await expectDrawn(page)
}

/** Records the HTML of a whole page; nothing may change it before a person acts. */
function keepDrawing(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.wholeDrawing = document.querySelector('main')?.innerHTML ?? ''
  })
}

/** Expects a page that reported itself whole to be unchanged later, with every chart drawn. */
async function expectSameDrawing(page: Page, name: string): Promise<void> {
  const { change, emptyCharts } = await page.evaluate(() => {
    const [before, now] = [window.wholeDrawing ?? '', document.querySelector('main')?.innerHTML]
    const at = [...before].findIndex((sign, index) => sign !== now?.[index])
    const around = (text = '') => text.slice(Math.max(0, at - 100), at + 100)
    return {
      change: before === now ? [] : [around(before), around(now)],
      emptyCharts: document.querySelectorAll('main .chart:not(:has(text))').length,
    }
  })
  expect.soft(change, `${name} draws nothing more once it is whole`).toEqual([])
  expect.soft(emptyCharts, `${name}: charts without a word`).toBe(0)
}

type Drawn = { readonly name: string; readonly pictures: Pictures; readonly isFirst: boolean }

/** Compares a page with its pictures and checks its barriers at a width. */
async function checkDrawing(page: Page, width: number, { name, pictures, isFirst }: Drawn) {
  const where = `${name}, ${width} px`
  if (width === 1280) {
    expect.soft(await faintTexts(page), `${where}, light`).toEqual([])
    expect.soft(await bareLinks(page), where).toEqual([])
  }
  expect.soft(await smallTargets(page), where).toEqual([])
  await checkFrame(page, width, where)
  // Most rules of axe-core do not depend on width: one page per window is enough at 390 px.
  if (width === 1280 || isFirst) expect.soft(await findByAxe(page), where).toEqual([])
  // Before the picture, which resizes the page and makes charts draw again.
  if (width === 1280) await expectSameDrawing(page, name)
  // Pictures of wide pages are light, of narrow ones dark: each layout and each scheme once.
  if (width === 1280) expect.soft(await pictures.look(page, `${name}-1280-light`)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await faintTexts(page), `${where}, dark`).toEqual([])
  if (width === 390) expect.soft(await pictures.look(page, `${name}-390-dark`)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * On a phone, a page begins 24 px below the bars or more, and its heading within 120 px; at most ten
 * links stand beside wider pages, and at most 45 controls are seen without scrolling.
 */
async function checkFrame(page: Page, width: number, where: string): Promise<void> {
  const { top, gap, entries } = await page.evaluate(() => ({
    top: document.querySelector('h1')?.getBoundingClientRect().top,
    gap:
      (document.querySelector('main')?.getBoundingClientRect().top ?? 0) -
      Math.max(
        ...[...document.querySelectorAll('.masthead, .project-bar, .notice')].map(
          (bar) => bar.getBoundingClientRect().bottom,
        ),
      ),
    entries: [...document.querySelectorAll('.step-menu a')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent?.trim()),
  }))
  if (width === 390) {
    expect.soft(gap, `${where}: from the bars to the page`).toBeGreaterThanOrEqual(23.5)
    // The notice of an opened link stands above the heading.
    if (!/-(?:2019|filled),/.test(where))
      expect.soft(top, `${where}: the heading`).toBeLessThanOrEqual(120)
    return
  }
  expect.soft(entries.length, `${where}: ${entries.join(', ')}`).toBeLessThanOrEqual(10)
  const controls = await controlsAbove(page, 800)
  expect.soft(controls.length, `${where}: ${controls.join(', ')}`).toBeLessThanOrEqual(45)
}

/** At 200 and 400 % zoom, a page scrolls one way only, except for tables and drawings. */
async function checkZoom(page: Page, width: number, name: string): Promise<void> {
  await resize(page, width, width * 0.8)
  expect.soft(await overflow(page), `${name}, ${width} px`).toBe(0)
  expect.soft(await sideScrolled(page), `${name}, ${width} px`).toEqual([])
  expect.soft(await cutTexts(page), `${name}, ${width} px`).toEqual([])
}

/** In forced colors the focus is visible, and nothing is animated. */
async function checkForcedColours(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await unseenFocus(page), `${name}, forced colours`).toEqual([])
  expect.soft(await page.evaluate(() => document.getAnimations().length), name).toBe(0)
  await page.emulateMedia({ forcedColors: 'none' })
}

/** With all folds open, no page scrolls sideways and no table cuts a column to a sliver. */
async function checkUnfolded(page: Page, width: number, name: string): Promise<void> {
  await withAllFoldsOpen(page, async () => {
    await expectDrawn(page)
    // A chart that was folded away while the width changed is drawn again shortly after it is
    // unfolded.
    const look = { message: `${name}, unfolded, ${width} px`, timeout: 5000 }
    await softly.poll(() => overflow(page), look).toBe(0)
    if (width >= 390)
      expect.soft(await badColumns(page), `${name}, unfolded, ${width} px`).toEqual([])
  })
}

/** Spaced text is not cut, and neither spaced nor doubled text makes a page scroll sideways. */
async function checkOtherText(page: Page, width: number, name: string): Promise<void> {
  await withSpacedText(page, async () => {
    expect.soft(await cutTexts(page), `${name}, spaced, ${width} px`).toEqual([])
    expect.soft(await overflow(page), `${name}, spaced, ${width} px`).toBe(0)
  })
  await withLargeText(page, async () => {
    expect.soft(await overflow(page), `${name}, large, ${width} px`).toBe(0)
  })
}

/** Checks everything at each width before the next: a change of width costs most. */
async function checkPage(page: Page, drawn: Drawn): Promise<void> {
  const { name } = drawn
  await checkDrawing(page, 1280, drawn)
  await checkForcedColours(page, name)
  await leaveFocus(page)
  await checkUnfolded(page, 1280, name)
  await resize(page, 390)
  await checkDrawing(page, 390, drawn)
  // No sticky bar covers the focus.
  expect.soft(await hiddenFocus(page), `${name}, 390 px`).toEqual([])
  await leaveFocus(page)
  await checkUnfolded(page, 390, name)
  await checkOtherText(page, 390, name)
  await checkZoom(page, 320, name)
  await checkUnfolded(page, 320, name)
  await checkZoom(page, 640, name)
}

/** Records requests from now on; `strange` ones are not for parts of the program. */
function watchRequests(page: Page, baseURL = '') {
  const seen: { readonly strange: string[]; readonly all: string[] } = { strange: [], all: [] }
  const own = new URL('assets/', baseURL).href
  page.on('request', (request) => {
    const { href, pathname } = new URL(request.url())
    // Chromium itself requests the icon again after every change of the fragment.
    if (request.isNavigationRequest() || pathname === '/favicon.svg') return
    seen.all.push(pathname)
    if (!href.startsWith(own) || !/\.(js|css|woff2|svg)$/.test(href)) seen.strange.push(href)
  })
  page.on('websocket', (socket) => seen.strange.push(socket.url()))
  return seen
}

const pictureNames = looks.flatMap(({ name }) => [`${name}-1280-light`, `${name}-390-dark`])

for (let part = 0; part < parts; part += 1)
  test(`every page is as its pictures, open to everyone, and asks no one: ${part + 1} of ${parts}`, async ({
    page,
    browser,
    baseURL,
  }, info) => {
    // The report shows the date.
    await page.clock.setFixedTime('2026-01-15T12:00:00')
    const pictures = picturesOf(info, browser.version())
    if (pictures.notCompared && part === 0) console.warn(pictures.notCompared)
    if (part === 0) expect(strayPictures(info, pictureNames)).toEqual([])
    const requests = watchRequests(page, baseURL)
    const mine = looks.filter((_, at) => at % parts === part)
    // The pages show the worked example, which a new profile does not open by itself.
    await page.goto(example('users'))
    let isOfRoles = false
    for (const look of mine) {
      if (look.name.endsWith('-2019') && !isOfRoles && firstOfRoles) {
        await open(page, firstOfRoles)
        isOfRoles = true
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, look)
      await checkPage(page, { name: look.name, pictures, isFirst: look === mine[0] })
    }
    expect(requests.strange, 'requests that nobody expects').toEqual([])
    // A part is loaded only once; a second visit may still load others.
    const before = requests.all.length
    // The plan of an opened link changes the title of pages.
    for (const look of mine.slice(0, 1)) await open(page, { ...look, title: / — Spindle$/ })
    const loaded = new Set(requests.all.slice(0, before))
    // A worker starts if the plan of the window needs one, which may be another plan than at first.
    const again = requests.all
      .slice(before)
      .filter((path) => loaded.has(path) && !path.includes('/worker-'))
    expect(again, 'requests on a second visit').toEqual([])
  })

test('no page scrolls sideways, cuts text or narrows columns with twelve tiers or extreme answers', async ({
  newProfile,
}) => {
  for (const looks of crowdedLooks) {
    // A new profile has no stored plan, so that the links bring no notice about one.
    const page = await newProfile()
    for (const look of looks) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, look)
      for (const width of [1280, 320]) {
        if (width !== 1280) await resize(page, width)
        await checkUnfolded(page, width, look.name)
      }
      expect.soft(await cutTexts(page), `${look.name}, 320 px`).toEqual([])
    }
  }
})
