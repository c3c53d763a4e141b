import {
  type Drawing,
  type DrawingPage,
  mostPages,
  placeShape,
  shiftShape,
} from '../../drawings/index.ts'
import type { Format } from '../../ui/format.ts'
import { mostDrawnServers } from './drawn-dags.ts'
import type { DrawnDesign } from './drawn-design.ts'
import { wholeDesignPage } from './picture-layout.ts'
import { designSummary, undrawnDagsWords } from './picture-words.ts'

/** Sizes of a drawing in a file, in pixels: its width, margin and line heights. */
const fileWidth = 1160
const margin = 24
const titleHeight = 36
const noteHeight = 22

/** Names of a design's pages; a page takes as many whole DAG pairs as fit. */
export function designPageNames(design: DrawnDesign): readonly string[] {
  return pagesOfDags(design).map((dags) => pageName(design, dags))
}

/** An editable drawing laid out like the picture: all pages, or the page at one index. */
export function designDrawing(
  design: DrawnDesign,
  {
    title,
    format,
    page = null,
  }: {
    readonly title: string
    readonly format: Format
    readonly page?: number | null
  },
): Drawing {
  const all = pagesOfDags(design)
  const last = all.at(-1)?.at(-1) ?? design.drawnDags
  const alike = design.dags > last ? [undrawnDagsWords(last, design.dags, format)] : []
  const chosen = page === null ? all : all.slice(page, page + 1)
  return {
    title,
    pages: chosen.map((dags) => {
      const notes = [designSummary(design, format), ...(dags === all.at(-1) ? alike : [])]
      return filePage(design, { dags, notes, title, format })
    }),
  }
}

/** Numbers of the DAGs on each page of the drawing. */
function pagesOfDags({
  sites,
  drawnDags,
  dagsInPair,
}: DrawnDesign): readonly (readonly number[])[] {
  const groups = sites.flatMap((site) => site.groups)
  const ofDag = (dag: number) =>
    groups.reduce((sum, group) => sum + (group.dag === dag ? group.units.length : 0), 0)
  const pages: number[][] = []
  let servers = 0
  for (let dag = 1; dag <= drawnDags; dag += dagsInPair) {
    const pair = Array.from(
      { length: Math.min(dagsInPair, drawnDags - dag + 1) },
      (_, at) => dag + at,
    )
    const added = pair.reduce((sum, one) => sum + ofDag(one), 0)
    const page = pages.at(-1)
    if (page && servers + added <= mostDrawnServers) {
      page.push(...pair)
      servers += added
    } else {
      pages.push(pair)
      servers = added
    }
  }
  return pages.slice(0, mostPages)
}

function pageName({ sites, onlyDag }: DrawnDesign, dags: readonly number[]): string {
  const names = sites.flatMap(({ groups }) =>
    groups.flatMap(({ dag, name }) => (dags.includes(dag) && name !== null ? [name] : [])),
  )
  const [first = onlyDag ?? 'Design', ...others] = [...new Set(names)]
  return others.length > 0 ? `${first} to ${others.at(-1)}` : first
}

type FilePage = {
  readonly dags: readonly number[]
  readonly notes: readonly string[]
  readonly title: string
  readonly format: Format
}

function filePage(design: DrawnDesign, { dags, notes, title, format }: FilePage): DrawingPage {
  const sites = design.sites.map((site) => ({
    ...site,
    groups: site.groups
      .filter(({ dag }) => dags.includes(dag))
      .map((group) => ({ ...group, name: group.name ?? design.onlyDag ?? null })),
  }))
  const shown = { ...design, sites, dags: design.drawnDags }
  const { shapes, links, height } = wholeDesignPage(shown, fileWidth, format)
  const name = pageName(design, dags)
  const top = margin + titleHeight
  const heading = name === 'Design' ? title : `${title}: ${name}`
  const all = [
    placeShape({ id: 'title', lines: [heading], look: 'title' }, margin, margin),
    ...shapes.map((shape) => shiftShape(shape, margin, top)),
    ...notes.map((note, at) =>
      placeShape(
        { id: `note-${at + 1}`, lines: [note], look: 'note' },
        margin,
        top + height + at * noteHeight,
      ),
    ),
  ]
  const right = Math.max(...all.map(({ box }) => box.x + box.width))
  const bottom = Math.max(...all.map(({ box }) => box.y + box.height))
  return {
    name,
    shapes: all,
    links,
    width: Math.ceil(right + margin),
    height: Math.ceil(bottom + margin),
  }
}
