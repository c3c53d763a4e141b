import type { Failure } from '../../app/failures/failure-of.ts'
import type { Dag, DagOutcome, Dags, Outcome } from '../../engine/failures/index.ts'
import type { DrawnCopies } from './drawn-design.ts'

/** The failure in the DAGs of a plan, beside what is active while all is up. */
export type FailedDags = Failure & {
  readonly whole: Outcome
  /** As many servers as are drawn at most: DAGs beyond them are built alike. 64 without. */
  readonly mostServers?: number
}

/** As many servers as one picture has room for. */
export const usualServers = 64

/** The first DAGs, as many as are drawn; whole pairs where DAGs are in pairs. */
export function drawnDags(
  { dags }: Dags,
  inPair: 1 | 2,
  mostServers: number = usualServers,
): readonly Dag[] {
  const [first] = dags
  const each = first ? first.servers.length * inPair : 1
  return dags.slice(0, Math.max(1, Math.floor(mostServers / each)) * inPair)
}

type Counted = { -readonly [Kind in keyof DrawnCopies]: number }

/** The copies on each server of a DAG by what they are now; by `DagServer.number`. */
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
