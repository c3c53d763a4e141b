import type { Basis, Databases } from './independent-databases.ts'
import type { WholeDesign } from './independent-input.ts'
import { ceil, largest } from './independent-numbers.ts'

// Section 7: active databases on a server, the workbook's closed formulas.

export type Servers = ReturnType<typeof serversOf>

/** The second failure of a site with `a` preferred databases, A of them on a server. */
function secondOf(d: WholeDesign, of: Databases, x: number): number | null {
  const { c, K, a1, p2 } = of
  const S = d.servers
  const A = activeOf(of, S)
  const e = of.nSym !== null && a1 * c.h1 < of.nSym ? 2 : 0
  // Of two servers none is left to divide by: the workbook's cell is an error.
  const spread = () => (S > 2 ? Math.min(K, ceil(A + (2 * A) / (S - 2)) + e) : null)
  if (!c.twoSites) return c.h1 >= 3 && S >= 4 ? spread() : null
  if (d.block) return c.h1 >= 3 && S + p2 >= 4 ? spread() : null
  if (d.copies < 3 || x < 4) return null
  if (c.h1 >= 3) return S === 3 ? Math.min(K, K / 2) : spread()
  if (S <= 2) return 0
  return Math.min(K, ceil((a1 - 2 * ceil(A / (S - 1))) / (S - 2)) + e)
}

const activeOf = (of: Databases, S: number) => (of.a1 === 1 ? 1 : of.a1 / S)

function firstOf(d: WholeDesign, of: Databases): number | null {
  const A = activeOf(of, d.servers)
  if (of.c.h1 === 1) return d.block || d.servers === 1 ? null : A
  if (of.a1 === 1) return 1
  // One server leaves none to divide by: the workbook's cell is an error.
  if (d.servers === 1) return null
  const r = ceil(A + A / (d.servers - 1))
  return r === A ? null : r
}

/** A site's loss and `down` more servers of site 2. */
function afterSite(of: Databases, S: number, down: 1 | 2, more: number | null) {
  const { c, n, s2, p2 } = of
  const least = down === 1 ? 2 : 4
  if (c.AA1 && !c.ddr && s2 >= least) {
    if (more === null) return null
    return (s2 === S ? more : ceil(n / (s2 - down))) + more
  }
  if (p2 >= least) return p2 === S ? more : ceil(n / (p2 - down))
  return null
}

export function serversOf(d: WholeDesign, of: Databases, basis?: Basis) {
  if (basis) return foundOf(basis)
  const { c, n, s2, p2, a1 } = of
  const S = d.servers
  if (!d.ha) return standAlone(a1)
  const A = activeOf(of, S)
  const x = c.AA1 && !c.ddr ? s2 : p2
  const FF = firstOf(d, of)
  const SF = secondOf(d, of, x)
  let site: number | null = null
  const alone = S === 1 && c.h1 === 1
  if (c.h2 > 0)
    site =
      c.AA1 && (!c.ddr || alone)
        ? ceil(n / s2)
        : ceil((c.h2 === 1 ? of.H12 : c.AA1 ? of.a2 : n) / p2)
  const site1 = c.h2Activatable >= 2 ? afterSite(of, S, 1, FF) : null
  const site2 = c.h2 >= 3 ? afterSite(of, S, 2, SF) : null
  let W2 = largest(site, site1, site2)
  let W: number | null
  if (FF === null && SF === null) W = A * (c.AA1 && c.h1 === 1 ? 2 : 1)
  else if (c.AA1 && !c.ddr) W = largest(FF, SF, W2)
  else W = largest(FF, SF)
  if (c.AA1 && S === 1 && c.h1Activatable === 1) W2 = W
  const maxPref = c.T < 4 ? null : SF !== null && W !== null && SF < W ? SF : FF
  return {
    ...{ A, FF, SF, W, W2, site, site1, site2 },
    figures: {
      ...{ A, FF, SF, SiteF: site, Site1: site1, Site2: site2, W, W2 },
      ...{ maxActive1: W, maxPref1: maxPref },
    },
  }
}

/** What was found on the placement. */
function foundOf({ A, FF, SF, SiteF, Site1, Site2, W, W2 }: Basis) {
  return {
    ...{ A, FF, SF, W, W2, site: SiteF },
    ...{ site1: Site1, site2: Site2 },
    figures: {},
  }
}

function standAlone(a1: number) {
  const none: number | null = null
  return {
    ...{ A: none, FF: none, SF: none, W: a1 as number | null, W2: none },
    ...{ site: none, site1: none, site2: none },
    figures: {
      ...{ A: none, FF: none, SF: none, SiteF: none, Site1: none, Site2: none, W: a1, W2: none },
      ...{ maxActive1: a1, maxPref1: none },
    },
  }
}
