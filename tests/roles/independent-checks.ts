import type { Databases } from './independent-databases.ts'
import type { WholeDesign } from './independent-input.ts'
import type { Servers } from './independent-servers.ts'

// Section 17: the checks that blank the workbook's results.

export function checksOf(d: WholeDesign, of: Databases, _servers: Servers): string[] {
  const { c, members, lagged1, lagged2, n } = of
  const all = members + lagged1 + lagged2
  const mustStand = c.dedlag ? c.h1 + c.h2 : c.T
  const checks: Record<string, boolean> = {
    members: d.ha && all > 16,
    copies: d.ha && mustStand > (c.twoSites ? members : d.servers),
    quota: d.tiers.some((tier) => tier.n > 0 && tier.quota === 0),
    dbsPerServer: d.ha ? (n * c.T) / all > 100 : n > 100,
    maxDb: of.limit <= 0,
    disks: !d.autoVolumes && d.ha && members * d.volumes * of.k < of.copies,
    equalCopies: c.AA1 && c.h1 + c.l1 !== c.h2 + c.l2,
  }
  return Object.keys(checks).filter((code) => checks[code])
}
