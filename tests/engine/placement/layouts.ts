import type { CopyServersOfDatabase, DagLayoutRules } from '../../../src/engine/placement/layout.ts'

/** A DAG of one site, or of two, with no lagged copies. */
export function layoutOf(
  servers: readonly [number, number],
  copies: readonly [number, number],
  databases: number,
  activeActive = false,
): DagLayoutRules {
  return { servers, copies, databases, activeActive, lagged: [0, 0] }
}

/** Rows as the examples write them: `1-2-5 2-3-6`. */
export function written(rows: readonly CopyServersOfDatabase[]): string {
  return rows.map((row) => row.join('-')).join(' ')
}

/** Most databases active on one volume while a server is down, or none (0), counted one by one. */
export function activeOnVolume(
  rows: readonly CopyServersOfDatabase[],
  perVolume: number,
  down: number,
): number {
  const servers = new Map<number, number[]>()
  rows.forEach((row, database) => {
    for (const server of row) servers.set(server, [...(servers.get(server) ?? []), database])
  })
  const activeOn = rows.map((row) => row.find((server) => server !== down))
  let most = 0
  for (const [server, databases] of servers)
    for (let from = 0; from < databases.length; from += perVolume) {
      const volume = databases.slice(from, from + perVolume)
      most = Math.max(most, volume.filter((database) => activeOn[database] === server).length)
    }
  return most
}
