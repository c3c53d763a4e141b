import { permutations } from '../core/rounding.ts'
import type { Row } from './layout.ts'

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

/** Where one copy of the next database goes. */
type Step = {
  readonly copy: number
  /** Databases after which this copy and those before it have stood in every order. */
  readonly cycle: number
  server: number
  blockStart: number
}

type Stairs = {
  readonly servers: number
  /** Databases that are placed. */
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
