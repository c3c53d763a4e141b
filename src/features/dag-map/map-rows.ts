import type { SimulatedFailure } from '../../app/failures/simulated-failure.ts'
import type { Dag, DagDatabase, Dags } from '../../engine/failures/index.ts'
import type { GridCell, GridRow } from '../../ui/cell-grid.tsx'
import type { CsvLine } from '../../ui/csv.ts'
import type { GridColumn } from '../../ui/grid-heads.tsx'
import {
  copyPreferenceText,
  copyStateWords,
  databaseStateAndServer,
  type MapRow,
  mapCopyState,
  serverState,
} from './map-cells.ts'

/** Rows (databases) and columns (servers) of the DAG map; indexes count from 0. */
type MapTable = {
  readonly count: number
  readonly rowAt: (at: number) => MapRow
  readonly columns: Dags['servers']
}

/** Table of DAGs one after the other: databases as rows, servers as columns, by site. */
export function mapTable(dags: readonly Dag[]): MapTable {
  let count = 0
  const starts = dags.map((dag) => {
    const first = count
    count += dag.layout.rows.length
    return { dag, first }
  })
  return {
    count,
    rowAt: (at) => {
      const found = starts.findLast(({ first }) => first <= at)
      if (!found) throw new Error(`No database ${at}`)
      return { dag: found.dag, place: at - found.first }
    },
    columns: dags.flatMap(({ servers }) => servers.toSorted((one, other) => one.site - other.site)),
  }
}

export function gridRow(row: MapRow, now: SimulatedFailure): GridRow {
  const { state } = databaseStateAndServer(row, now)
  return {
    name: row.dag.databases[row.place]?.name ?? '',
    wrong: state === 'active' ? null : state,
  }
}

export function gridColumns({ columns }: MapTable, now: SimulatedFailure): readonly GridColumn[] {
  const { dags, sites } = now.dags
  return columns.map((server) => {
    const { number, name, dag, site, holds } = server
    const active = now.outcome.active[number] ?? 0
    const state = serverState(server, now)
    const says = state === 'up' ? `${active} active` : state
    const places = [dags.length > 1 && dags[dag - 1]?.name, sites > 1 && `Site ${site}`]
    return {
      name,
      over: places.filter(Boolean).join(', ') || (dags[dag - 1]?.name ?? ''),
      figure: state === 'up' ? String(active) : state === 'down' ? '✕' : '–',
      says: holds === 'mailboxes' ? says : `${says}, for ${holds}`,
      act: now.lost.servers.includes(number) ? 'restore it' : 'fail it',
      off: state !== 'up',
    }
  })
}

export function gridCell(row: MapRow, server: number, now: SimulatedFailure): GridCell | null {
  const copy = row.dag.databases[row.place]?.copies.find((one) => one.server === server)
  if (!copy) return null
  const kind = mapCopyState(row, copy, now)
  return {
    figure: copyPreferenceText(copy),
    says: copyStateWords(copy, kind),
    drawnAs: `copy ${kind}`,
  }
}

/** Most fields of the CSV with a column per server; more would exceed the length of a string. */
const mostFields = 1_000_000

/**
 * The map as CSV, one line per database: a column per server with the copy's preference; above
 * `mostFields`, a column per preference with the server's name.
 */
export function dagMapCsvLines(table: MapTable, now: SimulatedFailure): readonly CsvLine[] {
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
    const { state, activeOn } = databaseStateAndServer(row, now)
    return [
      database?.name ?? '',
      row.dag.name,
      state,
      activeOn?.name ?? '',
      ...fieldsOf(database?.copies ?? []),
    ]
  })
  return [['Database', 'DAG', 'State', 'Active on', ...heads], ...lines]
}

type Copies = DagDatabase['copies']

function figuresOf(columns: MapTable['columns']): (copies: Copies) => CsvLine {
  return (copies) => {
    const figures = new Map(
      copies.map((copy) => [copy.server, copy.lagged ? copyPreferenceText(copy) : copy.preference]),
    )
    return columns.map(({ number }) => figures.get(number) ?? '')
  }
}

function serversOf(
  count: number,
  { dags: { servers } }: SimulatedFailure,
): (copies: Copies) => CsvLine {
  return (copies) =>
    Array.from({ length: count }, (_, at) => {
      const copy = copies[at]
      return copy ? `${servers[copy.server - 1]?.name ?? ''}${copy.lagged ? ' lagged' : ''}` : ''
    })
}
