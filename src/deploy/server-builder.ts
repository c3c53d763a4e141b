import {
  type DagServer,
  type DeployedServers,
  type Plan,
  volumeHolding,
  type Worked,
} from '../engine/index.ts'
import type { DeployedServer, DeployedVolume } from './deployment.ts'

/** Says what a server gets, with the databases that it holds, in their order. */
export type Builder = (
  server: Pick<DagServer, 'name' | 'site' | 'holds' | 'build'>,
  dag: string | null,
  databases: readonly string[],
) => DeployedServer

export function serverBuilder(plan: Plan, servers: DeployedServers): Builder {
  const { volumes, policies, hasTransportDisk } = servers
  return (server, dag, databases) => {
    const { maximumActive, maximumPreferred, activation } = policies[server.build]
    return {
      name: server.name,
      dag,
      site: server.site === 2 ? 2 : 1,
      holds: server.holds,
      // The first disk is that of the system, before that of transport where it has one of its own.
      startDisk: hasTransportDisk ? 2 : 1,
      perVolume: volumes.perVolume.value,
      volumes: volumesOf(volumes, databases),
      // A server without a database has no volume that could be lost.
      spares: databases.length > 0 ? volumes.spares.value : 0,
      restoreGib: plan.restoreVolume
        ? volumeHolding(
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

/** The volumes of a server: its databases in order, as many on each as go there. */
function volumesOf(
  of: DeployedServers['volumes'],
  databases: readonly string[],
): readonly DeployedVolume[] {
  const perVolume = of.perVolume.value
  // The last volume is sized for what is left on the fullest server; with more on it, it is as all are.
  const left = of.mostCopies.value % perVolume
  const count = Math.ceil(databases.length / perVolume)
  return Array.from({ length: count }, (_, at) => {
    const held = databases.slice(at * perVolume, (at + 1) * perVolume)
    const isLast = held.length <= left
    const log = (isLast && of.lastLogVolume) || of.logVolume
    const gibOf = (volume: Worked<'GiB'>) => volumeHolding(of, volume, held.length).value
    return {
      databases: held,
      gib: gibOf((isLast && of.lastVolume) || of.volume),
      logGib: log && gibOf(log),
    }
  })
}
