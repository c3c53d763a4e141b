import type { Dags } from '../dags/dags.ts'
import { dagsOf } from '../dags/dags-of.ts'
import { namesOf } from '../dags/names.ts'
import { kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import { isByRoles } from '../roles/sized-by-roles.ts'
import type { Sizing } from '../sizing/size.ts'

/** A server as a test has it. */
export type TestedServer = {
  readonly name: string
  /** From 1. */
  readonly site: number
  /** Whether it holds lagged copies alone. */
  readonly isLagged: boolean
  /** Names of the databases with a copy on it, in their own order. */
  readonly databases: readonly string[]
}

/** Every server of a plan with its databases; null where the copies could not be placed. */
export function serversToTest(plan: Plan, sizing: Sizing): readonly TestedServer[] | null {
  if (kindOf(plan) !== 'dag') return withoutDag(plan, sizing)
  const dags = dagsOf(plan, sizing)
  return dags && ofDags(dags)
}

function ofDags({ dags, servers }: Dags): readonly TestedServer[] {
  const held = new Map<number, string[]>(servers.map(({ number }) => [number, []]))
  for (const { databases } of dags)
    for (const { name, copies } of databases)
      for (const { server } of copies) held.get(server)?.push(name)
  return servers.map(({ number, name, site, build }) => ({
    name,
    site,
    isLagged: build === 'lagged',
    databases: held.get(number) ?? [],
  }))
}

/** Of standalone servers the first hold what is left over; either server of a cluster can hold all of its own. */
function withoutDag(plan: Plan, sizing: Sizing): readonly TestedServer[] {
  const { inAll, clusters } = sizing.databases
  const servers = isByRoles(sizing) ? sizing.parts.servers.allServers.value : plan.servers
  const names = namesOf(plan, { dags: 0, servers, databases: inAll.value })
  const groups = clusters?.value ?? servers
  const each = Math.floor(inAll.value / groups)
  const more = inAll.value - each * groups
  const before = (group: number) => group * each + Math.min(group, more)
  return names.servers.map((name, at) => {
    const group = Math.floor((at * groups) / servers)
    const databases = names.databases.slice(before(group), before(group + 1))
    // The servers of a single copy cluster stand beside the storage they share; all others take turns.
    const turn = kindOf(plan) === 'scc' ? group : at
    const site = isByRoles(sizing) ? 1 : (turn % plan.sites) + 1
    return { name, site, isLagged: false, databases }
  })
}
