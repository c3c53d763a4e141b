import { type Drawing, makePage, mostPages, type Page, type Part } from '../../drawings/index.ts'
import type { Format } from '../../ui/format.ts'
import type { DrawnDesign, DrawnServer, DrawnSite, DrawnStorage } from './drawn-design.ts'
import { fillRacks, type Rack, type RackItem, type RackUnits, rackUnits } from './fill-racks.ts'

type Racks = {
  readonly design: DrawnDesign
  /** As the plan gives them. */
  readonly units: RackUnits
  /** The failure domain of a server by its number; null where the plan gives none. */
  readonly domainOf: (server: number) => number | null
}

/** Racks side by side on a page at most. */
const mostRacks = 12
const unitPx = 20
const rackPx = 240

/** The servers, shelves and arrays of a design in racks, site by site. */
export function rackDrawing(of: Racks, title: string, format: Format): Drawing {
  const { sites, dags, drawnDags } = of.design
  const all = sites.flatMap((site) => {
    const racks = racksOf(site, of)
    const count = Math.ceil(racks.length / mostRacks)
    return Array.from({ length: count }, (_, at) => ({
      site,
      racks: racks.slice(at * mostRacks, (at + 1) * mostRacks),
      name: count > 1 ? `Site ${site.site}, ${at + 1} of ${count}` : `Site ${site.site}`,
    }))
  })
  const drawn = all.slice(0, mostPages)
  const left = [
    ...(all.length > drawn.length
      ? [`${format.number(all.length - drawn.length)} more pages of racks are left out.`]
      : []),
    ...(dags > drawnDags
      ? [`The servers of ${format.value(dags - drawnDags, 'dags')} are left out.`]
      : []),
  ]
  const notes = notesOf(of, format)
  const pages = drawn.map(
    ({ racks, name }, at): Page =>
      makePage({
        name,
        title: `${title}: ${name}`,
        parts: racks.map((rack, place) => rackPart(rack, place, name)),
        columns: 6,
        links: [],
        notes: [...notes, ...(at === drawn.length - 1 ? left : [])],
      }),
  )
  return { title, pages }
}

function racksOf(site: DrawnSite, { units, domainOf }: Racks): readonly Rack[] {
  const height = { ...rackUnits, ...withoutNull(units) }
  const items: RackItem[] = []
  for (const { units: clusters } of site.groups)
    for (const { servers, shared } of clusters) {
      for (const server of servers) items.push(...itemsOf(server, height, domainOf(server.number)))
      const [first] = servers
      if (first) items.push(...boxesOf(shared, `cluster of ${first.name}`, height, null))
    }
  items.push(...boxesOf(site.shared, `site ${site.site}`, height, null))
  return fillRacks(items)
}

function withoutNull({ server, shelf }: RackUnits) {
  return { ...(server !== null && { server }), ...(shelf !== null && { shelf }) }
}

type Heights = typeof rackUnits

function itemsOf(
  { number, name, storage }: DrawnServer,
  height: Heights,
  domain: number | null,
): readonly RackItem[] {
  const shelves = Array.from({ length: storage?.shelves ?? 0 }, (_, at): RackItem => {
    const id = `shelf-${number}-${at + 1}`
    return { id, name: `${name} shelf ${at + 1}`, what: 'shelf', units: height.shelf, domain }
  })
  return [
    { id: `server-${number}`, name, what: 'server', units: height.server, domain },
    ...shelves,
    ...boxesOf(storage, name, height, domain),
  ]
}

/** The arrays of a server, of a cluster or of a site. */
function boxesOf(
  storage: DrawnStorage | null,
  of: string,
  height: Heights,
  domain: number | null,
): readonly RackItem[] {
  const { count = 0, name = '' } = storage?.boxes ?? {}
  return Array.from({ length: count }, (_, at): RackItem => {
    const place = count > 1 ? ` ${at + 1}` : ''
    const id = `array-${of.replaceAll(' ', '-')}-${at + 1}`
    return { id, name: `${name}${place} of ${of}`, what: 'array', units: height.array, domain }
  })
}

function rackPart({ name, height, places }: Rack, at: number, page: string): Part {
  const id = `rack-${at + 1}`
  const top = places.at(-1)?.to ?? 0
  const size = (units: number) => ({ width: rackPx, height: units * unitPx })
  const stacked = places.toReversed().map(
    ({ item, from, to }): Part => ({
      id: item.id,
      lines: [`${item.name} · ${placeWords(from, to)}`],
      look: item.what === 'server' ? 'server' : 'storage',
      size: size(to - from),
    }),
  )
  const free: Part = {
    id: `free-${at + 1}`,
    lines: [`Free · ${placeWords(top, height)}`],
    look: 'free',
    size: size(height - top),
  }
  return {
    id,
    lines: [`${page} · ${name}`],
    look: 'rack',
    gap: 0,
    parts: [...(height > top ? [free] : []), ...stacked],
  }
}

/** Rack units are counted from the foot. */
function placeWords(from: number, to: number): string {
  const [first, last] = [Math.floor(from) + 1, Math.ceil(to)]
  return first >= last ? `U${last}` : `U${first} to U${last}`
}

function notesOf({ design, units, domainOf }: Racks, format: Format): readonly string[] {
  const high = (count: number) => format.value(count, 'rack units')
  const servers = design.sites.flatMap(({ groups }) =>
    groups.flatMap((group) => group.units.flatMap((unit) => unit.servers)),
  )
  const hasShelves = servers.some(({ storage }) => (storage?.shelves ?? 0) > 0)
  const hasArrays = design.sites.some(
    ({ shared, groups }) =>
      shared?.boxes ||
      groups.some((group) =>
        group.units.some(
          (unit) => unit.shared?.boxes || unit.servers.some(({ storage }) => storage?.boxes),
        ),
      ),
  )
  const heightWords = (what: string, given: number | null, assumed: number) =>
    given === null
      ? `${what}: ${high(assumed)} each, which is assumed. The plan gives no height.`
      : `${what}: ${high(given)} each, as the plan gives it.`
  const hasDomains = servers.some(({ number }) => domainOf(number) !== null)
  return [
    heightWords('Servers', units.server, rackUnits.server),
    ...(hasShelves ? [heightWords('Shelves', units.shelf, rackUnits.shelf)] : []),
    ...(hasArrays
      ? [`Arrays: ${high(rackUnits.array)} each, which is assumed. The plan asks for no height.`]
      : []),
    `Racks: ${high(rackUnits.rack)} each, which is assumed. Switches, power and cables are not drawn.`,
    hasDomains
      ? 'Servers stand in the rack of their failure domain, in their order from the foot.'
      : 'Servers stand in their order from the foot. The plan gives no failure domains.',
  ]
}
