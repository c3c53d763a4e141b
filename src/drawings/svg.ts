import { escapedXml } from '../text/escaped-xml.ts'
import { roundPx } from '../ui/text-px.ts'
import type { DrawingPage, Shape, ShapeLink } from './drawing.ts'
import { linkEndsLookup, type Point } from './link-ends.ts'
import { linkPaints, type PaintStyle, shapePaints, typeface } from './looks.ts'
import { placedLinkText, placedShapeText } from './placed-text.ts'

/**
 * Text of an SVG file with one page that any program opens, including Visio: rectangles, lines and
 * text with inline style, in named groups; no style sheet, no embedded font.
 */
export function svgFile(page: DrawingPage, title: string): string {
  const { width, height, shapes, links } = page
  const ends = linkEndsLookup(page)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${width}px" height="${height}px" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapedXml(title)}</title>`,
    `<rect x="0" y="0" width="${width}" height="${height}" fill="#ffffff" stroke="none"/>`,
    ...shapes.map(groupOf),
    ...links.map((link) => lineOf(link, ends(link))),
    '</svg>\n',
  ].join('\n')
}

function groupOf(shape: Shape): string {
  const { look, box, parts } = shape
  const paint = shapePaints[look]
  const { x, y, width, height } = box
  const edge = `<rect x="${roundPx(x)}" y="${roundPx(y)}" width="${roundPx(width)}" height="${roundPx(height)}"${painted(paint)}/>`
  const words = placedShapeText(shape).map(({ at, text, isBold }) =>
    textOf(at, text, paint, isBold),
  )
  const isBare = paint.fill === null && paint.stroke === null
  return named(shape, [...(isBare ? [] : [edge]), ...words, ...parts.map(groupOf)])
}

function lineOf(link: ShapeLink, [from, to]: readonly [Point, Point]): string {
  const paint = linkPaints[link.look]
  const { anchor, words: placed } = placedLinkText(link, [from, to])
  const words = placed.map(({ at, text }) => textOf(at, text, paint, false, anchor))
  const line = `<line x1="${roundPx(from[0])}" y1="${roundPx(from[1])}" x2="${roundPx(to[0])}" y2="${roundPx(to[1])}"${painted(paint)}/>`
  return named(link, [line, ...words])
}

function named({ id, lines }: Shape | ShapeLink, inside: readonly string[]): string {
  const title = lines.length > 0 ? [`<title>${lines.map(escapedXml).join(', ')}</title>`] : []
  return [`<g id="${id}">`, ...title, ...inside, '</g>'].join('\n')
}

function painted({ fill, stroke, strokeWidth, isDashed }: PaintStyle): string {
  const dashes = isDashed ? ' stroke-dasharray="4 3"' : ''
  return ` fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${strokeWidth}"${dashes}`
}

function textOf(
  [x, y]: Point,
  text: string,
  { ink, size }: PaintStyle,
  isBold: boolean,
  anchor: 'start' | 'middle' = 'start',
): string {
  const weight = isBold ? ' font-weight="bold"' : ''
  return `<text x="${roundPx(x)}" y="${roundPx(y)}" font-family="${typeface}" font-size="${size}"${weight} fill="${ink}" text-anchor="${anchor}">${escapedXml(text)}</text>`
}
