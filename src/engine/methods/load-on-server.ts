import { ownRule } from '../core/source.ts'
import { tried } from '../core/worked.ts'
import type { DagServer } from '../failures/dags.ts'
import type { ServerLoad } from '../failures/server-load.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { serverLoad } from './method-of.ts'

const counted = ownRule(
  'Each database is active on the first of its preferences that is up and may activate it.',
)

/** What a server needs with the databases that are active on it now, whatever is down. */
export function loadOnServer(
  plan: Plan,
  sizing: Sizing,
  { name, build }: DagServer,
  active: number,
): ServerLoad | null {
  const databases = tried(`Databases active on ${name}`, active, 'databases', {
    condition: `Databases active on ${name} with what is down`,
    inputs: [sizing.databases.inAll],
    source: counted,
  })
  return serverLoad(plan, sizing, build, databases)
}
