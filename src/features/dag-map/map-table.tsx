import { useMemo } from 'react'
import { failServer, restoreServer } from '../../app/failing/fail.ts'
import type { Failure } from '../../app/failing/failure-of.ts'
import { isWhole } from '../../app/store/lost.ts'
import type { Dag } from '../../engine/roles-index.ts'
import { CellGrid } from '../../ui/cell-grid.tsx'
import { saveCsv } from '../../ui/csv.ts'
import { SaveButton } from '../../ui/save-file.tsx'
import { CopyLegend } from './copy-legend.tsx'
import { mapLines } from './map-lines.ts'
import { gridCell, gridColumns, gridRow, mapTable } from './map-rows.ts'

type MapTableProps = {
  readonly caption: string
  /** Those that are shown. */
  readonly dags: readonly Dag[]
  readonly failure: Failure
}

/** The databases of some DAGs on their servers; pressing the head of a server fails it or restores it. */
export function MapTable({ caption, dags, failure }: MapTableProps) {
  const table = useMemo(() => mapTable(dags), [dags])
  const columns = useMemo(() => gridColumns(table, failure), [table, failure])
  const cells = useMemo(
    () => ({
      rowOf: (row: number) => gridRow(table.rowAt(row), failure),
      cellOf: (row: number, column: number) => {
        const server = table.columns[column]
        return server ? gridCell(table.rowAt(row), server.number, failure) : null
      },
    }),
    [table, failure],
  )
  const press = (column: number) => {
    const number = table.columns[column]?.number ?? 0
    if (failure.lost.servers.includes(number)) restoreServer(number)
    else failServer(number)
  }
  return (
    <>
      <CellGrid
        caption={caption}
        corner="Database"
        count={table.count}
        columns={columns}
        onHead={press}
        {...cells}
      />
      <CopyLegend dags={dags} isWhole={isWhole(failure.lost)} />
      <p className="saves">
        <SaveButton
          as="CSV"
          name="DAG map"
          save={(file) => saveCsv(file, mapLines(table, failure))}
        />
      </p>
    </>
  )
}
