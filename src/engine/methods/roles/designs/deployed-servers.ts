import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { figureFoundByTrying, type Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { ActivationPolicy, DeployedServers, DeployedVolumes } from '../../port/deployment.ts'
import type { RoleResults } from '../role-parts.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { databasesOfOnlyVolume } from '../space/volume-formulas.ts'
import { cacheDrivesOfServer, hasCache } from './cache.ts'
import { areDatabasesOnBoxes } from './judge-servers.ts'

/** Size of a server’s only volume, if the server holds more databases than the mean one (MS10). */
export const enlargedVolumeSize = formula({
  label: 'Volume of a server with more databases than the mean',
  unit: 'GiB',
  takes: { volume: 'GiB', databases: 'databases', sizedFor: 'databases' },
  text: 'volume × databases ÷ sizedFor',
  source: ownRule('A volume is as much larger as it holds more databases than it is sized for.'),
  errata: ['MS10'],
})

/** A volume for this many databases; as Microsoft, it may be sized for fewer (MS10). */
export function volumeForDatabases(
  { perVolume, mostCopies }: DeployedVolumes,
  volume: Worked<'GiB'>,
  databases: number,
): Worked<'GiB'> {
  const sizedFor =
    mostCopies.value > 0 ? databasesOfOnlyVolume({ copies: mostCopies, perVolume }) : perVolume
  if (databases <= sizedFor.value) return volume
  const held = figureFoundByTrying('Databases on the volume', databases, 'databases', {
    condition: 'The databases that this server holds on the placement',
    inputs: [mostCopies],
    source: ownRule('Each server is made for the databases it holds.'),
    errata: ['MS10'],
  })
  return enlargedVolumeSize({ volume, databases: held, sizedFor })
}

export function deployedServers(plan: Plan, sizing: SizedByRoles): DeployedServers {
  const { parts } = sizing
  const { backup, copies, servers, space, transport } = parts
  return {
    hasDag: copies.shape.hasDag,
    copies: copies.copies,
    volumes: { ...space, mostCopies: servers.copiesServer },
    isolatesLogs: !copies.holdsLogs,
    managesLag: copies.shape.managesLag,
    circularLogging: backup.circularLogging,
    keptMessages: transport.hold,
    hasTransportDisk: transport.transportOn === 'Dedicated RAID-1 Disk',
    cacheDrives: areDatabasesOnBoxes(plan, sizing) ? null : cacheDrivesOf(plan, parts),
    policies: policiesOf(parts),
  }
}

function cacheDrivesOf(plan: Plan, { drives: { site1 } }: RoleResults): Worked<'drives'> | null {
  const { database } = site1.jbod
  if (!hasCache(plan) || site1.storage !== 'JBOD' || !database) return null
  return cacheDrivesOfServer(plan, database)
}

/** Activation settings of each server; servers of lagged copies never activate any database. */
function policiesOf({ activation, copies: { shape } }: RoleResults): DeployedServers['policies'] {
  const none = { maximumActive: null, maximumPreferred: null }
  const { maxActive1, maxPreferred1, maxActive2, maxPreferred2 } = activation
  const limits = shape.hasDag
    ? {
        first: { maximumActive: maxActive1, maximumPreferred: maxPreferred1 },
        second: { maximumActive: maxActive2, maximumPreferred: maxPreferred2 },
      }
    : { first: none, second: none }
  const within = (site: 1 | 2): ActivationPolicy['activation'] => {
    if (!shape.block) return 'Unrestricted'
    if (shape.model === 'AA1') return 'IntrasiteOnly'
    return site === 2 ? 'Blocked' : 'Unrestricted'
  }
  return {
    'first site': { ...limits.first, activation: within(1) },
    'second site': { ...limits.second, activation: within(2) },
    lagged: { ...none, activation: 'Blocked' },
  }
}
