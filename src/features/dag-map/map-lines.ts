import type { Failure } from '../../app/failing/failure-of.ts'
import type { CsvLine } from '../../ui/csv.ts'
import { copyFigure, databaseState } from './map-cells.ts'
import type { MapTable } from './map-rows.ts'

/** The map as lines of a file: a line a database, a column a server with the preference of its copy. */
export function mapLines({ count, rowAt, columns }: MapTable, now: Failure): readonly CsvLine[] {
  const heads = ['Database', 'DAG', 'State', 'Active on', ...columns.map(({ name }) => name)]
  const lines = Array.from({ length: count }, (_, at): CsvLine => {
    const row = rowAt(at)
    const database = row.dag.databases[row.place]
    const { state, activeOn } = databaseState(row, now)
    const figures = new Map(
      database?.copies.map((copy) => [
        copy.server,
        copy.lagged ? copyFigure(copy) : copy.preference,
      ]),
    )
    return [
      database?.name ?? '',
      row.dag.name,
      state,
      activeOn?.name ?? '',
      ...columns.map(({ number }) => figures.get(number) ?? ''),
    ]
  })
  return [heads, ...lines]
}
