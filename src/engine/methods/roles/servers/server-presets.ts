import { type PublicFigure, publicFigure } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import type { Plan } from '../../../plan/plan.ts'
import { defaultsOfVersion } from '../../../plan/with-version.ts'

/** A server that is not sized with those of the plan, and why it is built so. */
type ServerPreset = {
  readonly name: string
  readonly about: string
  readonly source: PublicFigure
}

export const mostSmallServerMailboxes = 500

/** A standalone server for few mailboxes, as a guest of a virtual host. */
export const smallServerPreset: ServerPreset = {
  name: `Up to ${mostSmallServerMailboxes} mailboxes on one virtual host`,
  about:
    'One server without a DAG, with eight virtual processors of a host like the server of this plan. Its databases have one copy, so the host and a backup protect them; a RAID holds them.',
  source: publicFigure(
    'assumed',
    'Eight virtual processors carry 500 mailboxes of 200 messages a day with reserve in every version.',
  ),
}

/** A plan with the small server; a single tier is cut to fit. Null if several do not fit. */
export function withSmallServer(plan: Plan): Plan | null {
  const [first, ...others] = plan.tiers
  const all = plan.tiers.reduce((sum, { mailboxes }) => sum + mailboxes, 0)
  const isTooMany = all > mostSmallServerMailboxes
  if (isTooMany && others.length > 0) return null
  const isRated = plan.processorBy === 'SPECrate 2017' && plan.specRate2017 !== null
  const { cores: hostCores, specRate2017: hostRate } = isRated ? plan : defaultsOfVersion(plan)
  return {
    ...plan,
    ...{ availability: 'none', activeServers: 1, dags: 1 },
    ...{ processorBy: 'virtual machine', virtualCores: 8, virtualPerCore: 1 },
    ...{ hostCores, hostRate, hostRateBy: 'SPECrate 2017' },
    tiers: isTooMany ? [{ ...first, mailboxes: mostSmallServerMailboxes }] : plan.tiers,
  }
}

/** A server without mailboxes, with published figures, as it cannot be sized. */
export type ServerWithoutMailboxes = ServerPreset & {
  /** Memory advised for the version; null if nothing is published. */
  readonly memory: Worked<'GiB'> | null
  readonly pageFile: Worked<'MiB'> | null
  readonly mostCores: Worked<'cores'>
}

export function serversWithoutMailboxesInVersion(
  plan: Pick<Plan, 'exchange'>,
): readonly ServerWithoutMailboxes[] {
  const { leastMemory, edgeMemory, mostCores, pageFile } = roleVersionOf(plan)
  const of = (memory: Worked<'GiB'> | null) => ({
    ...{ memory, mostCores, pageFile: memory && pageFile(memory) },
  })
  return [
    {
      name: 'Relay or management server without mailboxes',
      about:
        'A mailbox server that holds no database: it relays mail of machines, or manages recipients. It needs no drives for databases and joins no DAG of the plan.',
      source: publicFigure('A', 'The least memory that is recommended for any mailbox server.', {
        publication: 'healthChecker',
      }),
      ...of(leastMemory),
    },
    {
      name: 'Edge Transport server',
      about:
        'In the perimeter network, without mailboxes and outside of the directory. Two of them keep mail flowing while one is down.',
      source: publicFigure('A', 'The least memory of an Edge server, in a checker of 2025.', {
        publication: 'healthChecker',
        place: 'CSS-Exchange pull request 2428',
      }),
      ...of(edgeMemory),
    },
  ]
}
