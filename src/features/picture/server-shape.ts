import type { DrawingBox, Shape, ShapeLook } from '../../drawings/index.ts'
import type { Format } from '../../ui/format.ts'
import { nameCutInMiddle, textCutToWidth, textWidthPx } from '../../ui/text-px.ts'
import {
  type DrawnCopyCounts,
  type DrawnDesign,
  type DrawnDrivePurpose,
  type DrawnLoad,
  type DrawnServer,
  type DrawnStorage,
  drawnServers,
  driveCount,
  isServerOverloaded,
} from './drawn-design.ts'
import { drawnStorageWords } from './picture-words.ts'

/** Size shared by all servers of a picture, with offsets of the parts from the top, in pixels. */
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

/** Text size and line height of a picture, in pixels. */
export const textSize = 12
export const shapeLineHeight = 13
export const shapePadding = 8
/** Gap between servers, in pixels. */
export const serverGap = 6

/** Greatest server width, in pixels. */
const widest = 150
const nameHeight = 21
const storageHeight = 13
const copiesHeight = 7
const loadHeight = 5

/** Size of each server of a design in a picture, for the inner width of a site. */
export function serverSize(design: Pick<DrawnDesign, 'sites'>, inner: number): ServerSize {
  const servers = drawnServers(design)
  const width = serverWidth(design, inner, leastWidth(servers))
  const hasStorage = servers.some(({ storage }) => storage !== null && hasStrip(storage))
  const hasLoad = servers.some(({ load }) => load !== null)
  const storage = nameHeight
  const copies = storage + (hasStorage ? storageHeight + 4 : 0)
  const counts = copies + copiesHeight + 2
  const load = counts + shapeLineHeight + 3
  const height = (hasLoad ? load + loadHeight : counts + shapeLineHeight) + 6
  return { width, height, tops: { storage, copies, counts, load } }
}

/** True if there is something to draw: virtual disks have neither drives nor a filled share. */
function hasStrip({ drives, boxes, space }: DrawnStorage): boolean {
  return drives.length > 0 || boxes !== null || space !== null
}

/** Least server width that fits all names and counts. */
function leastWidth(servers: readonly DrawnServer[]): number {
  const words = servers.flatMap(({ name, copies: { active, passive, lagged } }) => [
    name,
    `${active + passive + lagged} active`,
  ])
  const longest = words.reduce((most, one) => Math.max(most, textWidthPx(one, textSize)), 46)
  return Math.ceil(Math.min(longest + shapePadding * 2, 132))
}

/** Server width that fills the site with whole frames, in rows of similar length. */
function serverWidth({ sites }: Pick<DrawnDesign, 'sites'>, inner: number, least: number): number {
  const groups = sites.flatMap((site) => site.groups.map(({ units }) => units))
  const most = Math.max(1, ...groups.map((units) => units.length))
  const each = Math.max(1, ...groups.flatMap((units) => units.map((unit) => unit.servers.length)))
  const frame = each > 1 ? serverGap * 2 : 0
  const unit = each * (least + serverGap) - serverGap + frame
  const fitting = Math.max(1, Math.floor((inner + serverGap) / (unit + serverGap)))
  const inRow = Math.ceil(most / Math.ceil(most / fitting))
  const wide = ((inner + serverGap) / inRow - serverGap - frame + serverGap) / each - serverGap
  return Math.floor(Math.min(wide, Math.max(least, widest)))
}

export function serverShape(
  server: DrawnServer,
  at: Pick<DrawingBox, 'x' | 'y'>,
  { width, height, tops }: ServerSize,
  format: Format,
): Shape {
  const { number, name, isDown, storage, load } = server
  const id = `server-${number}`
  const [x, inner] = [at.x + shapePadding, width - shapePadding * 2]
  const across = (top: number, high: number) => ({ x, y: at.y + top, width: inner, height: high })
  const over = isServerOverloaded(server)
  return {
    id,
    lines: [nameCutInMiddle(name, textSize, inner - (over ? overWidth : 0))],
    look: isDown ? 'down' : 'server',
    box: { ...at, width, height },
    parts: [
      ...(over ? [overloadMarkShape(`over-${id}`, x + inner - overWidth, at.y + 4)] : []),
      ...(storage && hasStrip(storage)
        ? [storageStrip(storage, `storage-of-${id}`, across(tops.storage, storageHeight), isDown)]
        : []),
      copiesBar(server, `copies-of-${id}`, across(tops.copies, copiesHeight)),
      countsLine(server, `counts-of-${id}`, across(tops.counts, shapeLineHeight), format),
      ...(load && !isDown ? [loadBar(load, `load-of-${id}`, across(tops.load, loadHeight))] : []),
    ],
  }
}

const overWidth = 14

/** Shape of the mark on a server that needs more than it has. */
export function overloadMarkShape(id: string, x: number, y: number): Shape {
  return textShape(id, '✗', 'lost', { x, y, width: overWidth, height: shapeLineHeight })
}

/** Shape of a line of text, cut to the width of its box. */
export function textShape(id: string, text: string, look: ShapeLook, box: DrawingBox): Shape {
  return { id, lines: [textCutToWidth(text, textSize, box.width)], look, box, parts: [] }
}

export function plainShape(
  id: string,
  look: ShapeLook,
  box: DrawingBox,
  parts: readonly Shape[] = [],
): Shape {
  return { id, lines: [], look, box, parts }
}

export const sharedStorageHeight = 18 + storageHeight

export function sharedStorageShape(
  storage: DrawnStorage,
  id: string,
  at: Omit<DrawingBox, 'height'>,
  isDown: boolean,
  format: Format,
): Shape {
  const box = { ...at, y: at.y + sharedStorageHeight - storageHeight, height: storageHeight }
  return {
    id,
    lines: [textCutToWidth(drawnStorageWords(storage, format), textSize, at.width)],
    look: 'minor',
    box: { ...at, height: sharedStorageHeight },
    parts: [storageStrip(storage, `${id}-strip`, box, isDown)],
  }
}

/** Least width for drawing each drive or array by itself, in pixels. */
const narrowestSlot = 4

/** Greatest width of a drawn drive, gap included, in pixels. */
const widestDrive = 10

export function areDrivesDrawnSingly(storage: DrawnStorage, room: number): boolean {
  return storage.boxes === null && hasSlots(driveCount(storage), room)
}

function hasSlots(count: number, room: number): boolean {
  return count > 0 && room / count >= narrowestSlot
}

/** Shape of drives or arrays side by side, filled to their used share; one bar if too many. */
function storageStrip(storage: DrawnStorage, id: string, box: DrawingBox, isDown: boolean): Shape {
  const { drives, boxes } = storage
  const space = isDown ? null : storage.space
  const count = boxes?.count ?? driveCount(storage)
  if (!hasSlots(count, box.width)) return filledBar(id, box, space)
  const slot = box.width / count
  const wide = boxes ? slot : Math.min(widestDrive, slot)
  const purposes = drives.flatMap((one) => Array<DrawnDrivePurpose>(one.count).fill(one.purpose))
  const parts = Array.from({ length: count }, (_, at) => {
    const place = { ...box, x: box.x + at * wide, width: wide - (wide < 6 ? 1 : 2) }
    const own = `${id}-${at + 1}`
    const purpose = purposes[at]
    return purpose ? driveShape(own, purpose, place, space) : filledBar(own, place, space)
  })
  return plainShape(id, 'words', box, parts)
}

const driveLooks = {
  data: 'bar',
  log: 'log',
  restore: 'restore',
  spare: 'spare',
} as const satisfies Record<DrawnDrivePurpose, ShapeLook>

/** Shape of a drive; data drives are filled from below to their used share. */
export function driveShape(
  id: string,
  purpose: DrawnDrivePurpose,
  box: DrawingBox,
  space: number | null,
): Shape {
  const full = purpose === 'data' ? box.height * Math.min(1, space ?? 0) : 0
  const used = { ...box, y: box.y + box.height - full, height: full }
  return plainShape(
    id,
    driveLooks[purpose],
    box,
    full > 0 ? [plainShape(`${id}-used`, filledLook(space), used)] : [],
  )
}

export function filledBar(id: string, box: DrawingBox, share: number | null): Shape {
  const width = box.width * Math.min(1, Math.max(0, share ?? 0))
  const used = plainShape(`${id}-used`, filledLook(share), { ...box, width })
  return plainShape(id, 'bar', box, width > 0 ? [used] : [])
}

function filledLook(share: number | null): ShapeLook {
  return (share ?? 0) > 1 ? 'over' : 'filled'
}

const copyKinds = ['active', 'passive', 'lagged'] as const satisfies (keyof DrawnCopyCounts)[]

function copiesBar({ copies, isDown }: DrawnServer, id: string, box: DrawingBox): Shape {
  const all = copyKinds.reduce((sum, kind) => sum + copies[kind], 0)
  let { x } = box
  const parts = copyKinds.flatMap((kind) => {
    if (isDown || copies[kind] === 0) return []
    const width = (box.width * copies[kind]) / all
    const part = plainShape(`${id}-${kind}`, kind, { ...box, x, width })
    x += width
    return [part]
  })
  return plainShape(id, 'bar', box, parts)
}

/** Text shape with a server's copies by state, only active ones if short of room, or `down`. */
function countsLine(server: DrawnServer, id: string, box: DrawingBox, format: Format): Shape {
  const { copies, isDown, change } = server
  if (isDown) return textShape(id, '✕ down', 'lost', box)
  const mark = change > 0 ? '▲ ' : change < 0 ? '▼ ' : ''
  const active = `${mark}${format.number(copies.active)} active`
  const others = (['passive', 'lagged'] as const).flatMap((kind) =>
    copies[kind] > 0 ? [`${format.number(copies[kind])} ${kind}`] : [],
  )
  const all = [active, ...others].join(', ')
  const text = textWidthPx(all, textSize) <= box.width ? all : active
  return textShape(id, text, change === 0 ? 'words' : 'strong', box)
}

export function loadBar({ share, limit }: DrawnLoad, id: string, box: DrawingBox): Shape {
  const width = box.width * Math.min(1, Math.max(0, share))
  const thick = 2
  const x = box.x + (box.width - thick) * Math.min(1, limit)
  const mark = plainShape(`${id}-limit`, 'limit', { ...box, x, width: thick })
  const isCovered = x < box.x + width
  const busy = plainShape(
    `${id}-busy`,
    share > limit ? 'over' : 'busy',
    { ...box, width: isCovered ? Math.max(width, x - box.x + thick) : width },
    isCovered ? [mark] : [],
  )
  return plainShape(id, 'track', box, [...(width > 0 ? [busy] : []), ...(isCovered ? [] : [mark])])
}
