import type { CalculationMode } from '../core/mode.ts'
import { type CopyServersOfDatabase, type DagLayoutRules, staircasePlacement } from './layout.ts'

/** A layout, whether or not copies are lagged. */
type Placed = Omit<DagLayoutRules, 'lagged'>

/**
 * Servers of each database of a DAG in order of preference; numbers run on from site 1 to 2. A site
 * with fewer servers than copies holds one on each. The workbook knows no failure domains.
 */
export function placeDatabases(
  layout: Placed,
  mode: CalculationMode,
): readonly CopyServersOfDatabase[] {
  const { servers, databases, activeActive } = layout
  const [one, two] = servers
  const first = placedInSite(layout, 0, mode)
  const second = placedInSite(layout, 1, mode)
  const half = activeActive ? Math.floor((one + two) / 2) : 0
  // Both halves of a pair use the same rows, so that either site sees all of them (MS9).
  const isPaired = mode === 'corrected' && one === two
  return Array.from({ length: databases }, (_, at) => {
    const halves = half > 0 ? Math.floor(at / half) : 0
    const from = isPaired && half > 0 ? Math.floor(halves / 2) * half + (at % half) : at
    const [home = [], away = []] = [first[from], second[from]]
    return halves % 2 === 0 ? [...home, ...away] : [...away, ...home]
  })
}

function placedInSite(
  layout: Placed,
  site: 0 | 1,
  mode: CalculationMode,
): readonly CopyServersOfDatabase[] {
  const { servers, copies, databases, domains = [] } = layout
  const before = site === 0 ? 0 : servers[0]
  if (mode === 'corrected' && domains.length > 0)
    return placedInDomains(
      serversByDomain(domains, before + 1, servers[site]),
      copies[site],
      databases,
    )
  const rows = staircasePlacement(servers[site], copies[site], databases)
  return before === 0 ? rows : rows.map((row) => row.map((server) => server + before))
}

/** Why copies cannot be placed by failure domain, with the numbers that contradict each other. */
type FailureDomainFault =
  | { readonly code: 'servers'; readonly named: number; readonly servers: number }
  | { readonly code: 'copies'; readonly copies: number; readonly servers: number }
  | { readonly code: 'domains'; readonly domains: number; readonly most: number }

/** Server numbers of one site by failure domain, in the order of the domains’ first servers. */
function serversByDomain(
  domains: readonly number[],
  first: number,
  servers: number,
): readonly (readonly number[])[] {
  const found = new Map<number, number[]>()
  for (let server = first; server < first + servers; server += 1) {
    const domain = domains[server - 1] ?? 0
    found.set(domain, [...(found.get(domain) ?? []), server])
  }
  return [...found.values()]
}

/**
 * Faults in the failure domains of a DAG’s servers: as many servers must be named as there are, no
 * domain takes more copies than it has servers, and a site has at most one domain for two servers.
 */
export function failureDomainAnswerFaults(
  domains: readonly number[],
  servers: readonly [number, number],
  copies: readonly [number, number],
): readonly FailureDomainFault[] {
  const all = servers[0] + servers[1]
  if (domains.length !== all) return [{ code: 'servers', named: domains.length, servers: all }]
  return ([0, 1] as const).flatMap((site) => {
    const inSite = serversByDomain(domains, site === 0 ? 1 : servers[0] + 1, servers[site])
    const most = Math.ceil(servers[site] / 2)
    const fewest = Math.min(...inSite.map(({ length }) => length))
    const found: FailureDomainFault[] = []
    if (inSite.length > most) found.push({ code: 'domains', domains: inSite.length, most })
    const share = Math.ceil(copies[site] / inSite.length)
    if (inSite.length > 0 && share > fewest)
      found.push({ code: 'copies', copies: share, servers: fewest })
    return found
  })
}

/**
 * Places one site’s copies, each domain’s share by a staircase of its own over its servers. After
 * every run of as many databases as the site has servers the domains change places, so that each
 * comes first as often; after a whole turn their staircases shift against each other.
 */
function placedInDomains(
  domains: readonly (readonly number[])[],
  copies: number,
  databases: number,
): readonly CopyServersOfDatabase[] {
  const count = domains.length
  const servers = domains.reduce((all, { length }) => all + length, 0)
  const turns = Math.ceil(databases / (servers * count))
  const shares = domains.map((_, at) => Math.floor((copies + count - 1 - at) / count))
  const stairs = shares.map((share) =>
    domains.map(({ length }) => staircasePlacement(length, share, databases + count * turns)),
  )
  return Array.from({ length: databases }, (_, at) => {
    const places = Math.floor(at / servers)
    const turn = Math.floor(places / count)
    return shares.flatMap((_share, group) => {
      const domain = (group + places) % count
      const row = stairs[group]?.[domain]?.[at + group * turn] ?? []
      return row.flatMap((server) => domains[domain]?.[server - 1] ?? [])
    })
  })
}

/** Databases active by server, server 1 first, and those without any copy left. */
type Activated = { readonly active: number[]; readonly lost: number }

/**
 * Where databases are active while servers, by number, are down: each on its first preference that
 * is up. Every copy counts as activatable; quorum and activation blocks are ignored.
 */
export function activeAfter(
  rows: readonly CopyServersOfDatabase[],
  down: readonly number[],
): Activated {
  const servers = rows.reduce((most, row) => Math.max(most, ...row), Math.max(0, ...down))
  const active = Array.from({ length: servers }, () => 0)
  const isDown = new Set(down)
  let lost = 0
  for (const row of rows) {
    const server = row.find((one) => !isDown.has(one))
    if (server === undefined) lost += 1
    else active[server - 1] = (active[server - 1] ?? 0) + 1
  }
  return { active, lost }
}
