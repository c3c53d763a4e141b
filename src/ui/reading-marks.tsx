import { nice, ticks } from 'd3-array'
import { useContext, useLayoutEffect, useMemo } from 'react'
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import type { Readings, ReadPlace } from './chart-reading.ts'
import { ChartReader } from './chart-stage.tsx'
import { barPx } from './stacked-parts.tsx'

type Area = NonNullable<ReturnType<typeof usePlotArea>>
type Scale = ReturnType<typeof useXAxisScale>

/** Marks the place of a chart whose figures are read, and says where its places lie; in every chart once. */
export function ReadingMarks() {
  const reader = useContext(ChartReader)
  const area = usePlotArea()
  const across = useXAxisScale()
  const up = useYAxisScale()
  const readings = reader?.readings
  const places = useMemo(
    () => (readings && area ? placesOf(readings, area, across, up) : []),
    [readings, area, across, up],
  )
  const place = reader?.place
  useLayoutEffect(() => place?.(places), [place, places])
  const at = reader?.shown === null || !reader ? undefined : places[reader.shown]
  if (!reader || !area || !at) return null
  return (
    <g className="reading-mark" pointerEvents="none">
      <Mark readings={reader.readings} area={area} at={at} />
    </g>
  )
}

function placesOf({ all, as }: Readings, area: Area, across: Scale, up: Scale): ReadPlace[] {
  const bottom = area.y + area.height
  return all.map(({ x = 0, ys = [] }, index) => {
    const share = (index + 0.5) / all.length
    if (as === 'rows') return { x: area.x, ys: [area.y + share * area.height] }
    if (as === 'columns') return { x: area.x + share * area.width, ys: [bottom] }
    const heights = ys.map((y) => Math.max(area.y, up?.(y) ?? bottom))
    return { x: across?.(x) ?? area.x, ys: heights }
  })
}

type MarkProps = { readonly readings: Readings; readonly area: Area; readonly at: ReadPlace }

const outline = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.5 } as const

function Mark({ readings: { all, as }, area, at: { x, ys } }: MarkProps) {
  const [y = area.y] = ys
  switch (as) {
    case 'rows': {
      const height = Math.min(area.height, barPx + 8)
      const box = { x: area.x, y: y - height / 2, width: area.width, height }
      return <rect className="reading-band" {...box} {...outline} />
    }
    case 'columns': {
      const width = area.width / all.length
      const box = { x: x - width / 2, y: area.y, width, height: area.height }
      return <rect className="reading-band" {...box} {...outline} />
    }
    case 'points':
      return <circle cx={x} cy={y} r={12} {...outline} />
    case 'across':
      return (
        <>
          <line stroke="var(--ink)" x1={x} x2={x} y1={area.y} y2={area.y + area.height} />
          <path
            fill="var(--ground)"
            stroke="var(--ink)"
            strokeWidth={2}
            d={ys.map((height) => circleAt(x, height)).join('')}
          />
        </>
      )
  }
}

/** The outline of a circle of 4 pixels. */
function circleAt(x: number, y: number): string {
  return `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`
}

/** Marks of an axis from 0 to no less than a value, alike far apart at round numbers, in about so many steps. */
export function evenTicks(most: number, steps: number): readonly number[] {
  const [, end] = nice(0, most, steps)
  return ticks(0, end, steps)
}

/** The same at whole numbers alone, for an axis of what is counted. */
export function wholeTicks(most: number, steps: number): readonly number[] {
  return evenTicks(most, steps).filter(Number.isInteger)
}
