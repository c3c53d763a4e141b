import { saveFile } from './save-file.tsx'
import { legendLinePx } from './stacked-parts.tsx'

/** Styles from the page's sheets that a file must carry itself. */
const written = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'display',
]

/** Height of a one-line legend in the file; on the page, the table is the legend. */
const legendPx = 26

/** Pixels of the picture per CSS pixel, so that the picture is sharp on paper. */
const sharpness = 3

type Picture = {
  readonly svg: SVGSVGElement
  readonly width: number
  readonly height: number
  readonly ground: string
}

/** Passes the drawing of a chart to `use` in its paper colors; null if there is no drawing. */
function onPaper<T>(chart: HTMLElement, use: (picture: Picture) => T): T | null {
  const svg = chart.querySelector('svg')
  if (!svg) return null
  chart.classList.add('on-paper')
  const { width, height } = svg.viewBox.baseVal
  const legendOf = svg.querySelector('.legend')
  const lines = Number(legendOf?.getAttribute('data-lines') ?? 1)
  const legend = legendOf ? legendPx + (lines - 1) * legendLinePx : 0
  const ground = getComputedStyle(chart).getPropertyValue('--ground')
  try {
    return use({ svg, width, height: height + legend, ground })
  } finally {
    chart.classList.remove('on-paper')
  }
}

export function saveChartSvg(fileName: string, chart: HTMLElement, title: string): void {
  const drawing = onPaper(chart, ({ svg, width, height, ground }) => {
    const copy = document.importNode(svg, true)
    const marks = [...copy.querySelectorAll('*')]
    for (const [at, mark] of svg.querySelectorAll('*').entries()) {
      const style = getComputedStyle(mark)
      for (const name of written) marks[at]?.setAttribute(name, style.getPropertyValue(name))
      marks[at]?.removeAttribute('style')
    }
    copy.removeAttribute('style')
    // On the page the frame has the accessible name; in a file the drawing needs its own.
    copy.removeAttribute('aria-hidden')
    const size = { width: `${width}`, height: `${height}`, viewBox: `0 0 ${width} ${height}` }
    for (const [name, value] of Object.entries(size)) copy.setAttribute(name, value)
    const sheet = document.createElementNS(svg.namespaceURI, 'rect')
    for (const [name, value] of Object.entries({ ...size, fill: ground }))
      sheet.setAttribute(name, value)
    const name = document.createElementNS(svg.namespaceURI, 'title')
    name.textContent = title
    copy.prepend(name, sheet)
    return new XMLSerializer().serializeToString(copy)
  })
  if (drawing) saveFile(fileName, 'image/svg+xml', drawing)
}

export async function saveChartPng(fileName: string, chart: HTMLElement): Promise<void> {
  const painted = await paintChartPng(chart)
  if (painted) saveFile(fileName, 'image/png', painted.pixels)
}

/**
 * A chart as PNG and its size in CSS pixels; null if there is no drawing. The page's content
 * security policy forbids images, so the marks are painted one by one.
 */
export async function paintChartPng(chart: HTMLElement) {
  const painted = onPaper(chart, ({ svg, width, height, ground }) => {
    const sheet = new OffscreenCanvas(width * sharpness, height * sharpness)
    const context = sheet.getContext('2d')
    if (!context) return null
    context.fillStyle = ground
    context.fillRect(0, 0, sheet.width, sheet.height)
    paint(svg, context)
    return { sheet, width, height }
  })
  if (!painted) return null
  const { sheet, width, height } = painted
  return { pixels: await sheet.convertToBlob(), width, height }
}

type Context = OffscreenCanvasRenderingContext2D

const shapes = 'path, line, circle, rect, text'

function paint(svg: SVGSVGElement, context: Context): void {
  const place = svg.getScreenCTM()?.inverse()
  for (const mark of svg.querySelectorAll<SVGGraphicsElement>(shapes)) {
    const at = mark.getScreenCTM()
    if (!place || !at || mark.closest('defs') || !mark.checkVisibility()) continue
    const { a, b, c, d, e, f } = place.multiply(at)
    context.save()
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    clip(mark, context)
    context.transform(a, b, c, d, e, f)
    if (mark instanceof SVGTextElement) paintText(mark, context)
    else paintShape(mark, context)
    context.restore()
  }
}

/** Clips to the part of the chart that a mark is confined to. */
function clip(mark: SVGGraphicsElement, context: Context): void {
  const cut = mark.closest('[clip-path]')?.getAttribute('clip-path')
  const frame = cut && document.querySelector(`${idOf(cut)} rect`)
  if (frame instanceof SVGGraphicsElement) context.clip(outline(frame))
}

const idOf = (reference: string) => `#${CSS.escape(/#([^"')]+)/.exec(reference)?.[1] ?? '')}`

function outline(mark: SVGGraphicsElement): Path2D {
  const number = (name: string) => Number(mark.getAttribute(name) ?? 0)
  const path = new Path2D(mark.getAttribute('d') ?? '')
  if (mark instanceof SVGRectElement)
    path.rect(number('x'), number('y'), number('width'), number('height'))
  if (mark instanceof SVGCircleElement)
    path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  if (mark instanceof SVGLineElement) {
    path.moveTo(number('x1'), number('y1'))
    path.lineTo(number('x2'), number('y2'))
  }
  return path
}

function paintShape(mark: SVGGraphicsElement, context: Context): void {
  const style = getComputedStyle(mark)
  const path = outline(mark)
  if (style.fill !== 'none') {
    context.globalAlpha = Number(style.fillOpacity)
    context.fillStyle = style.fill.startsWith('url') ? patternOf(style.fill, context) : style.fill
    context.fill(path)
    context.globalAlpha = 1
  }
  stroke(style, context, () => context.stroke(path))
}

function stroke(style: CSSStyleDeclaration, context: Context, draw: () => void): void {
  if (style.stroke === 'none') return
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth)
  context.setLineDash([...style.strokeDasharray.matchAll(/[\d.]+/g)].map(Number))
  context.lineJoin = 'round'
  draw()
}

function paintText(text: SVGTextElement, context: Context): void {
  const spans = text.querySelectorAll('tspan')
  for (const span of spans.length > 0 ? spans : [text]) {
    const words = span.textContent ?? ''
    if (words === '') continue
    const style = getComputedStyle(span)
    const { x, y } = span.getStartPositionOfChar(0)
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    context.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic'
    // The outline of letters lies below their fill.
    stroke(style, context, () => context.strokeText(words, x, y))
    context.fillStyle = style.fill
    context.fillText(words, x, y)
  }
}

/** A fill pattern of the chart for a canvas; 'none' if it cannot be painted. */
function patternOf(reference: string, context: Context): CanvasPattern | string {
  const pattern = document.querySelector(idOf(reference))
  if (!(pattern instanceof SVGPatternElement)) return 'none'
  const { width, height } = pattern
  const tile = new OffscreenCanvas(
    width.baseVal.value * sharpness,
    height.baseVal.value * sharpness,
  )
  const inside = tile.getContext('2d')
  if (!inside) return 'none'
  inside.scale(sharpness, sharpness)
  for (const mark of pattern.querySelectorAll<SVGGraphicsElement>(shapes)) paintShape(mark, inside)
  const painted = context.createPattern(tile, 'repeat')
  painted?.setTransform(new DOMMatrix().scale(1 / sharpness))
  return painted ?? 'none'
}
