import { copiesOf } from './independent-databases.ts'
import type { WholeDesign } from './independent-input.ts'
import { layoutOf } from './independent-placement.ts'

// What every failure leaves active on a layout, tried one after the other without any counting that
// the engine shares.

/** A database: its servers by preference, those that may be activated by themselves and by hand. */
interface Placed {
  alone: number[]
  byHand: number[]
}

export interface Standing {
  placed: readonly Placed[]
  /** Servers that may host active databases, by site. */
  site1: readonly number[]
  site2: readonly number[]
  /** The most copies that one of them holds. */
  mostCopies: number
}

interface Servers {
  servers1: number
  dr1: number
  servers2: number
  dr2: number
  dbs: number
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** Active/active on the same servers: a database has the first group in its own site, whichever that is. */
function sharedRows(
  servers: readonly [number, number],
  [home, away]: readonly [number, number],
  databases: number,
) {
  const half = Math.floor((servers[0] + servers[1]) / 2)
  const k = Math.max(home, away)
  const all = { servers, copies: [k, k] as const, databases, lagged: [0, 0] as const }
  return layoutOf({ ...all, activeActive: true }, 'corrected').map((row, at) => {
    const inSite1 = Math.floor(at / half) % 2 === 0
    const isHome = (server: number) => server <= servers[0] === inSite1
    return [
      ...row.filter(isHome).slice(0, home),
      ...row.filter((server) => !isHome(server)).slice(0, away),
    ]
  })
}

/** The rows of a design's databases, lagged copies marked; servers of site 2 numbered on. */
function rowsOf(d: WholeDesign, found: Servers) {
  const { servers1: S, dr1, servers2, dr2, dbs } = found
  const twoSites = d.sites
  const { ddr, dedlag } = copiesOf(d)
  const h2 = twoSites ? d.copies2 : 0
  const l2 = twoSites && !dedlag ? d.lag2 : 0
  const h1 = d.copies - h2
  const l1 = dedlag ? 0 : d.lag - (twoSites ? d.lag2 : 0)
  const AA1 = twoSites && d.model === 'AA1'
  const groups = [h1 + l1, h2 + l2] as const
  const place = (one: number, two: number, databases: number) =>
    layoutOf(
      {
        ...{ servers: [one, two] as const, copies: groups, databases },
        ...{ activeActive: false, lagged: [l1, l2] as const },
      },
      'corrected',
    )
  let rows: number[][]
  if (AA1 && ddr && dr1 + dr2 > 0) {
    const a1 = Math.ceil(dbs / 2)
    // Site 1's databases stand on its servers and on site 2's DR servers, and the other way round.
    const all1 = S + dr1
    rows = [
      ...place(S, dr2, a1).map((row) =>
        row.map((server) => (server <= S ? server : all1 + servers2 + server - S)),
      ),
      ...place(servers2, dr1, dbs - a1).map((row) =>
        row.map((server) => (server <= servers2 ? all1 + server : S + server - servers2)),
      ),
    ]
  } else if (AA1) rows = sharedRows([S + dr1, servers2 + dr2], groups, dbs)
  else rows = place(S, dr2, dbs)
  return { rows, h1, l1, h2, l2 }
}

/** Where the databases of a design stand, and who may activate them where. */
export function standingOf(d: WholeDesign, found: Servers): Standing {
  const { rows, h1, l1, h2 } = rowsOf(d, found)
  const inSite1 = found.servers1 + found.dr1
  const siteOf = (server: number) => (server <= inSite1 ? 1 : 2)
  const copies = new Map<number, number>()
  const placed = rows.map((row) => {
    for (const server of row) copies.set(server, (copies.get(server) ?? 0) + 1)
    const isLagged = (at: number) => (at >= h1 && at < h1 + l1) || at >= h1 + l1 + h2
    const byHand = row.filter((_, at) => copiesOf(d).rlm || !isLagged(at))
    const home = siteOf(row[0]!)
    const alone = d.sites && d.block ? byHand.filter((server) => siteOf(server) === home) : byHand
    return { alone, byHand }
  })
  return {
    placed,
    site1: from(1, inSite1),
    site2: from(inSite1 + 1, found.servers2 + found.dr2),
    mostCopies: Math.max(0, ...copies.values()),
  }
}

/** The most active on one of these servers while others are down. */
function mostActive(
  standing: Standing,
  on: readonly number[],
  down: readonly number[],
  how: 'alone' | 'byHand',
): number {
  const active = new Map<number, number>()
  for (const database of standing.placed) {
    const server = database[how].find((one) => !down.includes(one))
    if (server !== undefined) active.set(server, (active.get(server) ?? 0) + 1)
  }
  return Math.max(0, ...on.map((server) => active.get(server) ?? 0))
}

/** The worst on these servers, after the loss of `lost` and of any `count` of the others. */
export function worstActive(
  standing: Standing,
  on: readonly number[],
  lost: readonly number[],
  count: number,
): number {
  const left = [...standing.site1, ...standing.site2].filter((server) => !lost.includes(server))
  const how = lost.length > 0 ? 'byHand' : 'alone'
  if (count === 0) return mostActive(standing, on, lost, how)
  let worst = 0
  for (const server of left)
    worst = Math.max(
      worst,
      worstActiveBeyond(standing, on, [...lost, server], count - 1, server, how),
    )
  return worst
}

function worstActiveBeyond(
  standing: Standing,
  on: readonly number[],
  down: readonly number[],
  count: number,
  last: number,
  how: 'alone' | 'byHand',
): number {
  if (count === 0) return mostActive(standing, on, down, how)
  let worst = 0
  for (const server of [...standing.site1, ...standing.site2])
    if (server > last && !down.includes(server))
      worst = Math.max(
        worst,
        worstActiveBeyond(standing, on, [...down, server], count - 1, server, how),
      )
  return worst
}
