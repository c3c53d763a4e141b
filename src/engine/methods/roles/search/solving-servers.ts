import { exceeds } from '../../../core/compare.ts'
import { lastThatHolds } from '../../../core/halving.ts'
import { versionOf } from '../../../exchange/versions.ts'
import { processorsIn } from '../../../hardware/published-processor.ts'
import { copiesPlanned } from '../../../plan/copies-planned.ts'
import { considersArrays, considersDrives, givesWatts, kindOf } from '../../../plan/features.ts'
import { processorAnswers } from '../../../plan/named-processor.ts'
import { sizesIn } from '../../../plan/named-sizes.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { PruneReason } from '../../layout-reasons.ts'
import { limitsOf, wholeNumbers } from '../../search-counts.ts'
import { lacksInShort } from '../../short-figure.ts'
import {
  figuresOf,
  type JudgedLayout,
  type SolvedAnswers,
  type SolvedKey,
  type SolveFigures,
  type SolveLack,
  type SolveLayout,
  type Solving,
} from '../../solving.ts'
import { highestProcessorUse } from '../processor-formulas.ts'
import { baysOf } from '../servers/bays.ts'
import { drivePrices } from '../servers/drive-prices.ts'
import { proposeServers, serverDesigns } from '../servers/server-designs.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import { copiesThatSurvive, workedCopies } from './copies-that-survive.ts'
import { beforeSizing, reasonOf, reasonOfDesign } from './layout-reasons.ts'
import { type LeastNeeds, leastNeeds } from './least-needs.ts'

/** How a plan of Exchange 2013 to SE is solved for its servers and DAGs. */
export const solvingServers: Solving = {
  follows: copiesThatSurvive,
  followed: workedCopies,
  solves: (plan) => [
    'activeServers',
    ...(kindOf(plan) === 'dag' ? (['dags'] as const) : []),
    // Where they are counted, and bays limit how many may be.
    ...(plan.databases === null && baysOf(plan) ? (['databases'] as const) : []),
    ...(sizesIn(plan.driveSizes).length > 1 && considersDrives(plan)
      ? (['databaseDrive'] as const)
      : []),
    ...(processorsIn(plan.processors).length > 1 ? (['processor'] as const) : []),
  ],
  layouts,
  judge,
}

/** DAGs beyond the fewest that processors and bays allow: more of them share what one cannot hold. */
const moreDags = 3

/** Of the databases that are counted, the least share of what the bays hold that is tried. */
const leastOfShare = 0.6

/** How many times that is tried at most where full DAGs do not hold. */
const mostDoubled = 64

/** Why a layout lacks something whatever stands on it; null where it may hold. */
type Lacking = (activeServers: number, dags: number) => 'processors' | 'bays' | null

/** What of the server is chosen among what a plan names. */
function candidatesOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  const sizes = open.has('databaseDrive')
    ? sizesIn(plan.driveSizes).map((databaseDrive) => ({ databaseDrive }))
    : [{}]
  const processors = open.has('processor')
    ? processorsIn(plan.processors).map(processorAnswers)
    : [{}]
  return processors.flatMap((processor) => sizes.map((size) => ({ ...processor, ...size })))
}

/** The layouts of every server that a plan names. */
function layouts(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolveLayout[] {
  return candidatesOf(plan, open).flatMap((of) =>
    layoutsOf({ ...plan, ...of }, open).map((one) => ({ ...one, gives: { ...of, ...one.gives } })),
  )
}

/** Every number of servers that may be, in as many DAGs as their processors and bays need and some more. */
function layoutsOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolveLayout[] {
  const inDag = kindOf(plan) === 'dag'
  const needs = leastNeeds(plan)
  const bays = baysOf(plan)
  const lacking: Lacking = (activeServers, count) => {
    if (exceeds(needs.processors(activeServers, count), highestProcessorUse.value))
      return 'processors'
    return bays && needs.drives(activeServers, count) > bays.value ? 'bays' : null
  }
  const most = inDag ? versionOf(plan).serversPerDag.value : limitsOf('activeServers').max
  const counts = open.has('activeServers')
    ? wholeNumbers({ from: 1, to: most })
    : [plan.activeServers]
  const dags = open.has('dags')
    ? wholeNumbers({ from: 1, to: mostDags(plan, counts, open, lacking) })
    : [plan.dags]
  return dags.flatMap((count) =>
    counts.map((activeServers) => {
      const gives = {
        ...(open.has('activeServers') && { activeServers }),
        ...(open.has('dags') && { dags: count }),
      }
      const given = { ...plan, ...gives }
      // As Microsoft more is left out of the load than the least has in it.
      const lack = plan.mode === 'corrected' ? lacking(activeServers, count) : null
      return { gives, least: leastOf(given, needs), ruledOut: beforeSizing(given) ?? lack }
    }),
  )
}

/**
 * As many DAGs as are looked at. Where even full ones do not hold within reach of the fewest, because of
 * what only a sizing tells, the number is doubled until they do.
 */
function mostDags(
  plan: Plan,
  counts: readonly number[],
  open: ReadonlySet<SolvedKey>,
  lacking: Lacking,
): number {
  const { max } = limitsOf('dags')
  let fewest = 1
  while (fewest < max && counts.every((servers) => lacking(servers, fewest))) fewest += 1
  const reach = Math.min(max, fewest + moreDags)
  // As many as one site can have, and each of two.
  const most = counts.at(-1) ?? 1
  const full = counts.filter((servers) => servers === most || servers === Math.floor(most / 2))
  const hold = (dags: number) =>
    full.some((activeServers) => judge({ ...plan, activeServers, dags }, open).ok)
  let [failing, dags] = [0, reach]
  while (!hold(dags)) {
    if (dags >= Math.min(max, reach * mostDoubled)) return reach
    failing = dags
    dags = Math.min(max, dags * 2)
  }
  if (dags === reach) return reach
  const first = lastThatHolds(failing, dags, (count) => !hold(count)) + 1
  return Math.min(max, first + moreDags)
}

/** What a layout has at least: a server in the second site where copies stand there, and a drive in each. */
function leastOf(plan: Plan, { drivesInAll }: LeastNeeds): SolveFigures {
  const inDag = kindOf(plan) === 'dag'
  const away = copiesPlanned(plan).awayCopies > 0 ? 1 : 0
  const isPaired = inDag && plan.sites > 1 && plan.siteModel === 'AAN'
  const dags = inDag ? plan.dags * (isPaired ? 2 : 1) : 1
  const servers = (plan.activeServers + (inDag ? away : 0)) * dags
  // Arrays of a site can have fewer drives than it has servers; so can Microsoft’s servers, and empty ones.
  const isKnown = plan.mode === 'corrected' && drivesInAll > 0
  const drives = isKnown ? Math.max(servers, drivesInAll) : 0
  const cost = mayHavePrice(plan) ? 0 : null
  return {
    servers,
    arrays: 0,
    drives,
    dags,
    used: 0,
    binds: null,
    cost,
    watts: leastWatts(plan, servers, drives),
  }
}

/** What servers and drives take at least, as far as a plan gives it; null where nothing is known of any. */
function leastWatts(plan: Plan, servers: number, drives: number): number | null {
  if (!givesWatts(plan)) return null
  // A little less, so that no rounding puts it above what it comes to.
  return (servers * (plan.serverWatts ?? 0) + drives * (plan.driveWatts ?? 0)) * (1 - 1e-9)
}

/** Whether a layout can have a price: without one none is beaten by its cost. */
function mayHavePrice(plan: Plan): boolean {
  const { server, database, other } = drivePrices(plan)
  return [server, database, other].some((one) => one !== null) || considersArrays(plan)
}

/**
 * A plan as it is sized and built, whatever else it considers. Where its databases are open and take
 * more bays than there are, it is judged with the most that the bays hold: fewer load a drive more.
 */
function judge(given: Plan, open: ReadonlySet<SolvedKey>): JudgedLayout {
  const { judged, databases } = judgeAsGiven(given)
  if (judged.ok || !open.has('databases') || !lacksBaysAlone(judged.lacks)) return judged
  const fewer = withMostInBays(given, databases, judged.lacks)
  if (!fewer) return judged
  if (fewer.judged.ok) return { ...fewer.judged, gives: { databases: fewer.databases } }
  // Where so few break a rule, bays for those that are counted are what is lacking.
  return fewer.judged.lacks.some(({ code }) => code === 'rules') ? judged : fewer.judged
}

function lacksBaysAlone(lacks: readonly SolveLack[]): boolean {
  return lacks.length > 0 && lacks.every(({ code }) => code === 'bays')
}

/** A layout as it was judged, with so many databases of one DAG or server; 0 where they cannot be counted. */
type WithDatabases = { readonly judged: JudgedLayout; readonly databases: number }

/**
 * A layout with the most databases whose drives have bays, searched from what their share of the bays
 * lets expect of as many as are counted; null where none are few enough.
 */
function withMostInBays(
  given: Plan,
  counted: number,
  lacks: readonly SolveLack[],
): WithDatabases | null {
  const tried = new Map<number, JudgedLayout>()
  const judgedWith = (databases: number): JudgedLayout => {
    const judged = tried.get(databases) ?? judgeAsGiven({ ...given, databases }).judged
    tried.set(databases, judged)
    return judged
  }
  const isIn = (databases: number) => {
    const judged = judgedWith(databases)
    return judged.ok || judged.lacks.every(({ code }) => code !== 'bays')
  }
  const shares = lacks.map((lack) =>
    lack.code === 'rules' ? 1 : lack.available.value / lack.required.value,
  )
  const expected = counted * Math.min(...shares)
  // Drives of restores and spares stay, so that those of databases are fewer by a little more.
  const least = Math.max(1, Math.floor(expected * leastOfShare))
  let [holding, failing] = [Math.max(least, Math.floor(expected)), counted]
  for (let step = 1; !isIn(holding); step *= 2) {
    if (holding === least) return null
    failing = holding
    holding = Math.max(least, holding - step)
  }
  for (let step = 1; holding + step < failing; step *= 2) {
    if (isIn(holding + step)) holding += step
    else failing = holding + step
  }
  const databases = lastThatHolds(holding, failing, isIn)
  return { judged: judgedWith(databases), databases }
}

/** A plan as it is sized and built, whatever else it considers. */
function judgeAsGiven(given: Plan): WithDatabases {
  const early = beforeSizing(given)
  const result = sizeByRoles(given)
  if (!result.ok) {
    const { problems } = result
    const lacks = [{ code: 'rules' as const, problems }]
    return { judged: { ok: false, reason: early ?? reasonOf(problems), lacks }, databases: 0 }
  }
  const { sizing } = result
  const databases = sizing.databases.perGroup.value
  const missed = (reason: PruneReason, lacks: readonly SolveLack[]): WithDatabases => ({
    ...{ judged: { ok: false, reason, lacks }, databases },
  })
  if (sizing.broken.length > 0)
    return missed(early ?? 'limits', [{ code: 'rules', problems: sizing.broken }])
  const design = proposeServers(given, sizing)
  if (design) {
    const figures = figuresOf(design, sizing.databases.dags?.value ?? 1)
    return { judged: { ok: true, figures }, databases }
  }
  const [nearest] = serverDesigns(given, sizing).designs
  return missed(reasonOfDesign(nearest), lacksInShort(nearest?.requirements ?? []))
}
