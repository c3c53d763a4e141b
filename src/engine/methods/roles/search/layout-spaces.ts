import { exceeds } from '../../../core/compare.ts'
import { lastThatHolds } from '../../../core/halving.ts'
import type { ServerDesign } from '../../../designs/design.ts'
import { roleVersionOf, versionOf } from '../../../exchange/versions.ts'
import { copiesPlanned, hasLaggedServers } from '../../../plan/copies-planned.ts'
import { areWattsGivenOrAssumed, availabilityOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Problem } from '../../../sizing/problems.ts'
import { lowestRankingFigures, mayBePriced, type RankingFigures } from '../../port/goal.ts'
import {
  type PruneReason,
  type ServerPruneReason,
  serverPruneReasons,
} from '../../port/layout-reasons.ts'
import {
  answerRange,
  type LayoutSlice,
  type LayoutToSize,
  type RuledOutLayouts,
  type SolvedAnswers,
  type SolvedKey,
  wholeNumbers,
} from '../../port/layout-search.ts'
import { mostPreferredRulesPossible } from '../checks/preferred-rules.ts'
import { dataDriveBays } from '../designs/drive-requirements.ts'
import { advisedProcessorUseLimit } from '../processors/processor-formulas.ts'
import { losesAllCopies } from './copies-that-survive.ts'
import { layoutChoices } from './layout-choices.ts'
import { type MinimumNeeds, minimumNeeds } from './least-needs.ts'

/** Share of drives, processors and memory that a layout may use if a tenth must stay free. */
const withTenth = 0.9

/**
 * What bounds tell of a layout that is not sized: `rules` if its copies contradict its sites,
 * `failures` if they are too few for the loss to survive.
 */
type LackKnownAhead = 'members' | 'processors' | 'bays' | 'rules' | 'failures'

/** All layouts that have the same copies, drives and processors. */
export type LayoutSpace = {
  readonly plan: Plan
  readonly needs: (activeServers: number) => MinimumNeeds
  /** Most rules of the preferred architecture that any of these layouts keeps. */
  readonly rules: number
  /** Possible numbers of servers with active mailboxes per site and DAG, ascending. */
  readonly counts: readonly number[]
  readonly mostDags: number
  /** DAGs of a layout: the number tried if DAGs are open, else the plan’s. */
  readonly dagsAt: (tried: number) => number
  /** Open answers of the layout with so many servers and DAGs. */
  readonly answersOf: (activeServers: number, dags: number) => SolvedAnswers
  /** What the layout with so many servers and DAGs lacks in any placement; null if it may hold. */
  readonly lacking: (servers: number, dags: number) => LackKnownAhead | null
  /** True if the layout with so many servers and DAGs may leave a tenth free. */
  readonly mayHaveTenth: (servers: number, dags: number) => boolean
}

export function layoutSpace(
  given: Plan,
  gives: SolvedAnswers,
  open: ReadonlySet<SolvedKey>,
): LayoutSpace {
  const plan = { ...given, ...gives }
  const needs = minimumNeeds(plan)
  const bays = dataDriveBays(plan)?.value ?? Number.POSITIVE_INFINITY
  const most = advisedProcessorUseLimit.value
  // As Microsoft, loads lack parts that these lower bounds include.
  const isKnown = plan.mode === 'corrected'
  const { mostMemory } = roleVersionOf(plan)
  const inDag = availabilityOf(plan) === 'dag'
  const ofCopies = lackOfCopies(plan)
  const mostServers = inDag ? versionOf(plan).serversPerDag.value : answerRange('activeServers').max
  const isPossible = (activeServers: number) =>
    reasonBeforeSizing({ ...plan, activeServers }) === null
  return {
    ...{ plan, needs, rules: mostPreferredRulesPossible(plan) },
    counts: open.has('activeServers')
      ? wholeNumbers({ from: 1, to: mostServers }).filter(isPossible)
      : [plan.activeServers],
    mostDags: open.has('dags') ? answerRange('dags').max : 1,
    dagsAt: (tried) => (open.has('dags') ? tried : plan.dags),
    answersOf: (activeServers, dags) => ({
      ...gives,
      ...(open.has('activeServers') && { activeServers }),
      ...(open.has('dags') && { dags }),
    }),
    lacking: (servers, dags) => {
      if (!isKnown) return null
      if (ofCopies) return ofCopies
      if (inDag && needs(servers).members(dags) > mostServers) return 'members'
      if (exceeds(needs(servers).processors(dags), most)) return 'processors'
      return needs(servers).drives(1)(dags) > bays ? 'bays' : null
    },
    mayHaveTenth: (servers, dags) =>
      !isKnown ||
      (!exceeds(needs(servers).processors(dags), most * withTenth) &&
        !exceeds(needs(servers).memory(dags), mostMemory.value * withTenth) &&
        needs(servers).drives(withTenth)(dags) <= bays),
  }
}

/** What the copies of a plan lack with any servers; null if they may hold. */
function lackOfCopies(plan: Plan): LackKnownAhead | null {
  if (hasUnequalSites(plan)) return 'rules'
  return losesAllCopies(plan) ? 'failures' : null
}

/** True if one DAG is active in two sites that have unequal numbers of copies of a database. */
function hasUnequalSites(plan: Plan): boolean {
  if (availabilityOf(plan) !== 'dag' || plan.sites === 1 || plan.siteModel !== 'AA1') return false
  const { homeCopies, homeLagged, awayCopies, awayLagged } = copiesPlanned(plan)
  return homeCopies + homeLagged !== awayCopies + awayLagged
}

/** A space of layouts for each choice of copies, drives and processors. */
export function layoutSpaces(plan: Plan, open: ReadonlySet<SolvedKey>): readonly LayoutSpace[] {
  return layoutChoices(plan, open).map((gives) => layoutSpace(plan, gives, open))
}

/** Lower bound of the servers in the largest layout of a space; 0 if it has none. */
export function mostServersInSpace({ needs, counts, mostDags, dagsAt }: LayoutSpace): number {
  const full = counts.at(-1)
  return full === undefined ? 0 : needs(full).servers(dagsAt(mostDags))
}

/** Fewest servers in a space that its lower bounds do not rule out. */
export function fewestServersInSpace({
  needs,
  counts,
  mostDags,
  dagsAt,
  lacking,
}: LayoutSpace): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const servers of counts) {
    // With more DAGs each has fewer mailboxes: what one number of DAGs meets, a larger one meets.
    const lacks = (at: number) => lacking(servers, dagsAt(at)) !== null
    if (lacks(mostDags)) continue
    for (let at = lastThatHolds(0, mostDags, lacks) + 1; at <= mostDags; at += 1) {
      const inAll = needs(servers).servers(dagsAt(at))
      if (inAll >= fewest) break
      fewest = inAll
    }
  }
  return fewest
}

type Layouts = Pick<LayoutSlice, 'layouts' | 'passed'>

/** Layouts with a lower bound of servers above `from` and up to `to`. */
export function layoutSliceOfSpaces(
  spaces: readonly LayoutSpace[],
  from: number,
  to: number,
  dagCounts?: readonly number[],
): Layouts {
  const found = spaces.map((space) => layoutsOfSpace(space, from, to, dagCounts))
  return {
    layouts: found.flatMap(({ layouts }) => layouts),
    passed: found.flatMap(({ passed }) => passed),
  }
}

function layoutsOfSpace(
  space: LayoutSpace,
  from: number,
  to: number,
  dagCounts = wholeNumbers({ from: 1, to: space.mostDags }),
): Layouts {
  const { needs, counts, mostDags, dagsAt, answersOf, lacking } = space
  const layouts: LayoutToSize[] = []
  const passed = new Map<PruneReason, RuledOutLayouts & { readonly servers: number }>()
  for (const activeServers of counts)
    for (const at of dagCounts) {
      if (at > mostDags) break
      const dags = dagsAt(at)
      const servers = needs(activeServers).servers(dags)
      if (servers <= from) continue
      if (servers > to) break
      const answers = answersOf(activeServers, dags)
      const reason = lacking(activeServers, dags)
      if (reason) {
        // The ruled-out layout with the most servers lacks least.
        const before = passed.get(reason)
        passed.set(reason, {
          ...(before && before.servers >= servers ? before : { largest: answers, servers }),
          ...{ reason, count: (before?.count ?? 0) + 1, first: before?.first ?? answers },
        })
        continue
      }
      layouts.push({ gives: answers, least: leastOf(space, activeServers, dags) })
    }
  return { layouts, passed: [...passed.values()] }
}

/** Lower bounds of a layout’s ranking figures; each server has at least one drive. */
function leastOf(
  { plan, needs, rules, mayHaveTenth }: LayoutSpace,
  activeServers: number,
  dags: number,
): RankingFigures {
  const servers = needs(activeServers).servers(dags)
  const inAll = needs(activeServers).drivesInAll(dags)
  // With arrays of a site, as Microsoft or without mailboxes, there may be fewer drives than
  // servers.
  const drives = plan.mode === 'corrected' && inAll > 0 ? Math.max(servers, inAll) : 0
  // Price or watts of servers and drives; one that the plan does not give counts as 0.
  const least = (ofServer: number | null, ofDrive: number | null) =>
    (servers * (ofServer ?? 0) + drives * (ofDrive ?? 0)) * atLeast
  return {
    ...{ ...lowestRankingFigures, servers, drives, rules },
    hasTenth: mayHaveTenth(activeServers, dags),
    dags: availabilityOf(plan) === 'dag' ? dags : 1,
    cost: mayBePriced(plan) ? least(plan.serverPrice, plan.databaseDrivePrice) : null,
    watts: areWattsGivenOrAssumed(plan) ? least(plan.serverWatts, plan.driveWatts) : null,
  }
}

/** Factor that lowers a bound slightly, so that rounding never puts it above the real figure. */
const atLeast = 1 - 1e-9

/** The requirement that a design which does not hold lacks most; `space` if none is known. */
export function pruneReasonOfDesign(design: ServerDesign | undefined): ServerPruneReason {
  return serverPruneReasons.find((code) => code === design?.binding.code) ?? 'space'
}

/** Reason why a layout cannot be sized. */
export function unsizedLayoutReason(problems: readonly Problem[]): ServerPruneReason {
  const codes = problems.map(({ code }) => code)
  if (codes.includes('check members')) return 'members'
  return codes.includes('check copies') ? 'copies above site servers' : 'rules'
}

/** Reason why a layout is ruled out before it is sized; null if it is not. */
export function reasonBeforeSizing(plan: Plan): ServerPruneReason | null {
  if (availabilityOf(plan) !== 'dag') return null
  if (plan.activeServers > versionOf(plan).serversPerDag.value) return 'members'
  const { homeCopies, homeLagged } = copiesPlanned(plan)
  const here = homeCopies + (hasLaggedServers(plan) ? 0 : homeLagged)
  return here > plan.activeServers ? 'copies above site servers' : null
}
