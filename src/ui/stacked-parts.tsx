import type { ReactNode } from 'react'
import type { Unit } from '../engine/core/units.ts'
import type { Cell } from './cell.tsx'
import type { Readings } from './chart-reading.ts'
import './stacked-parts.css'

/** How a part is drawn: no two look alike in greyscale either. */
export type Look = 'solid' | 'diagonal' | 'dots' | 'ruled' | 'open'

/** A part that bars are made of, in the order they are stacked. */
export type ChartPart = { readonly key: string; readonly name: string; readonly look: Look }

/** One bar: what it is called, in full and where there is little room, and its parts' values. */
export type ChartBar = {
  readonly name: string
  readonly short: string
  readonly values: Readonly<Record<string, number>>
}

/** A named bar, and the space of it and its name. */
export const barPx = 28
export const bandPx = 60

/** How far below each other the lines of its legend are. */
export const legendLinePx = 19

/** How high a chart of so many bars is; a single one has no name of its own. */
export function stackedHeight({ length }: readonly ChartBar[]): number {
  return length > 1 ? 46 + length * bandPx : 112
}

/** The name of a part of a chart, beside what it looks like there. */
export function swatchCell({ name, look }: ChartPart, drawn: ReactNode = name): Cell {
  return {
    drawn: (
      <>
        <span className={`swatch ${look}`} aria-hidden="true" />
        {drawn}
      </>
    ),
    text: name,
  }
}

/** The figures of every bar, part by part; of a single bar, which has no name, part after part. */
export function stackedReadings(
  parts: readonly ChartPart[],
  bars: readonly ChartBar[],
  unit: Unit,
): Readings {
  return {
    head: 'Bar',
    as: 'rows',
    all: bars.map(({ name, values }) => ({
      name: bars.length > 1 ? name : '',
      figures: parts
        .filter(({ key }) => values[key])
        .map((part) => ({ name: part.name, value: { amount: values[part.key] ?? 0, unit } })),
    })),
  }
}
