/*
 * The copies of a DAG on its servers and every failure of it, read once more from the text of the
 * layout: section 8 of role-requirements.md for the staircase, what is around it from the working.
 */

/** What a DAG is spread by. Servers are counted from 0, and stand in the sites in turn. */
type Dag = {
  readonly servers: number
  readonly copies: number
  readonly databases: number
  readonly sites: number
}

/** The servers of each database in order of preference. */
function rowsOf({ servers, copies, databases, sites }: Dag): readonly (readonly number[])[] {
  const left = databases % servers
  const inRuns = databases - left
  const shares = servers % sites === 0
  const fits = (row: readonly number[]) =>
    !shares ||
    Array.from(
      { length: sites },
      (_, site) => row.filter((at) => at % sites === site).length,
    ).every((held) => held <= Math.ceil(copies / sites))
  const rows: (readonly number[])[] = []
  if (inRuns > 0)
    for (const row of steps(servers, copies)) if (fits(row) && rows.push(row) === inRuns) break
  let from = 0
  const dealt = new Set<number>()
  for (let database = 0; database < left; database += 1) {
    // Where a round comes to its start again the next begins one server further.
    if (dealt.has(from)) from = (from + 1) % servers
    dealt.add(from)
    const row = Array.from({ length: copies }, (_, copy) => (from + copy) % servers)
    rows.push(row.reverse())
    from = (from + copies) % servers
  }
  return rows
}

/** The staircase, without end. */
function* steps(servers: number, copies: number): Generator<readonly number[]> {
  const cycle = (count: number) =>
    Array.from({ length: count }, (_, at) => servers - at).reduce((all, one) => all * one, 1)
  const start = Array.from({ length: copies }, (_, copy) => copy)
  const cursor = [...start]
  const seen: (readonly number[])[] = []
  for (let database = 1; ; database += 1) {
    seen.push([...cursor])
    yield [...cursor]
    for (let copy = 0; copy < copies; copy += 1) {
      const lower = cursor.slice(0, copy)
      const next = (at: number) => (at + 1) % servers
      let at = cursor[copy]!
      if (copy === 0) at = database % servers
      else if (database % cycle(copy + 1) === 0) {
        start[copy] = copy
        at = copy
      } else if (database % cycle(copy) === 0) {
        start[copy]! += 1
        at = start[copy]!
      } else if (database % servers === 0) {
        at = (at + 2) % servers
        while (lower.includes(at)) at = next(at)
        const repeats = () =>
          seen.some(
            (row, index) =>
              index >= Math.floor(database / cycle(copy + 1)) * cycle(copy + 1) &&
              index % cycle(2) === 0 &&
              row[copy] === at &&
              lower.every((server, place) => row[place] === server),
          )
        if (copy > 2 && database % cycle(2) === 0)
          while (repeats()) {
            at = next(at)
            while (lower.includes(at)) at = next(at)
          }
      } else at = next(at)
      cursor[copy] = at
    }
  }
}

/** The most databases active on one server when a set of them is down. */
function mostActive(
  rows: readonly (readonly number[])[],
  down: (server: number) => boolean,
): number {
  const active = new Map<number, number>()
  for (const row of rows) {
    const server = row.find((one) => !down(one))
    if (server !== undefined) active.set(server, (active.get(server) ?? 0) + 1)
  }
  return Math.max(0, ...active.values())
}

/** The most active on one server after the worst loss of so many, from none up. */
export function afterLosses(dag: Dag, most: number): readonly number[] {
  const rows = rowsOf(dag)
  const worst = Array.from({ length: most + 1 }, () => 0)
  const lose = (from: number, down: ReadonlySet<number>) => {
    worst[down.size] = Math.max(
      worst[down.size]!,
      mostActive(rows, (server) => down.has(server)),
    )
    if (down.size === most) return
    for (let server = from; server < dag.servers; server += 1)
      lose(server + 1, new Set([...down, server]))
  }
  lose(0, new Set())
  return worst
}

/** The same after the loss of any site, and of so many servers more. */
export function afterSite(dag: Dag, besides: number): number {
  const rows = rowsOf(dag)
  const found = Array.from({ length: dag.sites }, (_, site) => {
    const left = Array.from({ length: dag.servers }, (_, at) => at).filter(
      (at) => at % dag.sites !== site,
    )
    const sets = besides === 0 ? [-1] : left
    return sets.map((one) =>
      mostActive(rows, (server) => server % dag.sites === site || server === one),
    )
  })
  return Math.max(...found.flat())
}
