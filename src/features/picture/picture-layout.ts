import { textPx } from '../../ui/text-px.ts'
import type { DrawnDesign, DrawnLink, DrawnWitness } from './drawn-design.ts'
import { keysOf, placeKeys } from './picture-keys.ts'
import type { PictureLayout, PlacedLine, PlacedSite } from './placed.ts'
import { type Detail, padding, serverShape, textSize } from './server-shape.ts'
import { placeSite } from './site-layout.ts'

/** The narrowest that a site stands beside another. */
const narrowestSite = 220
/** Between sites: a line of the network, with room for its words where there are any. */
const plainGap = 32
const wordsGap = { least: 88, most: 120 }
const witnessHeight = 26
const alikeHeight = 16

/** How tall a picture gets at most, in pixels, drawn in full and in brief. */
export type Tallest = { readonly full: number; readonly brief: number }

/**
 * Where everything of a design stands in a picture so wide. It is drawn in full where it is not taller
 * than said, else in brief; where it still is, only as many DAGs as fit, one or a pair at least.
 */
export function layOut(design: DrawnDesign, width: number, tallest: Tallest): PictureLayout {
  const { dags, drawnDags, dagsInPair } = design
  const full = placeAll(design, width, 'full')
  if (full.height <= tallest.full && drawnDags === dags) return { ...full, alike: 0 }
  for (let drawn = drawnDags; ; drawn -= dagsInPair) {
    const placed = placeAll(withDags(design, drawn), width, 'brief')
    if (placed.height <= tallest.brief || drawn <= dagsInPair)
      return withAlike(placed, dags - drawn)
  }
}

/** A picture with room below it for the words on DAGs that are not drawn. */
function withAlike(placed: Omit<PictureLayout, 'alike'>, alike: number): PictureLayout {
  return { ...placed, alike, height: placed.height + (alike > 0 ? alikeHeight : 0) }
}

/** The first DAGs of a design. */
function withDags(design: DrawnDesign, dags: number): DrawnDesign {
  const sites = design.sites.map((site) => ({
    ...site,
    groups: site.groups.filter(({ dag }) => dag <= dags),
  }))
  return { ...design, sites }
}

function placeAll(
  design: DrawnDesign,
  width: number,
  detail: Detail,
): Omit<PictureLayout, 'alike'> {
  const { sites, link } = design
  const columns = columnsOf(sites.length, width)
  const gap = columns > 1 ? gapFor(link) : plainGap
  const wide = (width - gap * (columns - 1)) / columns
  const shape = serverShape(design, detail, wide - padding * 2)
  const rows: PlacedSite[][] = []
  let y = 0
  for (let at = 0; at < sites.length; at += columns) {
    if (at > 0) y += plainGap
    const top = y
    const row = sites.slice(at, at + columns).map((site, column) =>
      placeSite(site, shape, {
        place: { x: column * (wide + gap), y: top, width: wide },
        isNamed: sites.length > 1,
      }),
    )
    const height = Math.max(...row.map(({ box }) => box.height))
    rows.push(row.map((one) => ({ ...one, box: { ...one.box, height } })))
    y += height
  }
  const apart = design.witnesses.find(({ site }) => site === null)
  const witness = apart
    ? (witnessBetween(apart, rows) ?? witnessBelow(apart, rows, width, y))
    : null
  if (witness) y = Math.max(y, witness.box.y + witness.box.height)
  const keys = placeKeys(keysOf(design, shape), width, y + padding)
  return {
    width,
    height: keys.bottom,
    shape,
    sites: rows.flat(),
    links: linksOf(rows),
    witness,
    keys: keys.placed,
  }
}

function columnsOf(sites: number, width: number): number {
  const most = Math.max(1, Math.floor((width + plainGap) / (narrowestSite + plainGap)))
  // Four sites stand two by two rather than three and one.
  return Math.ceil(sites / Math.ceil(sites / Math.min(sites, most)))
}

/** Room between sites for the words of the network; longer ones are cut. */
function gapFor(link: DrawnLink | null): number {
  if (!link?.words.length || link.isCut) return wordsGap.least
  const longest = Math.max(...link.words.map((text) => textPx(`✗ ${text}`, textSize)))
  return Math.min(Math.max(longest + padding, wordsGap.least), wordsGap.most)
}

/** Lines from each site to the one beside it and to the one below it. */
function linksOf(rows: readonly (readonly PlacedSite[])[]): readonly PlacedLine[] {
  const beside = rows.flatMap((row) =>
    row.slice(1).map(({ box }, at): PlacedLine => {
      const before = row[at]?.box ?? box
      const y = before.y + before.height / 2
      return { from: [before.x + before.width, y], to: [box.x, y] }
    }),
  )
  const below = rows.slice(1).flatMap((row, at) =>
    row.flatMap(({ box }, column): readonly PlacedLine[] => {
      const above = rows[at]?.[column]?.box
      const x = box.x + Math.min(box.width / 2, 60)
      return above ? [{ from: [x, above.y + above.height], to: [x, box.y] }] : []
    }),
  )
  return [...beside, ...below]
}

type PlacedWitness = NonNullable<PictureLayout['witness']>

/** The least that two sites are high with a witness between them, below the words of the link. */
const highWithWitness = 116

/** A witness in a site of its own, between two sites that stand beside each other; null where it has no room there. */
function witnessBetween(
  { name }: DrawnWitness,
  [row, ...others]: readonly (readonly PlacedSite[])[],
): PlacedWitness | null {
  const [left, right, third] = row ?? []
  if (!left || !right || third || others.length > 0 || left.box.height < highWithWitness)
    return null
  const from = left.box.x + left.box.width
  const gap = right.box.x - from
  const wide = Math.min(gap - padding * 2, textPx(name, textSize) + padding * 2)
  const box = {
    x: from + (gap - wide) / 2,
    y: left.box.y + left.box.height - witnessHeight,
    width: wide,
    height: witnessHeight,
  }
  const y = box.y + witnessHeight / 2
  return {
    words: name,
    box,
    lines: [
      { from: [from, y], to: [box.x, y] },
      { from: [box.x + wide, y], to: [right.box.x, y] },
    ],
  }
}

/** A witness in a site of its own, below all others, each of which reaches it. */
function witnessBelow(
  { name }: DrawnWitness,
  rows: readonly (readonly PlacedSite[])[],
  width: number,
  bottom: number,
): PlacedWitness {
  const words = `${name} in a site of its own`
  const wide = Math.min(width, textPx(words, textSize) + padding * 2)
  const box = {
    x: (width - wide) / 2,
    y: bottom + plainGap / 2,
    width: wide,
    height: witnessHeight,
  }
  const middle = box.y + witnessHeight / 2
  const last = rows.at(-1) ?? []
  const lines = last.flatMap(({ box: { x, y, width: own, height } }, at): readonly PlacedLine[] => {
    const centre = x + own / 2
    if (last.length === 1) return [{ from: [centre, y + height], to: [centre, box.y] }]
    const end = at < last.length / 2 ? box.x : box.x + box.width
    const reaches = at < last.length / 2 ? centre < end : centre > end
    const down: PlacedLine = { from: [centre, y + height], to: [centre, reaches ? middle : box.y] }
    return reaches ? [down, { from: [centre, middle], to: [end, middle] }] : [down]
  })
  return { words, box, lines }
}
