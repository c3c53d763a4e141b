import type { Row } from './layout.ts'
import { staircase } from './staircase.ts'

/**
 * Copies spread over all servers of a DAG, active ones in every site: a staircase over all servers,
 * which stand in the sites in turn. Where sites have equally many servers, of its runs of as many
 * databases as servers only those are taken that put no more copies in one site than an even share.
 */
export function spreadCopies(
  servers: number,
  copies: number,
  databases: number,
  sites: number,
): readonly Row[] {
  if (sites < 2 || servers % sites !== 0) return staircase(servers, copies, databases)
  const most = copiesInSite(copies, sites)
  for (let tried = databases; ; tried *= 2) {
    const steps = staircase(servers, copies, Math.ceil(tried / servers) * servers)
    const taken = steps.filter((row) => mostInSite(row, sites) <= most)
    if (taken.length >= databases) return taken.slice(0, databases)
  }
}

/** The most copies of a database in one site, when they are shared out evenly. */
export function copiesInSite(copies: number, sites: number): number {
  return Math.ceil(copies / sites)
}

/** The servers of each site, where servers stand in the sites in turn. */
export function serversInTurn(servers: number, sites: number): readonly (readonly number[])[] {
  const all = Array.from({ length: servers }, (_, at) => at + 1)
  return Array.from({ length: sites }, (_, site) =>
    all.filter((server) => (server - 1) % sites === site),
  )
}

function mostInSite(row: Row, sites: number): number {
  const counts = Array.from({ length: sites }, () => 0)
  let most = 0
  for (const server of row) {
    const count = (counts[(server - 1) % sites] ?? 0) + 1
    counts[(server - 1) % sites] = count
    if (count > most) most = count
  }
  return most
}
