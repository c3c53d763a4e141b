import { oncePerPair } from '../core/once.ts'
import type {
  CopyLayout,
  Dag,
  DagDatabase,
  DagServer,
  DagShape,
  Dags,
  DagWitness,
} from '../failures/dags.ts'
import { type PlanNames, planNames } from '../failures/names.ts'
import { quorumVoteCounts } from '../placement/failure-kinds.ts'
import { availabilityOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { methodOf } from './methods.ts'

type LateNames = Pick<PlanNames, 'dags' | 'servers'> & {
  readonly ofDatabases: () => readonly string[]
}

/** DAGs of a plan with names, cached; null without DAGs, or if a server has too many databases. */
export const dagsOf = oncePerPair((plan: Plan, sizing: Sizing): Dags | null => {
  const shape = availabilityOf(plan) === 'dag' ? methodOf(plan).dagShape(plan, sizing) : null
  if (!shape) return null
  const { layout, count } = shape
  const counts = { dags: count, servers: count * layout.members.length }
  const databases = count * layout.rows.length
  // Naming many databases is slow: those of a DAG are named when they are first read.
  const names = {
    ...planNames(plan, { ...counts, databases: 0 }),
    ofDatabases: () => planNames(plan, { ...counts, databases }).databases,
  }
  const dags = Array.from({ length: count }, (_, at) => dagAt(at, shape, names))
  const servers = dags.flatMap((dag) => dag.servers)
  const sites = servers.reduce((most, { site }) => Math.max(most, site), 1)
  return { dags, servers, sites }
})

function dagAt(at: number, { layout, inPairs, ...shape }: DagShape, names: LateNames): Dag {
  const number = at + 1
  const { members, rows } = layout
  const placeOf = (site: number) => (inPairs && at % 2 === 1 ? 3 - site : site)
  const before = at * members.length
  const servers = members.map((member, index): DagServer => {
    const own = before + index + 1
    const name = names.servers[own - 1] ?? ''
    return { ...member, number: own, name, dag: number, site: placeOf(member.site) }
  })
  const witness: DagWitness = {
    site: shape.witness && placeOf(shape.witness),
    isAsked: quorumVoteCounts(members.length).isWitnessAsked,
    isAssumed: shape.isAssumed,
  }
  const named = () => names.ofDatabases().slice(at * rows.length, number * rows.length)
  let made: readonly DagDatabase[] | null = null
  return {
    number,
    name: names.dags[at] ?? '',
    servers,
    witness,
    layout,
    get databases() {
      made ??= databasesOf(layout, servers, named())
      return made
    },
  }
}

function databasesOf(
  { rows }: CopyLayout,
  servers: readonly DagServer[],
  names: readonly string[],
): readonly DagDatabase[] {
  return rows.map((row, at) => ({
    name: names[at] ?? '',
    home: servers[(row[0]?.server ?? 1) - 1]?.site ?? 1,
    copies: row.map((copy, index) => ({
      ...copy,
      server: servers[copy.server - 1]?.number ?? 0,
      preference: index + 1,
    })),
  }))
}
