import type { DrawingPage, Shape } from './drawing.ts'
import { linkEndsLookup } from './link-ends.ts'
import { linkPaints, type PaintStyle, shapePaints, typeface } from './looks.ts'
import { placedLinkText, placedShapeText } from './placed-text.ts'

/** Image pixels per page pixel: 3, so that printed pictures are sharp. */
const sharpness = 3

/** Longest edge and number of pixels of an image that every browser can paint. */
const most = { edge: 16_384, pixels: 64_000_000 } as const

/** Image pixels per page pixel; fewer if the image would be too large to paint. */
export function pngScaleOfPage({ width, height }: Pick<DrawingPage, 'width' | 'height'>): number {
  return Math.min(
    sharpness,
    most.edge / Math.max(width, height),
    Math.sqrt(most.pixels / (width * height)),
  )
}

/** Paints a page as PNG shape by shape, as the content security policy lets no SVG image in. */
export async function paintPng(page: DrawingPage): Promise<Blob> {
  const { width, height, shapes, links } = page
  const sharp = pngScaleOfPage(page)
  const sheet = new OffscreenCanvas(Math.floor(width * sharp), Math.floor(height * sharp))
  const context = sheet.getContext('2d')
  if (!context) throw new Error('This browser paints no pictures')
  context.scale(sharp, sharp)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  for (const shape of shapes) paintShape(shape, context)
  const ends = linkEndsLookup(page)
  for (const link of links) {
    const [from, to] = ends(link)
    const paint = linkPaints[link.look]
    const path = new Path2D()
    path.moveTo(...from)
    path.lineTo(...to)
    paintPath(path, paint, context)
    const { anchor, words } = placedLinkText(link, [from, to])
    context.textAlign = anchor === 'middle' ? 'center' : 'start'
    for (const { at, text } of words) paintWords(text, at, paint, false, context)
    context.textAlign = 'start'
  }
  return sheet.convertToBlob({ type: 'image/png' })
}

type Context = OffscreenCanvasRenderingContext2D

function paintShape(shape: Shape, context: Context): void {
  const { look, box, parts } = shape
  const path = new Path2D()
  path.rect(box.x, box.y, box.width, box.height)
  paintPath(path, shapePaints[look], context)
  for (const { at, text, isBold } of placedShapeText(shape))
    paintWords(text, at, shapePaints[look], isBold, context)
  for (const part of parts) paintShape(part, context)
}

function paintPath(
  path: Path2D,
  { fill, stroke, strokeWidth, isDashed }: PaintStyle,
  context: Context,
) {
  if (fill !== null) {
    context.fillStyle = fill
    context.fill(path)
  }
  if (stroke === null) return
  context.strokeStyle = stroke
  context.lineWidth = strokeWidth
  context.setLineDash(isDashed ? [4, 3] : [])
  context.stroke(path)
}

function paintWords(
  text: string,
  [x, y]: readonly [number, number],
  { ink, size }: PaintStyle,
  isBold: boolean,
  context: Context,
): void {
  context.font = `${isBold ? 'bold ' : ''}${size}px ${typeface}`
  context.fillStyle = ink
  context.fillText(text, x, y)
}
