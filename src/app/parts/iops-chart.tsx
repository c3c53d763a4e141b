import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useFormat } from '../ui/format-context.tsx'
import { type IopsSegment, segmentFills } from './iops-segments.ts'

type IopsChartProps = {
  readonly segments: readonly IopsSegment[]
  /** One sentence that says what there is to see; the chart's accessible name. */
  readonly takeaway: string
  /** Width and height in CSS pixels for paper; without it the chart fills its column. */
  readonly fixed?: { readonly width: number; readonly height: number }
}

/** The load of one server as one stacked bar: transactional, logs, maintenance, reserve. */
export function IopsChart({ segments, takeaway, fixed }: IopsChartProps) {
  const format = useFormat()
  const row = Object.fromEntries(segments.map(({ key, value }) => [key, value]))
  const total = segments.reduce((sum, { value }) => sum + value, 0)
  const bar = (
    <BarChart
      {...fixed}
      data={[{ name: 'IOPS', ...row }]}
      layout="vertical"
      margin={{ top: 4, right: 20, bottom: 4, left: 8 }}
      accessibilityLayer={false}
    >
      <Patterns />
      <XAxis
        type="number"
        domain={[0, Math.max(1, total)]}
        tickLine={false}
        tickCount={5}
        tickFormatter={(value: number) => format.number(value)}
        allowDecimals={false}
        niceTicks="auto"
      />
      <YAxis type="category" dataKey="name" hide />
      {segments.map((segment) => (
        <Bar
          key={segment.key}
          dataKey={segment.key}
          stackId="load"
          fill={segmentFills[segment.key]}
          className={`segment segment-${segment.key}`}
          isAnimationActive={false}
        >
          {segment.value / total > 0.09 && (
            <LabelList
              dataKey={segment.key}
              position="center"
              content={({ x, y, width, height }) => (
                <text
                  x={Number(x) + Number(width) / 2}
                  y={Number(y) + Number(height) / 2}
                  className={`segment-label on-${segment.key}`}
                  textAnchor="middle"
                  dominantBaseline="central"
                >
                  {segment.text}
                </text>
              )}
            />
          )}
        </Bar>
      ))}
    </BarChart>
  )
  return (
    <div className="chart" role="img" aria-label={takeaway}>
      {fixed ? (
        bar
      ) : (
        <ResponsiveContainer width="100%" height={112}>
          {bar}
        </ResponsiveContainer>
      )}
    </div>
  )
}

/** Patterns beside colours, so that the parts differ in greyscale too. */
function Patterns() {
  return (
    <defs>
      <pattern id="pattern-logs" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="pattern-ground logs" />
        <path d="M0 6 6 0" className="pattern-line logs" />
      </pattern>
      <pattern id="pattern-maintenance" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="pattern-ground maintenance" />
        <circle cx="3" cy="3" r="1.2" className="pattern-dot maintenance" />
      </pattern>
      <pattern id="pattern-reserve" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="pattern-ground reserve" />
        <path d="M0 3H6" className="pattern-line reserve" />
      </pattern>
    </defs>
  )
}
