import { type Cell, textOf } from './cell.tsx'
import type { CsvLine } from './csv.ts'
import type { Format } from './format.ts'
import { linesOf } from './table.ts'

/** One figure at a place of a chart; without a name, the place says what it is of. */
type ReadFigure = { readonly name: string; readonly value: Cell }

/** The readings of a chart at one of its places. */
export type Reading = {
  /** As `Year 3`. */
  readonly name: Cell
  readonly figures: readonly ReadFigure[]
  /** Where it lies on the axes; bars are found by their order. */
  readonly x?: number
  readonly ys?: readonly number[]
}

/** Every figure that is drawn in a chart, in the order that the arrow keys go. */
export type Readings = {
  /** The head of their column in a file. */
  readonly head: string
  /** The words after the name of a place where it is read by itself. */
  readonly after?: string
  /** How a place is found: bars below or beside each other, along the axis across, or as points. */
  readonly as: 'rows' | 'columns' | 'across' | 'points'
  readonly all: readonly Reading[]
}

/** A reading in a line: `Year 3: needed 1,200 GB, offered 1,400 GB`. */
export function readingText(readings: Readings, at: number, format: Format): string {
  const reading = readings.all[at]
  if (!reading) return ''
  const [name, figures] = [placeText(readings, reading, format), figuresText(reading, format)]
  return [name, figures].filter(Boolean).join(': ')
}

/** The place of a reading, with its unit. */
export function placeText({ after }: Readings, { name }: Reading, format: Format): string {
  return [textOf(name, format), after].filter(Boolean).join(' ')
}

/** The figures of a reading, each with its name. */
export function figuresText({ figures }: Reading, format: Format): string {
  return figures
    .filter(({ value }) => value !== null)
    .map((one) => [one.name, valueText(one.value, format)].filter(Boolean).join(' '))
    .join(', ')
}

/** A figure without its marks, which its table has. */
function valueText(value: Cell, format: Format): string {
  const isWorked = value !== null && typeof value === 'object' && 'how' in value
  return isWorked ? format.text(value) : textOf(value, format)
}

/** The figures drawn, as lines of a file: a line for each place, a column for each figure. */
export function readingLines({ head, all }: Readings, format: Format): CsvLine[] {
  const names = [...new Set(all.flatMap(({ figures }) => figures.map(({ name }) => name)))]
  const columns = names.map((name) => ({
    head: name || 'Figure',
    of: ({ figures }: Reading) => figures.find((one) => one.name === name)?.value ?? '',
  }))
  return linesOf(
    { rows: all, columns: [{ head, of: ({ name }: Reading) => name }, ...columns] },
    format,
  )
}

/** A place of a chart in pixels of its drawing. */
export type ReadPlace = { readonly x: number; readonly ys: readonly number[] }

/** The place nearest to where a pointer is; null without any. */
export function nearestPlace(
  places: readonly ReadPlace[],
  as: Readings['as'],
  at: { readonly x: number; readonly y: number },
): number | null {
  const far = ({ x, ys }: ReadPlace) => {
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
