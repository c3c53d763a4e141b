import { textPx } from '../../ui/text-px.ts'
import {
  type DrawnDesign,
  type DrawnServer,
  type DrawnStorage,
  driveCount,
} from './drawn-design.ts'

/** How much of a server is drawn: each drive and every count, or its bars alone. */
export type Detail = 'full' | 'brief'

/** The heights of the parts of every server, in pixels from the top of its box. */
export type ServerShape = {
  readonly detail: Detail
  readonly width: number
  readonly height: number
  readonly tops: {
    readonly storage: number
    readonly copies: number
    /** The base lines of its counts. */
    readonly active: number
    readonly passive: number
    readonly lagged: number
    readonly load: number
  }
}

export const textSize = 11
export const padding = 8
/** Between servers. */
export const gap = 6
const line = 13
/** Servers get no wider however much room there is. */
const widest = 150
const drive = { width: 8, height: 14, gap: 2 }
/** As many drives of a server as are drawn one by one. */
const mostDrives = 60
const mostBoxRows = 4
const leastBox = 10
const boxHeight = 10

/** The drives of a server, or of a row of them: where each stands, from the left top of the storage. */
export function drivePlaces(count: number, room: number) {
  const inRow = Math.max(1, Math.floor((room + drive.gap) / (drive.width + drive.gap)))
  return Array.from({ length: count }, (_, at) => ({
    x: (at % inRow) * (drive.width + drive.gap),
    y: Math.floor(at / inRow) * (drive.height + drive.gap),
    width: drive.width,
    height: drive.height,
  }))
}

/** Arrays below their name, side by side where they are many; as one where they are too many to draw. */
export function boxPlaces(count: number, room: number) {
  const most = Math.max(1, Math.floor((room + drive.gap) / (leastBox + drive.gap)))
  const drawn = count > mostBoxRows * most ? 1 : count
  const inRow = Math.ceil(drawn / mostBoxRows)
  const width = (room + drive.gap) / inRow - drive.gap
  return Array.from({ length: drawn }, (_, at) => ({
    x: (at % inRow) * (width + drive.gap),
    y: line + Math.floor(at / inRow) * (boxHeight + drive.gap),
    width,
    height: boxHeight,
  }))
}

/** Whether drives are drawn one by one. */
export function isDrawnSingly(storage: DrawnStorage): boolean {
  const count = driveCount(storage)
  return count > 0 && count <= mostDrives
}

/** How high the storage of a server is, drawn into so much room. */
export function storageHeight(storage: DrawnStorage | null, room: number): number {
  if (!storage) return 0
  const { boxes } = storage
  const count = driveCount(storage)
  if (isDrawnSingly(storage))
    return Math.max(...drivePlaces(count, room).map(({ y }) => y)) + drive.height
  if (count > 0) return line + boxHeight
  return boxes ? Math.max(...boxPlaces(boxes.count, room).map(({ y }) => y)) + boxHeight : 0
}

/** The least width of a server in a picture, so that the names and counts of all fit. */
function leastWidth(servers: readonly DrawnServer[], detail: Detail): number {
  const longest = (words: readonly string[]) =>
    words.reduce((most, one) => Math.max(most, textPx(one, textSize)), 0)
  const names = longest(servers.map(({ name }) => name))
  const counts = longest(
    servers.map(
      ({ copies }) =>
        `${copies.active + copies.passive + copies.lagged} ${detail === 'full' ? 'passive' : 'active'}`,
    ),
  )
  return Math.ceil(Math.min(Math.max(names, counts, 46) + padding * 2, 132))
}

/** The parts every server has room for, where a site is so wide within. */
export function serverShape(
  design: Pick<DrawnDesign, 'sites'>,
  detail: Detail,
  inner: number,
): ServerShape {
  const servers = serversOf(design)
  const width = serverWidth(design, inner, leastWidth(servers, detail))
  const hasLoad = servers.some(({ load }) => load !== null)
  if (detail === 'brief') {
    const hasStorage = servers.some(({ storage }) => storage !== null)
    const load = hasStorage ? 54 : 46
    const tops = { storage: 46, copies: 20, active: 40, passive: 0, lagged: 0, load }
    return { detail, width, height: (hasLoad ? load + 5 : load - 3) + 7, tops }
  }
  const hasLagged = servers.some(({ copies }) => copies.lagged > 0)
  const storage = 23
  const room = width - padding * 2
  const tallest = Math.max(0, ...servers.map((one) => storageHeight(one.storage, room)))
  const copies = storage + tallest + (tallest > 0 ? 6 : 0)
  const active = copies + 8 + line
  const passive = active + line
  const lagged = passive + (hasLagged ? line : 0)
  const load = lagged + 7
  const tops = { storage, copies, active, passive, lagged, load }
  return { detail, width, height: (hasLoad ? load + 6 : lagged) + padding, tops }
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

/** All servers of a picture. */
export function serversOf({ sites }: Pick<DrawnDesign, 'sites'>): readonly DrawnServer[] {
  return sites.flatMap(({ groups }) =>
    groups.flatMap(({ units }) => units.flatMap(({ servers }) => servers)),
  )
}
