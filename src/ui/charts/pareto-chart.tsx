import { ResponsiveContainer, Scatter, ScatterChart, XAxis, YAxis, ZAxis } from 'recharts'
import { useFormat } from '../format-context.tsx'
import { onPlainClick } from '../plain-click.ts'

/** One design: what it costs in drives, how fast it reads, what it offers. */
export type ParetoPoint = {
  readonly id: string
  readonly name: string
  /** Its label, short; null for most, which would cover each other. */
  readonly label: string | null
  readonly drives: number
  readonly readMs: number
  readonly usableTb: number
  readonly href: string
  readonly onFront: boolean
}

type ParetoChartProps = {
  readonly points: readonly ParetoPoint[]
  /** One sentence that says what there is to see; the accessible name. */
  readonly takeaway: string
  readonly open: (point: ParetoPoint) => void
}

/** Areas of the circles, in square pixels, from the least usable space to the most. */
const areas = [30, 260] as const

/** Designs by drives and read latency; the larger a circle, the more usable space. */
export function ParetoChart({ points, takeaway, open }: ParetoChartProps) {
  const format = useFormat()
  const front = points.filter(({ onFront }) => onFront)
  const others = points.filter(({ onFront }) => !onFront)
  const axis = { type: 'number', tickLine: false, tickCount: 6 } as const
  const shape = (props: unknown) => <Circle {...(props as CircleProps)} open={open} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <div className="chart pareto" role="group" aria-label={takeaway}>
      <ResponsiveContainer width="100%" height={360}>
        <ScatterChart
          margin={{ top: 16, right: 96, bottom: 28, left: 8 }}
          accessibilityLayer={false}
        >
          <XAxis
            {...axis}
            dataKey="drives"
            domain={[0, 'auto']}
            tickFormatter={(value: number) => format.number(value, 0)}
            label={{ value: 'Drives in all', position: 'insideBottom', offset: -16 }}
          />
          <YAxis
            {...axis}
            dataKey="readMs"
            domain={[0, 'auto']}
            width={48}
            tickFormatter={(value: number) => format.number(value, 0)}
            label={{ value: 'ms', position: 'insideLeft', offset: 4 }}
          />
          <ZAxis type="number" dataKey="usableTb" range={[...areas]} />
          <Scatter data={[...others]} shape={shape} isAnimationActive={false} />
          <Scatter data={[...front]} shape={shape} isAnimationActive={false} />
        </ScatterChart>
      </ResponsiveContainer>
    </div>
  )
}

type CircleProps = {
  readonly cx?: number
  readonly cy?: number
  readonly size?: number
  readonly payload?: ParetoPoint
}

/** A point that opens its design; a new window opens the address itself. */
function Circle({
  cx = 0,
  cy = 0,
  size = areas[0],
  payload: point,
  open,
}: CircleProps & Pick<ParetoChartProps, 'open'>) {
  if (!point) return null
  const radius = Math.sqrt(size / Math.PI)
  return (
    <a
      href={point.href}
      aria-label={point.label === null ? point.name : `${point.label}. ${point.name}`}
      tabIndex={point.onFront ? 0 : -1}
      onClick={onPlainClick(() => open(point))}
    >
      <title>{point.name}</title>
      <circle
        className={point.onFront ? 'pareto-point on-front' : 'pareto-point'}
        cx={cx}
        cy={cy}
        r={radius}
      />
      {point.label !== null && (
        <text x={cx + radius + 5} y={cy} dominantBaseline="central">
          {point.label}
        </text>
      )}
    </a>
  )
}
