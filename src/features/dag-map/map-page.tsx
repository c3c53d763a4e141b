import { useId, useMemo, useState } from 'react'
import { failServer, restoreServer } from '../../app/failing/fail.ts'
import type { Failure } from '../../app/failing/failure-of.ts'
import { FailureSwitches } from '../../app/failing/failure-switches.tsx'
import { OutcomeWords } from '../../app/failing/outcome-words.tsx'
import { useFailure } from '../../app/failing/use-failure.ts'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import { StaleNote } from '../../app/stale-note.tsx'
import { isWhole } from '../../app/store/lost.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { TitleLine } from '../../app/title-line.tsx'
import { type Dag, type Dags, kindOf, type Plan } from '../../engine/index.ts'
import { CellGrid } from '../../ui/cell-grid.tsx'
import { saveCsv } from '../../ui/csv.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SaveButton } from '../../ui/save-file.tsx'
import { copiesWords } from './copies-words.ts'
import { CopyLegend } from './copy-legend.tsx'
import { mapLines } from './map-lines.ts'
import { gridCell, gridColumns, gridRow, mapTable } from './map-rows.ts'
import { PrintedMap } from './printed-map.tsx'
import './dag-map.css'

/** Where every copy of every database stands, and what any failure leaves of it. */
export function MapPage({ live }: { live: LiveResults }) {
  const failure = useFailure()
  return (
    <article className="plan dag-map">
      <h1 tabIndex={-1}>{pages.map.title}</h1>
      <div className="on-paper-only">
        <TitleLine plan={live.plan} isNamed />
      </div>
      <p className="why">Where every copy stands, and what any failure leaves of it.</p>
      {live.stale && <StaleNote />}
      {failure ? <MapOf failure={failure} /> : <NoMap plan={live.plan} />}
    </article>
  )
}

/** The words for a plan without a DAG. */
export function NoMap({ plan }: { readonly plan: Plan }) {
  return (
    <p>
      {kindOf(plan) === 'ccr'
        ? 'This plan has no DAG: the second copy of every database is on the other server of its cluster.'
        : 'This plan has no DAG, so every database has its only copy on one server.'}{' '}
      A DAG needs Exchange 2010 or later and at least two servers: see{' '}
      <PageLink page="profile">{pages.profile.title}</PageLink> and{' '}
      <PageLink page="availability">{pages.availability.title}</PageLink>.
    </p>
  )
}

function MapOf({ failure }: { readonly failure: Failure }) {
  const format = useFormat()
  const { dags } = failure.dags
  const [chosen, choose] = useState(0)
  // Another plan may have no DAG of this number.
  const only = dags.some(({ number }) => number === chosen) ? chosen : 0
  const shown = useMemo(
    () => (only === 0 ? dags : dags.filter(({ number }) => number === only)),
    [dags, only],
  )
  return (
    <>
      <FailureSwitches />
      <OutcomeWords />
      {dags.length > 1 && <DagFilter dags={failure.dags} chosen={only} choose={choose} />}
      <div className="on-paper-only">
        <PrintedMap failure={failure} />
      </div>
      <MapTable caption={copiesWords(shown, format)} dags={shown} failure={failure} />
    </>
  )
}

type DagFilterProps = {
  readonly dags: Dags
  /** The number of the DAG that is shown; 0 for all. */
  readonly chosen: number
  readonly choose: (dag: number) => void
}

function DagFilter({ dags: { dags }, chosen, choose }: DagFilterProps) {
  const id = useId()
  return (
    <p className="dag-filter on-screen-only">
      <label htmlFor={id}>DAGs shown</label>{' '}
      <select id={id} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
        <option value={0}>All DAGs</option>
        {dags.map(({ number, name }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}

type MapTableProps = {
  readonly caption: string
  readonly dags: readonly Dag[]
  readonly failure: Failure
}

/** The databases of some DAGs on their servers; pressing the head of a server fails it or restores it. */
function MapTable({ caption, dags, failure }: MapTableProps) {
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
  const format = useFormat()
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
          save={(file) => saveCsv(file, mapLines(table, failure), format)}
        />
      </p>
    </>
  )
}
