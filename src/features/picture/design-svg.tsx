import {
  type DrawingPage,
  linkEndsLookup,
  placedLinkText,
  placedShapeText,
  type Shape,
  type ShapeLink,
  type ShapeLook,
  shapePaints,
} from '../../drawings/index.ts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { PartPatternDefs, partPatternFill } from '../../ui/part-patterns.tsx'
import { roundPx } from '../../ui/text-px.ts'

type DrawingProps = {
  readonly page: DrawingPage
  readonly style: ChartSize['style']
  /** Prefix for the ids of fill patterns. */
  readonly id: string
}

export function DesignSvg({ page, style, id }: DrawingProps) {
  const { width, height, shapes, links } = page
  const ends = linkEndsLookup(page)
  return (
    <svg
      className="design-drawing"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={style}
      aria-hidden="true"
    >
      <PartPatternDefs id={id} />
      {shapes.map((shape) => (
        <ShapeMarks key={shape.id} shape={shape} id={id} />
      ))}
      {links.map((link) => (
        <LinkMarks key={link.id} link={link} ends={ends(link)} />
      ))}
    </svg>
  )
}

/** Fill patterns that distinguish these looks without color. */
const patterns: { readonly [look in ShapeLook]?: Parameters<typeof partPatternFill>[0] } = {
  active: 'solid',
  passive: 'diagonal',
  lagged: 'dots',
  log: 'ruled',
  restore: 'dots',
}

function ShapeMarks({ shape, id }: { readonly shape: Shape; readonly id: string }) {
  const { look, box, parts } = shape
  const { fill, stroke } = shapePaints[look]
  const pattern = patterns[look]
  const kind = `look-${look}`
  const edge = (fill !== null || stroke !== null) && (
    <rect
      className={kind}
      x={roundPx(box.x)}
      y={roundPx(box.y)}
      width={roundPx(box.width)}
      height={roundPx(box.height)}
      style={pattern && { fill: partPatternFill(pattern, id) }}
    />
  )
  // Most shapes are drives; a group for each would enlarge the prerendered home page.
  if (parts.length === 0 && shape.lines.length === 0) return edge
  return (
    <g>
      {edge}
      {placedShapeText(shape).map(({ at: [x, y], text }) => (
        <text key={text} className={kind} x={roundPx(x)} y={roundPx(y)}>
          {text}
        </text>
      ))}
      {parts.map((part) => (
        <ShapeMarks key={part.id} shape={part} id={id} />
      ))}
    </g>
  )
}

type LinkMarksProps = {
  readonly link: ShapeLink
  readonly ends: ReturnType<ReturnType<typeof linkEndsLookup>>
}

function LinkMarks({ link, ends }: LinkMarksProps) {
  const [[x1, y1], [x2, y2]] = ends
  const { anchor, words } = placedLinkText(link, ends)
  return (
    <g className={`link-${link.look}`}>
      <line {...{ x1, y1, x2, y2 }} />
      {words.map(({ at: [x, y], text }) => (
        <text key={text} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  )
}
