import { permutations } from '../core/rounding.ts'
import { type ActivationChoices, activateAfterLoss, packActivationChoices } from './choices.ts'
import { serverCombinations } from './failure-kinds.ts'
import type { BusiestServer } from './failures.ts'
import type { CopyServersOfDatabase } from './layout.ts'

/** Most sets of failed servers of one size that are tried one by one, not counted together. */
const mostSetsTried = 600

/**
 * Most databases active on one server after the loss of none, one, two … servers: the worst of all
 * sets of that size. Every copy may become active, and one server is always left.
 */
export function busiestServerByLossCount(
  rows: readonly CopyServersOfDatabase[],
  servers: number,
  most: number,
): readonly BusiestServer[] {
  const all = Array.from({ length: servers }, (_, at) => at + 1)
  const losses = all.slice(0, most + 1).map((server) => server - 1)
  const sets = losses.map((lost) => permutations(servers, lost) / permutations(lost, lost))
  if (sets.some((count) => count > mostSetsTried)) return manyLost(rows, servers, losses.length - 1)
  const choices = packUnrestrictedActivationChoices(rows, servers)
  return losses.map((lost) =>
    busiestServerAfterAnyLoss(choices, servers, serverCombinations(all, lost)),
  )
}

/** Packs rows whose copies may all become active. */
export function packUnrestrictedActivationChoices(
  rows: readonly CopyServersOfDatabase[],
  servers: number,
): ActivationChoices {
  return packActivationChoices(rows, servers, Math.max(1, rows.length), () => true)
}

/** Busiest server after the worst of some losses. */
export function busiestServerAfterAnyLoss(
  choices: ActivationChoices,
  servers: number,
  losses: readonly (readonly number[])[],
): BusiestServer {
  const active = new Uint16Array(servers + 1)
  let busiest: BusiestServer = { active: -1, server: 0, down: [] }
  for (const down of losses) {
    activateAfterLoss(choices, down, active)
    for (let server = 1; server <= servers; server += 1) {
      const now = active[server] ?? 0
      if (now > busiest.active && !down.includes(server)) busiest = { active: now, server, down }
    }
  }
  return busiest
}

/**
 * Worst losses of every size in bounded time, however many databases there are. A database is
 * active on a server once the servers of its lower preferences are all down: those sets are
 * counted, each number is added to every larger set, and the most of each size is taken.
 */
function manyLost(
  rows: readonly CopyServersOfDatabase[],
  servers: number,
  most: number,
): readonly BusiestServer[] {
  const sets = 2 ** servers
  const counts = new Int32Array(sets)
  const worst = Array.from({ length: most + 1 }, () => ({
    active: -1,
    server: 0,
    set: 0,
  }))
  for (let server = 1; server <= servers; server += 1) {
    counts.fill(0)
    for (const row of rows) {
      const at = row.indexOf(server)
      if (at < 0) continue
      const lower = setOf(row, at)
      counts[lower] = (counts[lower] ?? 0) + 1
    }
    addToLarger(counts, servers)
    for (let set = 0; set < sets; set += 1) {
      if (set & (1 << (server - 1))) continue
      const found = worst[sizeOf(set)]
      const active = counts[set] ?? 0
      if (found && active > found.active) Object.assign(found, { active, server, set })
    }
  }
  return worst.map(({ active, server, set }) => ({ active, server, down: serversIn(set) }))
}

/** Adds the count of each set of servers to the counts of all its supersets. */
function addToLarger(counts: Int32Array, servers: number): void {
  for (let bit = 1; bit < 2 ** servers; bit *= 2)
    for (let from = 0; from < counts.length; from += 2 * bit)
      for (let set = from; set < from + bit; set += 1)
        counts[set + bit] = (counts[set + bit] ?? 0) + (counts[set] ?? 0)
}

function setOf(row: CopyServersOfDatabase, preferences: number): number {
  let set = 0
  for (let at = 0; at < preferences; at += 1) set |= 1 << ((row[at] ?? 1) - 1)
  return set
}

function sizeOf(set: number): number {
  let size = 0
  for (let left = set; left !== 0; left &= left - 1) size += 1
  return size
}

function serversIn(set: number): readonly number[] {
  return Array.from({ length: 32 }, (_, at) => at + 1).filter((server) => set & (1 << (server - 1)))
}
