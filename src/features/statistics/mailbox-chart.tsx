import { useId } from 'react'
import { Bar, BarChart, XAxis, YAxis } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { LookPatterns, lookFill, segmentEdge } from '../../ui/look-patterns.tsx'
import { ReadingMarks } from '../../ui/reading-marks.tsx'
import type { ChartPart } from '../../ui/stacked-parts.tsx'

type MailboxChartProps = {
  readonly bars: readonly { readonly name: string; readonly counts: readonly number[] }[]
  /** Tiers in order. */
  readonly parts: readonly ChartPart[]
  readonly across: string
  readonly size: ChartSize
}

/** Stacked bars of mailboxes by size or messages, split by tier. */
export function MailboxChart({ bars, parts, across, size }: MailboxChartProps) {
  const format = useFormat()
  const id = useId()
  return (
    <BarChart
      {...size}
      data={[...bars]}
      margin={{ top: 24, right: 8, bottom: 28, left: 8 }}
      barCategoryGap={2}
      accessibilityLayer={false}
    >
      <LookPatterns id={id} />
      <XAxis
        type="category"
        dataKey="name"
        tickLine={false}
        interval="equidistantPreserveStart"
        label={{ value: across, position: 'insideBottom', offset: -16 }}
      />
      <YAxis
        type="number"
        tickLine={false}
        width={64}
        allowDecimals={false}
        tickFormatter={(value: number) => format.number(value, 0)}
        label={{ value: 'mailboxes', position: 'top', offset: 10 }}
      />
      {parts.map(({ key, look }, at) => (
        <Bar
          key={key}
          dataKey={({ counts }: MailboxChartProps['bars'][number]) => counts[at] ?? 0}
          stackId="tiers"
          fill={lookFill(look, id)}
          stroke={segmentEdge(look)}
          isAnimationActive={false}
        />
      ))}
      <ReadingMarks />
    </BarChart>
  )
}
