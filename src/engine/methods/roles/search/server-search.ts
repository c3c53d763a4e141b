import type { ServerDesign } from '../../../designs/design.ts'
import { versionOf } from '../../../exchange/versions.ts'
import { copiesPlanned, hasLaggedServers } from '../../../plan/copies-planned.ts'
import { kindOf } from '../../../plan/features.ts'
import type { Plan, Ranking } from '../../../plan/plan.ts'
import type { Problem } from '../../../sizing/problems.ts'
import {
  type FoundServers,
  type RankedFind,
  type SearchStep,
  type ServerLayout,
  type ServerPruneReason,
  serverPruneReasons,
} from '../../searching.ts'
import { proposeServers, serverDesigns } from '../servers/server-designs.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { type ServerBounds, serverLayouts, withServerLayout } from './server-space.ts'

/** Goes through every layout within the bounds, one a step. */
export function* serverSteps(
  plan: Plan,
  bounds: ServerBounds,
): Generator<SearchStep<FoundServers>> {
  const isNew = ofNewDrives()
  let isRaid = false
  for (const layout of serverLayouts(plan, bounds)) {
    const judged = judgeLayout(plan, layout, isRaid)
    isRaid = layout.jbod && judged.isRaid
    if (!judged.ok) yield passedOver(judged.reason)
    else if (!isNew(judged.found)) yield passedOver('larger drives')
    else yield { found: [ranked(judged.found, plan.ranking)], pruned: {}, layouts: 1 }
  }
}

function passedOver(reason: ServerPruneReason): SearchStep<FoundServers> {
  return { found: [], pruned: { [reason]: 1 }, layouts: 1 }
}

/** A trade-off is made in servers, drives and busy processors, the fewest servers first. */
function ranked(found: FoundServers, ranking: Ranking): RankedFind<FoundServers> {
  const { servers, drives, processors } = found
  return {
    found,
    ranks: ranksOf(found, ranking),
    measures: [servers, drives, processors ?? Number.NaN],
    frontRanks: ranksOf(found, 'servers'),
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
  const result = sizeByRoles(given)
  if (!result.ok) return passed(reasonOf(result.problems))
  const { sizing } = result
  const { storage1, storage2 } = sizing.parts.copies
  const isRaid = storage1.kind === 'RAID' && storage2?.kind !== 'JBOD'
  if (sizing.broken.length > 0) return passed('limits', isRaid)
  const design = proposeServers(given, sizing)
  if (design) return { ok: true, found: foundServers(layout, design, sizing), isRaid }
  return passed(reasonOfDesign(serverDesigns(given, sizing).designs[0]), isRaid)
}

/** What a design lacks most that does not hold; without any, room for the volumes. */
export function reasonOfDesign(design: ServerDesign | undefined): ServerPruneReason {
  return serverPruneReasons.find((code) => code === design?.binding.code) ?? 'space'
}

/** Why a layout has no results. */
export function reasonOf(problems: readonly Problem[]): ServerPruneReason {
  const codes = problems.map(({ code }) => code)
  if (codes.includes('check members')) return 'members'
  return codes.includes('check copies') ? 'copies above site servers' : 'rules'
}

/** What rules a layout out before it is sized. */
export function beforeSizing(plan: Plan): ServerPruneReason | null {
  if (kindOf(plan) !== 'dag') return null
  if (plan.activeServers > versionOf(plan).serversPerDag.value) return 'members'
  const { homeCopies, homeLagged } = copiesPlanned(plan)
  const here = homeCopies + (hasLaggedServers(plan) ? 0 : homeLagged)
  return here > plan.activeServers ? 'copies above site servers' : null
}

function foundServers(
  layout: ServerLayout,
  design: ServerDesign,
  { parts }: SizedByRoles,
): FoundServers {
  const {
    id,
    kind: storage,
    servers,
    arrays,
    drivesInAll,
    rankedCost,
    verdict,
    binding,
    power,
  } = design
  return {
    kind: 'servers',
    ...layout,
    ...{ id, storage, verdict },
    servers: servers.value,
    arrays: arrays?.value ?? 0,
    drives: drivesInAll.value,
    processors: parts.processors.busiest?.value ?? null,
    used: binding.used?.value ?? 0,
    cost: rankedCost?.value ?? null,
    watts: power?.watts?.value ?? null,
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
  power: ({ watts }) => watts ?? Number.POSITIVE_INFINITY,
}

/** A ranking, then fewest servers, arrays and drives, and headroom. */
function ranksOf(one: FoundServers, ranking: Ranking): readonly number[] {
  const order = [keys[ranking], keys.servers, keys.arrays, keys.drives, keys.headroom]
  return order.map((of) => of(one))
}
