import { Scatter, ZAxis } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { ChartPlot } from '../../ui/chart-plot.tsx'
import { onPlainClick } from '../../ui/plain-click.ts'

/** One design: what it costs in drives, how fast it reads, what it offers. */
export type ParetoPoint = {
  readonly id: string
  readonly name: string
  /** Its label, short; null for most, which would cover each other. */
  readonly label: { readonly full: string; readonly short: string } | null
  readonly drives: number
  readonly readMs: number
  readonly usableTb: number
  readonly href: string
  readonly onFront: boolean
}

type ParetoChartProps = {
  readonly points: readonly ParetoPoint[]
  readonly size: ChartSize
  readonly open: (point: ParetoPoint) => void
}

/** Areas of the circles, in square pixels, from the least usable space to the most. */
const areas = [30, 260] as const

/** About as wide as a character of a label is, with what stands around the label. */
const characterPx = 7.5

/** The room left of the points. */
const besidePx = 48

/** Designs by drives and read latency; the larger a circle, the more usable space. */
export function ParetoChart({ points, size, open }: ParetoChartProps) {
  const front = points.filter(({ onFront }) => onFront)
  const others = points.filter(({ onFront }) => !onFront)
  const axis = { domain: [0, 'auto'], tickCount: 6 } as const
  const shape = (props: unknown) => (
    <Circle {...(props as CircleProps)} open={open} end={size.width} />
  )
  return (
    <ChartPlot
      size={size}
      margin={{ top: 16, right: 24 }}
      across={{ ...axis, dataKey: 'drives', label: 'Drives in all' }}
      up={{
        ...axis,
        dataKey: 'readMs',
        width: 48,
        label: {
          value: 'Database reads, ms',
          angle: -90,
          position: 'insideLeft',
          offset: 4,
          style: { textAnchor: 'middle' },
        },
      }}
    >
      <ZAxis type="number" dataKey="usableTb" range={[...areas]} />
      <Scatter data={[...others]} shape={shape} isAnimationActive={false} />
      <Scatter data={[...front]} shape={shape} isAnimationActive={false} />
    </ChartPlot>
  )
}

type CircleProps = {
  readonly cx?: number
  readonly cy?: number
  readonly size?: number
  readonly payload?: ParetoPoint
}

const pointLooks = {
  onFront: { fill: 'var(--accent)', fillOpacity: 0.75, stroke: 'var(--accent)' },
  other: { fill: 'var(--ground)', fillOpacity: 0.6, stroke: 'var(--line-strong)' },
} as const

/** A point that opens its design; a new window opens the address itself. */
function Circle({
  cx = 0,
  cy = 0,
  size = areas[0],
  payload: point,
  open,
  end,
}: CircleProps & Pick<ParetoChartProps, 'open'> & { readonly end: number }) {
  if (!point) return null
  const radius = Math.sqrt(size / Math.PI)
  const label = labelWithin(point, end)
  return (
    <a
      href={point.href}
      aria-label={label === null ? point.name : `${label}. ${point.name}`}
      tabIndex={point.onFront ? 0 : -1}
      onClick={onPlainClick(() => open(point))}
    >
      <title>{point.name}</title>
      <circle
        className="pareto-point"
        {...(point.onFront ? pointLooks.onFront : pointLooks.other)}
        cx={cx}
        cy={cy}
        r={radius}
      />
      {label !== null && (
        <text dominantBaseline="central" {...placeOf(label, { cx, cy, radius, end })}>
          {label}
        </text>
      )}
    </a>
  )
}

/** The label of a point, the short one where the chart is too narrow for more. */
function labelWithin({ label }: ParetoPoint, width: number): string | null {
  if (!label) return null
  return label.full.length * characterPx < width - besidePx ? label.full : label.short
}

type Place = Readonly<Record<'cx' | 'cy' | 'radius' | 'end', number>>

/** Where a label stands: right of its point, or where that would leave the chart left of it or above. */
function placeOf({ length }: string, { cx, cy, radius, end }: Place) {
  const beside = radius + 5
  if (cx + beside + length * characterPx <= end) return { x: cx + beside, y: cy }
  if (length * characterPx <= cx - beside)
    return { x: cx - beside, y: cy, textAnchor: 'end' } as const
  return { x: end, y: cy - radius - 9, textAnchor: 'end' } as const
}
