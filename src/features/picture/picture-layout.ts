import type { DrawingBox, DrawingPage, Shape, ShapeLink } from '../../drawings/index.ts'
import type { Format } from '../../ui/format.ts'
import { textCutToWidth, textWidthPx } from '../../ui/text-px.ts'
import type {
  DrawnDesign,
  DrawnLink,
  DrawnServerGroup,
  DrawnServerUnit,
  DrawnSite,
  DrawnWitness,
} from './drawn-design.ts'
import { pictureLegendShapes } from './picture-legend.ts'
import { dagRowWords, drawnSiteWords, undrawnDagsWords } from './picture-words.ts'
import {
  type ServerSize,
  serverGap,
  serverShape,
  serverSize,
  shapePadding,
  sharedStorageHeight,
  sharedStorageShape,
  textShape,
  textSize,
} from './server-shape.ts'

/** Least width of a site drawn beside another, in pixels. */
const narrowestSite = 220
/** Gaps between drawn sites in pixels: for a plain link, and for a link with words. */
const plainGap = 32
const wordsGap = { least: 88, most: 120 }
const witnessGap = 8
const witnessHeight = 26
const alikeHeight = 16
const siteHead = 24
const groupHead = 18

type Room = {
  readonly width: number
  /** Greatest height of the picture, in pixels. */
  readonly tallest: number
  readonly format: Format
}

/**
 * Lays out a design to a width. If all DAGs are too tall, the last ones are rows of words, but at
 * least one DAG or pair is drawn.
 */
export function designPageToFit(design: DrawnDesign, room: Room): DrawingPage {
  const { drawnDags, dagsInPair } = design
  for (let drawn = drawnDags; ; drawn -= dagsInPair) {
    const page = wholeDesignPage(withRowsAfter(design, drawn, room.format), room.width, room.format)
    if (page.height <= room.tallest || drawn <= dagsInPair) return page
  }
}

/** The design with all but the first DAGs reduced to rows of words without servers. */
function withRowsAfter(design: DrawnDesign, dags: number, format: Format): DrawnDesign {
  const sites = design.sites.map((site) => ({
    ...site,
    groups: site.groups.map((group) =>
      group.dag <= dags ? group : { ...group, name: dagRowWords(group, format), units: [] },
    ),
  }))
  return { ...design, sites }
}

/** Lays out all drawn DAGs in a width, however tall the picture becomes. */
export function wholeDesignPage(design: DrawnDesign, width: number, format: Format): DrawingPage {
  const { sites, link, witnesses, dags, drawnDags } = design
  const columns = columnsOf(sites.length, width)
  const between = columns > 1 ? gapFor(link) : plainGap
  const wide = (width - between * (columns - 1)) / columns
  const size = serverSize(design, wide - shapePadding * 2)
  const rows: Shape[][] = []
  let y = 0
  for (let at = 0; at < sites.length; at += columns) {
    if (at > 0) y += plainGap
    const top = y
    const row = sites.slice(at, at + columns).map((site, column) => {
      const witness = witnesses.find((one) => one.site === site.site) ?? null
      const place = { x: column * (wide + between), y: top, width: wide }
      return siteShape(site, witness, place, size, format)
    })
    const height = Math.max(...row.map(({ box }) => box.height))
    rows.push(row.map((one) => ({ ...one, box: { ...one.box, height } })))
    y += height
  }
  const apart = witnesses
    .filter(({ site }) => site === null)
    .map((one) => witnessApart(one, width, y))
  if (apart.length > 0) y += witnessGap + witnessHeight
  const keys = pictureLegendShapes(design, size, { width, y: y + shapePadding })
  y = Math.max(y, ...keys.map(({ box }) => box.y + box.height)) + 5
  const alike = dags - drawnDags
  const left =
    alike > 0
      ? [
          textShape('alike', undrawnDagsWords(drawnDags, dags, format), 'minor', {
            x: 0,
            y,
            width,
            height: 13,
          }),
        ]
      : []
  return {
    name: 'Design',
    width,
    height: y + left.length * alikeHeight,
    shapes: [...rows.flat(), ...apart, ...keys, ...left],
    links: [
      ...(link ? networkOf(rows, link, between - 4) : []),
      // Only sites of the last row link to the witness: lines from others would cross sites.
      ...apart.flatMap(({ id: to }) =>
        (rows.at(-1) ?? []).map(
          ({ id: from }): ShapeLink => ({ id: `asks-${from}`, from, to, lines: [], look: 'asks' }),
        ),
      ),
    ],
  }
}

function columnsOf(sites: number, width: number): number {
  const most = Math.max(1, Math.floor((width + plainGap) / (narrowestSite + plainGap)))
  // Rows of sites are of equal length: four sites stand two by two, not three and one.
  return Math.ceil(sites / Math.ceil(sites / Math.min(sites, most)))
}

/** Words on the link between the sites, marked if its load exceeds its capacity. */
function networkWords({ words: said, isOver }: DrawnLink): readonly string[] {
  return said.map((text, at) => (isOver && at === 0 ? `✗ ${text}` : text))
}

/** Gap between sites that fits the words on the link, up to a limit that cuts them. */
function gapFor(link: DrawnLink | null): number {
  const said = link ? networkWords(link) : []
  const longest = Math.max(0, ...said.map((text) => textWidthPx(text, textSize)))
  return Math.min(Math.max(longest + shapePadding, wordsGap.least), wordsGap.most)
}

/** Lines of the link between neighboring sites; only the first line has the words. */
function networkOf(
  rows: readonly (readonly Shape[])[],
  link: DrawnLink,
  room: number,
): readonly ShapeLink[] {
  const pairs = rows.flatMap((row, at) => [
    ...row.slice(1).map(({ id }, before) => [row[before]?.id ?? '', id] as const),
    ...(rows[at + 1] ?? []).flatMap(({ id }, column) => {
      const above = row[column]
      return above ? [[above.id, id] as const] : []
    }),
  ])
  const isBeside = (rows[0]?.length ?? 0) > 1
  const said = networkWords(link).map((text) =>
    isBeside ? textCutToWidth(text, textSize, room) : text,
  )
  return pairs.map(([from, to], at) => ({
    id: `link-${at + 1}`,
    from,
    to,
    lines: at === 0 ? said : [],
    look: link.isCut ? 'cut' : 'network',
  }))
}

/** Shape of a witness that is in a site of its own, below all other sites. */
function witnessApart({ name, state }: DrawnWitness, width: number, bottom: number): Shape {
  const text = `${name} in a site of its own${stateWords(state)}`
  const wide = Math.min(width, Math.ceil(textWidthPx(text, textSize)) + shapePadding * 2)
  return {
    id: 'witness-apart',
    lines: [textCutToWidth(text, textSize, wide - shapePadding * 2)],
    look: state === 'lost' ? 'down' : 'witness',
    box: { x: (width - wide) / 2, y: bottom + witnessGap, width: wide, height: witnessHeight },
    parts: [],
  }
}

function stateWords(state: DrawnWitness['state']): string {
  return state === 'lost' ? ', lost' : state === 'not asked' ? ', not asked' : ''
}

function siteShape(
  site: DrawnSite,
  witness: DrawnWitness | null,
  { x, y, width }: Omit<DrawingBox, 'height'>,
  size: ServerSize,
  format: Format,
): Shape {
  const id = `site-${site.site}`
  const [left, inner] = [x + shapePadding, width - shapePadding * 2]
  const parts: Shape[] = []
  let taken = 0
  if (witness) {
    const text = `${witness.name}${stateWords(witness.state)}`
    const wide = Math.min(Math.ceil(textWidthPx(text, textSize)), Math.max(0, inner - 60))
    const box = { x: left + inner - wide, y: y + 4, width: wide, height: 13 }
    parts.push(
      textShape(`witness-${site.site}`, text, witness.state === 'lost' ? 'lost' : 'minor', box),
    )
    taken = wide + shapePadding
  }
  let bottom = y + siteHead
  for (const [at, group] of site.groups.entries()) {
    const shape = groupShape(group, site.site, { x: left, y: bottom, width: inner }, size, format)
    parts.push(shape)
    const isAmongRows = group.units.length === 0 && at + 1 < site.groups.length
    bottom += shape.box.height + (isAmongRows ? 0 : shapePadding)
  }
  if (site.shared) {
    const at = { x: left, y: bottom, width: inner }
    parts.push(sharedStorageShape(site.shared, `storage-of-${id}`, at, site.isLost, format))
    bottom += sharedStorageHeight + shapePadding
  }
  return {
    id,
    lines: [textCutToWidth(drawnSiteWords(site, format), textSize, Math.max(60, inner - taken))],
    look: site.isLost ? 'down' : 'site',
    box: { x, y, width, height: bottom - y },
    parts,
  }
}

/** Shape of the servers of a DAG in one site, below the DAG's name. */
function groupShape(
  { dag, name, units }: DrawnServerGroup,
  site: number,
  { x, y, width }: Omit<DrawingBox, 'height'>,
  size: ServerSize,
  format: Format,
): Shape {
  const head = name === null ? 0 : groupHead
  const [first] = units
  const unit = first ? unitSize(first, size) : { width, height: 0 }
  const inRow = Math.max(1, Math.floor((width + serverGap) / (unit.width + serverGap)))
  const rows = Math.ceil(units.length / inRow)
  return {
    id: `dag-${dag}-site-${site}`,
    lines: name === null ? [] : [textCutToWidth(name, textSize, width)],
    look: 'minor',
    box: { x, y, width, height: head + Math.max(0, rows * (unit.height + serverGap) - serverGap) },
    parts: units.map((one, at) => {
      const place = {
        x: x + (at % inRow) * (unit.width + serverGap),
        y: y + head + Math.floor(at / inRow) * (unit.height + serverGap),
      }
      return unitShape(one, place, size, format)
    }),
  }
}

function unitSize({ servers, shared }: DrawnServerUnit, { width, height }: ServerSize) {
  if (servers.length === 1) return { width, height }
  return {
    width: servers.length * (width + serverGap) + serverGap,
    height: height + serverGap * 2 + (shared ? sharedStorageHeight + serverGap : 0),
  }
}

function unitShape(
  unit: DrawnServerUnit,
  at: Pick<DrawingBox, 'x' | 'y'>,
  size: ServerSize,
  format: Format,
): Shape {
  const [first, ...others] = unit.servers
  if (!first) throw new Error('A unit has a server')
  if (others.length === 0) return serverShape(first, at, size, format)
  const id = `cluster-${first.number}`
  const box = { ...at, ...unitSize(unit, size) }
  const servers = unit.servers.map((server, place) => {
    const left = at.x + serverGap + place * (size.width + serverGap)
    return serverShape(server, { x: left, y: at.y + serverGap }, size, format)
  })
  const below = {
    x: at.x + serverGap,
    y: at.y + size.height + serverGap * 2,
    width: box.width - serverGap * 2,
  }
  const shared = unit.shared
    ? [sharedStorageShape(unit.shared, `storage-of-${id}`, below, false, format)]
    : []
  return { id, lines: [], look: 'cluster', box, parts: [...servers, ...shared] }
}
