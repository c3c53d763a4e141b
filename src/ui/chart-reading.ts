import { type DataCell, textOfCell } from './cell.tsx'
import type { CsvLine } from './csv.ts'
import type { Format } from './format.ts'
import { tableFileLines } from './table.ts'

/** One figure at a place of a chart; `name` is empty if the place already names the figure. */
type ReadFigure = { readonly name: string; readonly value: DataCell }

export type ChartReading = {
  /** Name of the place that is read, such as `Year 3`. */
  readonly name: DataCell
  readonly figures: readonly ReadFigure[]
  /** Position of the place in units of the x axis; bars are located by their order instead. */
  readonly x?: number
  readonly ys?: readonly number[]
}

/** Every figure drawn in a chart, in the order of the arrow keys. */
export type ChartReadings = {
  /** Head of the column of places in a file. */
  readonly head: string
  /** Words after the name of a place that is read alone, such as its unit. */
  readonly after?: string
  /** How places are located: bars below each other, along the x axis, or as points. */
  readonly as: 'rows' | 'across' | 'points'
  readonly all: readonly ChartReading[]
}

/** A reading as one line: `Year 3: needed 1,200 GB, offered 1,400 GB`. */
export function readingText(readings: ChartReadings, at: number, format: Format): string {
  const reading = readings.all[at]
  if (!reading) return ''
  const [name, figures] = [
    readingPlaceText(readings, reading, format),
    readingFiguresText(reading, format),
  ]
  return [name, figures].filter(Boolean).join(': ')
}

export function readingPlaceText(
  { after }: ChartReadings,
  { name }: ChartReading,
  format: Format,
): string {
  return [textOfCell(name, format), after].filter(Boolean).join(' ')
}

export function readingFiguresText({ figures }: ChartReading, format: Format): string {
  return figures
    .filter(({ value }) => value !== null)
    .map((one) => [one.name, valueText(one.value, format)].filter(Boolean).join(' '))
    .join(', ')
}

/** A figure without its cautions, which the table shows. */
function valueText(value: DataCell, format: Format): string {
  const isWorked = value !== null && typeof value === 'object' && 'how' in value
  return isWorked ? format.text(value) : textOfCell(value, format)
}

/** The drawn figures as lines of a file: one line per place, one column per figure. */
export function readingFileLines({ head, all }: ChartReadings, format: Format): CsvLine[] {
  const names = [...new Set(all.flatMap(({ figures }) => figures.map(({ name }) => name)))]
  const columns = names.map((name) => ({
    head: name || 'Figure',
    of: ({ figures }: ChartReading) => figures.find((one) => one.name === name)?.value ?? '',
  }))
  return tableFileLines(
    { rows: all, columns: [{ head, of: ({ name }: ChartReading) => name }, ...columns] },
    format,
  )
}

/** Position of a place, in pixels of the drawing. */
export type ReadingPlace = { readonly x: number; readonly ys: readonly number[] }

/** Index of the place nearest to the pointer; null without places. */
export function nearestReadingPlace(
  places: readonly ReadingPlace[],
  as: ChartReadings['as'],
  at: { readonly x: number; readonly y: number },
): number | null {
  const far = ({ x, ys }: ReadingPlace) => {
    const across = Math.abs(x - at.x)
    const up = Math.min(...ys.map((y) => Math.abs(y - at.y)))
    if (as === 'rows') return up
    return as === 'points' ? Math.hypot(across, up) : across
  }
  let nearest: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, place] of places.entries()) {
    const distance = far(place)
    if (distance < least) {
      least = distance
      nearest = index
    }
  }
  return nearest
}
