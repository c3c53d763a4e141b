import { useId } from 'react'
import {
  Bar,
  BarChart,
  LabelList,
  usePlotArea,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts'
import type { Unit } from '../engine/core/units.ts'
import type { ChartSize } from './chart-frame.tsx'
import { useFormat } from './format-context.tsx'
import { PartPatternDefs, partPatternEdge, partPatternFill } from './part-patterns.tsx'
import { evenTicks, ReadingMarks, wholeTicks } from './reading-marks.tsx'
import {
  bandPx,
  barPx,
  type ChartBar,
  type ChartPart,
  legendLinePx,
  type PartPattern,
} from './stacked-parts.tsx'

type StackedChartProps = {
  readonly parts: readonly ChartPart[]
  readonly bars: readonly ChartBar[]
  readonly unit: Unit
  readonly size: ChartSize
}

/** Estimated width of a label's character, at its largest. */
const characterPx = 7.5

/** Mean free space on either side of the bars. */
const besidePx = 16

/** Estimated width of a legend's character, and the gap between two legend names. */
const legendCharacterPx = 7.1
const legendGapPx = 16

/** Stacked bars below each other on one scale; parts are labeled where there is room. */
export function StackedChart({ parts, bars, unit, size }: StackedChartProps) {
  const format = useFormat()
  const id = useId()
  const named = bars.length > 1
  const longest = Math.max(1, ...bars.map(({ values }) => total(values)))
  // For a single bar, the legend has the figure of a part that is too narrow for it.
  const inLegend = ({ key, name }: ChartPart) => {
    const value = bars[0]?.values[key] ?? 0
    const { number } = format.valueQuantity(value, unit)
    return named || fits(number, (value / longest) * (size.width - 2 * besidePx))
      ? name
      : `${name}: ${number}`
  }
  // Round ticks, none beyond the longest bar: its parts get the full width for their labels.
  const ticks = (unit === '%' ? evenTicks : wholeTicks)(longest, 4).filter((at) => at <= longest)
  return (
    <BarChart
      {...size}
      data={[...bars]}
      layout="vertical"
      margin={{ top: named ? 12 : 4, right: 2 * besidePx - 8, bottom: 4, left: 8 }}
      barCategoryGap={named ? (bandPx - barPx) / 2 : '10%'}
      accessibilityLayer={false}
    >
      <PartPatternDefs id={id} />
      <XAxis
        type="number"
        domain={[0, longest]}
        tickLine={false}
        ticks={ticks}
        interval={0}
        tickFormatter={(value: number, at: number) =>
          // Only the last tick has the unit: the most room is there.
          at === ticks.length - 1
            ? format.value(value, unit)
            : format.valueQuantity(value, unit).number
        }
      />
      <YAxis
        type="category"
        dataKey="name"
        hide={!named}
        mirror
        width={1}
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={(props: YAxisTickContentProps) => <BarName {...props} bars={bars} />}
      />
      {parts.map(({ key, look }) => (
        <Bar
          key={key}
          dataKey={({ values }: ChartBar) => values[key] ?? 0}
          stackId="bar"
          fill={partPatternFill(look, id)}
          stroke={partPatternEdge(look)}
          isAnimationActive={false}
        >
          <LabelList
            dataKey={({ values }: ChartBar) => values[key] ?? 0}
            position="center"
            content={({ x, y, width: room, height: tall, value }) => (
              <PartLabel
                text={format.valueQuantity(Number(value), unit).number}
                look={look}
                at={{ x: Number(x), y: Number(y), width: Number(room), height: Number(tall) }}
              />
            )}
          />
        </Bar>
      ))}
      <ReadingMarks />
      {parts.length > 1 && (
        <Legend
          id={id}
          parts={parts
            .filter(({ key }) =>
              bars.some(({ values }) => ((values[key] ?? 0) / longest) * size.width >= 1),
            )
            .map((part) => ({ ...part, name: inLegend(part) }))}
          size={size}
        />
      )}
    </BarChart>
  )
}

type LegendProps = {
  readonly id: string
  readonly parts: readonly ChartPart[]
  readonly size: ChartSize
}

/** Names of the parts below a saved picture; on the page, the table has them. */
function Legend({ id, parts, size }: LegendProps) {
  const places = legendPlaces(parts, size.width - 8)
  return (
    <g
      className="legend"
      data-lines={1 + (places.at(-1)?.line ?? 0)}
      transform={`translate(8 ${size.height + 8})`}
    >
      {parts.map(({ key, name, look }, at) => {
        const { left = 0, line = 0 } = places[at] ?? {}
        return (
          <g key={key} transform={`translate(${left} ${line * legendLinePx})`}>
            <rect
              width={12}
              height={12}
              stroke="var(--line-strong)"
              fill={partPatternFill(look, id)}
            />
            <text x={18} y={10}>
              {name}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Position of each name: pixels from the left, and a line no wider than the chart. */
function legendPlaces(parts: readonly ChartPart[], room: number) {
  let [left, line] = [0, 0]
  return parts.map(({ name }) => {
    const width = 34 + name.length * legendCharacterPx
    if (left > 0 && left + width - legendGapPx > room) [left, line] = [0, line + 1]
    const place = { left, line }
    left += width
    return place
  })
}

function total(values: Readonly<Record<string, number>>): number {
  return Object.values(values).reduce((sum, value) => sum + value, 0)
}

type BarNameProps = YAxisTickContentProps & { readonly bars: readonly ChartBar[] }

/** Name of a bar above the bar, which gets the full width; the short name if there is no room. */
function BarName({ y, payload, bars }: BarNameProps) {
  const area = usePlotArea()
  const bar = bars[payload.index]
  if (!area || !bar) return null
  const fits = bar.name.length * characterPx <= area.width
  return (
    <text x={area.x} y={Number(y) - barPx / 2 - 6} className="bar-name">
      {fits ? bar.name : bar.short}
    </text>
  )
}

type PartLabelProps = {
  readonly text: string
  readonly look: PartPattern
  readonly at: { readonly [Side in 'x' | 'y' | 'width' | 'height']: number }
}

function fits(text: string, width: number): boolean {
  return width >= text.length * characterPx + 6
}

/** Figure within a part if it fits; otherwise the legend of a single bar, or the table, has it. */
function PartLabel({ text, look, at }: PartLabelProps) {
  if (!fits(text, at.width)) return null
  return (
    <text
      x={at.x + at.width / 2}
      y={at.y + at.height / 2}
      className={`segment-label outlined strong on-${look}`}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {text}
    </text>
  )
}
