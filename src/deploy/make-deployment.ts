import {
  type Dag,
  type DagServer,
  type Dags,
  type DatabaseCopy,
  type DeployedPlaces,
  type DeploymentNamesAndPlaces,
  databaseFolders,
} from '../engine/failures/index.ts'
import { type Plan, size, type Worked } from '../engine/index.ts'
import { type DeployedServers, dagsOf, methodOf } from '../engine/methods/index.ts'
import { volumeForDatabases } from '../engine/methods/roles/index.ts'
import {
  copyLagLookup,
  databaseSettings,
  tierQuotas,
  transportSettings,
} from './database-settings.ts'
import type {
  DeployedDag,
  DeployedDatabase,
  DeployedServer,
  DeployedVolume,
  Deployment,
} from './deployment.ts'

/** Most databases, and most copies of all, that files are made for: more would take too long. */
export const mostDeployedDatabasesAndCopies = { databases: 10_000, copies: 50_000 } as const

export function deployedDatabaseAndCopyCounts(
  { counts: { databases } }: DeploymentNamesAndPlaces,
  { copies }: Pick<DeployedServers, 'copies'>,
): Readonly<Record<keyof typeof mostDeployedDatabasesAndCopies, number>> {
  return { databases, copies: databases * copies.value }
}

type Deployed = {
  readonly plan: Plan
  readonly naming: DeploymentNamesAndPlaces
  readonly set: DeployedServers
}

/**
 * Data of the files that deploy a plan. Null if nothing deploys plans of its version, if the plan
 * cannot be sized, or if it has more than `mostDeployedDatabasesAndCopies`.
 */
export function makeDeployment(plan: Plan): Deployment | null {
  const { deploying } = methodOf(plan)
  const result = size(plan)
  if (!result.ok || !deploying) return null
  const { sizing } = result
  const naming = deploying.naming(plan, sizing)
  const set = deploying.servers(plan, sizing)
  if (!naming) return null
  const { databases, copies } = deployedDatabaseAndCopyCounts(naming, set)
  if (
    databases > mostDeployedDatabasesAndCopies.databases ||
    copies > mostDeployedDatabasesAndCopies.copies
  )
    return null
  if (set.volumes.perVolume.value < 1 || naming.counts.servers < 1) return null
  const deployed = { plan, naming, set }
  if (!set.hasDag) return ofStandalone(deployed)
  const dags = dagsOf(plan, sizing)
  return dags && ofDags(deployed, dags)
}

function ofDags(deployed: Deployed, { dags, servers }: Dags): Deployment {
  const { plan, naming, set } = deployed
  const build = serverBuilder(plan, set)
  const { places } = naming
  return {
    ...common(deployed),
    dags: dags.map((dag, at) => deployedDag(deployed, dag, places.dags[at])),
    servers: dags.flatMap((dag) => serversOf(dag, build)),
    databases: dags.flatMap((dag) => databasesOf(plan, dag, servers, controllersOf(places))),
  }
}

function common({
  plan,
  naming,
  set,
}: Deployed): Omit<Deployment, 'dags' | 'servers' | 'databases'> {
  return {
    plan: plan.name,
    exchange: plan.exchange,
    naming,
    settings: databaseSettings(plan, set, naming.places.addressBook),
    transport: transportSettings(plan, set),
    tiers: tierQuotas(plan),
    controllers: controllersOf(naming.places),
  }
}

function controllersOf({
  controllers: [first, second],
}: DeployedPlaces): readonly [string, string] {
  return [first[0] ?? '', second[0] ?? '']
}

function deployedDag(
  { plan, set }: Deployed,
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
    plannedCopies: set.copies.value,
    perVolume: set.volumes.perVolume.value,
    logIsolation: set.isolatesLogs,
    replayLagManager: set.managesLag,
    compression: plan.compressLogs,
    cacheDrives: set.cacheDrives?.value ?? null,
  }
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
  const lags = copyLagLookup(plan)
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
  const { folder, logFolder } = databaseFolders(name)
  return { name, edbFile: `${folder}\\${name}.edb`, logFolder }
}

function ofStandalone(deployed: Deployed): Deployment {
  const { plan, naming, set } = deployed
  const { names, counts, places } = naming
  const each = counts.databases / counts.servers
  const build = serverBuilder(plan, set)
  const lags = copyLagLookup(plan)(false)
  const held = names.servers.map((_, at) => names.databases.slice(at * each, (at + 1) * each))
  const standalone = { site: 1, holds: 'mailboxes', build: 'first site' } as const
  return {
    ...common(deployed),
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

type Builder = (
  server: Pick<DagServer, 'name' | 'site' | 'holds' | 'build'>,
  dag: string | null,
  databases: readonly string[],
) => DeployedServer

function serverBuilder(plan: Plan, servers: DeployedServers): Builder {
  const { volumes, policies, hasTransportDisk } = servers
  return (server, dag, databases) => {
    const { maximumActive, maximumPreferred, activation } = policies[server.build]
    return {
      name: server.name,
      dag,
      site: server.site === 2 ? 2 : 1,
      holds: server.holds,
      // Disk 0 is the system disk, disk 1 that of transport if there is one; data disks follow.
      startDisk: hasTransportDisk ? 2 : 1,
      perVolume: volumes.perVolume.value,
      volumes: volumesOf(volumes, databases),
      // A server without databases has no volume that could be lost.
      spares: databases.length > 0 ? volumes.spares.value : 0,
      restoreGib: plan.restoreVolume
        ? volumeForDatabases(
            volumes,
            volumes.restoreVolume,
            Math.min(databases.length, volumes.perVolume.value),
          ).value
        : null,
      maximumActive: maximumActive?.value ?? null,
      maximumPreferred: maximumPreferred?.value ?? null,
      activation,
    }
  }
}

/** Volumes of a server, each with as many of its databases, in order, as a volume holds. */
function volumesOf(
  of: DeployedServers['volumes'],
  databases: readonly string[],
): readonly DeployedVolume[] {
  const perVolume = of.perVolume.value
  // The last volume is sized for the rest on the fullest server; any fuller one is like the others.
  const left = of.mostCopies.value % perVolume
  const count = Math.ceil(databases.length / perVolume)
  return Array.from({ length: count }, (_, at) => {
    const held = databases.slice(at * perVolume, (at + 1) * perVolume)
    const isLast = held.length <= left
    const log = (isLast && of.lastLogVolume) || of.logVolume
    const gibOf = (volume: Worked<'GiB'>) => volumeForDatabases(of, volume, held.length).value
    return {
      databases: held,
      gib: gibOf((isLast && of.lastVolume) || of.volume),
      logGib: log && gibOf(log),
    }
  })
}
