import { permutations } from '../core/rounding.ts'

/** Servers of a database’s copies, in order of preference; numbers run on from site 1 to 2. */
export type CopyServersOfDatabase = readonly number[]

/** Rules for placing a DAG’s copies; each pair is of site 1 and site 2. */
export type DagLayoutRules = {
  readonly servers: readonly [number, number]
  /** Copies of each database, lagged ones included. */
  readonly copies: readonly [number, number]
  readonly databases: number
  /** True if databases prefer site 1 and site 2 in turn, group by group. */
  readonly activeActive: boolean
  /** Lagged copies among the copies: the last preferences of their site. */
  readonly lagged: readonly [number, number]
  /** Failure domain of each server, server 1 first; without any, a site is one domain. */
  readonly domains?: readonly number[]
}

type Lagging = {
  /** Members of each site; the numbers of site 2 continue those of site 1. */
  readonly servers: readonly [number, number]
  /** Lagged copies: the last ones in the home site, and the last of all in the other site. */
  readonly lagged: readonly [number, number]
}

/** True if the copy of a preference, counted from 0, is lagged. */
export function isLaggedCopy(
  { servers, lagged }: Lagging,
  row: CopyServersOfDatabase,
  preference: number,
): boolean {
  if (lagged[0] === 0 && lagged[1] === 0) return false
  const home = row.filter((_, at) => isCopyInHomeSite(servers, row, at)).length
  return isCopyInHomeSite(servers, row, preference)
    ? preference >= home - lagged[0]
    : preference >= row.length - lagged[1]
}

/** True if a copy is in its database’s home site, that of the first preference. */
export function isCopyInHomeSite(
  servers: Lagging['servers'],
  row: CopyServersOfDatabase,
  preference: number,
): boolean {
  return siteOfServer(servers, row[preference]) === siteOfServer(servers, row[0])
}

export function siteOfServer([one]: Lagging['servers'], server = 0): 0 | 1 {
  return server <= one ? 0 : 1
}

/**
 * Places one site’s copies by the staircase: every ordered choice of servers occurs once, and each
 * run of as many databases as servers gives each server one copy of each preference. No server
 * holds two copies of a database, so there are never more copies than servers.
 */
export function staircasePlacement(
  servers: number,
  copies: number,
  databases: number,
): readonly CopyServersOfDatabase[] {
  const steps = Array.from({ length: Math.min(copies, servers) }, (_, at) => ({
    copy: at + 1,
    cycle: permutations(servers, at + 1),
    server: at + 1,
    blockStart: at + 1,
  }))
  const rows: number[][] = []
  for (let placed = 0; placed < databases; placed += 1) {
    const row: number[] = []
    for (const step of steps) {
      if (placed > 0) climb(step, { servers, placed, rows, lower: row })
      row.push(step.server)
    }
    rows.push(row)
  }
  return rows
}

type Step = {
  readonly copy: number
  /** Databases after which this copy and the lower ones have stood in every order. */
  readonly cycle: number
  server: number
  blockStart: number
}

type Stairs = {
  readonly servers: number
  readonly placed: number
  readonly rows: readonly CopyServersOfDatabase[]
  /** Servers that hold the lower copies of the database being placed. */
  readonly lower: CopyServersOfDatabase
}

function climb(step: Step, stairs: Stairs): void {
  const { servers, placed } = stairs
  if (placed % step.cycle === 0) {
    step.blockStart = step.copy
    step.server = step.copy
  } else if (step.copy > 1 && placed % permutations(servers, step.copy - 1) === 0) {
    step.blockStart += 1
    step.server = step.blockStart
  } else if (step.copy > 1 && placed % servers === 0) {
    step.server = unrepeated(step, stairs, free(((step.server + 1) % servers) + 1, stairs))
  } else step.server = (step.server % servers) + 1
}

/** This server, or the next one without a lower copy of the database. */
function free(server: number, { servers, lower }: Stairs): number {
  let found = server
  while (lower.includes(found)) found = (found % servers) + 1
  return found
}

/** This server, or the next free one that repeats no arrangement of the cycle’s earlier blocks. */
function unrepeated({ copy, cycle }: Step, stairs: Stairs, server: number): number {
  const { servers, placed, rows, lower } = stairs
  const block = permutations(servers, 2)
  if (copy <= 3 || placed % block !== 0) return server
  const earlier: CopyServersOfDatabase[] = []
  for (let at = placed - (placed % cycle); at < placed; at += block) {
    const row = rows[at]
    if (row && lower.every((one, place) => row[place] === one)) earlier.push(row)
  }
  let found = server
  while (earlier.some((row) => row[copy - 1] === found)) found = free((found % servers) + 1, stairs)
  return found
}
