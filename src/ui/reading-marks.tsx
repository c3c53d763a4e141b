import { nice, ticks } from 'd3-array'
import { useContext, useLayoutEffect, useMemo } from 'react'
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import type { ChartReadings, ReadingPlace } from './chart-reading.ts'
import { ChartReadingContext } from './chart-stage.tsx'
import { barPx } from './stacked-parts.tsx'

type Area = NonNullable<ReturnType<typeof usePlotArea>>
type Scale = ReturnType<typeof useXAxisScale>

/** Marks the place being read, and reports where all places lie; once in every chart. */
export function ReadingMarks() {
  const reader = useContext(ChartReadingContext)
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

function placesOf(
  { all, as }: ChartReadings,
  area: Area,
  across: Scale,
  up: Scale,
): ReadingPlace[] {
  const bottom = area.y + area.height
  return all.map(({ x = 0, ys = [] }, index) => {
    const share = (index + 0.5) / all.length
    if (as === 'rows') return { x: area.x, ys: [area.y + share * area.height] }
    const heights = ys.map((y) => Math.max(area.y, up?.(y) ?? bottom))
    return { x: across?.(x) ?? area.x, ys: heights }
  })
}

type MarkProps = {
  readonly readings: ChartReadings
  readonly area: Area
  readonly at: ReadingPlace
}

const outline = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.5 } as const

function Mark({ readings: { as }, area, at: { x, ys } }: MarkProps) {
  const [y = area.y] = ys
  switch (as) {
    case 'rows': {
      const height = Math.min(area.height, barPx + 8)
      const box = { x: area.x, y: y - height / 2, width: area.width, height }
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

/** Path of a circle with a radius of 4 pixels. */
function circleAt(x: number, y: number): string {
  return `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`
}

/** Evenly spaced round ticks from 0 to at least `most`, in about `steps` steps. */
export function evenTicks(most: number, steps: number): readonly number[] {
  const [, end] = nice(0, most, steps)
  return ticks(0, end, steps)
}

/** Ticks at whole numbers only, for an axis of counts. */
export function wholeTicks(most: number, steps: number): readonly number[] {
  return evenTicks(most, steps).filter(Number.isInteger)
}
