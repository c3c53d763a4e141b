import { exceeds } from '../../../core/compare.ts'
import { lastThatHolds } from '../../../core/halving.ts'
import type { ServerDesign } from '../../../designs/design.ts'
import { byNumbers } from '../../../designs/in-order.ts'
import { roleVersionOf, versionOf } from '../../../exchange/versions.ts'
import { candidateDrives, usualBaysOf } from '../../../hardware/drives.ts'
import { processorsIn } from '../../../hardware/published-processor.ts'
import { availabilityOf, considersDrives, givesWatts } from '../../../plan/features.ts'
import { processorAnswers } from '../../../plan/named-processor.ts'
import { sizesIn } from '../../../plan/named-sizes.ts'
import type { Plan } from '../../../plan/plan.ts'
import {
  goalOf,
  leastFigures,
  mayBePriced,
  rankingFigures,
  ranksOf,
  type SolveFigures,
} from '../../port/goal.ts'
import type { PruneReason } from '../../port/layout-reasons.ts'
import {
  answerRange,
  type JudgedLayout,
  lacksWithoutWorking,
  type PassedOver,
  type SolvedAnswers,
  type SolvedKey,
  type SolveLack,
  type SolveLayout,
  type SolveSlice,
  type Solving,
  solvedKeys,
  wholeNumbers,
} from '../../port/solving.ts'
import { mostRulesKept } from '../checks/preferred-rules.ts'
import { baysOf } from '../designs/drive-requirements.ts'
import { leavesTenth, memoryOrLinkUse } from '../designs/level-of-servers.ts'
import { preferredArchitecture } from '../designs/preferred-architecture.ts'
import { proposeServers, serverDesigns } from '../designs/server-designs.ts'
import { highestProcessorUse } from '../processors/processor-formulas.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { fewestSurvivingCopies, leastAway } from './copies-that-survive.ts'
import { beforeSizing, reasonOfDesign, unsizedLayoutReason } from './layout-reasons.ts'
import { type LeastNeeds, leastNeeds } from './least-needs.ts'

/** Solves a plan for its servers, copies, DAGs and drives. */
export const solvingServers: Solving = {
  followed: fewestSurvivingCopies,
  ...{ solves, slices, sample, mayHold, judge },
}

function solves(plan: Plan): readonly SolvedKey[] {
  const { processors, databases } = plan
  const hasDrives = considersDrives(plan)
  const candidates: Readonly<Partial<Record<SolvedKey, boolean>>> = {
    activeServers: true,
    dags: availabilityOf(plan) === 'dag',
    copies: availabilityOf(plan) === 'dag',
    secondSiteCopies: availabilityOf(plan) === 'dag' && plan.sites > 1,
    laggedCopies: availabilityOf(plan) === 'dag',
    // Open if databases are counted and bays limit their number.
    databases: databases === null && baysOf(plan) !== null,
    databaseDrive: hasDrives,
    bays: hasDrives && plan.mode === 'corrected',
    processor: processorsIn(processors).length > 1,
  }
  return solvedKeys.filter((key) => candidates[key])
}

/** Most copies tried, unless the required survival takes more. */
const mostCopies = 4

/** Fewest databases tried, as a share of those that the bays are expected to hold. */
const leastOfShare = 0.6

/** Factor by which servers grow from slice to slice. */
const sliceGrowth = 1.15

/** Multiple of the fewest servers, at which it is tried whether any number of servers holds. */
const mostTimes = 64

/** Share of drives, processors and advised memory that may be used to leave a tenth. */
const withTenth = 0.9

/** Choices of a layout besides servers and DAGs: copies, drives and processors. */
function candidatesOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  const processors = open.has('processor')
    ? processorsIn(plan.processors).map(processorAnswers)
    : [{}]
  return copiesOf(plan, open).flatMap((copies) =>
    drivesOf(plan, open).flatMap((drive) =>
      processors.map((processor) => ({ ...copies, ...drive, ...processor })),
    ),
  )
}

/** Drives that a plan names, else all that are sold, with the usual bays for their form. */
function drivesOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  if (!open.has('databaseDrive')) return [{}]
  const named = sizesIn(plan.driveSizes)
  if (named.length > 0) return named.map((databaseDrive) => ({ databaseDrive }))
  return candidateDrives.map(({ kind, size }) => ({
    ...{ databaseDrive: size, databaseDriveKind: kind },
    ...(open.has('bays') && { bays: usualBaysOf(kind) }),
  }))
}

/** Copies from the fewest required up to four, none or one lagged, in every split by site. */
function copiesOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  if (availabilityOf(plan) !== 'dag') return [{}]
  return countsOf(plan, open).flatMap((copies) =>
    awayOf({ ...plan, copies }, open).flatMap((secondSiteCopies) =>
      laggedOf(plan, open).map((lagged) => ({
        ...(open.has('copies') && { copies }),
        ...(open.has('secondSiteCopies') && { secondSiteCopies }),
        ...lagged,
      })),
    ),
  )
}

function countsOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly number[] {
  if (!open.has('copies')) return [plan.copies]
  const least = fewestSurvivingCopies(plan, ['copies']).copies?.value ?? plan.copies
  // Sites that share the copies of a DAG equally need an even number.
  return wholeNumbers({ from: least, to: Math.max(mostCopies, least + (least % 2)) })
}

/** Copies in the second site: from two if it must take over, else from one, up to half of all. */
function awayOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly number[] {
  if (plan.sites === 1 || !open.has('secondSiteCopies')) return [plan.secondSiteCopies]
  const half = Math.floor(plan.copies / 2)
  return wholeNumbers({ from: Math.min(leastAway(plan), half), to: half })
}

function laggedOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  if (!open.has('laggedCopies')) return [{}]
  const ofSites = plan.sites > 1 ? [0, 1] : [0]
  return [
    { laggedCopies: 0, secondSiteLagged: 0 },
    ...ofSites.map((secondSiteLagged) => ({ laggedCopies: 1, secondSiteLagged })),
  ]
}

/** Layouts with the same copies, drives and processors. */
type Space = {
  readonly gives: SolvedAnswers
  readonly plan: Plan
  readonly needs: (activeServers: number) => LeastNeeds
  /** Most rules of the preferred architecture that its layouts keep. */
  readonly rules: number
  /** Possible servers with active mailboxes per site and DAG, the fewest first. */
  readonly counts: readonly number[]
  readonly mostDags: number
  /** What a layout lacks in any placement; null if it may hold. */
  readonly lacking: (servers: number, dags: number) => 'members' | 'processors' | 'bays' | null
  /** True if a layout may leave a tenth free. */
  readonly mayHaveTenth: (servers: number, dags: number) => boolean
}

function spaceOf(given: Plan, gives: SolvedAnswers, open: ReadonlySet<SolvedKey>): Space {
  const plan = { ...given, ...gives }
  const needs = leastNeeds(plan)
  const bays = baysOf(plan)?.value ?? Number.POSITIVE_INFINITY
  const most = highestProcessorUse.value
  // As Microsoft, the load leaves out parts that the lower bounds include.
  const isKnown = plan.mode === 'corrected'
  const { mostMemory } = roleVersionOf(plan)
  const inDag = availabilityOf(plan) === 'dag'
  const mostServers = inDag ? versionOf(plan).serversPerDag.value : answerRange('activeServers').max
  const isPossible = (activeServers: number) => beforeSizing({ ...plan, activeServers }) === null
  return {
    ...{ gives, plan, needs, rules: mostRulesKept(plan) },
    counts: open.has('activeServers')
      ? wholeNumbers({ from: 1, to: mostServers }).filter(isPossible)
      : [plan.activeServers],
    mostDags: open.has('dags') ? answerRange('dags').max : 1,
    lacking: (servers, dags) => {
      if (!isKnown) return null
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

/** DAGs of a layout: `at` if DAGs are open, else the plan’s. */
const dagsAt = (open: ReadonlySet<SolvedKey>, plan: Plan, at: number) =>
  open.has('dags') ? at : plan.dags

/** All layouts, in slices of ever more servers. */
function* slices(plan: Plan, open: ReadonlySet<SolvedKey>): Iterable<SolveSlice> {
  const spaces = candidatesOf(plan, open).map((gives) => spaceOf(plan, gives, open))
  const most = Math.max(0, ...spaces.map((space) => mostServersOf(space, open)))
  const fewest = Math.min(most, ...spaces.map((space) => fewestServersOf(space, open)))
  let from = 0
  while (from < most) {
    const to = Math.min(most, Math.max(Math.ceil(from * sliceGrowth), fewest) + 1)
    const found = spaces.map((space) => layoutsOf(space, open, from, to))
    yield {
      layouts: found.flatMap(({ layouts }) => layouts),
      passed: found.flatMap(({ passed }) => passed),
      servers: to,
    }
    from = to
  }
}

/** DAG counts of a sample, each about half as many more. */
const sampledDags: readonly number[] = [
  ...[1, 2, 3, 4, 6, 9, 14, 21, 32, 48, 72, 108, 162, 243, 365, 548, 822, 1000],
]

/** Most choices of copies, drives and processors in a sample: those needing fewest servers. */
const mostSampled = 3

/** Every number of servers with some DAG counts, for the choices that need the fewest servers. */
function sample(plan: Plan, open: ReadonlySet<SolvedKey>) {
  const spaces = candidatesOf(plan, open)
    .map((gives) => spaceOf(plan, gives, open))
    .map((space) => ({ space, fewest: fewestServersOf(space, open) }))
    .toSorted((one, other) => one.fewest - other.fewest || 0)
    .slice(0, mostSampled)
  const found = spaces.map(({ space }) =>
    layoutsOf(space, open, 0, Number.POSITIVE_INFINITY, sampledDags),
  )
  return {
    layouts: found.flatMap(({ layouts }) => layouts),
    passed: found.flatMap(({ passed }) => passed),
  }
}

/** True if very many servers would hold, in DAGs shared by one group of servers or several. */
function mayHold(plan: Plan, open: ReadonlySet<SolvedKey>): boolean {
  const spaces = candidatesOf(plan, open).map((gives) => spaceOf(plan, gives, open))
  return spaces.some((space) => {
    const { counts, mostDags } = space
    const [full = 1] = counts.slice(-1)
    const fewest = fewestServersOf(space, open)
    if (!Number.isFinite(fewest)) return false
    const dags = Math.min(mostDags, Math.max(1, Math.ceil((mostTimes * fewest) / full)))
    const tried = new Set(groupsOfServers.map((groups) => Math.floor(full / groups)))
    return counts.some((activeServers) => {
      const given = { ...space.plan, activeServers, dags: dagsAt(open, space.plan, dags) }
      return tried.has(activeServers) && judge(given, open).ok
    })
  })
}

/** Groups that can share a DAG’s members: active servers, the other site’s, lagged, recovery. */
const groupsOfServers = [1, 2, 3, 4] as const

/** Lower bound of the servers in the largest layout of a space; 0 without layouts. */
function mostServersOf({ plan, needs, counts, mostDags }: Space, open: ReadonlySet<SolvedKey>) {
  const full = counts.at(-1)
  return full === undefined ? 0 : needs(full).servers(dagsAt(open, plan, mostDags))
}

/** Fewest servers that no lower bound rules out. */
function fewestServersOf(space: Space, open: ReadonlySet<SolvedKey>): number {
  const { plan, needs, counts, mostDags, lacking } = space
  let fewest = Number.POSITIVE_INFINITY
  for (const servers of counts) {
    // More DAGs share the same mailboxes: what no number of them lacks, more do not lack either.
    const lacks = (at: number) => lacking(servers, dagsAt(open, plan, at)) !== null
    if (lacks(mostDags)) continue
    for (let at = lastThatHolds(0, mostDags, lacks) + 1; at <= mostDags; at += 1) {
      const inAll = needs(servers).servers(dagsAt(open, plan, at))
      if (inAll >= fewest) break
      fewest = inAll
    }
  }
  return fewest
}

/** Layouts of a space whose lower bound of servers is above `from` and at most `to`. */
function layoutsOf(
  space: Space,
  open: ReadonlySet<SolvedKey>,
  from: number,
  to: number,
  dagCounts = wholeNumbers({ from: 1, to: space.mostDags }),
): Pick<SolveSlice, 'layouts' | 'passed'> {
  const { gives, plan, needs, counts, mostDags, lacking } = space
  const layouts: SolveLayout[] = []
  const passed = new Map<PruneReason, PassedOver & { readonly servers: number }>()
  for (const activeServers of counts)
    for (const at of dagCounts) {
      if (at > mostDags) break
      const dags = dagsAt(open, plan, at)
      const servers = needs(activeServers).servers(dags)
      if (servers <= from) continue
      if (servers > to) break
      const answers = {
        ...gives,
        ...(open.has('activeServers') && { activeServers }),
        ...(open.has('dags') && { dags }),
      }
      const reason = lacking(activeServers, dags)
      if (reason) {
        // The largest layout lacks least.
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

/** Lower bounds of a layout’s figures, with at least one drive per server. */
function leastOf(
  { plan, needs, rules, mayHaveTenth }: Space,
  activeServers: number,
  dags: number,
): SolveFigures {
  const servers = needs(activeServers).servers(dags)
  const inAll = needs(activeServers).drivesInAll(dags)
  // Arrays of a site, Microsoft’s servers and empty ones can have fewer drives than servers.
  const drives = plan.mode === 'corrected' && inAll > 0 ? Math.max(servers, inAll) : 0
  return {
    ...{ ...leastFigures, servers, drives, rules },
    hasTenth: mayHaveTenth(activeServers, dags),
    dags: availabilityOf(plan) === 'dag' ? dags : 1,
    cost: mayBePriced(plan) ? leastCost(plan, servers, drives) : null,
    watts: leastWatts(plan, servers, drives),
  }
}

/** Lowers a lower bound slightly, so that rounding never puts it above the real figure. */
const atLeast = 1 - 1e-9

/** Least cost of servers and drives, as far as they have prices. */
function leastCost(plan: Plan, servers: number, drives: number): number {
  const { serverPrice, databaseDrivePrice } = plan
  return (servers * (serverPrice ?? 0) + drives * (databaseDrivePrice ?? 0)) * atLeast
}

/** Least watts of servers and drives, as far as the plan gives them; null if it gives none. */
function leastWatts(plan: Plan, servers: number, drives: number): number | null {
  if (!givesWatts(plan)) return null
  return (servers * (plan.serverWatts ?? 0) + drives * (plan.driveWatts ?? 0)) * atLeast
}

/**
 * Judges a plan as sized and built, whatever else it considers. If its databases are open and lack
 * bays: with the most that have bays. If they leave less than a tenth of space or drive IOPS: with
 * the fewest more that leave a tenth, as far as there are bays.
 */
function judge(given: Plan, open: ReadonlySet<SolvedKey>): JudgedLayout {
  const { judged, databases, isShort } = judgeAsGiven(given)
  if (!open.has('databases')) return judged
  if (judged.ok) return isShort ? withMore(given, judged, databases) : judged
  if (!lacksBaysAlone(judged.lacks)) return judged
  const fewer = withMostInBays(given, databases, judged.lacks)
  // Report that the counted databases lack bays.
  return fewer?.judged.ok ? { ...fewer.judged, gives: { databases: fewer.databases } } : judged
}

type Holding = Extract<JudgedLayout, { ok: true }>

/** Judges a layout by number of databases, each number once. */
function judgingDatabases(given: Plan): (databases: number) => WithDatabases {
  const known = new Map<number, WithDatabases>()
  return (databases) => {
    const judged = known.get(databases) ?? judgeAsGiven({ ...given, databases })
    known.set(databases, judged)
    return judged
  }
}

/** Most databases tried, as a multiple of those counted. */
const mostMore = 2

/** A layout with the fewest more databases that leave a tenth, unless fewer are recommended. */
function withMore(given: Plan, judged: Holding, counted: number): JudgedLayout {
  const judgedWith = judgingDatabases(given)
  const isShort = (databases: number) => judgedWith(databases).isShort
  const { max } = answerRange('databases')
  const most = Math.min(max, counted * mostMore)
  if (counted >= most) return judged
  let [holding, failing] = [counted, counted + 1]
  for (let step = 1; isShort(failing); step *= 2) {
    if (failing >= most) return judged
    holding = failing
    failing = Math.min(most, failing + step)
  }
  const databases = lastThatHolds(holding, failing, isShort) + 1
  const { judged: found } = judgedWith(databases)
  const order = ({ figures }: Holding) => ranksOf(figures, 'recommended')
  const isFirst = found.ok && found.figures.hasTenth && byNumbers(order(found), order(judged)) < 0
  return isFirst ? { ...found, gives: { databases } } : judged
}

/** True if space or drive IOPS are lacking, whatever the bays. */
function lacksMore(judged: JudgedLayout): boolean {
  return !judged.ok && judged.lacks.some(({ code }) => code === 'space' || code === 'driveIops')
}

function lacksBaysAlone(lacks: readonly SolveLack[]): boolean {
  return lacks.length > 0 && lacks.every(({ code }) => code === 'bays')
}

/** A judged layout with its databases. */
type WithDatabases = {
  readonly judged: JudgedLayout
  /** Databases per DAG or server; 0 if they cannot be counted. */
  readonly databases: number
  /** True if only space or IOPS of drives prevent a free tenth: smaller databases may help. */
  readonly isShort: boolean
}

/**
 * A layout with the most databases whose drives have bays; null if no number is small enough. The
 * search starts at the share of the counted databases that has bays.
 */
function withMostInBays(
  given: Plan,
  counted: number,
  lacks: readonly SolveLack[],
): WithDatabases | null {
  const judgedWith = judgingDatabases(given)
  const isIn = (databases: number) => {
    const { judged } = judgedWith(databases)
    return judged.ok || judged.lacks.every(({ code }) => code !== 'bays')
  }
  const shares = lacks.map((lack) =>
    lack.code === 'rules' ? 1 : lack.available.value / lack.required.value,
  )
  const expected = counted * Math.min(...shares)
  // Drives for restores and spares stay, so that databases must be fewer by a little more.
  const least = Math.max(1, Math.floor(expected * leastOfShare))
  let [holding, failing] = [Math.max(least, Math.floor(expected)), counted]
  // If even the fewest have no bays, none between them has.
  if (!isIn(holding) && !isIn(least)) return null
  for (let step = 1; !isIn(holding); step *= 2) {
    // Fewer databases are larger: whatever they lack besides bays, they lack even more.
    if (lacksMore(judgedWith(holding).judged)) return null
    failing = holding
    holding = Math.max(least, holding - step)
  }
  for (let step = 1; holding + step < failing; step *= 2) {
    if (isIn(holding + step)) holding += step
    else failing = holding + step
  }
  const databases = lastThatHolds(holding, failing, isIn)
  return judgedWith(databases)
}

/** Judges a plan as sized and built, whatever else it considers. */
function judgeAsGiven(given: Plan): WithDatabases {
  const early = beforeSizing(given)
  const result = sizeByRoles(given)
  if (!result.ok) {
    const { problems } = result
    const lacks = [{ code: 'rules' as const, problems }]
    return {
      judged: { ok: false, reason: early ?? unsizedLayoutReason(problems), lacks },
      ...{ databases: 0, isShort: false },
    }
  }
  const { sizing } = result
  const databases = sizing.databases.perGroup.value
  const missed = (reason: PruneReason, lacks: readonly SolveLack[]): WithDatabases => ({
    ...{ judged: { ok: false, reason, lacks }, databases, isShort: false },
  })
  if (sizing.broken.length > 0)
    return missed(early ?? 'limits', [{ code: 'rules', problems: sizing.broken }])
  const design = proposeServers(given, sizing)
  if (design) {
    const figures = rankingFigures(design, sizing.databases.dags?.value ?? 1, {
      rules: keptRules(given, sizing),
      drive: design.arrays ? 0 : given.databaseDrive,
      used: memoryOrLinkUse(given, sizing, design),
    })
    return { judged: { ok: true, figures }, databases, isShort: isShortOf(given, sizing, design) }
  }
  const [nearest] = serverDesigns(given, sizing).designs
  return missed(reasonOfDesign(nearest), lacksWithoutWorking(nearest?.requirements ?? []))
}

/**
 * True if only space or IOPS of drives prevent a free tenth. Where RAID is recommended, single
 * drives are asked: with more databases, they may be recommended instead.
 */
function isShortOf(plan: Plan, sizing: SizedByRoles, proposed: ServerDesign): boolean {
  const isSingle = ({ kind, verdict }: ServerDesign) =>
    kind === 'jbod' && verdict !== 'does not fit'
  const single =
    goalOf(plan) === 'recommended' && serverDesigns(plan, sizing).designs.find(isSingle)
  const design = single || proposed
  const { binding, arrays } = design
  const isOfDrives = binding.code === 'space' || binding.code === 'driveIops'
  return isOfDrives && arrays === null && !leavesTenth(plan, sizing, design)
}

/** Number of rules of the preferred architecture that a plan keeps. */
function keptRules(plan: Plan, sizing: SizedByRoles): number {
  return preferredArchitecture(plan, sizing).filter(({ verdict }) => verdict === 'kept').length
}
