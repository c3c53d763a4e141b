import { oncePerObject } from '../core/once.ts'
import type { CopyLayout, Dag, DagServer, Dags, LayoutCopy } from './dags.ts'
import type { DagOutcome, DatabaseState, Loss, LossOutcome } from './outcome.ts'
import { quorumAfterLoss } from './quorum-after-loss.ts'

/**
 * Outcome of a loss: each database is active on its most preferred copy that runs and may activate,
 * in the DAGs that keep a majority or were shrunk by hand.
 */
export function lossOutcome({ dags, servers }: Dags, lost: Loss): LossOutcome {
  const found = dags.map((dag) => outcomeOfDag(dag, lost))
  const active = Array.from({ length: servers.length + 1 }, () => 0)
  let [down, nowhere] = [0, 0]
  for (const dag of found) {
    for (const server of dag.activeAt) if (server > 0) active[server] = (active[server] ?? 0) + 1
    down += dag.down
    nowhere += dag.lost
  }
  return { dags: found, active, worst: worstOf(active), down, lost: nowhere }
}

function worstOf(active: readonly number[]): LossOutcome['worst'] {
  const most = active.reduce((all, one) => Math.max(all, one), 0)
  return most === 0 ? null : { server: active.indexOf(most), active: most }
}

export function outcomeOfDag(dag: Dag, lost: Loss): DagOutcome {
  const { layout, servers } = dag
  const quorum = quorumAfterLoss(dag, lost)
  const isWhole = quorum.up === servers.length && quorum.holds && !lost.link
  const left = isWhole
    ? whole(layout)
    : leftOf(layout.rows, membersOf(dag, lost, quorum.goesOn), lost.byHand)
  const before = (servers[0]?.number ?? 1) - 1
  const activeAt = left.at.map((member) => (member > 0 ? before + member : 0))
  const { states, down, lost: nowhere } = left
  return { dag: dag.number, activeAt, states, down, lost: nowhere, quorum }
}

/** Layout after a loss; `at` is each database’s server, numbered within the DAG, 0 for none. */
type Left = Pick<DagOutcome, 'states' | 'down' | 'lost'> & { readonly at: readonly number[] }

/** State with every server up, computed once for all DAGs of a layout. */
const whole = oncePerObject(({ rows, members }: CopyLayout): Left => {
  return leftOf(rows, ['lost', ...members.map(() => 'runs' as const)], false)
})

function leftOf(rows: CopyLayout['rows'], members: readonly Member[], byHand: boolean): Left {
  const at: number[] = []
  const states: DatabaseState[] = []
  let [down, nowhere] = [0, 0]
  for (const row of rows) {
    const server = activeOn(row, members, byHand)
    at.push(server)
    if (server > 0) states.push('active')
    else if (row.some((copy) => copy.activates !== 'never' && members[copy.server] !== 'lost')) {
      states.push('down')
      down += 1
    } else {
      states.push('lost')
      nowhere += 1
    }
  }
  return { at, states, down, lost: nowhere }
}

/** State of a server: lost, up without majority, or up on a side that keeps running. */
type Member = 'lost' | 'up' | 'runs'

/** States of all servers, by number within the DAG; index 0 is unused. */
function membersOf({ servers }: Dag, lost: Loss, goesOn: readonly number[]): readonly Member[] {
  const isDown = new Set(lost.servers)
  const state = ({ number, site }: DagServer): Member => {
    if (site === lost.site || isDown.has(number)) return 'lost'
    return goesOn.includes(site) ? 'runs' : 'up'
  }
  return ['lost', ...servers.map(state)]
}

/** Server, numbered within the DAG, of the first copy that runs and may activate; 0 for none. */
function activeOn(row: readonly LayoutCopy[], members: readonly Member[], byHand: boolean): number {
  for (const { server, activates } of row) {
    if (members[server] !== 'runs' || activates === 'never') continue
    if (activates === 'by itself' || byHand) return server
  }
  return 0
}
