import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page, TestInfo } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

/** Kept pictures: the top of a page, at half its size, in few colors. */
const kept = { height: 1200, scale: 0.5, colours: 16 } as const

/**
 * Two pictures count as the same if at most `percent` of 100 pixels differ. A pixel differs if
 * another kept color is nearer to it by more than `channel` (of 255) in a channel.
 */
const tolerance = { percent: 0.1, channel: 24 } as const

const folder = fileURLToPath(new URL('pictures/', import.meta.url))
const takenWithFile = `${folder}taken-with.json`

/** Pixels of three channels, row by row. */
export type Raw = { readonly data: Buffer; readonly width: number; readonly height: number }

/** Compares pages with kept pictures, or takes these anew if the run asks for it. */
export type Pictures = {
  /** Differences of the page from its picture; empty if there are none. */
  readonly look: (page: Page, name: string) => Promise<string[]>
  /** Why this run compares no pictures, as a sentence; null if it does. */
  readonly notCompared: string | null
}

/**
 * The pictures of a run. They are only compared on the platform and Chromium version that took
 * them, because each version draws letters differently.
 */
export function picturesOf(info: TestInfo, version: string): Pictures {
  const here = `Chromium ${version} on ${process.platform}`
  if (info.config.updateSnapshots === 'all') {
    mkdirSync(folder, { recursive: true })
    writeFileSync(takenWithFile, `${JSON.stringify({ takenWith: here }, null, 2)}\n`)
    return { look: keep, notCompared: null }
  }
  const takenWith = existsSync(takenWithFile)
    ? String(JSON.parse(readFileSync(takenWithFile, 'utf8')).takenWith)
    : 'nothing yet'
  if (takenWith === here)
    return { look: (page, name) => compare(page, name, info), notCompared: null }
  const notCompared = `The pictures of the pages are NOT compared: they were taken with ${takenWith}, this is ${here}.`
  return { look: async () => [], notCompared }
}

/** Names of kept pictures that no page has; a run that takes pictures anew removes them. */
export function strayPictures(info: TestInfo, names: readonly string[]): readonly string[] {
  const stray = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .filter((name) => !names.includes(name))
  if (info.config.updateSnapshots !== 'all') return stray
  for (const name of stray) rmSync(`${folder}${name}.png`)
  return []
}

async function keep(page: Page, name: string): Promise<string[]> {
  writeFileSync(`${folder}${name}.png`, await inFewColours(await taken(page)))
  return []
}

async function compare(page: Page, name: string, info: TestInfo): Promise<string[]> {
  const file = `${folder}${name}.png`
  if (!existsSync(file)) return [`${name}: no picture is kept; npm run pictures takes it`]
  const now = await taken(page)
  const changed = changedPixels(await pixels(readFileSync(file)), now)
  if (changed <= tolerance.percent) return []
  const shown = info.outputPath(`${name}.png`)
  writeFileSync(shown, await inFewColours(now))
  return [`${name}: ${changed.toFixed(2)} % of its pixels are others; it is now ${shown}`]
}

/**
 * The top of the page, at half its size. Playwright's own preparation, for carets and animations,
 * takes longer than the picture itself, and the page has neither.
 */
async function taken(page: Page): Promise<Raw> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const clip = { x: 0, y: 0, width, height: Math.min(height, kept.height), scale: 1 }
  const { data } = await (await debuggerOf(page)).send('Page.captureScreenshot', {
    ...{ clip, captureBeyondViewport: true, optimizeForSpeed: true },
  })
  return raw(sharp(Buffer.from(data, 'base64')).resize(Math.round(width * kept.scale)))
}

const debuggers = new WeakMap<Page, Promise<CDPSession>>()

/** One debugger session for all pictures of a page. */
function debuggerOf(page: Page): Promise<CDPSession> {
  const session = debuggers.get(page) ?? page.context().newCDPSession(page)
  debuggers.set(page, session)
  return session
}

function inFewColours({ data, width, height }: Raw): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: kept.colours, dither: 0, effort: 7 })
    .toBuffer()
}

const pixels = (picture: Buffer) => raw(sharp(picture))

async function raw(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Share of pixels that changed, in percent. Reduction to few colors is no change, so a pixel
 * changed only if another kept color is nearer to it by more than the tolerance.
 */
export function changedPixels(before: Raw, now: Raw): number {
  const { width } = before
  if (now.width !== width) return 100
  const height = Math.max(before.height, now.height)
  // All rows that only one picture has count as changed.
  const shared = Math.min(before.height, now.height) * width
  const colours = coloursOf(before)
  const nearest = new Map<number, number>()
  let changed = width * height - shared
  for (let pixel = 0; pixel < shared; pixel += 1) {
    const [was, is] = [colourAt(before, pixel), colourAt(now, pixel)]
    if (was === is) continue
    const least = nearest.get(is) ?? Math.min(...colours.map((one) => apart(one, is)))
    nearest.set(is, least)
    if (apart(was, is) > least + tolerance.channel) changed += 1
  }
  return (100 * changed) / (width * height)
}

function coloursOf(picture: Raw): readonly number[] {
  const { width, height } = picture
  const colours = new Set<number>()
  for (let pixel = 0; pixel < width * height; pixel += 1) colours.add(colourAt(picture, pixel))
  return [...colours]
}

/** Channels of a pixel as one number. A slice of the data per pixel would take most of the time. */
function colourAt({ data }: Raw, pixel: number): number {
  const at = pixel * 3
  return (data[at] ?? 0) * 65_536 + (data[at + 1] ?? 0) * 256 + (data[at + 2] ?? 0)
}

/** Largest difference of two colors in a channel. */
function apart(one: number, other: number): number {
  const channel = (shift: number) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))
  return Math.max(channel(16), channel(8), channel(0))
}
