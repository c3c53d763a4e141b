import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react'
import { figuresOfCell } from './cell.tsx'
import { saveCsv } from './csv.ts'
import {
  type DataTableProps,
  isPublicThroughout,
  joinedClasses,
  TableBodies,
  TableFoot,
  TableHeads,
} from './data-table-parts.tsx'
import { useFormat } from './format-context.tsx'
import { SaveButton } from './save-file.tsx'
import {
  type Column,
  cellsOfRow,
  columnsNotOmitted,
  figuresOfTable,
  numberColumns,
  rowGroupsOf,
  type TableContent,
  tableFileLines,
} from './table.ts'
import { TableFrame } from './table-frame.tsx'
import {
  AreMarksExplainedContext,
  IsPublicNotedContext,
  PublicMark,
  publicMarkWords,
} from './working.tsx'
import './data-table.css'

/** A table from its columns and rows, with a button that saves all rows as CSV. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hidden = '', frame, cards, className, children } = props
  const format = useFormat()
  const [all, setAll] = useState(false)
  const shown = all ? props : cut(props)
  const said = useContext(IsPublicNotedContext)
  const explained = useContext(AreMarksExplainedContext)
  const isCaptioned = !hidden.startsWith('caption')
  const hasHeads = !hidden.endsWith('heads')
  // On screen a table without heads has few figures, and stands beside others: each is marked.
  const allPublic =
    !said && (explained || hasHeads) && isAllPublic(props, explained && isCaptioned ? 1 : 3)
  const isMarkedOnce = explained && !said && !allPublic
  const parts = {
    ...{
      table: shown,
      columns: columnsNotOmitted(shown),
      numbers: numberColumns(shown),
      isMarkedOnce,
    },
    publicColumns: isMarkedOnce && hasHeads ? publicColumns(props) : new Set<Column<Row>>(),
  }
  const table = (
    <>
      <IsPublicNotedContext value={said || allPublic}>
        <table>
          <caption className={isCaptioned ? undefined : 'sr'}>
            {caption}
            {allPublic && explained && isCaptioned && <PublicMark />}
          </caption>
          <TableHeads {...parts} />
          <InTable value={true}>
            <TableBodies {...parts} />
          </InTable>
          <TableFoot {...parts} />
        </table>
      </IsPublicNotedContext>
      {children}
    </>
  )
  return (
    <div
      className={joinedClasses(
        'data-table',
        cards && 'cards',
        hasMarked(shown) && 'with-marked',
        className,
      )}
    >
      {frame ? <TableFrame name={frame === true ? caption : frame}>{table}</TableFrame> : table}
      {allPublic && !(explained && isCaptioned) && (
        <p className="small-print above-1">
          {explained ? (
            <>
              <PublicMark /> All figures of this table.
            </>
          ) : (
            publicMarkWords.screen
          )}
        </p>
      )}
      {'rows' in props && props.first !== undefined && props.rows.length > props.first && (
        <More
          all={all}
          turn={() => setAll(!all)}
          of={caption}
          words={props.more ?? `Show ${format.number(props.rows.length - props.first)} more`}
        />
      )}
      {!useContext(InTable) && (
        <p className="on-screen-only saves">
          <SaveButton
            as="CSV"
            name={caption}
            save={(file) => saveCsv(file, tableFileLines(props, format), format)}
          />
        </p>
      )}
    </div>
  )
}

function hasMarked<Row>(table: DataTableProps<Row>): boolean {
  const rows = rowGroupsOf(table).flatMap((group) => group.rows)
  return rows.some((row) => table.classOf?.(row) === 'marked')
}

/** True if a table says once that all its figures rest on public ones; up to `fewest` are marked. */
function isAllPublic<Row>(content: TableContent<Row>, fewest: number): boolean {
  return isPublicThroughout(figuresOfTable(content), fewest)
}

/** Columns whose head has the mark of all their figures. */
function publicColumns<Row>(content: TableContent<Row>): ReadonlySet<Column<Row>> {
  const columns = columnsNotOmitted(content)
  const rows = rowGroupsOf(content).flatMap((group) => group.rows)
  const cells = rows.map((row) => cellsOfRow(columns, row))
  const figuresOf = (at: number) => cells.flatMap((row) => figuresOfCell(row[at]?.cell ?? null))
  return new Set(columns.filter((_, at) => isPublicThroughout(figuresOf(at), 1)))
}

/** True inside a table, whose file also has the content of tables nested in its cells. */
const InTable = createContext(false)

function cut<Row>(table: DataTableProps<Row>): DataTableProps<Row> {
  return 'rows' in table ? { ...table, rows: table.rows.slice(0, table.first) } : table
}

type MoreProps = {
  readonly all: boolean
  readonly turn: () => void
  readonly of: string
  readonly words: string
}

/** Shows all rows of a long table, or folds the rest again. */
function More({ all, turn, of, words }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasAll = useRef(false)
  useLayoutEffect(() => {
    // The focused button moved up, because the table above it got shorter.
    if (wasAll.current) button.current?.scrollIntoView({ block: 'nearest' })
    wasAll.current = all
  }, [all])
  return (
    <p className="on-screen-only more">
      <button ref={button} type="button" aria-expanded={all} onClick={turn}>
        {all ? 'Show fewer' : words}
        <span className="sr">, {of}</span>
      </button>
    </p>
  )
}
