import { choicesOfServers } from '../placement/failure-kinds.ts'
import type { CopyLayout } from './dags.ts'
import type { LossKind } from './proof.ts'

/** A loss in one DAG, in its own numbers. */
export type LaidLoss = {
  /** All servers that are lost, those of the site among them. */
  readonly down: readonly number[]
  /** The site that is lost as a whole, and the servers beside it; null where servers alone are lost. */
  readonly site: number | null
  readonly besides: readonly number[]
}

/**
 * Every loss of a kind; none where there is nothing of it to lose. Servers of lagged copies alone
 * host nothing: they are lost with their site only.
 */
export function lossesOf(kind: LossKind, { members, domains }: CopyLayout): readonly LaidLoss[] {
  const hosts = members.flatMap(({ holds }, at) => (holds === 'lagged copies' ? [] : [at + 1]))
  const serversAlone = (count: number) =>
    choicesOfServers(hosts, count).map((down) => ({ down, site: null, besides: down }))
  const siteAnd = (count: number) => {
    const siteOf = (server: number) => members[server - 1]?.site ?? 0
    const sites = [...new Set(hosts.map(siteOf))].sort((one, other) => one - other)
    return sites.flatMap((site) => {
      const left = hosts.filter((server) => siteOf(server) !== site)
      if (left.length === 0) return []
      const inSite = hosts.filter((server) => siteOf(server) === site)
      return choicesOfServers(left, count).map((besides) => {
        return { down: [...inSite, ...besides], site, besides }
      })
    })
  }
  switch (kind) {
    case 'one server':
      return serversAlone(1)
    case 'two servers':
      return serversAlone(2)
    case 'site':
      return siteAnd(0)
    case 'site and one server':
      return siteAnd(1)
    case 'site and two servers':
      return siteAnd(2)
    case 'failure domain':
      return [...new Set(domains)].map((domain) => {
        const down = hosts.filter((server) => domains[server - 1] === domain)
        return { down, site: null, besides: down }
      })
  }
}
