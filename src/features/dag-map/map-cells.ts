import type { Failure } from '../../app/failures/failure-of.ts'
import type {
  Dag,
  DagOutcome,
  DagServer,
  DatabaseCopy,
  Outcome,
} from '../../engine/failures/index.ts'

/** How a copy is, on its server. */
export type CopyKind = 'active' | 'moved' | 'passive' | 'lagged' | 'gone'

export const copyWords = {
  active: 'active',
  moved: 'active in place of another',
  passive: 'passive',
  lagged: 'lagged',
  gone: 'not running',
} as const satisfies Record<CopyKind, string>

/** Whether a server runs: it is up, and on a side that goes on. */
type ServerState = 'up' | 'down' | 'stopped'

/** How a server is, whatever it holds. */
export function serverState(server: DagServer, { lost, outcome }: Failure): ServerState {
  if (lost.servers.includes(server.number) || lost.site === server.site) return 'down'
  const { goesOn } = outcomeOfDag(outcome, server.dag).quorum
  return goesOn.includes(server.site) ? 'up' : 'stopped'
}

function outcomeOfDag(outcome: Outcome, dag: number): DagOutcome {
  const found = outcome.dags[dag - 1]
  if (!found) throw new Error(`No outcome of DAG ${dag}`)
  return found
}

/** A database of the map: its DAG, and its place among the databases of that. */
export type MapRow = { readonly dag: Dag; readonly place: number }

/** How a database is, and where it is active; null where it is on no server. */
export function databaseState({ dag, place }: MapRow, { dags, outcome }: Failure) {
  const { activeAt, states } = outcomeOfDag(outcome, dag.number)
  return {
    state: states[place] ?? 'lost',
    activeOn: dags.servers[(activeAt[place] ?? 0) - 1] ?? null,
  }
}

/** How a copy is, on the server it stands on. */
export function copyKind(row: MapRow, copy: DatabaseCopy, now: Failure): CopyKind {
  const server = now.dags.servers[copy.server - 1]
  if (server && serverState(server, now) !== 'up') return 'gone'
  if (databaseState(row, now).activeOn?.number === copy.server)
    return copy.preference === 1 ? 'active' : 'moved'
  return copy.lagged ? 'lagged' : 'passive'
}

/** A copy as a figure: its preference, with an L where it lags. */
export function copyFigure({ preference, lagged }: DatabaseCopy): string {
  return lagged ? `${preference}L` : String(preference)
}

/** A copy in words. */
export function copySays(copy: DatabaseCopy, kind: CopyKind): string {
  const lags = copy.lagged && kind !== 'lagged' ? ', lagged' : ''
  return `${copyWords[kind]}${lags}`
}
