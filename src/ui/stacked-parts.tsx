import type { ReactNode } from 'react'
import type { Unit } from '../engine/core/units.ts'
import type { DataCell } from './cell.tsx'
import type { ChartReadings } from './chart-reading.ts'
import './stacked-parts.css'

/** How a part is drawn; looks differ in grayscale too. */
export type PartPattern = 'solid' | 'diagonal' | 'dots' | 'ruled' | 'open'

/** A part that bars are made of, in stacking order. */
export type ChartPart = { readonly key: string; readonly name: string; readonly look: PartPattern }

/** One bar: its name, a short name for narrow charts, and the values of its parts by key. */
export type ChartBar = {
  readonly name: string
  readonly short: string
  readonly values: Readonly<Record<string, number>>
}

/** Height of a named bar, without and with its name and spacing. */
export const barPx = 28
export const bandPx = 60

/** Distance between two lines of the legend. */
export const legendLinePx = 19

/** Height of a chart of these bars, in pixels; a single bar has no name above it. */
export function stackedHeight({ length }: readonly ChartBar[]): number {
  return length > 1 ? 46 + length * bandPx : 112
}

/** Name of a chart part after a swatch of its look, as a table cell. */
export function swatchCell({ name, look }: ChartPart, drawn: ReactNode = name): DataCell {
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

/** One reading per bar, with a figure for each part above zero; a single bar has no name. */
export function stackedReadings(
  parts: readonly ChartPart[],
  bars: readonly ChartBar[],
  unit: Unit,
): ChartReadings {
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
