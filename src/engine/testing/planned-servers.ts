import { dagsOf } from '../dags/dags-of.ts'
import { cutName } from '../plan/limits.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'
import type { PlannedLoad } from './judged-test.ts'
import { nameOf } from './ran-at-once.ts'

/** The server a tested machine stands for, with the load that it is planned for. */
export type PlannedServer = {
  readonly name: string | null
  readonly isOfPlan: boolean
  readonly load: PlannedLoad
}

/** Finds the server that a machine stands for: the one of its name, else one like the first. */
export type PlannedServers = (machine: string | null) => PlannedServer

/** The servers of a plan as machines are found among them. */
export function plannedServers(plan: Plan, sizing: Sizing): PlannedServers {
  const { transactional } = sizing.iops
  const load = { expected: transactional, withReserve: transactional }
  const names = new Map(
    (dagsOf(plan, sizing)?.servers ?? []).map(({ name }) => [nameOf(name), name] as const),
  )
  return (machine) => {
    const known = names.get(nameOf(machine))
    return known === undefined
      ? { name: machine && cutName(machine), isOfPlan: false, load }
      : { name: known, isOfPlan: true, load }
  }
}
