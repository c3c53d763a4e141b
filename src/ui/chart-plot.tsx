import type { ReactNode } from 'react'
import { ComposedChart, XAxis, type XAxisProps, YAxis, type YAxisProps } from 'recharts'
import type { ChartSize } from './chart-frame.tsx'
import { useFormat } from './format-context.tsx'
import { ReadingMarks } from './reading-marks.tsx'

type ChartPlotProps = {
  readonly size: ChartSize
  readonly data?: readonly object[]
  /** Free space above the plot and to its right, in pixels. */
  readonly margin: { readonly top: number; readonly right: number }
  readonly across: Omit<XAxisProps, 'ref'> & { readonly label: string }
  readonly up: Omit<YAxisProps, 'ref'>
  readonly children: ReactNode
}

/** Plot of a numeric chart: its axes, its marks, and the readings by pointer and keys. */
export function ChartPlot({ size, data, margin, across, up, children }: ChartPlotProps) {
  const format = useFormat()
  const tickFormatter = (value: number) => format.number(value, 0)
  const axis = { type: 'number', tickLine: false, tickFormatter } as const
  return (
    <ComposedChart
      {...size}
      {...(data && { data: [...data] })}
      margin={{ ...margin, bottom: 28, left: 8 }}
      accessibilityLayer={false}
    >
      <XAxis
        {...axis}
        {...across}
        label={{ value: across.label, position: 'insideBottom', offset: -16 }}
      />
      <YAxis {...axis} {...up} />
      {children}
      <ReadingMarks />
    </ComposedChart>
  )
}
