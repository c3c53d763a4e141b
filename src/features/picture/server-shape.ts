import type { Box, Look, Shape } from '../../drawings/index.ts'
import type { Format } from '../../ui/format.ts'
import { fitted, fittedName, textPx } from '../../ui/text-px.ts'
import {
  type DrawnCopies,
  type DrawnDesign,
  type DrawnLoad,
  type DrawnServer,
  type DrawnStorage,
  type DrivePlace,
  driveCount,
  isOver,
  serversOf,
} from './drawn-design.ts'
import { storageWords } from './picture-words.ts'

/** The size of every server of a picture, and the tops of its parts from its own top, in pixels. */
export type ServerSize = {
  readonly width: number
  readonly height: number
  readonly tops: {
    readonly storage: number
    readonly copies: number
    readonly counts: number
    readonly load: number
  }
}

/** The size of all words of a picture, and the height of a line of them, in pixels. */
export const textSize = 12
export const lineHeight = 13
export const padding = 8
/** The room between servers. */
export const gap = 6

/** The widest server, however much room there is. */
const widest = 150
const nameHeight = 21
const storageHeight = 13
const copiesHeight = 7
const loadHeight = 5

/** The size of the servers of a design, in sites of that inner width. */
export function serverSize(design: Pick<DrawnDesign, 'sites'>, inner: number): ServerSize {
  const servers = serversOf(design)
  const width = serverWidth(design, inner, leastWidth(servers))
  const hasStorage = servers.some(({ storage }) => storage !== null)
  const hasLoad = servers.some(({ load }) => load !== null)
  const storage = nameHeight
  const copies = storage + (hasStorage ? storageHeight + 4 : 0)
  const counts = copies + copiesHeight + 2
  const load = counts + lineHeight + 3
  const height = (hasLoad ? load + loadHeight : counts + lineHeight) + 6
  return { width, height, tops: { storage, copies, counts, load } }
}

/** The least width of a server, so that the names and counts of all fit. */
function leastWidth(servers: readonly DrawnServer[]): number {
  const words = servers.flatMap(({ name, copies: { active, passive, lagged } }) => [
    name,
    `${active + passive + lagged} active`,
  ])
  const longest = words.reduce((most, one) => Math.max(most, textPx(one, textSize)), 46)
  return Math.ceil(Math.min(longest + padding * 2, 132))
}

/** As wide as servers get side by side, in whole frames where they have some, rows alike in length. */
function serverWidth({ sites }: Pick<DrawnDesign, 'sites'>, inner: number, least: number): number {
  const groups = sites.flatMap((site) => site.groups.map(({ units }) => units))
  const most = Math.max(1, ...groups.map((units) => units.length))
  const each = Math.max(1, ...groups.flatMap((units) => units.map((unit) => unit.servers.length)))
  const frame = each > 1 ? gap * 2 : 0
  const unit = each * (least + gap) - gap + frame
  const fitting = Math.max(1, Math.floor((inner + gap) / (unit + gap)))
  const inRow = Math.ceil(most / Math.ceil(most / fitting))
  const wide = ((inner + gap) / inRow - gap - frame + gap) / each - gap
  return Math.floor(Math.min(wide, Math.max(least, widest)))
}

/** A server: its name, its storage, its copies with their counts, and how busy it is. */
export function serverShape(
  server: DrawnServer,
  at: Pick<Box, 'x' | 'y'>,
  { width, height, tops }: ServerSize,
  format: Format,
): Shape {
  const { number, name, isDown, storage, load } = server
  const id = `server-${number}`
  const [x, inner] = [at.x + padding, width - padding * 2]
  const across = (top: number, high: number) => ({ x, y: at.y + top, width: inner, height: high })
  const over = isOver(server)
  return {
    id,
    lines: [fittedName(name, textSize, inner - (over ? overWidth : 0))],
    look: isDown ? 'down' : 'server',
    box: { ...at, width, height },
    parts: [
      ...(over ? [overMark(`over-${id}`, x + inner - overWidth, at.y + 4)] : []),
      ...(storage
        ? [storageStrip(storage, `storage-of-${id}`, across(tops.storage, storageHeight), isDown)]
        : []),
      copiesBar(server, `copies-of-${id}`, across(tops.copies, copiesHeight)),
      countsLine(server, `counts-of-${id}`, across(tops.counts, lineHeight), format),
      ...(load && !isDown ? [loadBar(load, `load-of-${id}`, across(tops.load, loadHeight))] : []),
    ],
  }
}

const overWidth = 14

/** The mark of something that is asked for more than it has. */
export function overMark(id: string, x: number, y: number): Shape {
  return words(id, '✗', 'lost', { x, y, width: overWidth, height: lineHeight })
}

/** A line of words by itself, cut to its box. */
export function words(id: string, text: string, look: Look, box: Box): Shape {
  return { id, lines: [fitted(text, textSize, box.width)], look, box, parts: [] }
}

/** A shape without words. */
export function plain(id: string, look: Look, box: Box, parts: readonly Shape[] = []): Shape {
  return { id, lines: [], look, box, parts }
}

/** The height of storage that several servers share: its words, and its strip below them. */
export const sharedHeight = 18 + storageHeight

/** Storage that several servers share: its words above its strip. */
export function sharedStorage(
  storage: DrawnStorage,
  id: string,
  at: Omit<Box, 'height'>,
  isDown: boolean,
  format: Format,
): Shape {
  const box = { ...at, y: at.y + sharedHeight - storageHeight, height: storageHeight }
  return {
    id,
    lines: [fitted(storageWords(storage, format), textSize, at.width)],
    look: 'minor',
    box: { ...at, height: sharedHeight },
    parts: [storageStrip(storage, `${id}-strip`, box, isDown)],
  }
}

/** The narrowest slot in which a drive or an array is drawn by itself. */
const narrowestSlot = 4

/** The share of the room that a drive takes at most, with the gap after it. */
const widestDrive = 10

/** Whether the drives of a storage are drawn one by one in so much room. */
export function isDrawnSingly(storage: DrawnStorage, room: number): boolean {
  return storage.boxes === null && hasSlots(driveCount(storage), room)
}

/** Whether so many drives or arrays have room side by side. */
function hasSlots(count: number, room: number): boolean {
  return count > 0 && room / count >= narrowestSlot
}

/** Drives or arrays side by side, each as full as its volumes; one bar where they are too many. */
function storageStrip(storage: DrawnStorage, id: string, box: Box, isDown: boolean): Shape {
  const { drives, boxes } = storage
  const space = isDown ? null : storage.space
  const count = boxes?.count ?? driveCount(storage)
  if (!hasSlots(count, box.width)) return filledBar(id, box, space)
  const slot = box.width / count
  const wide = boxes ? slot : Math.min(widestDrive, slot)
  const purposes = drives.flatMap((one) => Array<DrivePlace>(one.count).fill(one.purpose))
  const parts = Array.from({ length: count }, (_, at) => {
    const place = { ...box, x: box.x + at * wide, width: wide - (wide < 6 ? 1 : 2) }
    const own = `${id}-${at + 1}`
    const purpose = purposes[at]
    return purpose ? driveShape(own, purpose, place, space) : filledBar(own, place, space)
  })
  return plain(id, 'words', box, parts)
}

const driveLooks = {
  data: 'bar',
  log: 'log',
  restore: 'restore',
  spare: 'spare',
} as const satisfies Record<DrivePlace, Look>

/** A drive; one of data is filled from below. */
export function driveShape(id: string, purpose: DrivePlace, box: Box, space: number | null): Shape {
  const full = purpose === 'data' ? box.height * Math.min(1, space ?? 0) : 0
  const used = { ...box, y: box.y + box.height - full, height: full }
  return plain(
    id,
    driveLooks[purpose],
    box,
    full > 0 ? [plain(`${id}-used`, filledLook(space), used)] : [],
  )
}

/** A bar that is filled from the left. */
export function filledBar(id: string, box: Box, share: number | null): Shape {
  const width = box.width * Math.min(1, Math.max(0, share ?? 0))
  const used = plain(`${id}-used`, filledLook(share), { ...box, width })
  return plain(id, 'bar', box, width > 0 ? [used] : [])
}

function filledLook(share: number | null): Look {
  return (share ?? 0) > 1 ? 'over' : 'filled'
}

const copyKinds = ['active', 'passive', 'lagged'] as const satisfies (keyof DrawnCopies)[]

/** The copies of a server side by side: active, passive, lagged. */
function copiesBar({ copies, isDown }: DrawnServer, id: string, box: Box): Shape {
  const all = copyKinds.reduce((sum, kind) => sum + copies[kind], 0)
  let { x } = box
  const parts = copyKinds.flatMap((kind) => {
    if (isDown || copies[kind] === 0) return []
    const width = (box.width * copies[kind]) / all
    const part = plain(`${id}-${kind}`, kind, { ...box, x, width })
    x += width
    return [part]
  })
  return plain(id, 'bar', box, parts)
}

/** The number of copies of each kind, or of the active ones alone where all have no room; or that the server is down. */
function countsLine(server: DrawnServer, id: string, box: Box, format: Format): Shape {
  const { copies, isDown, change } = server
  if (isDown) return words(id, '✕ down', 'lost', box)
  const mark = change > 0 ? '▲ ' : change < 0 ? '▼ ' : ''
  const active = `${mark}${format.number(copies.active)} active`
  const others = (['passive', 'lagged'] as const).flatMap((kind) =>
    copies[kind] > 0 ? [`${format.number(copies[kind])} ${kind}`] : [],
  )
  const all = [active, ...others].join(', ')
  const text = textPx(all, textSize) <= box.width ? all : active
  return words(id, text, change === 0 ? 'words' : 'strong', box)
}

/** How busy something is, with the mark that it should not pass. */
export function loadBar({ share, limit }: DrawnLoad, id: string, box: Box): Shape {
  const width = box.width * Math.min(1, Math.max(0, share))
  const thick = 2
  const x = box.x + (box.width - thick) * Math.min(1, limit)
  const mark = plain(`${id}-limit`, 'limit', { ...box, x, width: thick })
  const isCovered = x < box.x + width
  const busy = plain(
    `${id}-busy`,
    share > limit ? 'over' : 'busy',
    { ...box, width: isCovered ? Math.max(width, x - box.x + thick) : width },
    isCovered ? [mark] : [],
  )
  return plain(id, 'track', box, [...(width > 0 ? [busy] : []), ...(isCovered ? [] : [mark])])
}
