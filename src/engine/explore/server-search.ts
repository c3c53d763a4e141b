import type { RequirementCode } from '../core/requirement.ts'
import type { ServerDesign } from '../designs/design.ts'
import { firstOf, frontOf } from '../designs/leading.ts'
import { versionOf } from '../exchange/versions.ts'
import { size } from '../methods/method-of.ts'
import { proposeServers, serverDesigns } from '../methods/roles/servers/server-designs.ts'
import { isByRoles, type SizedByRoles } from '../methods/roles/sized-by-roles.ts'
import { kindOf } from '../plan/features.ts'
import type { Plan, Ranking } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
import {
  type FoundServers,
  type ServerBounds,
  type ServerLayout,
  serverLayouts,
  withServerLayout,
} from './server-search-space.ts'

/** Why layouts of a search of servers were passed over: the first reason that holds, in this order. */
export const serverPruneReasons = [
  'copies above servers',
  'members',
  'rules',
  'limits',
  'same drives',
  'larger drives',
  'space',
  'driveIops',
  'dbRead',
  'dbWrite',
  'logWrite',
  'processors',
  'memory',
  'failures',
] as const satisfies readonly (
  | RequirementCode
  | 'copies above servers'
  | 'members'
  | 'rules'
  | 'limits'
  | 'same drives'
  | 'larger drives'
)[]
export type ServerPruneReason = (typeof serverPruneReasons)[number]

/** How far a search of servers is. The designs done are those found and those passed over. */
export type ServerSearchProgress = {
  readonly designs: number
  readonly found: number
  readonly pruned: Readonly<Record<ServerPruneReason, number>>
}

/** What a search of servers found, as plain data. */
export type ServerSearchResult = ServerSearchProgress & {
  /** The first of all found by the ranking of the plan. */
  readonly best: readonly FoundServers[]
  /** Those that no other beats: with no more servers, no more drives and no busier processors. */
  readonly front: readonly FoundServers[]
}

const mostShown = 50

/** Searches every layout within the bounds, and tells how far it is after each. */
export function searchServers(
  plan: Plan,
  bounds: ServerBounds,
  onProgress?: (progress: ServerSearchProgress) => void,
): ServerSearchResult {
  const pruned = emptyCounts()
  let [designs, found] = [0, 0]
  const best = firstOf<FoundServers>(mostShown, byFound(plan.ranking))
  const front = frontOf<FoundServers>(({ servers, drives, processors }) => [
    servers,
    drives,
    processors ?? Number.NaN,
  ])
  const progress = () => ({ designs, found, pruned: { ...pruned } })
  const isNew = ofNewDrives()
  let isRaid = false
  for (const layout of serverLayouts(plan, bounds)) {
    const judged = judgeLayout(plan, layout, isRaid)
    isRaid = layout.jbod && judged.isRaid
    designs += 1
    if (judged.ok && !isNew(judged.found)) pruned['larger drives'] += 1
    else if (judged.ok) {
      found += 1
      best.offer(judged.found)
      front.offer(judged.found)
    } else pruned[judged.reason] += 1
    onProgress?.(progress())
  }
  return {
    ...progress(),
    best: best.all(),
    front: front.all().toSorted(byFound('servers')),
  }
}

/** Whether fewer drives do than of every smaller size: sizes come in their order. */
function ofNewDrives(): (found: FoundServers) => boolean {
  const known = new Set<string>()
  return ({ id, drives, ...found }) => {
    const { activeServers, dags, databases, jbod } = found
    const { copies, secondSiteCopies, laggedCopies } = found
    const copiesOf = [copies, secondSiteCopies, laggedCopies]
    const key = [activeServers, dags, databases, jbod, ...copiesOf, id, drives].join(' ')
    return known.size < known.add(key).size
  }
}

function emptyCounts(): Record<ServerPruneReason, number> {
  return {
    ...{ 'copies above servers': 0, members: 0, rules: 0, limits: 0, 'same drives': 0 },
    'larger drives': 0,
    ...{ space: 0, driveIops: 0, dbRead: 0, dbWrite: 0, logWrite: 0 },
    ...{ processors: 0, memory: 0, failures: 0 },
  }
}

type JudgedLayout = (
  | { readonly ok: true; readonly found: FoundServers }
  | { readonly ok: false; readonly reason: ServerPruneReason }
) & {
  /** Whether no single drives came of it. */
  readonly isRaid: boolean
}

/** Judges a layout, given whether the one before, with single drives considered, came to RAID alone. */
function judgeLayout(plan: Plan, layout: ServerLayout, wasRaid: boolean): JudgedLayout {
  const passed = (reason: ServerPruneReason, isRaid = false): JudgedLayout => ({
    ...{ ok: false, reason, isRaid },
  })
  if (wasRaid && !layout.jbod) return passed('same drives')
  const given = withServerLayout(plan, layout)
  const early = beforeSizing(given)
  if (early) return passed(early)
  const result = size(given)
  if (!result.ok) return passed(reasonOf(result.problems))
  if (!isByRoles(result.sizing)) return passed('rules')
  const { sizing } = result
  const { storage1, storage2 } = sizing.parts.copies
  const isRaid = storage1.kind === 'RAID' && storage2?.kind !== 'JBOD'
  if (sizing.broken.length > 0) return passed('limits', isRaid)
  const design = proposeServers(given, sizing)
  if (design) return { ok: true, found: foundServers(layout, design, sizing), isRaid }
  const [first] = serverDesigns(given, sizing).designs
  const binding = serverPruneReasons.find((code) => code === first?.binding.code)
  return passed(binding ?? 'space', isRaid)
}

/** Why a layout has no results. */
function reasonOf(problems: readonly Problem[]): ServerPruneReason {
  const codes = problems.map(({ code }) => code)
  if (codes.includes('check members')) return 'members'
  return codes.includes('check copies') ? 'copies above servers' : 'rules'
}

/** What rules a layout out before it is sized. */
function beforeSizing(plan: Plan): ServerPruneReason | null {
  if (kindOf(plan) !== 'dag') return null
  const { activeServers, copies, secondSiteCopies, laggedCopies, secondSiteLagged } = plan
  if (activeServers > versionOf(plan).serversPerDag.value) return 'members'
  const lagged = plan.laggedServers ? 0 : laggedCopies - (plan.sites > 1 ? secondSiteLagged : 0)
  const here = copies - (plan.sites > 1 ? secondSiteCopies : 0) + lagged
  return here > activeServers ? 'copies above servers' : null
}

function foundServers(
  layout: ServerLayout,
  design: ServerDesign,
  { parts }: SizedByRoles,
): FoundServers {
  const { id, kind: storage, servers, arrays, drivesInAll, cost, verdict, binding } = design
  return {
    ...layout,
    ...{ id, storage, verdict },
    servers: servers.value,
    arrays: arrays?.value ?? 0,
    drives: drivesInAll.value,
    processors: parts.processors.busiest?.value ?? null,
    used: binding.used?.value ?? 0,
    cost: cost?.value ?? null,
  }
}

/** What each ranking puts first: the smaller the better. */
const keys: Readonly<Record<Ranking, (one: FoundServers) => number>> = {
  servers: ({ servers }) => servers,
  arrays: ({ arrays }) => arrays,
  drives: ({ drives }) => drives,
  headroom: ({ used }) => used,
  space: ({ used }) => -used,
  // Single drives are rebuilt from a copy, and a RAID group from its own drives.
  resilience: ({ storage }) => Number(storage === 'jbod'),
  rebuild: ({ storage }) => Number(storage !== 'jbod'),
  // What has no price is not cheap: it comes after all that has one.
  cost: ({ cost }) => cost ?? Number.POSITIVE_INFINITY,
}

/** The order of designs found: by a ranking, equal ones by fewest servers, arrays and drives, and by headroom. */
function byFound(ranking: Ranking): (one: FoundServers, other: FoundServers) => number {
  const order = [keys[ranking], keys.servers, keys.arrays, keys.drives, keys.headroom]
  return (one, other) => {
    for (const of of order) {
      const [here, there] = [of(one), of(other)]
      if (here !== there) return here < there ? -1 : 1
    }
    return 0
  }
}
