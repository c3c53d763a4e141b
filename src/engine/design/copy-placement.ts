/** Servers in equal groups, and what each group has. */
export type Groups = {
  /** DAGs or clusters, or one of all standalone servers. */
  readonly count: number
  readonly servers: number
  readonly databases: number
  readonly copies: number
  readonly sites: number
}

/**
 * The databases that have a copy on each server: group by group, servers and databases counted from 0
 * over all of them. Servers go to the sites in turn, so the one of index i is at site i mod sites.
 *
 * Databases are dealt as many at a time as a group has servers: the copies of each are on servers a
 * stride apart, the first of them one server further than that of the database before, so that every
 * server gets as many. The stride changes from one deal to the next, so that a server shares its
 * databases with many others and what it carried is spread when it is lost. What is left over is dealt
 * one copy after the other, so that no server gets more than one above another.
 */
export function placeCopies(groups: Groups): readonly (readonly number[])[] {
  const { count, servers, databases, copies, sites } = groups
  const strides = stridesOf(servers, sites)
  const whole = Math.floor(databases / servers)
  const onServers: number[][] = Array.from({ length: count * servers }, () => [])
  for (let group = 0; group < count; group += 1)
    for (let database = 0; database < databases; database += 1) {
      const deal = Math.floor(database / servers)
      const place = database % servers
      const stride = copies === 1 ? 1 : (strides[deal % strides.length] ?? 1)
      for (let copy = 0; copy < copies; copy += 1) {
        const at = deal < whole ? place + stride * copy : stride * (place * copies + copy)
        onServers[group * servers + (at % servers)]?.push(group * databases + database)
      }
    }
  return onServers
}

/**
 * Strides without a common divisor with the servers, so that copies never meet; nor then with sites
 * that have equally many of them. Where they have not, neighbours are most often at different sites.
 */
function stridesOf(servers: number, sites: number): readonly number[] {
  if (servers === 1 || servers % sites !== 0) return [1]
  const strides = Array.from({ length: servers - 1 }, (_, index) => index + 1)
  return strides.filter((stride) => divisor(stride, servers) === 1)
}

/** The largest divisor that two whole numbers have in common. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
