import { useContext } from 'react'
import type { Failure } from '../../app/failing/failure-of.ts'
import { isWhole } from '../../app/store/lost.ts'
import type { Dag } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { ForPaper } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { copiesWords } from './copies-words.ts'
import { CopyLegend } from './copy-legend.tsx'
import { gridCell, gridRow, mapTable } from './map-rows.ts'

type CopyMatrixProps = {
  readonly dag: Dag
  /** As many databases as are shown, from the first. */
  readonly rows: number
  readonly failure: Failure
}

/** The first databases of a DAG on its servers, all at once. */
export function CopyMatrix({ dag, rows, failure }: CopyMatrixProps) {
  const format = useFormat()
  const table = mapTable([dag])
  const isPaper = useContext(ForPaper)
  const legend = <CopyLegend dags={[dag]} isWhole={isWhole(failure.lost)} />
  const caption = `${dag.name}: ${copiesWords([dag], format)}`
  return (
    <>
      {isPaper && legend}
      <DataTable
        caption={caption}
        frame={caption}
        className="copy-matrix"
        rows={Array.from({ length: rows }, (_, at) => table.rowAt(at))}
        columns={[
          {
            head: 'Database',
            of: (row) => {
              const { name, wrong } = gridRow(row, failure)
              return wrong === null ? name : [name, { note: wrong }]
            },
          },
          ...table.columns.map((server) => ({
            head: { drawn: <span className="upwards">{server.name}</span>, text: server.name },
            ...(failure.dags.sites > 1 && { over: `Site ${server.site}` }),
            className: 'of-server',
            of: (row: Parameters<typeof gridCell>[0]): Cell => {
              const cell = gridCell(row, server.number, failure)
              if (!cell) return ''
              return {
                drawn: (
                  <span
                    className={cell.drawnAs}
                    role="img"
                    aria-label={`${cell.figure}, ${cell.says}`}
                  >
                    {cell.figure}
                  </span>
                ),
                text: cell.figure,
              }
            },
          })),
        ]}
      >
        {!isPaper && legend}
      </DataTable>
    </>
  )
}
