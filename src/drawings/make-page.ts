import { textPx } from '../ui/text-px.ts'
import { grid, movedBy, type Part, place } from './arrange.ts'
import type { Link, Page, Shape } from './drawing.ts'
import { linkPaints, padding } from './looks.ts'

type PageParts = {
  readonly name: string
  readonly title: string
  /** In columns below the title. */
  readonly parts: readonly Part[]
  readonly columns: number
  /** Below `parts`, in one row. */
  readonly below?: readonly Part[]
  readonly links: readonly Link[]
  /** Sentences at the bottom of the page. */
  readonly notes: readonly string[]
}

const margin = 24

/** Gap between parts in px: room for the text of their links. */
function gapFor(links: readonly Link[]): number {
  const lines = links.flatMap((link) =>
    link.lines.map((line) => textPx(line, linkPaints[link.look].size)),
  )
  return links.length === 0 ? margin : Math.ceil(Math.max(64, ...lines) + margin)
}

/** Lays out a page: title, parts, the row below them, and notes. */
export function makePage(of: PageParts): Page {
  const { name, parts, columns, below = [], links } = of
  const gap = gapFor(links)
  const shapes: Shape[] = []
  let y = margin
  const add = (added: readonly Shape[], space: number) => {
    shapes.push(...added)
    y = Math.max(y, ...added.map(({ box }) => box.y + box.height)) + space
  }
  add([place({ id: 'title', lines: [of.title], look: 'title' }, margin, y)], padding)
  add(grid(parts, { x: margin, y }, columns, gap).shapes, padding * 2)
  if (below.length > 0) {
    y += padding * 4
    const middle = (margin + rightOf(shapes)) / 2
    const row = grid(below, { x: 0, y }, below.length, gap)
    const left = Math.max(margin, middle - row.width / 2)
    add(
      row.shapes.map((shape) => movedBy(shape, left, 0)),
      padding * 2,
    )
  }
  const notes = of.notes.map(
    (line, at): Part => ({ id: `note-${at + 1}`, lines: [line], look: 'note' }),
  )
  if (notes.length > 0) add(grid(notes, { x: margin, y }, 1, 0).shapes, 0)
  return {
    name,
    shapes,
    links,
    width: Math.ceil(rightOf(shapes) + margin),
    height: Math.ceil(y + margin),
  }
}

function rightOf(shapes: readonly Shape[]): number {
  return Math.max(0, ...shapes.map(({ box }) => box.x + box.width))
}
