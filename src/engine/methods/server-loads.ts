import { ownRule } from '../core/source.ts'
import { figureFoundByTrying, type Worked } from '../core/worked.ts'
import type { DagServer, Dags } from '../failures/dags.ts'
import type { LossOutcome } from '../failures/outcome.ts'
import type { ServerLoad } from '../failures/server-load.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { methodOf } from './methods.ts'

/** The busiest server among those built alike, after a loss; its active databases and load. */
type BusiestLoad = {
  readonly at: DagServer
  readonly active: Worked<'databases'>
  /** What the server needs and has of processors, memory and IOPS; null if unknown. */
  readonly load: ServerLoad | null
}

const source = ownRule(
  'A loss is tried on the placement of all copies, and of servers built alike the busiest counts.',
)

/** After a loss, the busiest server of each build that has active databases. */
export function busiestLoads(
  plan: Plan,
  sizing: Sizing,
  { servers }: Dags,
  { active }: LossOutcome,
): readonly BusiestLoad[] {
  const on = ({ number }: DagServer) => active[number] ?? 0
  const busiest = new Map<DagServer['build'], DagServer>()
  for (const server of servers) {
    const most = busiest.get(server.build)
    if (on(server) > (most ? on(most) : 0)) busiest.set(server.build, server)
  }
  return [...busiest.values()].map((at) => {
    const databases = figureFoundByTrying('Active on the busiest server', on(at), 'databases', {
      condition: 'Most databases active on one server, of those built alike, after what is down',
      inputs: [sizing.databases.inAll],
      source,
    })
    return {
      at,
      active: databases,
      load: methodOf(plan).serverLoad(plan, sizing, at.build, databases),
    }
  })
}

const counted = ownRule(
  'Each database is active on the first of its preferences that is up and may activate it.',
)

/** Load of a server with its active databases, whatever is lost; null if unknown. */
export function loadOnServer(
  plan: Plan,
  sizing: Sizing,
  { name, build }: DagServer,
  active: number,
): ServerLoad | null {
  const databases = figureFoundByTrying(`Databases active on ${name}`, active, 'databases', {
    condition: `Databases active on ${name} with what is down`,
    inputs: [sizing.databases.inAll],
    source: counted,
  })
  return methodOf(plan).serverLoad(plan, sizing, build, databases)
}
