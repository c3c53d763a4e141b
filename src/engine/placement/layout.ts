import { permutations } from '../core/rounding.ts'

/** The servers that hold a database’s copies, in order of preference; those of site 2 numbered on. */
export type Row = readonly number[]

/** Rules for placing a DAG’s copies; of each pair the first is site 1’s, the second site 2’s. */
export type DagLayout = {
  readonly servers: readonly [number, number]
  /** Copies of each database, lagged ones included. */
  readonly copies: readonly [number, number]
  readonly databases: number
  /** Whether every second half of the databases is preferred in site 2. */
  readonly activeActive: boolean
  /** Lagging ones among the copies, the last preferences of their group. */
  readonly lagged: readonly [number, number]
  /** The failure domain of each server, server 1 first; without them a site is one domain. */
  readonly domains?: readonly number[]
}

type Lagging = {
  /** Members of each site, site 2’s numbered on. */
  readonly servers: readonly [number, number]
  /** Lagged copies: the last in the site of the first preference, and the last of all in the other. */
  readonly lagged: readonly [number, number]
}

/** Whether the copy of a preference, counted from 0, is one that lags. */
export function isLagged({ servers, lagged }: Lagging, row: Row, preference: number): boolean {
  if (lagged[0] === 0 && lagged[1] === 0) return false
  const home = row.filter((_, at) => isAtHome(servers, row, at)).length
  return isAtHome(servers, row, preference)
    ? preference >= home - lagged[0]
    : preference >= row.length - lagged[1]
}

/** Whether a copy is in the site of its database’s first preference. */
export function isAtHome(servers: Lagging['servers'], row: Row, preference: number): boolean {
  return siteOf(servers, row[preference]) === siteOf(servers, row[0])
}

export function siteOf([one]: Lagging['servers'], server = 0): 0 | 1 {
  return server <= one ? 0 : 1
}

/**
 * One site’s copies by the staircase: over every ordered choice of servers once, and each run of as
 * many databases as servers gives each server one copy of each preference. No server holds two
 * copies of a database, so there are never more copies than servers.
 */
export function staircase(servers: number, copies: number, databases: number): readonly Row[] {
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
  /** Databases after which this copy and those before it have stood in every order. */
  readonly cycle: number
  server: number
  blockStart: number
}

type Stairs = {
  readonly servers: number
  readonly placed: number
  readonly rows: readonly Row[]
  /** Servers of the lower copies of the next database. */
  readonly lower: Row
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

/** This server, or the next that holds no lower copy of the database. */
function free(server: number, { servers, lower }: Stairs): number {
  let found = server
  while (lower.includes(found)) found = (found % servers) + 1
  return found
}

/** This server, or the next free one with which the copies stand as in no earlier block of the cycle. */
function unrepeated({ copy, cycle }: Step, stairs: Stairs, server: number): number {
  const { servers, placed, rows, lower } = stairs
  const block = permutations(servers, 2)
  if (copy <= 3 || placed % block !== 0) return server
  const earlier: Row[] = []
  for (let at = placed - (placed % cycle); at < placed; at += block) {
    const row = rows[at]
    if (row && lower.every((one, place) => row[place] === one)) earlier.push(row)
  }
  let found = server
  while (earlier.some((row) => row[copy - 1] === found)) found = free((found % servers) + 1, stairs)
  return found
}
