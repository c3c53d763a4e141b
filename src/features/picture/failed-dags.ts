import type { Failure } from '../../app/failures/failure-of.ts'
import type { Dag, DagOutcome, Dags, Outcome } from '../../engine/failures/index.ts'
import type { DrawnCopies } from './drawn-design.ts'

/** A failure of DAGs, with the outcome while everything is up. */
export type DagFailure = Failure & {
  readonly whole: Outcome
  /** Limit on drawn servers, 64 by default; further DAGs are built alike. */
  readonly mostServers?: number
}

/** Limit on servers in one picture. */
export const mostDrawnServers = 64

/** The first DAGs, as many as are drawn; DAGs in pairs stay together. */
export function drawnDags(
  { dags }: Dags,
  inPair: 1 | 2,
  mostServers: number = mostDrawnServers,
): readonly Dag[] {
  const [first] = dags
  const each = first ? first.servers.length * inPair : 1
  return dags.slice(0, Math.max(1, Math.floor(mostServers / each)) * inPair)
}

type Counted = { -readonly [Kind in keyof DrawnCopies]: number }

/** Copies on each server of a DAG by current state, keyed by `DagServer.number`. */
export function copiesOnServers(
  dag: Dag,
  { activeAt }: DagOutcome,
): ReadonlyMap<number, DrawnCopies> {
  const before = (dag.servers[0]?.number ?? 1) - 1
  const counts = new Map(
    dag.servers.map(({ number }): [number, Counted] => [
      number,
      { active: 0, passive: 0, lagged: 0 },
    ]),
  )
  for (const [at, row] of dag.layout.rows.entries())
    for (const { server, lagged } of row) {
      const number = before + server
      const count = counts.get(number)
      if (!count) continue
      if (activeAt[at] === number) count.active += 1
      else if (lagged) count.lagged += 1
      else count.passive += 1
    }
  return counts
}
