import type { Sizing } from '../methods/papers/sizing/size.ts'
import { cutName } from '../plan/limits.ts'
import type { Plan } from '../plan/plan.ts'
import type { PlannedLoad, StandsFor } from './judged-test.ts'
import { nameOf } from './ran-at-once.ts'
import { type TestedServers, testPlan } from './test-plan.ts'

/** The server a tested machine stands for, with the load that it is planned for. */
export type PlannedServer = {
  readonly name: string | null
  readonly standsFor: StandsFor
  readonly load: PlannedLoad
}

/** Finds the server that a machine stands for: the one of its name, else one like the fullest. */
export type PlannedServers = (machine: string | null) => PlannedServer

/** The servers of a plan as machines are found among them. */
export function plannedServers(plan: Plan, sizing: Sizing): PlannedServers {
  let known: PlannedServers | null = null
  // Found when the first run is there to be judged: naming every server of large DAGs takes a while.
  return (machine) => {
    known ??= findServers(plan, sizing)
    return known(machine)
  }
}

function findServers(plan: Plan, sizing: Sizing): PlannedServers {
  const { servers: kinds } = testPlan(plan, sizing)
  const named = new Map<string | null, PlannedServer>(
    kinds.flatMap((kind) =>
      kind.servers.map(
        ({ name }) => [nameOf(name), { name, standsFor: 'its name', load: loadOf(kind) }] as const,
      ),
    ),
  )
  return (machine) =>
    named.get(nameOf(machine)) ?? {
      name: machine && cutName(machine),
      standsFor: kinds.length === 1 ? 'any, all alike' : 'the fullest',
      load: loadOf(kinds[0]),
    }
}

function loadOf({ expected, planned }: TestedServers): PlannedLoad {
  return { expected, withReserve: planned }
}
