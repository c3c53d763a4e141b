import type { DagServer, Plan, SizedByRoles } from '../engine/index.ts'
import type { DeployedServer, DeployedVolume } from './deployment.ts'

/** Says what a server gets, with the databases that it holds, in their order. */
export type Builder = (
  server: Pick<DagServer, 'name' | 'site' | 'holds' | 'build'>,
  dag: string | null,
  databases: readonly string[],
) => DeployedServer

/** The first disk after that of the system, and after that of transport where it has one of its own. */
function startDiskOf({ transport }: SizedByRoles['parts']): number {
  return transport.transportOn === 'Dedicated RAID-1 Disk' ? 2 : 1
}

export function serverBuilder(plan: Plan, { parts }: SizedByRoles): Builder {
  const { space } = parts
  const limits = limitsOf(parts)
  return (server, dag, databases) => ({
    name: server.name,
    dag,
    site: server.site === 2 ? 2 : 1,
    holds: server.holds,
    startDisk: startDiskOf(parts),
    perVolume: space.perVolume.value,
    volumes: volumesOf(parts, databases),
    // A server without a database has no volume that could be lost.
    spares: databases.length > 0 ? space.spares.value : 0,
    restoreGib: plan.restoreVolume ? space.restoreVolume.value : null,
    ...limits[server.build],
    activation: activationOf(parts, server),
  })
}

type Limits = Pick<DeployedServer, 'maximumActive' | 'maximumPreferred'>

function limitsOf({
  activation,
  copies,
}: SizedByRoles['parts']): Record<DagServer['build'], Limits> {
  const none = { maximumActive: null, maximumPreferred: null }
  if (!copies.shape.hasDag) return { 'first site': none, 'second site': none, lagged: none }
  const { maxActive1, maxPref1, maxActive2, maxPref2 } = activation
  return {
    'first site': {
      maximumActive: maxActive1?.value ?? null,
      maximumPreferred: maxPref1?.value ?? null,
    },
    'second site': {
      maximumActive: maxActive2?.value ?? null,
      maximumPreferred: maxPref2?.value ?? null,
    },
    lagged: none,
  }
}

/** Never lagged copies alone, and other sites’ as the plan allows. */
function activationOf(
  { copies: { shape } }: SizedByRoles['parts'],
  { build }: Pick<DagServer, 'build'>,
): DeployedServer['activation'] {
  if (build === 'lagged') return 'Blocked'
  if (!shape.block) return 'Unrestricted'
  if (shape.model === 'AA1') return 'IntrasiteOnly'
  return build === 'second site' ? 'Blocked' : 'Unrestricted'
}

/** The volumes of a server: its databases in order, as many on each as go there. */
function volumesOf(
  { space, servers }: SizedByRoles['parts'],
  databases: readonly string[],
): readonly DeployedVolume[] {
  const perVolume = space.perVolume.value
  // The last volume is sized for what is left on the fullest server; with more on it, it is as all are.
  const left = servers.copiesServer.value % perVolume
  const count = Math.ceil(databases.length / perVolume)
  return Array.from({ length: count }, (_, at) => {
    const held = databases.slice(at * perVolume, (at + 1) * perVolume)
    const isLast = held.length <= left
    const log = (isLast && space.lastLogVolume) || space.logVolume
    return {
      databases: held,
      gib: ((isLast && space.lastVolume) || space.volume).value,
      logGib: log?.value ?? null,
    }
  })
}
