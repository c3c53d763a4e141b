import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import type { ServersParts } from '../servers/servers.ts'
import type { CopiesParts } from './copies.ts'

type InSites<W> = readonly [W, W]

const together = ownRule('Servers with active mailboxes and those for copies alone.')

/** Members of a DAG per site, without servers of lagged copies alone. */
export function serversOfSites(servers: ServersParts): InSites<Worked<'servers'>> {
  const { servers1, recoveryServers1, servers2, recoveryServers2 } = servers
  return [
    sum('Servers of site 1', withoutZero([servers1, recoveryServers1]), together),
    sum('Servers of site 2', withoutZero([servers2, recoveryServers2]), together),
  ]
}

/** Most copies of a database on these members, per site. */
export function copiesOfSites(copies: CopiesParts): InSites<Worked<'copies'>> {
  const { shape, homeCopies, awayCopies, site1, site2 } = copies
  const [one, two] = shape.hasLaggedServers ? [homeCopies, awayCopies] : [site1, site2]
  const larger = two.value <= one.value ? one : two
  return shape.model === 'AA1' ? [larger, larger] : [one, two]
}

/** Servers of a site that hold copies of the same databases, and copies of each database. */
type Hosts = { readonly copies: Worked<'copies'>; readonly servers: Worked<'servers'> }

/** Servers of a DAG by the copies they hold: their site’s, or only the other site’s. */
export function hostsOfCopies(copies: CopiesParts, servers: ServersParts): readonly Hosts[] {
  const { servers1, recoveryServers1, servers2, recoveryServers2 } = servers
  if (recoveryServers1.value > 0) {
    const { hasLaggedServers } = copies.shape
    const [home, away] = hasLaggedServers
      ? [copies.homeCopies, copies.awayCopies]
      : [copies.site1, copies.site2]
    return [
      { copies: home, servers: servers1 },
      { copies: home, servers: servers2 },
      { copies: away, servers: recoveryServers1 },
      { copies: away, servers: recoveryServers2 },
    ]
  }
  const [in1, in2] = serversOfSites(servers)
  const [of1, of2] = copiesOfSites(copies)
  return [
    { copies: of1, servers: in1 },
    { copies: of2, servers: in2 },
  ]
}

function withoutZero<W extends Worked>(parts: readonly [W, W]): readonly W[] {
  const [one, two] = parts
  return one.value === 0 ? [two] : two.value === 0 ? [one] : parts
}
