import type { SimulatedFailure } from '../../app/failures/simulated-failure.ts'
import type {
  Dag,
  DagOutcome,
  DagServer,
  DatabaseCopy,
  LossOutcome,
} from '../../engine/failures/index.ts'
import type { Format } from '../../ui/format.ts'

/** State of a database copy; `moved` is active without being the first preference. */
export type MapCopyState = 'active' | 'moved' | 'passive' | 'lagged' | 'gone'

export const mapCopyStateNames = {
  active: 'active',
  moved: 'active in place of another',
  passive: 'passive',
  lagged: 'lagged',
  gone: 'not running',
} as const satisfies Record<MapCopyState, string>

/** State of a server on the map; `stopped` means that it is up but its DAG has no quorum there. */
type ServerState = 'up' | 'down' | 'stopped'

export function serverState(server: DagServer, { lost, outcome }: SimulatedFailure): ServerState {
  if (lost.servers.includes(server.number) || lost.site === server.site) return 'down'
  const { goesOn } = outcomeOfDag(outcome, server.dag).quorum
  return goesOn.includes(server.site) ? 'up' : 'stopped'
}

function outcomeOfDag(outcome: LossOutcome, dag: number): DagOutcome {
  const found = outcome.dags[dag - 1]
  if (!found) throw new Error(`No outcome of DAG ${dag}`)
  return found
}

/** Row of the map: one database; `place` is its index within the DAG, from 0. */
export type MapRow = { readonly dag: Dag; readonly place: number }

/** State of a database, and the server that has its active copy; that server is null for none. */
export function databaseStateAndServer(
  { dag, place }: MapRow,
  { dags, outcome }: SimulatedFailure,
) {
  const { activeAt, states } = outcomeOfDag(outcome, dag.number)
  return {
    state: states[place] ?? 'lost',
    activeOn: dags.servers[(activeAt[place] ?? 0) - 1] ?? null,
  }
}

export function mapCopyState(row: MapRow, copy: DatabaseCopy, now: SimulatedFailure): MapCopyState {
  const server = now.dags.servers[copy.server - 1]
  if (server && serverState(server, now) !== 'up') return 'gone'
  if (databaseStateAndServer(row, now).activeOn?.number === copy.server)
    return copy.preference === 1 ? 'active' : 'moved'
  return copy.lagged ? 'lagged' : 'passive'
}

/** Activation preference of a database copy as text, with an L if the copy is lagged: `4L`. */
export function copyPreferenceText({ preference, lagged }: DatabaseCopy): string {
  return lagged ? `${preference}L` : String(preference)
}

/** State of a database copy in words; adds "lagged" to a lagged copy that is active or down. */
export function copyStateWords(copy: DatabaseCopy, kind: MapCopyState): string {
  const lags = copy.lagged && kind !== 'lagged' ? ', lagged' : ''
  return `${mapCopyStateNames[kind]}${lags}`
}

/** Totals of some DAGs: `1,600 databases, 4 copies each, on 64 servers of 4 DAGs`. */
export function dagTotalsWords(dags: readonly Dag[], format: Format): string {
  const databases = dags.reduce((sum, { layout }) => sum + layout.rows.length, 0)
  const servers = dags.reduce((sum, dag) => sum + dag.servers.length, 0)
  const copies = dags[0]?.layout.rows[0]?.length ?? 0
  return [
    format.value(databases, 'databases'),
    `${format.value(copies, 'copies')} each`,
    `on ${format.value(servers, 'servers')}${dags.length > 1 ? ` of ${format.value(dags.length, 'dags')}` : ''}`,
  ].join(', ')
}
