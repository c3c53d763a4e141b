import type { Databases } from './independent-databases.ts'
import type { WholeDesign } from './independent-input.ts'
import type { Mailboxes } from './independent-mailboxes.ts'
import { ceil, floor, round, sum } from './independent-numbers.ts'
import type { Servers } from './independent-servers.ts'

// Sections 9 and 10: space and I/O.

export type Space = ReturnType<typeof spaceOf>

/** Backup sets: volumes from so many copies on. */
const volumesByCopies: readonly (readonly [number, number])[] = [
  ...([
    [1, 1],
    [8, 2],
    [9, 3],
    [10, 2],
    [11, 3],
    [14, 2],
    [15, 3],
    [16, 4],
  ] as const),
  ...([
    [18, 3],
    [20, 4],
    [21, 3],
    [22, 4],
    [25, 5],
    [26, 4],
    [29, 5],
    [36, 6],
  ] as const),
  ...([
    [45, 9],
    [48, 8],
    [49, 7],
    [50, 10],
    [56, 8],
    [60, 10],
    [63, 9],
    [66, 11],
  ] as const),
  ...([
    [70, 10],
    [72, 12],
    [75, 15],
    [77, 11],
    [84, 12],
    [91, 13],
    [98, 14],
  ] as const),
]

function logDaysOf(d: WholeDesign, of: Databases): number {
  const { T, l1, l2 } = of.c
  const tol = Math.max(d.tolerance, d.netTolerance)
  const lagDays = l1 + l2 > 0 ? Math.min(d.replayH / 24, 14) + Math.min(d.truncH / 24, 14) : 0
  if (d.backup === 'native' && T >= 3) return Math.max(tol, lagDays, 1)
  if (d.schedule === 'weekly full daily differential') return Math.max(7, tol, lagDays, 7 * tol)
  if (d.restore || d.schedule === 'daily full') return Math.max(tol, lagDays)
  return Math.max(tol, lagDays, d.schedule.startsWith('bi-monthly') ? 14 : 7)
}

export function spaceOf(d: WholeDesign, mailboxes: Mailboxes, of: Databases, servers: Servers) {
  const { c, n, K, k, peak } = of
  const shared = d.ha ? c.DAGs : d.servers
  const userLogs =
    (sum(mailboxes.tiers.map((tier) => tier.logs * tier.n)) / shared) * (1 + d.overhead)
  const days = logDaysOf(d, of)
  const kept = (userLogs * days) / 1024
  const moved =
    (sum(mailboxes.tiers.map((tier) => tier.n * d.moves * tier.size)) / 1024 / shared) *
    (1 + d.overhead)
  const log = (kept + moved) / n
  const database = ((of.b * mailboxes.size) / 1024) * (1 + d.overhead)
  const backupSet = c.layout === '2 Volumes / Backup Set'
  const v = volumesByCopies.filter(([from]) => from <= K).at(-1)?.[1] ?? 1
  const kk = backupSet ? round(K / v) : k
  const groups = ceil(K / kk)
  /** The databases of each volume of a server. */
  const held = Array.from({ length: groups }, (_, at) => Math.min(kk, K - at * kk))
  const volumeOf = (count: number, at: number) => {
    const all = count * database
    const reserve = d.restore ? 0 : at >= 50 && !d.isCorrected ? 1.1 * all : (1.1 * all) / kk
    const logs = c.holdsLogs ? count * log : 0
    return (all + reserve + d.index * (all + database) + logs) / (1 - d.free)
  }
  // A server that rounds to no copy has no volume; its size is then that of a full one.
  const first = held[0] ?? kk
  const volume = volumeOf(first, 0)
  const volumeSpace = sum(held.map(volumeOf))
  const logVolumeSpace = c.holdsLogs ? 0 : sum(held.map((count) => (count * log) / (1 - d.free)))
  const f = c.T < 2 && c.single && n >= 14 ? Math.min(7, floor(n / 7)) : 1
  const restoreVolume = d.restore ? (first * (database + log) * f) / (1 - d.free) : 0
  const spares = c.several ? d.autoreseed : 0
  const volumesServer = groups * (c.holdsLogs ? 1 : 2) + spares + (d.restore ? 1 : 0)

  const read = mailboxes.readShare
  const server = d.ha ? (peak / n) * K : peak
  const writes = server * (1 - read)
  const W = servers.W
  const logReads = d.ha && W !== null ? (peak / n) * (1 - read) * 0.05 * W : null
  const logReads2 =
    d.ha && servers.W2 !== null
      ? (peak / n) * (1 - read) * 0.05 * (d.isCorrected ? servers.W2 : (W ?? 0))
      : null
  const logWrites = writes * (d.ha ? 0.5 : 0.4)
  return {
    ...{ userLogs, moved, server, reads: server * read, writes, logWrites, logReads, logReads2 },
    ...{ volume, volumeSpace, logVolumeSpace, restoreVolume, spares, kk },
    figures: {
      ...{ dbsPerVolume: kk, dbSize: database, logDays: days, userLogs },
      ...{ logKeep: kept, logMove: moved, logPerDb: log, volume, restoreVolume },
      ...{ dbVolumes: groups, spares, volumesServer, volumeSpaceServer: volumeSpace },
      ...{ iopsServer: server, readsServer: server * read, writesServer: writes },
      ...{ logWrites, logReads, iopsPerDb: peak / n, bdm: K },
      iopsPerLog: (peak / n) * (1 - read) * (d.ha ? 0.55 : 0.4),
    },
  }
}
