import { ownRule } from '../core/source.ts'
import { given, tried } from '../core/worked.ts'
import type { ServerDesign } from '../designs/design.ts'
import { roleVersionOf } from '../exchange/versions.ts'
import { bestServers } from '../methods/roles/servers/judge-servers.ts'
import { fieldOf } from '../plan/fields.ts'
import { isPinned } from '../plan/pins.ts'
import type { Plan } from '../plan/plan.ts'
import { type Broken, brokenOf } from '../sizing/problems.ts'
import { type Dial, dialOf, solvedAt, tidy } from './dial.ts'
import { closestServers, fittingServers, sizedServers } from './fitting-servers.ts'
import { rateDial } from './rate-dial.ts'
import { commonSizes } from './server-search-space.ts'
import type { Setting } from './smallest-changes.ts'
import { smallestMove } from './track.ts'

/** One change of a plan that no servers fit, after which some do. */
export type ServerFix = {
  readonly kind: 'change'
  /** The key of the answer that changes. */
  readonly answer: string
  readonly from: Setting
  readonly to: Setting
  /** The changed plan. */
  readonly plan: Plan
  /** What fits then. */
  readonly design: ServerDesign
}

/** An answer of which no change makes any servers fit. */
export type NoServerFix = {
  readonly kind: 'none helps'
  readonly answer: string
  readonly tried: readonly Setting[]
  /** What comes first with the last of those tried; null where nothing can be sized then. */
  readonly closest: ServerDesign | null
}

export type ServerSuggestion = ServerFix | NoServerFix

/** Whole answers of which more may help, tried one by one, each with its last. */
function raised(plan: Plan): Readonly<Record<string, number>> {
  const { activeServers, dags, copies } = plan
  // Where a rate is given, more cores at that rate change nothing.
  const rates = { 'SPECrate 2006': plan.specRate, 'SPECrate 2017': plan.specRate2017 }
  const isRated = Object.entries(rates).some(
    ([by, rate]) => by === plan.processorBy && rate !== null,
  )
  return {
    activeServers: activeServers + 15,
    cores: isRated ? plan.cores : roleVersionOf(plan).mostCores.value,
    dags: dags + 7,
    copies: copies + 3,
  }
}

/** Answers that are choices, with those to try. */
const choices: Readonly<Record<string, readonly string[]>> = {
  databaseDriveKind: ['10K SAS 2.5', '15K SAS 2.5'],
  deployment: ['as calculated', 'all RAID'],
  storageKind: ['any'],
}

/** Answers of the design of which less never needs more, and then those about what users have. */
const lowered = ['overhead', 'freeSpace', 'iopsReserve', 'movesPerWeek'] as const
const ofUsers = ['quota', 'archive', 'messages', 'measuredIops', 'growth', 'mailboxes'] as const

/** Whether a change is one that the designer of the servers decides. */
export function isOfServerDesigner({ answer }: Pick<ServerSuggestion, 'answer'>): boolean {
  return !ofUsers.some((one) => one === answer)
}

type Search = { readonly plan: Plan; readonly broken: Broken }

/**
 * The smallest change of every single answer after which some servers fit a plan of Exchange 2013 to
 * SE, those of the designer first; then the answers that alone do not help. Empty where some fit
 * already, or where the plan cannot be sized. What is pinned is neither changed nor tried.
 */
export function smallestServerChanges(plan: Plan): readonly ServerSuggestion[] {
  const sizing = sizedServers(plan)
  if (!sizing || bestServers(plan, sizing)?.verdict !== 'does not fit') return []
  const search: Search = { plan, broken: brokenOf(sizing) }
  const isFree = (answer: string) => !isPinned(plan, answer)
  const found: readonly ServerSuggestion[] = [
    ...Object.entries(raised(plan)).flatMap(([answer, last]) =>
      isFree(answer) ? raise(search, answer, last) : [],
    ),
    ...(isFree('databaseDrive') ? enlarge(search) : []),
    ...quicken(search),
    ...Object.entries(choices).flatMap(([answer, others]) =>
      isFree(answer) ? choose(search, answer, others) : [],
    ),
    ...[...lowered, ...ofUsers].filter(isFree).flatMap((answer) => lower(search, answer)),
  ]
  return found.toSorted((one, other) => order(one) - order(other))
}

/** Changes before what does not help, those of the designer first; otherwise as they were tried. */
function order(one: ServerSuggestion): number {
  return (one.kind === 'change' ? 0 : 2) + (isOfServerDesigner(one) ? 0 : 1)
}

const condition = 'The smallest change of this answer alone with which some servers fit'
const inTurn = ownRule('Every number between was tried, the nearest first, and none fits with it.')
const byHalving = ownRule(
  'Found by halving the interval, then rounded away from the answer of the plan to two digits of the change. With half of the change none fits.',
)

/** More of a whole answer of the plan, one by one. */
function raise({ plan, broken }: Search, answer: string, last: number): ServerSuggestion[] {
  const field = fieldOf(answer)
  const now = field.read(plan, 0)
  if (field.kind !== 'number' || typeof now !== 'number' || field.unused?.(plan, 0)) return []
  const end = Math.min(field.max, last)
  if (end <= now) return []
  const worked = (count: number) => given(field.label, count, field.figure, answer)
  for (let count = now + 1; count <= end; count += 1) {
    const changed = field.write(plan, 0, count)
    const design = fittingServers(changed, broken)
    if (!design) continue
    const { label, figure } = field
    const inputs = [worked(now)]
    const to = tried(label, count, figure, { condition, inputs, source: inTurn })
    return [{ kind: 'change', answer, from: worked(now), to, plan: changed, design }]
  }
  const closest = closestServers(field.write(plan, 0, end))
  return [{ kind: 'none helps', answer, tried: [worked(now), worked(end)], closest }]
}

function noneHelps(dial: Dial, end: number): NoServerFix {
  const tried = [dial.workedAt(dial.now), dial.workedAt(end)]
  return {
    kind: 'none helps',
    answer: dial.answer,
    tried,
    closest: closestServers(dial.planAt(end)),
  }
}

/** Larger drives for the databases, of the sizes that are sold. */
function enlarge({ plan, broken }: Search): ServerSuggestion[] {
  const answer = 'databaseDrive'
  const field = fieldOf(answer)
  const sizes = commonSizes.filter((one) => one > plan.databaseDrive)
  const largest = sizes.at(-1)
  if (field.unused?.(plan, 0) || largest === undefined) return []
  const worked = (gb: number) => given(field.label, gb, 'GB/drive', answer)
  const from = worked(plan.databaseDrive)
  for (const databaseDrive of sizes) {
    const changed = { ...plan, databaseDrive }
    const design = fittingServers(changed, broken)
    if (design)
      return [{ kind: 'change', answer, from, to: worked(databaseDrive), plan: changed, design }]
  }
  const closest = closestServers({ ...plan, databaseDrive: largest })
  return [{ kind: 'none helps', answer, tried: [from, worked(largest)], closest }]
}

/** Faster processors, by the figure that the plan has of them. */
function quicken(search: Search): ServerSuggestion[] {
  const dial = rateDial(search.plan)
  return dial && !isPinned(search.plan, dial.answer)
    ? move(search, dial, (change) => Math.min(dial.max, tidy(dial.now + change)), 9)
    : []
}

/** Less of an answer, in all tiers that have one. */
function lower(search: Search, answer: string): ServerSuggestion[] {
  const dial = dialOf(search.plan, answer)
  // Growth that there is none of is not made fewer mailboxes: that is an answer of its own.
  const least = dial && (answer === 'growth' ? Math.max(dial.min, 0) : dial.min)
  if (!dial || least === null || dial.now <= least) return []
  const at = (change: number) => {
    const to = tidy(dial.now - change)
    return Math.max(least, answer === 'mailboxes' ? Math.floor(to) : to)
  }
  return move(search, dial, at, (dial.now - least) / dial.now)
}

/** A part of the answer that is left, below which two digits of the change say little of it. */
const remainder = 0.2

/** How near, as a share of what is left, the search comes before that is rounded. */
const nearness = 0.005

/** As much of an answer as still does, down from which so much does, in two digits where they do. */
function nearer(from: number, { now, step }: Dial, holds: (to: number) => boolean): number {
  let [held, failing] = [from, now]
  while (failing - held > Math.max(step, nearness * held)) {
    const middle = step === 1 ? Math.floor((held + failing) / 2) : (held + failing) / 2
    if (holds(middle)) held = middle
    else failing = middle
  }
  const digit = 10 ** (Math.floor(Math.log10(held)) - 1)
  const rounded = tidy(Math.floor(tidy(held / digit)) * digit)
  return rounded >= from && holds(rounded) ? rounded : held
}

/** The smallest change that does, up to so many times the answer itself. */
function move(
  { plan, broken }: Search,
  dial: Dial,
  at: (change: number) => number,
  times: number,
): ServerSuggestion[] {
  const most = dial.now === 0 ? dial.max : dial.now * times
  const fits = (change: number) => fittingServers(dial.planAt(at(change)), broken) !== null
  const found = smallestMove(most, fits)
  if (found === null) return [noneHelps(dial, at(most))]
  const holds = (to: number) => fittingServers(dial.planAt(to), broken) !== null
  const to = at(found) < dial.now * remainder ? nearer(at(found), dial, holds) : at(found)
  const changed = dial.planAt(to)
  const design = fittingServers(changed, broken)
  if (!design || changed === plan) throw new Error('A change found by search serves')
  return [
    {
      kind: 'change',
      answer: dial.answer,
      from: dial.workedAt(dial.now),
      to: solvedAt(dial, to, condition, byHalving, tidy(Math.abs(to - dial.now) / 2)),
      plan: changed,
      design,
    },
  ]
}

/** Another choice of an answer: the first that does. */
function choose(
  { plan, broken }: Search,
  answer: string,
  offered: readonly string[],
): ServerSuggestion[] {
  const field = fieldOf(answer)
  const from = field.read(plan, 0)
  if (field.unused?.(plan, 0) || typeof from !== 'string') return []
  const others = offered.filter((one) => one !== from)
  for (const to of others) {
    const changed = field.write(plan, 0, to)
    const design = fittingServers(changed, broken)
    if (design) return [{ kind: 'change', answer, from, to, plan: changed, design }]
  }
  const last = others.at(-1)
  if (last === undefined) return []
  const closest = closestServers(field.write(plan, 0, last))
  return [{ kind: 'none helps', answer, tried: [from, ...others], closest }]
}
