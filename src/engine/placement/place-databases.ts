import type { Mode } from '../core/mode.ts'
import { placedInDomains, serversByDomain } from './failure-domains.ts'
import type { DagLayout, Row } from './layout.ts'
import { staircase } from './staircase.ts'

/**
 * The servers of each database of a DAG in order of preference, those of site 2 numbered on. A site
 * with fewer servers than copies holds one on each. The workbook knows no failure domains.
 */
export function placeDatabases(layout: DagLayout, mode: Mode): readonly Row[] {
  const { servers, databases, activeActive } = layout
  const [one, two] = servers
  const first = placedInSite(layout, 0, mode)
  const second = placedInSite(layout, 1, mode)
  const half = activeActive ? Math.floor((one + two) / 2) : 0
  // Both halves of a pair use the same rows, so that either site sees all of them (MS9).
  const isPaired = mode === 'corrected' && one === two
  return Array.from({ length: databases }, (_, at) => {
    const halves = half > 0 ? Math.floor(at / half) : 0
    const from = isPaired && half > 0 ? Math.floor(halves / 2) * half + (at % half) : at
    const [home = [], away = []] = [first[from], second[from]]
    return halves % 2 === 0 ? [...home, ...away] : [...away, ...home]
  })
}

function placedInSite(layout: DagLayout, site: 0 | 1, mode: Mode): readonly Row[] {
  const { servers, copies, databases, domains = [] } = layout
  const before = site === 0 ? 0 : servers[0]
  if (mode === 'corrected' && domains.length > 0)
    return placedInDomains(
      serversByDomain(domains, before + 1, servers[site]),
      copies[site],
      databases,
    )
  const rows = staircase(servers[site], copies[site], databases)
  return before === 0 ? rows : rows.map((row) => row.map((server) => server + before))
}
