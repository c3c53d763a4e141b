import { escapedXml } from '../text/escaped-xml.ts'
import { roundPx } from '../ui/text-px.ts'
import type { Drawing, DrawingPage, Shape, ShapeLink } from './drawing.ts'
import { linkPaints, type PaintStyle, shapePaints } from './looks.ts'

/** Uncompressed draw.io file: a diagram per page, shapes as nested cells, links as edges. */
export function drawioFile({ title, pages }: Drawing): string {
  const drawn = pages.map(
    (page, at) =>
      `<diagram id="page-${at + 1}" name="${escapedXml(page.name)}">${modelOf(page)}</diagram>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<mxfile host="Spindle" type="device" pages="${pages.length}" title="${escapedXml(title)}">\n${drawn.join('\n')}\n</mxfile>\n`
}

function modelOf(page: DrawingPage): string {
  const { width, height, shapes, links } = page
  const cells = [
    '<mxCell id="0"/>',
    '<mxCell id="1" parent="0"/>',
    ...shapes.flatMap((shape) => cellsOf(shape, '1', { x: 0, y: 0 })),
    ...links.map(edgeOf),
  ]
  const settings = `dx="0" dy="0" grid="1" gridSize="4" guides="1" tooltips="1" connect="1" arrows="1" fold="1" page="1" pageScale="1" pageWidth="${width}" pageHeight="${height}" math="0" shadow="0"`
  return `<mxGraphModel ${settings}><root>\n${cells.join('\n')}\n</root></mxGraphModel>`
}

/** draw.io cells of a shape and its contained shapes; positions are relative to the parent. */
function cellsOf(
  { id, lines, look, box, parts }: Shape,
  parent: string,
  from: { readonly x: number; readonly y: number },
): readonly string[] {
  const holds = parts.length > 0
  const style = styleOf([
    ...'rounded=0;html=0;whiteSpace=wrap'.split(';'),
    ...(holds ? ['container=1', 'collapsible=0', 'verticalAlign=top'] : ['verticalAlign=middle']),
    'align=left',
    `spacingLeft=${shapePaints[look].inset - 2}`,
    ...painted(shapePaints[look]),
  ])
  const { width, height } = box
  const place = `x="${roundPx(box.x - from.x)}" y="${roundPx(box.y - from.y)}" width="${roundPx(width)}" height="${roundPx(height)}"`
  return [
    `<mxCell id="${id}" value="${labelOf(lines)}" style="${style}" vertex="1" parent="${parent}"><mxGeometry ${place} as="geometry"/></mxCell>`,
    ...parts.flatMap((part) => cellsOf(part, id, box)),
  ]
}

function edgeOf({ id, from, to, lines, look }: ShapeLink): string {
  const style = styleOf(['endArrow=none', 'html=0', ...painted(linkPaints[look])])
  return `<mxCell id="${id}" value="${labelOf(lines)}" style="${style}" edge="1" parent="1" source="${from}" target="${to}"><mxGeometry relative="1" as="geometry"/></mxCell>`
}

function painted({ fill, stroke, strokeWidth, isDashed, ink, size, isBold }: PaintStyle) {
  return [
    `fillColor=${fill ?? 'none'}`,
    `strokeColor=${stroke ?? 'none'}`,
    `strokeWidth=${strokeWidth}`,
    `dashed=${isDashed ? 1 : 0}`,
    `fontColor=${ink}`,
    `fontSize=${size}`,
    `fontStyle=${isBold ? 1 : 0}`,
    'fontFamily=Arial',
  ]
}

const styleOf = (parts: readonly string[]) => `${parts.join(';')};`

const labelOf = (lines: readonly string[]) => lines.map(escapedXml).join('&#10;')
