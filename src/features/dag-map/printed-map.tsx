import { useContext, useMemo } from 'react'
import type { SimulatedFailure } from '../../app/failures/simulated-failure.ts'
import { PageLink } from '../../app/frame/page-link.tsx'
import { isFailureFree } from '../../app/store/failure-in-address.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { type Dag, type Dags, lossOutcome, nothingLost } from '../../engine/failures/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { dagTotalsWords, type MapCopyState, mapCopyStateNames } from './map-cells.ts'
import { gridCell, gridRow, mapTable } from './map-rows.ts'
import { type DatabaseRun, type PrintedPattern, printedPattern } from './placement-pattern.ts'
import './dag-map.css'

/** Placement of database copies with all servers up; folded on screen, with a link to the map. */
export function CopyPlacementAllUp({ dags }: { readonly dags: Dags }) {
  const isPaper = useContext(IsForPaperContext)
  const whole = useMemo(
    () => ({ dags, lost: nothingLost, outcome: lossOutcome(dags, nothingLost) }),
    [dags],
  )
  return (
    <>
      {!isPaper && (
        <p>
          The{' '}
          <PageLink page="plan" at="map">
            DAG map
          </PageLink>{' '}
          shows every database on its servers, and what any failure leaves active.
        </p>
      )}
      <Fold title="Every copy on its server">
        <PrintedMap failure={whole} />
      </Fold>
    </>
  )
}

/** Most DAGs printed; those with equal placement count once. */
const mostPrinted = 8

/** Copies of every DAG for paper, a matrix or the repeating pattern; equal DAGs print once. */
export function PrintedMap({ failure }: { readonly failure: SimulatedFailure }) {
  const format = useFormat()
  const groups = alikeDags(failure)
  return (
    <>
      {groups.slice(0, mostPrinted).map(([dag, ...alike]) => (
        <div key={dag.number} className="below-4">
          <PrintedDag dag={dag} failure={failure} />
          {alike.length > 0 && (
            <p className="footnote">
              {listedWords(
                alike.map(({ name }) => name),
                format,
              )}{' '}
              {alike.length === 1 ? 'has' : 'have'} the same copies on servers of{' '}
              {alike.length === 1 ? 'its' : 'their'} own, in the same order.
            </p>
          )}
        </div>
      ))}
      {groups.length > mostPrinted && (
        <p className="footnote">
          {format.number(groups.length - mostPrinted)} more DAGs stand in the file of the map.
        </p>
      )}
    </>
  )
}

type AlikeDags = readonly [first: Dag, ...others: Dag[]]

/** Groups DAGs with equal placement of copies; during a failure each DAG is a group. */
function alikeDags({ dags, lost }: SimulatedFailure): readonly AlikeDags[] {
  const groups = new Map<string | Dag['layout'], [Dag, ...Dag[]]>()
  for (const dag of dags.dags) {
    const key = isFailureFree(lost) ? dag.layout : dag.name
    const group = groups.get(key)
    if (group) group.push(dag)
    else groups.set(key, [dag])
  }
  return [...groups.values()]
}

type PrintedDagProps = { readonly dag: Dag; readonly failure: SimulatedFailure }

function PrintedDag({ dag, failure }: PrintedDagProps) {
  const format = useFormat()
  const pattern = printedPattern(dag.layout)
  const all = dag.layout.rows.length
  const name = (at: number) => dag.databases[at]?.name ?? ''
  return (
    <>
      {pattern.kind === 'runs' ? (
        <CopyRuns dag={dag} pattern={pattern} />
      ) : (
        <CopyMatrix dag={dag} rows={pattern.rows} failure={failure} />
      )}
      {pattern.repeats !== null && (
        <p className="footnote">
          It repeats after {format.value(pattern.repeats, 'databases')}: {name(pattern.repeats)} has
          its copies where {name(0)} has them, and so on to {name(all - 1)}.
        </p>
      )}
      {pattern.left > 0 && (
        <p className="footnote">
          {pattern.repeats === null
            ? `It does not repeat within ${format.value(all, 'databases')}. The other`
            : `Of the first ${format.value(pattern.repeats, 'databases')}, the last`}{' '}
          {format.number(pattern.left)} stand in the file of the map.
        </p>
      )}
    </>
  )
}

type CopyRunsProps = {
  readonly dag: Dag
  readonly pattern: Extract<PrintedPattern, { readonly kind: 'runs' }>
}

/** Table of the copies of a DAG by runs, in which each database is one server after the last. */
function CopyRuns({ dag, pattern }: CopyRunsProps) {
  const format = useFormat()
  const copies = dag.layout.rows[0] ?? []
  const at = ({ first }: DatabaseRun, copy: number) => dag.databases[first]?.copies[copy]
  const nameOf = (number: number) => dag.servers.find((one) => one.number === number)?.name ?? ''
  return (
    <DataTable
      caption={`${dag.name}: ${dagTotalsWords([dag], format)}`}
      frame
      className="copy-runs"
      rows={pattern.runs}
      columns={[
        {
          head: 'Databases',
          of: ({ first, length }) => {
            const name = dag.databases[first]?.name ?? ''
            const last = dag.databases[first + length - 1]?.name ?? ''
            return length === 1 ? name : `${name} to ${last}`
          },
        },
        ...copies.map((_, copy) => ({
          head: `Preference ${copy + 1}, from`,
          of: (run: DatabaseRun) => {
            const one = at(run, copy)
            return one ? `${nameOf(one.server)}${one.lagged ? ', lagged' : ''}` : null
          },
        })),
      ]}
    >
      <p className="footnote">
        The first database of a line has its copies on these servers, each further one on the next
        server of the same site, after the last again the first.
      </p>
    </DataTable>
  )
}

type CopyMatrixProps = {
  readonly dag: Dag
  readonly rows: number
  readonly failure: SimulatedFailure
}

function CopyMatrix({ dag, rows, failure }: CopyMatrixProps) {
  const format = useFormat()
  const table = mapTable([dag])
  const isPaper = useContext(IsForPaperContext)
  const legend = <DagMapLegend dags={[dag]} isWhole={isFailureFree(failure.lost)} />
  return (
    <>
      {isPaper && legend}
      <DataTable
        caption={`${dag.name}: ${dagTotalsWords([dag], format)}`}
        frame
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
            of: (row: Parameters<typeof gridCell>[0]): DataCell => {
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

const ofWhole: readonly MapCopyState[] = ['active', 'passive', 'lagged']
const ofAll: readonly MapCopyState[] = ['active', 'moved', 'passive', 'lagged', 'gone']

type CopyLegendProps = {
  readonly dags: readonly Dag[]
  readonly isWhole: boolean
}

/** Legend of the DAG map; "moved" and "gone" only during a failure, "lagged" only if used. */
export function DagMapLegend({ dags, isWhole }: CopyLegendProps) {
  const lags = dags.some(({ layout }) => layout.rows.some((row) => row.some((copy) => copy.lagged)))
  const kinds = (isWhole ? ofWhole : ofAll).filter((kind) => kind !== 'lagged' || lags)
  return (
    <ul className="copy-legend row above-2 small-print bare-list">
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={`copy ${kind}`} aria-hidden="true">
            {kind === 'lagged' ? '4L' : kind === 'active' ? '1' : '2'}
          </span>{' '}
          {mapCopyStateNames[kind]}
        </li>
      ))}
      <li>The figure is the preference for activation.</li>
    </ul>
  )
}
