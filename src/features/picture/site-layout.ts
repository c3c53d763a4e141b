import type { DrawnGroup, DrawnSite, DrawnUnit } from './drawn-design.ts'
import type { Box, PlacedGroup, PlacedSite, PlacedUnit } from './placed.ts'
import { gap, padding, type ServerShape, storageHeight } from './server-shape.ts'

/** Tall enough to be pressed. */
const siteHead = 24
const groupHead = 18

type Frame = {
  readonly place: Omit<Box, 'height'>
  /** Whether it is told which site it is: of several. */
  readonly isNamed: boolean
}

/** Where all in a site stands, one DAG below the other. */
export function placeSite(
  site: DrawnSite,
  shape: ServerShape,
  { place: { x, y, width }, isNamed }: Frame,
): PlacedSite {
  const inner = width - padding * 2
  const left = x + padding
  const head = isNamed ? { x: left, y, width: inner, height: siteHead } : null
  let bottom = y + (head ? siteHead : padding)
  const groups = site.groups.map((group): PlacedGroup => {
    const placed = placeGroup(group, shape, { x: left, y: bottom, width: inner })
    bottom = placed.bottom + padding
    return placed.group
  })
  const tall = storageHeight(site.shared, inner)
  const shared = tall > 0 ? { x: left, y: bottom, width: inner, height: tall } : null
  if (shared) bottom += tall + padding
  return { site, box: { x, y, width, height: bottom - y }, head, groups, shared }
}

function placeGroup(
  group: DrawnGroup,
  shape: ServerShape,
  { x, y, width }: Omit<Box, 'height'>,
): { readonly group: PlacedGroup; readonly bottom: number } {
  const head = group.name === null ? null : { x, y, width, height: groupHead }
  const top = y + (head ? groupHead : 0)
  const [size] = group.units.map((unit) => unitSize(unit, shape))
  if (!size) return { group: { group, head, units: [] }, bottom: top }
  const inRow = Math.max(1, Math.floor((width + gap) / (size.width + gap)))
  const units = group.units.map((unit, at) => {
    const left = x + (at % inRow) * (size.width + gap)
    return placeUnit(unit, shape, {
      x: left,
      y: top + Math.floor(at / inRow) * (size.height + gap),
    })
  })
  const rows = Math.ceil(group.units.length / inRow)
  return { group: { group, head, units }, bottom: top + rows * (size.height + gap) - gap }
}

/** How large a frame of servers is; one server has none. */
function unitSize({ servers, shared }: DrawnUnit, { width, height }: ServerShape) {
  if (servers.length === 1) return { width, height }
  const inner = servers.length * (width + gap) - gap
  const below = storageHeight(shared, inner)
  return {
    width: inner + gap * 2,
    height: height + (below > 0 ? below + gap : 0) + gap * 2,
  }
}

function placeUnit(unit: DrawnUnit, shape: ServerShape, at: Pick<Box, 'x' | 'y'>): PlacedUnit {
  const frame = unit.servers.length > 1 ? { ...at, ...unitSize(unit, shape) } : null
  const inset = frame ? gap : 0
  const { width, height } = shape
  const servers = unit.servers.map((server, place) => ({
    server,
    box: { x: at.x + inset + place * (width + gap), y: at.y + inset, width, height },
  }))
  const inner = unit.servers.length * (width + gap) - gap
  const below = storageHeight(unit.shared, inner)
  const shared =
    frame && below > 0
      ? { x: at.x + inset, y: at.y + inset + height + gap, width: inner, height: below }
      : null
  return { unit, frame, servers, shared }
}
