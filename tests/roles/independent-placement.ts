import { permutations } from './independent-numbers.ts'

// Section 8, written from its text alone: where copies stand, and what is active when servers fall.

export interface LayoutInput {
  servers: readonly [number, number]
  copies: readonly [number, number]
  databases: number
  activeActive: boolean
  lagged: readonly [number, number]
}

const next = (server: number, S: number) => (server >= S ? 1 : server + 1)

/** Column c of a site's staircase; `rows` hold copies 1 to c − 1 of every database. */
function columnOf(S: number, c: number, rows: readonly number[][]): number[] {
  const n = rows.length
  const column: number[] = []
  let s = c
  let b = c
  for (let d = 1; d <= n; d++) {
    column.push(s)
    const lower = rows[d] ?? []
    if (d % permutations(S, c) === 0) {
      b = c
      s = c
    } else if (d % permutations(S, c - 1) === 0) {
      b += 1
      s = b
    } else if (d % S === 0) {
      s += 2
      if (s > S) s -= S
      while (lower.includes(s)) s = next(s, S)
      if (c > 3 && d % permutations(S, 2) === 0) {
        const cycle = Math.floor(d / permutations(S, c)) * permutations(S, c)
        const repeats = () => {
          for (let y = cycle + 1; y < d; y += permutations(S, 2)) {
            const earlier = rows[y - 1]!
            if (column[y - 1] === s && earlier.every((server, at) => server === lower[at]))
              return true
          }
          return false
        }
        while (d < n && repeats()) {
          do s = next(s, S)
          while (lower.includes(s))
        }
      }
    } else s = next(s, S)
  }
  return column
}

/** Copies 1 to k of n databases on servers 1 to S. */
function staircase(S: number, k: number, n: number): number[][] {
  const rows: number[][] = Array.from({ length: n }, (_, at) => (k > 0 ? [(at % S) + 1] : []))
  for (let c = 2; c <= k; c++) {
    const column = columnOf(S, c, rows)
    column.forEach((server, at) => {
      rows[at]!.push(server)
    })
  }
  return rows
}

/** The servers of every database by preference. */
export function layoutOf(input: LayoutInput, mode: 'microsoft' | 'corrected'): number[][] {
  const { servers, copies, databases, activeActive } = input
  const site1 = staircase(servers[0], copies[0], databases)
  const site2 = staircase(servers[1], copies[1], databases).map((row) =>
    row.map((server) => server + servers[0]),
  )
  const half = Math.floor((servers[0] + servers[1]) / 2)
  const pairs = mode === 'corrected' && servers[0] === servers[1]
  return site1.map((_, at) => {
    if (!activeActive) return [...site1[at]!, ...site2[at]!]
    const h = Math.floor(at / half)
    const row = pairs ? Math.floor(h / 2) * half + (at % half) : at
    return h % 2 === 0 ? [...site1[row]!, ...site2[row]!] : [...site2[row]!, ...site1[row]!]
  })
}

/** What is active on each server (from 1; place 0 is empty), and how many databases are lost. */
export function activeWithout(
  rows: readonly (readonly number[])[],
  down: readonly number[],
  servers: number,
): { active: number[]; lost: number } {
  const active = Array.from({ length: servers + 1 }, () => 0)
  let lost = 0
  for (const row of rows) {
    const server = row.find((one) => !down.includes(one))
    if (server === undefined) lost += 1
    else active[server]! += 1
  }
  return { active, lost }
}
