import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { candidateOf, kindOf, type Plan, type Sizing } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { aloneWords } from './proof-sentences.ts'

/** Who is without mail after each failure, and until when, where no DAG stands in for a server. */
export function aloneTakeaway(plan: Plan, sizing: Sizing, format: Format): string {
  const kind = kindOf(plan)
  if (kind !== 'none') return aloneWords[kind]
  const { mailboxes, databases } = sizing
  const servers = databases.storages.value
  const people = (share: number) => {
    const count = format.number(Math.ceil(mailboxes.value * share - 1e-6), 0)
    return `${count} ${count === '1' ? 'person is' : 'people are'}`
  }
  const rebuild = rebuildOf(plan, sizing)
  const drive = rebuild
    ? `A drive fails: the load is ${rebuild.holds ? '' : 'not '}carried while it rebuilds. `
    : ''
  const until = 'without mail until it is restored.'
  if (servers === 1)
    return `${drive}The server, its storage or the site fails: all ${people(1)} ${until}`
  const one = `${drive}A server or its storage fails: its ${people(1 / servers)} ${until}`
  const sites = sizing.sitesWithServers.value
  const largest = Math.ceil(servers / sites) / servers
  return `${one} ${sites === 1 ? `The site fails: all ${people(1)}.` : `The largest site fails: ${people(largest)}.`}`
}

/** How the proposed design does while a drive is rebuilt; null where it has no arrays. */
function rebuildOf(plan: Plan, sizing: Sizing): { readonly holds: boolean } | null {
  const { proposed } = designsOf(plan, resultsOf(plan) ?? { sizing })
  if (!proposed) return null
  if (proposed.kind === 'tested blocks') return proposed.blocks.rebuild
  return candidateOf(proposed)?.rebuild ?? null
}
