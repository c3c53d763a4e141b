import { textWidthPx } from '../ui/text-px.ts'
import type { DrawingBox, DrawingPage, Shape, ShapeLink } from './drawing.ts'
import {
  lineHeightForSize,
  linkPaints,
  type ShapeLook,
  shapePaints,
  shapeTextDistance,
} from './looks.ts'

/** A shape that is not placed yet; its size follows from its text and contained shapes. */
export type UnplacedShape = {
  readonly id: string
  readonly lines: readonly string[]
  readonly look: ShapeLook
  /** Contained shapes, row by row. */
  readonly parts?: readonly UnplacedShape[]
  /** Number of columns of `parts`; default 1. */
  readonly columns?: number
  /** Gap between `parts` in px; default 6. */
  readonly gap?: number
}

const usualGap = 6

/** Places a shape with its top left corner at x, y, and its contained shapes below its text. */
export function placeShape(part: UnplacedShape, x: number, y: number): Shape {
  const { parts = [], columns = 1, gap = usualGap, look, id, lines } = part
  const words = wordsSize(part)
  if (parts.length === 0) {
    return { id, lines, look, box: { x, y, ...words }, parts: [] }
  }
  const top = lines.length > 0 ? words.height : shapeTextDistance
  const laid = grid(parts, { x: x + shapeTextDistance, y: y + top }, columns, gap)
  const box = {
    x,
    y,
    width: Math.max(words.width, laid.width + shapeTextDistance * 2),
    height: top + laid.height + shapeTextDistance,
  }
  return { id, lines, look, box, parts: laid.shapes }
}

function wordsSize({ lines, look }: Pick<UnplacedShape, 'lines' | 'look'>) {
  const { size } = shapePaints[look]
  const longest = lines.reduce((most, line) => Math.max(most, textWidthPx(line, size)), 0)
  return {
    width: Math.ceil(longest) + shapeTextDistance * 2,
    height: lines.length * lineHeightForSize(size) + shapeTextDistance,
  }
}

/** Places shapes in columns, each as wide as its widest shape; rows are as high as the highest. */
function grid(
  parts: readonly UnplacedShape[],
  at: Pick<DrawingBox, 'x' | 'y'>,
  columns: number,
  gap: number = usualGap,
): { readonly shapes: readonly Shape[]; readonly width: number; readonly height: number } {
  const sized = parts.map((part) => placeShape(part, 0, 0))
  const inRow = Math.max(1, Math.min(columns, parts.length))
  const widths = Array.from({ length: inRow }, (_, column) =>
    sized.reduce(
      (most, { box }, one) => (one % inRow === column ? Math.max(most, box.width) : most),
      0,
    ),
  )
  const heights = Array.from({ length: Math.ceil(parts.length / inRow) }, (_, row) =>
    sized
      .slice(row * inRow, (row + 1) * inRow)
      .reduce((most, { box }) => Math.max(most, box.height), 0),
  )
  const before = (sizes: readonly number[]) => {
    let sum = 0
    return sizes.map((size) => {
      const start = sum
      sum += size + gap
      return start
    })
  }
  const [lefts, tops] = [before(widths), before(heights)]
  const shapes = sized.map((shape, one) => {
    const [column, row] = [one % inRow, Math.floor(one / inRow)]
    const moved = shiftShape(shape, at.x + (lefts[column] ?? 0), at.y + (tops[row] ?? 0))
    // All shapes of a column get its width.
    return { ...moved, box: { ...moved.box, width: widths[column] ?? moved.box.width } }
  })
  const across = (sizes: readonly number[]) =>
    sizes.reduce((sum, size) => sum + size, 0) + gap * Math.max(0, sizes.length - 1)
  return { shapes, width: across(widths), height: across(heights) }
}

/** Moves a shape and its contained shapes by `right` and `down`, in px. */
export function shiftShape(shape: Shape, right: number, down: number): Shape {
  const { box, parts } = shape
  return {
    ...shape,
    box: { ...box, x: box.x + right, y: box.y + down },
    parts: parts.map((part) => shiftShape(part, right, down)),
  }
}

type PageParts = {
  readonly name: string
  readonly title: string
  /** Shapes in columns below the title. */
  readonly parts: readonly UnplacedShape[]
  readonly columns: number
  /** Shapes below `parts`, in one row. */
  readonly below?: readonly UnplacedShape[]
  readonly links: readonly ShapeLink[]
  /** Sentences at the bottom of the page. */
  readonly notes: readonly string[]
}

const margin = 24

/** Gap between shapes in px that leaves room for the text of their links. */
function gapFor(links: readonly ShapeLink[]): number {
  const lines = links.flatMap((link) =>
    link.lines.map((line) => textWidthPx(line, linkPaints[link.look].size)),
  )
  return links.length === 0 ? margin : Math.ceil(Math.max(64, ...lines) + margin)
}

/** Lays out a page of a drawing: title, shapes, the row below them, and notes. */
export function layOutDrawingPage(of: PageParts): DrawingPage {
  const { name, parts, columns, below = [], links } = of
  const gap = gapFor(links)
  const shapes: Shape[] = []
  let y = margin
  const add = (added: readonly Shape[], space: number) => {
    shapes.push(...added)
    y = Math.max(y, ...added.map(({ box }) => box.y + box.height)) + space
  }
  add([placeShape({ id: 'title', lines: [of.title], look: 'title' }, margin, y)], shapeTextDistance)
  add(grid(parts, { x: margin, y }, columns, gap).shapes, shapeTextDistance * 2)
  if (below.length > 0) {
    y += shapeTextDistance * 4
    const middle = (margin + rightOf(shapes)) / 2
    const row = grid(below, { x: 0, y }, below.length, gap)
    const left = Math.max(margin, middle - row.width / 2)
    add(
      row.shapes.map((shape) => shiftShape(shape, left, 0)),
      shapeTextDistance * 2,
    )
  }
  const notes = of.notes.map(
    (line, at): UnplacedShape => ({ id: `note-${at + 1}`, lines: [line], look: 'note' }),
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
