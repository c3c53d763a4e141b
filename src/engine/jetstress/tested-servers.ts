import { once } from '../core/once.ts'
import type { CopyLayout, Dag } from '../failures/dags.ts'
import { namesOf } from '../failures/names.ts'
import { dagsOf } from '../methods/dags-of.ts'
import { availabilityOf } from '../plan/features.ts'
import { fieldOf } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

export type TestedServer = {
  readonly name: string
  /** From 1. */
  readonly site: number
  /** True if the server holds only lagged copies. */
  readonly isLagged: boolean
  /** Number of databases with a copy on the server. */
  readonly held: number
  /** Database names in order, computed on demand. */
  readonly databases: () => readonly string[]
}

/** All servers of a plan with their databases; null if the copies could not be placed. */
export function serversToTest(plan: Plan, sizing: Sizing): readonly TestedServer[] | null {
  if (availabilityOf(plan) !== 'dag') return withoutDag(plan, sizing)
  const dags = dagsOf(plan, sizing)
  return dags?.dags.flatMap(serversOf) ?? null
}

/** Number of copies per DAG member; identical DAGs share a layout. */
const heldIn = once(({ members, rows }: CopyLayout): readonly number[] => {
  const held = members.map(() => 0)
  for (const row of rows)
    for (const { server } of row) held[server - 1] = (held[server - 1] ?? 0) + 1
  return held
})

function serversOf(dag: Dag): readonly TestedServer[] {
  const held = heldIn(dag.layout)
  return dag.servers.map(({ number, name, site, build }, at) => ({
    name,
    site,
    isLagged: build === 'lagged',
    held: held[at] ?? 0,
    databases: () => namesOn(dag).get(number) ?? [],
  }))
}

const namesOn = once(({ databases }: Dag): ReadonlyMap<number, readonly string[]> => {
  const held = new Map<number, string[]>()
  for (const { name, copies } of databases)
    for (const { server } of copies) {
      const names = held.get(server)
      if (names) names.push(name)
      else held.set(server, [name])
    }
  return held
})

/** Standalone: the first servers hold the remainder. Cluster: each server can hold all. */
function withoutDag(plan: Plan, sizing: Sizing): readonly TestedServer[] {
  const { inAll, clusters } = sizing.databases
  const servers = sizing.servers.value
  const sites = fieldOf('sites').unused?.(plan, 0) ? 1 : plan.sites
  const named = (databases: number) => namesOf(plan, { dags: 0, servers, databases })
  const groups = clusters?.value ?? servers
  const each = Math.floor(inAll.value / groups)
  const more = inAll.value - each * groups
  const before = (group: number) => group * each + Math.min(group, more)
  return named(0).servers.map((name, at) => {
    const group = Math.floor((at * groups) / servers)
    // Both servers of a single copy cluster are in one site; all others alternate between sites.
    const turn = availabilityOf(plan) === 'scc' ? group : at
    const site = (turn % sites) + 1
    const [from, to] = [before(group), before(group + 1)]
    const databases = () => named(inAll.value).databases.slice(from, to)
    return { name, site, isLagged: false, held: to - from, databases }
  })
}
