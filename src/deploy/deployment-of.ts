import {
  cacheDrives,
  type Dag,
  type DagServer,
  type Dags,
  type DatabaseCopy,
  type DeployedPlaces,
  dagsOf,
  databasePaths,
  hasCache,
  isByRoles,
  namesOf,
  type Plan,
  placesOf,
  type SizedByRoles,
  size,
} from '../engine/index.ts'
import { copyLags, databaseSettings } from './database-settings.ts'
import type { DeployedDag, DeployedDatabase, Deployment } from './deployment.ts'
import { type Builder, serverBuilder } from './server-builder.ts'

/** Databases up to which a plan gets files; more make scripts that nobody can look through. */
export const mostDeployed = 10_000

/**
 * What the files that deploy a plan of Exchange 2013 to SE say. Null of an earlier version, of a plan
 * that cannot be sized, and of one with more than `mostDeployed` databases.
 */
export function deploymentOf(plan: Plan): Deployment | null {
  const result = size(plan)
  if (!result.ok || !isByRoles(result.sizing)) return null
  const { sizing } = result
  const { copies, databases, servers, space } = sizing.parts
  const isMany = databases.dbs.value * groupsOf(sizing) > mostDeployed
  if (isMany || space.perVolume.value < 1 || servers.allServers.value < 1) return null
  if (!copies.shape.hasDag) return ofStandalone(plan, sizing)
  const dags = dagsOf(plan, sizing)
  return dags && ofDags(plan, sizing, dags)
}

/** Once in each DAG, or on each standalone server. */
function groupsOf({ parts: { copies, databases, servers } }: SizedByRoles): number {
  return copies.shape.hasDag ? databases.dags.value : servers.allServers.value
}

function ofDags(plan: Plan, sizing: SizedByRoles, { dags, servers }: Dags): Deployment {
  const places = placesOf(plan, {
    dags: dags.map(({ name }) => name),
    servers: servers.map(({ name }) => name),
    twoSites: sizing.parts.copies.shape.twoSites,
  })
  const build = serverBuilder(plan, sizing)
  return {
    ...common(plan, sizing, places),
    dags: dags.map((dag, at) => deployedDag(plan, sizing, dag, places.dags[at])),
    servers: dags.flatMap((dag) => serversOf(dag, build)),
    databases: dags.flatMap((dag) => databasesOf(plan, dag, servers, controllersOf(places))),
  }
}

function common(
  plan: Plan,
  { parts }: SizedByRoles,
  places: DeployedPlaces,
): Pick<Deployment, 'plan' | 'exchange' | 'settings' | 'controllers'> {
  return {
    plan: plan.name,
    exchange: plan.exchange,
    settings: databaseSettings(plan, parts, places.addressBook),
    controllers: controllersOf(places),
  }
}

function controllersOf({
  controllers: [first, second],
}: DeployedPlaces): readonly [string, string] {
  return [first[0] ?? '', second[0] ?? '']
}

function deployedDag(
  plan: Plan,
  { parts: { copies, space, drives } }: SizedByRoles,
  dag: Dag,
  places: DeployedPlaces['dags'][number] | undefined,
): DeployedDag {
  const { addresses = [], witness = nowhere, alternate = nowhere } = places ?? {}
  return {
    name: dag.name,
    addresses: addresses.length > 0 ? addresses : ['255.255.255.255'],
    witness,
    alternate,
    servers: dag.servers.map(({ name }) => name),
    databases: dag.databases.length,
    copies: Math.max(0, ...dag.layout.rows.map(({ length }) => length)),
    plannedCopies: copies.copies.value,
    perVolume: space.perVolume.value,
    logIsolation: !copies.holdsLogs,
    replayLagManager: copies.shape.managesLag,
    compression: plan.compressLogs,
    cacheDrives: cacheDrivesOf(plan, drives),
  }
}

/** Solid-state drives of a server, beside single drives in a plan with the cache. */
function cacheDrivesOf(plan: Plan, { site1 }: SizedByRoles['parts']['drives']): number | null {
  const { database } = site1.jbod
  if (!hasCache(plan) || site1.storage !== 'JBOD' || !database) return null
  return cacheDrives(plan, database).value
}

const nowhere = { server: '', folder: '' } as const

function serversOf(dag: Dag, build: Builder): Deployment['servers'] {
  const held = new Map<number, string[]>(dag.servers.map(({ number }) => [number, []]))
  for (const { name, copies } of dag.databases)
    for (const { server } of copies) held.get(server)?.push(name)
  return dag.servers.map((server) => build(server, dag.name, held.get(server.number) ?? []))
}

function databasesOf(
  plan: Plan,
  dag: Dag,
  servers: readonly DagServer[],
  controllers: readonly [string, string],
): readonly DeployedDatabase[] {
  const lags = copyLags(plan)
  const nameOf = (copy: DatabaseCopy) => servers[copy.server - 1]?.name ?? ''
  return dag.databases.map(({ name, home, copies }) => ({
    ...filesOf(name),
    dag: dag.name,
    controller: controllers[home === 2 ? 1 : 0],
    copies: copies.map((copy) => ({
      server: nameOf(copy),
      preference: copy.preference,
      lagged: copy.lagged,
      ...lags(copy.lagged),
      never: copy.activates === 'never',
    })),
  }))
}

function filesOf(name: string): Pick<DeployedDatabase, 'name' | 'edbFile' | 'logFolder'> {
  const { folder, logFolder } = databasePaths(name)
  return { name, edbFile: `${folder}\\${name}.edb`, logFolder }
}

function ofStandalone(plan: Plan, sizing: SizedByRoles): Deployment {
  const servers = sizing.parts.servers.allServers.value
  const each = sizing.parts.databases.dbs.value
  const names = namesOf(plan, { dags: 0, servers, databases: servers * each })
  const places = placesOf(plan, { dags: [], servers: names.servers, twoSites: false })
  const build = serverBuilder(plan, sizing)
  const lags = copyLags(plan)(false)
  const held = names.servers.map((_, at) => names.databases.slice(at * each, (at + 1) * each))
  const standalone = { site: 1, holds: 'mailboxes', build: 'first site' } as const
  return {
    ...common(plan, sizing, places),
    dags: [],
    servers: names.servers.map((name, at) => build({ ...standalone, name }, null, held[at] ?? [])),
    databases: names.servers.flatMap((server, at) =>
      (held[at] ?? []).map((name) => ({
        ...filesOf(name),
        dag: null,
        controller: controllersOf(places)[0],
        copies: [{ server, preference: 1, lagged: false, ...lags, never: false }],
      })),
    ),
  }
}
