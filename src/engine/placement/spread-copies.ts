import { type CopyServersOfDatabase, staircasePlacement } from './layout.ts'

/**
 * Copies spread over all servers of a DAG, with active ones in every site: a staircase over servers
 * that alternate between the sites. If the sites have equally many servers, only rows count that
 * put no more than an even share of the copies in one site. The databases left after whole runs are
 * dealt round, so that no server gets two copies more than another.
 */
export function spreadCopies(
  servers: number,
  copies: number,
  databases: number,
  sites: number,
): readonly CopyServersOfDatabase[] {
  const inRuns = databases - (databases % servers)
  const most = servers % sites === 0 ? copiesPerSiteIfEven(copies, sites) : copies
  const dealt = dealtRound(servers, Math.min(copies, servers), databases - inRuns)
  for (let tried = inRuns; ; tried *= 2) {
    const rows = staircasePlacement(servers, copies, tried).filter(
      (row) => mostCopiesInOneSite(row, sites) <= most,
    )
    if (rows.length >= inRuns) return [...rows.slice(0, inRuns), ...dealt]
  }
}

/** Each database on the servers after those of the one before, shifted by one after every round. */
function dealtRound(
  servers: number,
  copies: number,
  databases: number,
): readonly CopyServersOfDatabase[] {
  const round = servers / commonDivisor(servers, copies)
  return Array.from({ length: databases }, (_, at) => {
    const start = at * copies + Math.floor(at / round)
    return Array.from({ length: copies }, (_, copy) => ((start + copies - 1 - copy) % servers) + 1)
  })
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}

/** Most copies of a database in one site, if shared out evenly. */
export function copiesPerSiteIfEven(copies: number, sites: number): number {
  return Math.ceil(copies / sites)
}

/** Servers of each site, if servers alternate between the sites. */
export function alternatingServersBySite(
  servers: number,
  sites: number,
): readonly (readonly number[])[] {
  const all = Array.from({ length: servers }, (_, at) => at + 1)
  return Array.from({ length: sites }, (_, site) =>
    all.filter((server) => (server - 1) % sites === site),
  )
}

/** Most copies of a database in one site, if servers alternate between the sites. */
export function mostCopiesInOneSite(row: CopyServersOfDatabase, sites: number): number {
  const counts = Array.from({ length: sites }, () => 0)
  let most = 0
  for (const server of row) {
    const count = (counts[(server - 1) % sites] ?? 0) + 1
    counts[(server - 1) % sites] = count
    if (count > most) most = count
  }
  return most
}
