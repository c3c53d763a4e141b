import { choicesOfServers } from '../../../placement/failure-kinds.ts'
import type { BusiestServer } from '../../../placement/failures.ts'
import { serversInTurn, spreadCopies } from '../../../placement/spread-copies.ts'
import { busiestAfter, everyChoice, worstLosses } from '../../../placement/worst-losses.ts'
import type { Plan } from '../../../plan/plan.ts'

/** Inputs to the layout of a DAG, and the losses to survive. */
type Shape = Pick<Plan, 'copies' | 'sites' | 'survive' | 'lostServers'> & {
  /** Servers of one DAG; a fraction, of DAGs that cannot be equal, is cut. */
  readonly servers: number
  readonly databases: number
}

type SpreadLayout = {
  readonly rows: ReturnType<typeof spreadCopies>
  /** Most databases with a copy on one server. */
  readonly onServer: number
  /** Busiest server after each failure, from the smallest failure to the worst. */
  readonly failures: readonly BusiestServer[]
}

const known = new Map<string, SpreadLayout>()
const mostKnown = 500

/** Layout of a shape with its failures tried; cached for up to 500 shapes. */
export function spreadLayout({ copies, databases, sites, ...loss }: Shape): SpreadLayout {
  const servers = Math.floor(loss.servers)
  const { survive } = loss
  const lostServers = survive === 'servers' ? loss.lostServers : 0
  const key = [servers, copies, databases, sites, survive, lostServers].join()
  const found = known.get(key)
  if (found) return found
  const rows = spreadCopies(servers, copies, databases, sites)
  const failures =
    survive === 'servers'
      ? worstLosses(rows, servers, lostServers).slice(1)
      : lossesOfSite(rows, servers, sites, survive === 'site' ? [0] : [0, 1])
  const made = { rows, onServer: mostHeld(rows, servers), failures }
  if (known.size >= mostKnown) known.clear()
  known.set(key, made)
  return made
}

/** Busiest server after the loss of any site, for each number of further servers lost. */
function lossesOfSite(
  rows: SpreadLayout['rows'],
  servers: number,
  sites: number,
  besides: readonly number[],
): readonly BusiestServer[] {
  const choices = everyChoice(rows, servers)
  const inTurn = serversInTurn(servers, sites)
  return besides.map((more) => {
    const sets = inTurn.flatMap((lost) => {
      const left = inTurn.flat().filter((server) => !lost.includes(server))
      return choicesOfServers(left, more).map((others) => [...lost, ...others])
    })
    return busiestAfter(choices, servers, sets)
  })
}

function mostHeld(rows: SpreadLayout['rows'], servers: number): number {
  const held = new Uint16Array(servers + 1)
  for (const row of rows) for (const server of row) held[server] = (held[server] ?? 0) + 1
  return Math.max(...held)
}
