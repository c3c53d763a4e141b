import { Scatter, ZAxis } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { ChartPlot } from '../../ui/chart-plot.tsx'
import { onPlainClick } from '../../ui/plain-click.ts'

export type ParetoPoint = {
  readonly id: string
  readonly name: string
  /** Label; null for most points, whose labels would overlap. */
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

/** Circle areas in square pixels, for the least and the most usable space. */
const areas = [30, 260] as const

/** Approximate label width per character, padding included. */
const characterPx = 7.5

/** Space left of the plot. */
const besidePx = 48

/** Scatter chart: drives across, read latency up, circle area by usable space. */
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

/** Circle that links to its design; a modified click opens the address in a new window. */
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

/** Label of a point; the short form if the chart is too narrow. */
function labelWithin({ label }: ParetoPoint, width: number): string | null {
  if (!label) return null
  return label.full.length * characterPx < width - besidePx ? label.full : label.short
}

type Place = Readonly<Record<'cx' | 'cy' | 'radius' | 'end', number>>

/** Label position: right of the point; without room there, left of the point or above. */
function placeOf({ length }: string, { cx, cy, radius, end }: Place) {
  const beside = radius + 5
  if (cx + beside + length * characterPx <= end) return { x: cx + beside, y: cy }
  if (length * characterPx <= cx - beside)
    return { x: cx - beside, y: cy, textAnchor: 'end' } as const
  return { x: end, y: cy - radius - 9, textAnchor: 'end' } as const
}
