import { failures, type Plan } from '../../engine/index.ts'
import type { PlanFailures, SizedByRoles } from '../../engine/methods/roles/index.ts'

/** Servers, site or failure domain lost at once. */
type Kind = keyof PlanFailures['worst']

/** Worst failure of one kind, found on the placement of copies. */
export type FailureRow = {
  readonly name: string
  readonly kind: Kind
  readonly found: NonNullable<PlanFailures['worst'][Kind]>
}

const names = {
  none: 'Nothing',
  'one server': 'Any one server',
  'two servers': 'Any two servers',
  'site 1': 'Site 1',
  'site 1 and one server': 'Site 1 and any one server of site 2',
  'site 1 and two servers': 'Site 1 and any two servers of site 2',
  'site 2': 'Site 2',
  'site 2 and one server': 'Site 2 and any one server of site 1',
  'site 2 and two servers': 'Site 2 and any two servers of site 1',
  'failure domain': 'A failure domain',
} as const satisfies Record<Kind, string>

const kinds: readonly Exclude<Kind, 'none'>[] = [
  'one server',
  'two servers',
  'failure domain',
  'site 1',
  'site 1 and one server',
  'site 1 and two servers',
  'site 2',
  'site 2 and one server',
  'site 2 and two servers',
]

/** Worst failure of every kind that the DAG of a plan can have; empty without a DAG. */
export function failureRows(plan: Plan): readonly FailureRow[] {
  const tried = failures(plan)
  if (!tried) return []
  return kinds.flatMap((kind) => {
    const found = tried.worst[kind]
    return found ? [{ kind, name: names[kind], found }] : []
  })
}

/** Effect of losing a site: whether users can work on, and whether an administrator must act. */
export type SiteLoss = {
  readonly site: 1 | 2
  /** Number of databases down until an administrator acts. */
  readonly down: number
  /** True if the other site has no majority, so that the DAG must be shrunk to it. */
  readonly needsSwitch: boolean
  /** Number of databases without any copy left. */
  readonly lost: number
  /** Busiest server left, by number, and its active databases; null if none is left. */
  readonly busiest: { readonly active: number; readonly server: number } | null
}

/** Effect of losing each site; empty for one site. */
export function siteLosses(plan: Plan, { parts }: SizedByRoles): readonly SiteLoss[] {
  const tried = parts.copies.shape.twoSites ? failures(plan) : null
  if (!tried) return []
  return ([1, 2] as const).flatMap((site) => {
    const found = tried.worst[`site ${site}`]
    if (!found) return []
    const { down, lost, withoutMajority, busiest } = found
    return [
      {
        site,
        down: down.databases,
        needsSwitch: withoutMajority > 0,
        lost: lost.databases,
        busiest: busiest[site === 1 ? 1 : 0],
      },
    ]
  })
}
