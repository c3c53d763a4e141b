import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { arrayCandidateOf } from '../../engine/designs/index.ts'
import { availabilityOf, type Plan, type Sizing } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { lossWordsWithoutDag } from './proof-sentences.ts'

export function takeawayWithoutDag(plan: Plan, sizing: Sizing, format: Format): string {
  const kind = availabilityOf(plan)
  if (kind !== 'none') return lossWordsWithoutDag[kind]
  const rebuild = rebuildOf(plan, sizing)
  const drive = !rebuild
    ? ''
    : rebuild.holds
      ? 'The loss of a drive is survived. '
      : 'While a drive rebuilds the load is not carried. '
  const all = peopleIn(sizing, 1, format)
  const isOne = sizing.databases.storages.value === 1
  const down = isOne
    ? `the server or its site is down, ${all} ${sizing.mailboxes.value > 1 ? 'are' : 'is'}`
    : 'a server is down, its people are'
  return `${drive}No second copy: while ${down} without mail.`
}

export type StandaloneFailure = {
  readonly what: string
  readonly who: string
  readonly until: string
}

/** Failures of stand-alone servers, smallest first. */
export function standaloneFailures(
  plan: Plan,
  sizing: Sizing,
  format: Format,
  recovery: string | undefined,
): readonly StandaloneFailure[] {
  const servers = sizing.databases.storages.value
  const sites = sizing.sitesWithServers.value
  const rebuild = rebuildOf(plan, sizing)
  const until = `until it is restored: see ${recovery ?? 'Recovery and backup'}`
  const largest = Math.ceil(servers / sites) / servers
  const who = (share: number) => peopleIn(sizing, share, format)
  return [
    ...(rebuild
      ? [
          {
            what: 'A drive',
            who: 'nobody',
            until: rebuild.holds ? 'no outage' : 'no outage; mail is slow while it rebuilds',
          },
        ]
      : []),
    {
      what: servers === 1 ? 'The server or its storage' : 'A server or its storage',
      who: who(1 / servers),
      until,
    },
    { what: sites === 1 ? 'The site' : 'The largest site', who: who(largest), until },
  ]
}

/** People with a share of all mailboxes: `330 people`; for all of them `all 330 people`. */
function peopleIn({ mailboxes }: Sizing, share: number, format: Format): string {
  const count = Math.ceil(mailboxes.value * share - 1e-6)
  if (count === 1) return 'one person'
  return `${share === 1 ? 'all ' : ''}${format.number(count, 0)} people`
}

/** Whether the proposed design holds while a drive rebuilds; null without arrays. */
function rebuildOf(plan: Plan, sizing: Sizing): { readonly holds: boolean } | null {
  const { proposed } = designsOf(plan, resultsOf(plan) ?? { sizing })
  if (!proposed) return null
  if (proposed.kind === 'tested blocks') return proposed.blocks.rebuild
  return arrayCandidateOf(proposed)?.rebuild ?? null
}
