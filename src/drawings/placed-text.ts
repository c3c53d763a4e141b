import type { Shape, ShapeLink } from './drawing.ts'
import type { Point } from './link-ends.ts'
import { lineHeightForSize, linkPaints, shapePaints, shapeTextDistance } from './looks.ts'

/** A line of text on a page; `at` is the start or center of its baseline. */
type PlacedWords = {
  readonly at: Point
  readonly text: string
  readonly isBold: boolean
}

/** Text lines of a shape: above its parts, or centered vertically without parts. */
export function placedShapeText({ lines, look, box, parts }: Shape): readonly PlacedWords[] {
  const { size, isBold, inset } = shapePaints[look]
  const step = lineHeightForSize(size)
  const top =
    parts.length > 0
      ? box.y + shapeTextDistance / 2
      : box.y + (box.height - lines.length * step) / 2
  return lines.map((text, at) => ({
    at: [box.x + inset, top + at * step + size],
    text,
    isBold: isBold && at === 0,
  }))
}

/** Text lines of a link: above its center, or beside the center if the link is vertical. */
export function placedLinkText(
  { lines, look }: ShapeLink,
  [[fromX, fromY], [toX, toY]]: readonly [Point, Point],
): { readonly anchor: 'start' | 'middle'; readonly words: readonly Omit<PlacedWords, 'isBold'>[] } {
  const { size } = linkPaints[look]
  const step = lineHeightForSize(size)
  const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2]
  if (Math.abs(fromX - toX) < 1) {
    const top = y - (lines.length * step) / 2
    const words = lines.map(
      (text, at) => ({ at: [x + shapeTextDistance, top + at * step + size], text }) as const,
    )
    return { anchor: 'start', words }
  }
  const words = lines.map(
    (text, at) => ({ at: [x, y - 6 - (lines.length - 1 - at) * step], text }) as const,
  )
  return { anchor: 'middle', words }
}
