import { limits, type Plan } from '../../engine/index.ts'
import type { SiteProfile } from '../../statistics/index.ts'
import { answersOf } from './tier-proposal.ts'
import type { ProposedTier } from './use-proposal.ts'

/** A tier for each site; where a plan takes fewer, the smallest sites are one. */
export function siteTiers(sites: readonly SiteProfile[], plan: Plan): readonly ProposedTier[] {
  const isAll = sites.length <= limits.tiers
  const [single, others] = isAll
    ? [sites, []]
    : [sites.slice(0, limits.tiers - 1), sites.slice(limits.tiers - 1)]
  const sum = (of: (site: SiteProfile) => number) =>
    others.reduce((total, site) => total + of(site), 0)
  const rest: SiteProfile = {
    name: `${others.length} other sites`,
    mailboxes: sum(({ mailboxes }) => mailboxes),
    messages: sum(({ messages }) => messages),
    messageBytes: sum(({ messageBytes }) => messageBytes),
  }
  return [...single, ...(isAll ? [] : [rest])].map(
    ({ name, mailboxes, messages, messageBytes }, at) => {
      const figures = {
        ...{ mailboxes, messages, messageBytes },
        ...{ bytes: null, largest: null, items: null, busiest: null, archives: null },
      }
      return {
        at,
        name: name.slice(0, limits.name),
        usual: null,
        bound: null,
        figures,
        answers: answersOf(figures, null, plan),
      }
    },
  )
}
