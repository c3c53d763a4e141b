import { formula } from '../../../core/formula.ts'
import type { NonEmpty } from '../../../core/non-empty.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { RoleParts } from '../role-parts.ts'
import type { RoleSizing } from '../sized-by-roles.ts'

const added = ownRule('Those with active mailboxes, for disaster recovery and for lagged copies.')

export const serversOfSite = formula({
  label: 'Servers at the site',
  unit: 'servers',
  takes: { each: 'servers', dags: 'dags' },
  text: 'each × dags',
  source: calculator('Role Requirements'),
})

type Serving = Pick<RoleParts, 'copies' | 'servers'>

/** Servers per site, and per site and DAG; the DAGs of a pair have users in different sites. */
export function serversBySite(
  plan: Plan,
  { copies: { shape }, servers }: Serving,
): Pick<RoleSizing, 'sites' | 'serversOfDags'> {
  const { servers1, recoveryServers1, lagged1, servers2, recoveryServers2, lagged2 } = servers
  const first = sum(
    'Servers of a DAG at its first site',
    [servers1, recoveryServers1, lagged1],
    added,
  )
  const second = sum(
    'Servers of a DAG at its second site',
    [servers2, recoveryServers2, lagged2],
    added,
  )
  if (!shape.hasDag) return { sites: [servers1], serversOfDags: [[servers1.value]] }
  const dags = answer(plan, 'dags')
  const inPairs = plan.siteModel === 'AAN' && shape.twoSites
  const each = [first.value, second.value]
  const rows = Array.from({ length: dags.value }, () =>
    inPairs ? [each, each.toReversed()] : [each],
  ).flat()
  const at = (count: Worked<'servers'>) => serversOfSite({ each: count, dags })
  const both = sum('Servers of a pair of DAGs at one site', [first, second], added)
  const sites: NonEmpty<Worked<'servers'>> = inPairs
    ? [at(both), at(both)]
    : second.value > 0
      ? [at(first), at(second)]
      : [at(first)]
  return { sites, serversOfDags: rows }
}
