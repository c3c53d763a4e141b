import type { Cell } from '../../ui/cell.tsx'
import type { Readings } from '../../ui/chart-reading.ts'
import type { Format } from '../../ui/format.ts'

/** What a chart of growth shows at the end of a year: how high its lines are, and their figures. */
type ReadYear = {
  readonly year: number
  readonly lines: readonly (number | null)[]
  readonly figures: Readonly<Record<string, Cell>>
}

/** The figures of a chart of growth, year after year. */
export function growthReadings(years: readonly ReadYear[], format: Format): Readings {
  return {
    head: 'Year',
    as: 'across',
    all: years.map(({ year, lines, figures }) => ({
      name: year === 0 ? 'Today' : `Year ${format.number(year)}`,
      x: year,
      ys: lines.filter((line) => line !== null),
      figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
    })),
  }
}
