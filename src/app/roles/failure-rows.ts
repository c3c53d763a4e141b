import { failures, type Plan } from '../../engine/index.ts'
import type { PlanFailures, SizedByRoles } from '../../engine/methods/roles/index.ts'

/** What may be lost at once. */
type Kind = keyof PlanFailures['worst']

/** The worst of all failures of one kind, as it was found on the placement. */
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

/** Every kind of failure that can befall a plan’s DAG, with the worst of it; none without a DAG. */
export function failureRows(plan: Plan): readonly FailureRow[] {
  const tried = failures(plan)
  if (!tried) return []
  return kinds.flatMap((kind) => {
    const found = tried.worst[kind]
    return found ? [{ kind, name: names[kind], found }] : []
  })
}

/** Where a site is lost: whether users work on by themselves, and whether they can at all. */
export type SiteLoss = {
  readonly site: 1 | 2
  /** Databases down until somebody acts. */
  readonly down: number
  /** Whether the other site has no majority left, so that the DAG has to be shrunk to it. */
  readonly needsSwitch: boolean
  /** Databases without any copy left. */
  readonly lost: number
  /** Databases active on the busiest server that is left, and its number; null where none is. */
  readonly busiest: { readonly active: number; readonly server: number } | null
}

/** What the loss of each site does; none in one site. */
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
