import type { Failure } from '../../app/failing/failure-of.ts'
import type { DagDatabase } from '../../engine/index.ts'
import type { CsvLine } from '../../ui/csv.ts'
import { copyFigure, databaseState } from './map-cells.ts'
import type { MapTable } from './map-rows.ts'

/** Fields up to which a file has a column a server: more take long to write, and far more no text can hold. */
const mostFields = 1_000_000

/**
 * The map as lines of a file, a line a database: a column a server with the preference of its copy; of
 * very many servers a column a preference with the server of that copy.
 */
export function mapLines(table: MapTable, now: Failure): readonly CsvLine[] {
  const { count, rowAt, columns } = table
  const copies = count > 0 ? (rowAt(0).dag.layout.rows[0]?.length ?? 0) : 0
  const isLong = count * columns.length > mostFields
  const heads = isLong
    ? Array.from({ length: copies }, (_, at) => `Preference ${at + 1}`)
    : columns.map(({ name }) => name)
  const fieldsOf = isLong ? serversOf(copies, now) : figuresOf(columns)
  const lines = Array.from({ length: count }, (_, at): CsvLine => {
    const row = rowAt(at)
    const database = row.dag.databases[row.place]
    const { state, activeOn } = databaseState(row, now)
    return [
      ...[database?.name ?? '', row.dag.name, state, activeOn?.name ?? ''],
      ...fieldsOf(database?.copies ?? []),
    ]
  })
  return [['Database', 'DAG', 'State', 'Active on', ...heads], ...lines]
}

type Copies = DagDatabase['copies']

/** The preference of the copy on each server. */
function figuresOf(columns: MapTable['columns']): (copies: Copies) => CsvLine {
  return (copies) => {
    const figures = new Map(
      copies.map((copy) => [copy.server, copy.lagged ? copyFigure(copy) : copy.preference]),
    )
    return columns.map(({ number }) => figures.get(number) ?? '')
  }
}

/** The server of the copy of each preference. */
function serversOf(count: number, { dags: { servers } }: Failure): (copies: Copies) => CsvLine {
  return (copies) =>
    Array.from({ length: count }, (_, at) => {
      const copy = copies[at]
      return copy ? `${servers[copy.server - 1]?.name ?? ''}${copy.lagged ? ' lagged' : ''}` : ''
    })
}
