import type { Row } from './layout.ts'

/** What decides which copies lag. */
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

/** The site of a server by number, 0 for the first. */
export function siteOf([one]: Lagging['servers'], server = 0): 0 | 1 {
  return server <= one ? 0 : 1
}
