import { type ReactNode, useId, useMemo, useState } from 'react'
import { DrawingSaveButtons } from '../../app/drawing-save-buttons.tsx'
import { failServer, restoreServer } from '../../app/failures/failure-actions.ts'
import { MailOutageLine } from '../../app/failures/outage-notice.tsx'
import { activeDatabasesWords, lossWords } from '../../app/failures/outcome-sentences.ts'
import type { SimulatedFailure } from '../../app/failures/simulated-failure.ts'
import {
  useSimulatedFailure,
  useSimulatedOutage,
} from '../../app/failures/use-simulated-failure.ts'
import { PageLink } from '../../app/frame/page-link.tsx'
import type { PlanSectionDefinition, SectionProps } from '../../app/plan-section.tsx'
import { pages } from '../../app/routes/pages.ts'
import { isFailureFree } from '../../app/store/failure-in-address.ts'
import { useProject } from '../../app/store/use-project.ts'
import { drawingTitle } from '../../app/words/document-title.ts'
import type { Dag, Dags } from '../../engine/failures/index.ts'
import { availabilityOf, hasFeature } from '../../engine/index.ts'
import { dagsOf } from '../../engine/methods/index.ts'
import { CellGrid } from '../../ui/cell-grid.tsx'
import { saveCsv } from '../../ui/csv.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SaveButton } from '../../ui/save-file.tsx'
import { dagTotalsWords } from './map-cells.ts'
import { dagMapCsvLines, gridCell, gridColumns, gridRow, mapTable } from './map-rows.ts'
import { DagMapLegend, PrintedMap } from './printed-map.tsx'
import './dag-map.css'

export const mapSection: PlanSectionDefinition = {
  id: 'map',
  title: 'DAG map',
  only: 'screen',
  shows: (plan, sizing) => dagsOf(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const dags = dagsOf(plan, sizing)
    return dags && `${dagTotalsWords(dags.dags, format)}.`
  },
  Section: () => {
    const failure = useSimulatedFailure()
    return failure && <MapOf failure={failure} />
  },
}

function MapOf({ failure }: { readonly failure: SimulatedFailure }) {
  const format = useFormat()
  const outage = useSimulatedOutage()
  const { dags } = failure.dags
  const [chosen, choose] = useState(0)
  // All DAGs are shown if another plan, opened meanwhile, lacks the chosen one.
  const only = dags.some(({ number }) => number === chosen) ? chosen : 0
  const shown = useMemo(
    () => (only === 0 ? dags : dags.filter(({ number }) => number === only)),
    [dags, only],
  )
  return (
    <div className="dag-map">
      {outage && (
        <p>
          <MailOutageLine {...outage} />
        </p>
      )}
      <div className="on-paper-only">
        <PrintedMap failure={failure} />
      </div>
      <MapTable caption={dagTotalsWords(shown, format)} dags={shown} failure={failure}>
        <div className="row above-2">
          {dags.length > 1 && <DagFilter dags={failure.dags} chosen={only} choose={choose} />}
          <p className="hint">
            {lossWords(failure.dags, failure.lost, format)} {activeDatabasesWords(failure, format)}{' '}
            Press the head of a server to fail it or to restore it.
          </p>
        </div>
      </MapTable>
    </div>
  )
}

type DagFilterProps = {
  readonly dags: Dags
  /** Number of the only DAG shown; 0 for all DAGs. */
  readonly chosen: number
  readonly choose: (dag: number) => void
}

function DagFilter({ dags: { dags }, chosen, choose }: DagFilterProps) {
  const id = useId()
  return (
    <p className="above-4 on-screen-only">
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
  readonly failure: SimulatedFailure
  readonly children: ReactNode
}

function MapTable({ caption, dags, failure, children }: MapTableProps) {
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
  const title = useProject(({ plan }) => drawingTitle(plan))
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
      {children}
      <DagMapLegend dags={dags} isWhole={isFailureFree(failure.lost)} />
      <p className="on-screen-only saves">
        <SaveButton
          as="CSV"
          name="DAG map"
          save={(file) => saveCsv(file, dagMapCsvLines(table, failure), format)}
        />
        <DrawingSaveButtons
          name="DAG map"
          as={dags.length === 1 ? ['draw.io', 'SVG', 'PNG'] : ['draw.io']}
          fetch={async () => {
            const { mapDrawing } = await import('./map-drawing.ts')
            return () => mapDrawing(dags, failure, { title, format })
          }}
        />
      </p>
    </>
  )
}

export function NoDagNote({ plan, sizing }: SectionProps) {
  const users = <PageLink page="users">{pages.users.title}</PageLink>
  const availability = <PageLink page="availability">{pages.availability.title}</PageLink>
  const isOld = !hasFeature(plan, 'dag')
  return (
    <p>
      {availabilityOf(plan) === 'ccr'
        ? 'This plan has no DAG: the second copy of every database is on the other server of its cluster.'
        : 'This plan has no DAG, so every database has its only copy on one server.'}{' '}
      {isOld ? (
        <>A DAG needs Exchange 2010 or later: {users}.</>
      ) : sizing.databases.storages.value === 1 ? (
        <>A DAG needs a second server: {availability}.</>
      ) : (
        <>A DAG would keep copies on others: {availability}.</>
      )}
    </p>
  )
}
