import { type VolumeLayout, volumesInAll } from '../../../designs/bill-of-materials.ts'
import { type NamedServer, nameOfServer } from '../../../designs/server-names.ts'
import { kindOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import type { RoleSizing } from '../sized-by-roles.ts'
import { sizedByRoles } from './of-servers.ts'

/** Servers by site; volumes are counted, since several databases can share one. */
export function layoutByRoles(
  plan: Plan,
  sizing: Sizing,
  named: readonly NamedServer[],
): VolumeLayout {
  const own = sizedByRoles(sizing)
  const { databases, volumes, sites } = own
  const { storages: servers } = databases
  return {
    volumesPerServer: volumes.onServer,
    volumes: volumesInAll({ perServer: volumes.onServer, servers }),
    reserved: volumesInAll({ perServer: volumes.free, servers }, 'Reserved volumes in all'),
    naming: 'shared',
    sites,
    servers: serversByRoles(plan, own, named),
  }
}

/** Every server, site after site. */
function serversByRoles(
  plan: Plan,
  { serversOfDags, sites }: RoleSizing,
  named: readonly NamedServer[],
): VolumeLayout['servers'] {
  const usual = sites.flatMap((_servers, at) =>
    serversOfDags.flatMap((counts, dag) =>
      Array.from({ length: counts[at] ?? 0 }, () => ({ site: at + 1, dag: dag + 1 })),
    ),
  )
  const servers = named.length > 0 ? named : usual
  return servers
    .map(({ site, dag }, index) => {
      const name = nameOfServer(index, named)
      const group = kindOf(plan) === 'dag' ? `DAG${dag}` : null
      return { name, servers: [name], site, group, volumes: null }
    })
    .sort((one, other) => one.site - other.site)
}
