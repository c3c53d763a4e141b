import type { Requirement } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import type { Unit } from '../../../core/units.ts'
import { tried, type Worked } from '../../../core/worked.ts'
import type { ServerDesign, StorageReason } from '../../../designs/design.ts'
import { versionOf } from '../../../exchange/versions.ts'
import { isPinned, keepsPins } from '../../../plan/pins.ts'
import type { Plan } from '../../../plan/plan.ts'
import { type Broken, brokenOf, newlyBroken } from '../../../sizing/problems.ts'
import type { Unmet } from '../../port.ts'
import { inShort, inShortMarked } from '../../short-figure.ts'
import { failures } from '../failures.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import {
  type AlternativeShape,
  isSameShape,
  shapeOfPlan,
  shapesFor,
  withShape,
} from './alternative-shapes.ts'
import { bestServers } from './judge-servers.ts'
import { serverDesignCalled } from './server-designs.ts'
import { type UnsharedDrives, unsharedDrives } from './unshared-drives.ts'

/** What the loss of the site that it hits hardest does to a plan. */
export type SiteLossFigures = {
  readonly site: 1 | 2
  /** Databases down until somebody switches over. */
  readonly down: Worked<'databases'>
  /** Databases without any copy left that may become active. */
  readonly lost: Worked<'databases'>
}

/** An alternative that can be built, and what it takes. */
export type BuiltAlternative = {
  readonly shape: AlternativeShape
  readonly plan: Plan
  readonly storage: ServerDesign['kind']
  readonly verdict: ServerDesign['verdict']
  readonly servers: Worked<'servers'>
  /** Servers with active mailboxes, in the first site of one DAG. */
  readonly active: number
  /** Servers of each site, of all DAGs together. */
  readonly sites: readonly Worked<'servers'>[]
  readonly drives: Worked<'drives'>
  /** Null where drives are shared, or are not for another reason. */
  readonly unshared: UnsharedDrives | null
  /** Of the servers that need most. */
  readonly memory: Worked<'GiB'> | null
  /** Of the busiest servers in their worst case; null where no rate is known. */
  readonly processors: Worked<'%'> | null
  /** Null in one site. */
  readonly siteLoss: SiteLossFigures | null
  /** What the logs take of the link in the busiest hour; null in one site. */
  readonly peak: Worked<'Mb/s'> | null
  /** Null where a price is missing. */
  readonly cost: Worked<'money'> | null
}

/** Why an alternative cannot be built. */
export type AlternativeLack =
  | Unmet
  /** Single drives come to nothing: its databases stand in RAID, and why. */
  | { readonly code: 'no single drives'; readonly why: readonly StorageReason[] }

/** An alternative that no number of servers lets be built, and why with most of those that can be sized. */
export type UnbuiltAlternative = {
  readonly shape: AlternativeShape
  readonly active: number
  readonly lacks: readonly AlternativeLack[]
}

/** The open plan, its alternatives that can be built, and those that cannot. */
export type ServerAlternatives = {
  /** Null where it has no results. */
  readonly open: BuiltAlternative | null
  readonly built: readonly BuiltAlternative[]
  readonly unbuilt: readonly UnbuiltAlternative[]
  /** How many would change an answer that is pinned, and were not tried. */
  readonly leftOut: number
}

/**
 * The alternatives of a plan of Exchange 2013 to SE: how its sites share the users, copies, lagged
 * copies and drives. All other answers stay, and so do the servers where they do; else the fewest
 * more are taken that do. Only what the plan does not break already counts against them. What would
 * change a pinned answer is left out.
 */
export function serverAlternatives(plan: Plan): ServerAlternatives {
  const open = openOf(plan)
  const before: Broken = open ? brokenOf(open.sizing) : new Set()
  const built: BuiltAlternative[] = []
  const unbuilt: UnbuiltAlternative[] = []
  const shapes = shapesFor(plan).filter((shape) => !open || !isSameShape(shape, open.found.shape))
  const allowed = shapes.filter((shape) => keepsPins(plan, withShape(plan, shape)))
  for (const shape of allowed) {
    const judged = fewestServers(plan, shape, before)
    if (judged.ok) built.push(judged.found)
    else unbuilt.push({ shape, active: judged.active, lacks: judged.lacks })
  }
  return { open: open?.found ?? null, built, unbuilt, leftOut: shapes.length - allowed.length }
}

/** The plan as it is, with what it proposes or what comes nearest. */
function openOf(plan: Plan) {
  const result = sizeByRoles(plan)
  if (!result.ok) return null
  const { sizing } = result
  const design = bestServers(plan, sizing)
  if (!design) return null
  const shape = shapeOfPlan(sizing, design.kind)
  return { sizing, found: figuresOf(shape, plan, sizing, design) }
}

type Judged =
  | { readonly ok: true; readonly found: BuiltAlternative }
  | {
      readonly ok: false
      readonly active: number
      readonly lacks: readonly AlternativeLack[]
      /** Whether more servers may help. */
      readonly maybeMore: boolean
    }

/** An alternative with as many servers as the plan has, or the fewest more that do. */
function fewestServers(plan: Plan, shape: AlternativeShape, before: Broken): Judged {
  const given = withShape(plan, shape)
  const from = given.activeServers
  const tryWith = (activeServers: number) => judge({ ...given, activeServers }, shape, before)
  const members = isPinned(plan, 'activeServers') ? from : versionOf(plan).serversPerDag.value
  let most = tryWith(from)
  for (let active = from + 1; active <= members && !most.ok && most.maybeMore; active += 1) {
    const judged = tryWith(active)
    // A DAG of too many members says less of what is lacking than the largest that may be.
    if (judged.ok || judged.maybeMore) most = judged
    else break
  }
  return most
}

/** Checks that more servers do not mend: there are too many, or copies that no number of them evens out. */
const hopeless: readonly string[] = ['check members', 'check equalCopies', 'check quota']

function judge(plan: Plan, shape: AlternativeShape, before: Broken): Judged {
  const refused = (lacks: readonly AlternativeLack[], maybeMore = true): Judged => ({
    ...{ ok: false, active: plan.activeServers, lacks, maybeMore },
  })
  const result = sizeByRoles(plan)
  if (!result.ok) {
    const { problems } = result
    const maybeMore = !problems.some(({ code }) => hopeless.includes(code))
    return refused([{ code: 'rules', problems }], maybeMore)
  }
  const { sizing } = result
  const problems = newlyBroken(sizing, before)
  if (problems.length > 0) return refused([{ code: 'rules', problems }])
  const design =
    shape.storage === 'JBOD'
      ? serverDesignCalled(plan, sizing, 'own-drives')
      : bestServers(plan, sizing)
  if (!design) return refused([])
  if (shape.storage === 'JBOD' && design.kind === 'raid')
    return refused([{ code: 'no single drives', why: design.why }])
  const lacks = design.requirements.filter(({ holds }) => !holds).map(requirementInShort)
  return lacks.length > 0
    ? refused(lacks)
    : { ok: true, found: figuresOf(shape, plan, sizing, design) }
}

function figuresOf(
  shape: AlternativeShape,
  plan: Plan,
  sizing: SizedByRoles,
  { kind: storage, servers, drivesInAll, cost, verdict }: ServerDesign,
): BuiltAlternative {
  const { memory, processors, replication, databases, copies } = sizing.parts
  const { installed, installed2 } = memory
  return {
    ...{ shape, plan, storage, verdict },
    active: plan.activeServers,
    unshared: unsharedDrives(plan, sizing, storage),
    servers: inShortMarked(servers),
    sites: sizing.sites.map(inShortMarked),
    drives: inShortMarked(drivesInAll),
    memory: maybeInShort(
      installed2 && installed2.value > (installed?.value ?? 0) ? installed2 : installed,
    ),
    processors: maybeInShort(processors.busiest),
    siteLoss: siteLossOf(plan, inShortMarked(databases.databaseCount)),
    peak: copies.shape.twoSites ? maybeInShort(replication.peak) : null,
    cost: maybeInShort(cost),
  }
}

function requirementInShort({ code, at, required, available, holds }: Requirement): Requirement {
  const compared = { required: inShort(required), available: inShort(available) }
  return { code, at, group: null, ...compared, used: null, holds }
}

function maybeInShort<U extends Unit>(figure: Worked<U> | null): Worked<U> | null {
  return figure && inShortMarked(figure)
}

const tries = ownRule('The loss of each site is tried on the placement of the copies.')

/** The loss of the site that costs most databases, and then of that which takes most of them down. */
function siteLossOf(plan: Plan, all: Worked<'databases'>): SiteLossFigures | null {
  const worst = failures(plan)?.worst
  const losses = ([1, 2] as const).flatMap((site) => {
    const found = worst?.[`site ${site}`]
    return found ? [{ site, down: found.down.databases, lost: found.lost.databases }] : []
  })
  const [hardest] = losses.toSorted(
    (one, other) => other.lost - one.lost || other.down - one.down || one.site - other.site,
  )
  if (!hardest) return null
  const figure = (label: string, count: number, condition: string) =>
    tried(label, count, 'databases', { condition, inputs: [all], source: tries })
  const { site, down, lost } = hardest
  return {
    site,
    down: figure('Databases down at first', down, `Of one DAG, once site ${site} is lost`),
    lost: figure('Databases without a copy', lost, `Of one DAG, once site ${site} is lost`),
  }
}
