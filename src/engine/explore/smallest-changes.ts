import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { type Proposal, propose } from '../designs/propose.ts'
import { raidPolicies } from '../hardware/equallogic-arrays.ts'
import { size } from '../methods/method-of.ts'
import { isByRoles, type SizedByRoles } from '../methods/roles/sized-by-roles.ts'
import { considersDrives, methodIdOf, oneCarriesAll } from '../plan/features.ts'
import { fieldOf } from '../plan/fields.ts'
import { isPinned, keepsPins } from '../plan/pins.ts'
import { answers, type Plan } from '../plan/plan.ts'
import { type Broken, brokenOf } from '../sizing/problems.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type Dial, dialOf, solvedAt, tidy } from './dial.ts'
import { type Closest, closestOf, type Fitting, fittingOf } from './fitting.ts'
import { smallestMove } from './track.ts'

/** A number of the plan, or one of the choices of a field. */
export type Setting = Worked | string

/** One change of a plan that nothing fits, after which something does. */
export type Change = {
  readonly kind: 'change'
  /** The key of the answer that changes. */
  readonly answer: string
  readonly from: Setting
  readonly to: Setting
  /** Whether the copies of the DAG must be spread evenly besides. */
  readonly spread: boolean
  /** The changed plan. */
  readonly plan: Plan
  /** What fits then. */
  readonly proposal: Proposal
}

/** An answer of which no change makes anything fit. */
export type NoneHelps = {
  readonly kind: 'none helps'
  readonly answer: string
  /** The ends of the numbers tried, or the plan’s choice and every other that was tried. */
  readonly tried: readonly Setting[]
  /** What comes nearest with the last of those tried. */
  readonly closest: Closest
}

export type SmallestChange = Change | NoneHelps

/** Answers of which the designer of the storage decides, in the order that changes are offered. */
const ofDesigner: readonly string[] = [
  ...[
    'worstCase',
    'servers',
    'activeServers',
    'arraysPerServer',
    'raid',
    'models',
    'solution',
    'storage',
  ],
  ...['databases', 'reserve', 'reservePercent', 'overhead', 'logDays'],
]

/** Answers about what users have, which are offered after those; fewer mailboxes last. */
const ofUsers = ['quota', 'messages', 'measuredIops', 'active', 'growth', 'mailboxes']

/** All answers that are changed, in their order. */
export const changeOrder: readonly string[] = [...ofDesigner, ...ofUsers]

/** Whether a change is one that the designer of the storage decides. */
export function isOfDesigner({ answer }: SmallestChange): boolean {
  return ofDesigner.includes(answer)
}

/**
 * The smallest change of every single answer after which something of what the plan considers fits,
 * those of the designer first; then the answers that alone do not help. What is pinned is neither
 * changed nor tried. Empty where something fits already, where the answers contradict each other, or where drives in the servers come first:
 * `smallestServerChanges` tells of those.
 */
export function smallestChanges(plan: Plan): readonly SmallestChange[] {
  if (considersDrives(plan)) return []
  const result = size(plan)
  if (!result.ok) return []
  const proposal = propose(plan, result.sizing)
  if (proposal.proposed || proposal.proposedBlocks) return []
  const search: Search = { plan, sizing: result.sizing, broken: brokenOf(result.sizing) }
  const isFree = (answer: string) => !isPinned(plan, answer)
  const found = [
    ...lowered.filter(isFree).flatMap((answer) => lower(search, answer)),
    ...(isFree('arraysPerServer') ? raise(search, 'arraysPerServer') : []),
    ...(isFree('databases') ? recount(search) : []),
    ...addServers(search),
    ...Object.entries(choices).flatMap(([answer, others]) => choose(search, answer, others(plan))),
  ]
  const order = ({ kind, answer }: SmallestChange) =>
    changeOrder.indexOf(answer) + (kind === 'change' ? 0 : changeOrder.length)
  return found.sort((one, other) => order(one) - order(other))
}

type Search = { readonly plan: Plan; readonly sizing: Sizing; readonly broken: Broken }

/** Answers of which less never needs more. */
const lowered = [
  'quota',
  'growth',
  'messages',
  'measuredIops',
  'active',
  'logDays',
  'overhead',
  'reservePercent',
  'mailboxes',
] as const

/** Answers that are choices, with the others to try: all of one kind only where none includes them. */
const choices: Readonly<Record<string, (plan: Plan) => readonly string[]>> = {
  raid: ({ raid }) => (raid === 'any' ? [] : raidPolicies.filter((one) => one !== raid)),
  models: ({ models }) => (models === 'any' ? [] : ['any']),
  solution: ({ solution }) => (solution === 'any' ? [] : ['any']),
  storage: ({ storage: kind, ownArrays }) =>
    answers.storage.choices
      .map(({ value }) => value)
      .filter((one) => one !== kind && (one !== 'own' || ownArrays.length > 0)),
  worstCase: (plan) => (oneCarriesAll(plan) ? ['spread'] : []),
  reserve: ({ reserve }) => (reserve === 'paper' ? ['none'] : []),
}

const byHalving = ownRule(
  'Found by halving the interval, then rounded away from the answer of the plan to two digits of the change. With half of the change nothing fits.',
)
const inTurn = ownRule(
  'Every number between was tried, the nearest first, and nothing fits with it.',
)

const condition = 'The smallest change of this answer alone with which something considered fits'

/** The change of an answer to a position; where nothing fits then, why. */
function changeTo(
  { broken }: Search,
  dial: Dial,
  to: number,
  { spread = false, wasHalved = false } = {},
): Change | Exclude<Fitting['code'], 'fits'> {
  const plan = spread ? spreadEvenly(dial.planAt(to)) : dial.planAt(to)
  const fitting = fittingOf(plan, broken)
  if (fitting.code !== 'fits') return fitting.code
  return {
    kind: 'change',
    answer: dial.answer,
    from: dial.workedAt(dial.now),
    to: wasHalved
      ? solvedAt(dial, to, condition, byHalving, tidy(Math.abs(to - dial.now) / 2))
      : solvedAt(dial, to, condition, inTurn),
    spread,
    plan,
    proposal: fitting.proposal,
  }
}

/** Less of an answer, in all tiers that have one. */
function lower(search: Search, answer: string): SmallestChange[] {
  const { plan, broken } = search
  const dial = dialOf(plan, answer)
  if (!dial || dial.now <= dial.min) return []
  const at = (change: number) => {
    const to = tidy(dial.now - change)
    return Math.max(dial.min, answer === 'mailboxes' ? Math.floor(to) : to)
  }
  const fits = (change: number) => fittingOf(dial.planAt(at(change)), broken).code === 'fits'
  const found = smallestMove(dial.now - dial.min, fits)
  if (found === null) return [noneHelps(dial, dial.min)]
  const change = changeTo(search, dial, at(found), { wasHalved: true })
  if (typeof change === 'string') throw new Error('A change found by search serves')
  return [change]
}

function noneHelps(dial: Dial, ...ends: readonly number[]): NoneHelps {
  const last = ends.at(-1) ?? dial.now
  const tried = [dial.now, ...ends].map((end) => dial.workedAt(end))
  return { kind: 'none helps', answer: dial.answer, tried, closest: closestOf(dial.planAt(last)) }
}

/** More of a whole answer, one by one, and where asked for with evenly spread copies besides. */
function raise(search: Search, answer: string, orSpread = false): SmallestChange[] {
  const dial = dialOf(search.plan, answer)
  if (!dial || dial.now >= dial.max) return []
  for (let to = dial.now + 1; to <= dial.max; to += 1)
    for (const spread of orSpread ? [false, true] : [false]) {
      const change = changeTo(search, dial, to, { spread })
      if (typeof change !== 'string') return [change]
    }
  return [noneHelps(dial, dial.max)]
}

/** More or fewer databases, set directly: the nearest number first. */
function recount(search: Search): SmallestChange[] {
  const { plan, sizing, broken } = search
  const now = sizing.databases.perGroup.value
  const dial = dialOf(plan, 'databases', now)
  if (!dial) return []
  // More than a DAG may have are counted as so many.
  const most = isByRoles(sizing) ? mostDatabases(sizing.parts) : dial.max
  const ends = { up: now, down: now }
  // More than too many does not help.
  const open = { up: !broken.has('too many databases'), down: true }
  for (let by = 1; open.up || open.down; by += 1) {
    for (const way of ['down', 'up'] as const) {
      const to = way === 'up' ? now + by : now - by
      if (to < dial.min || to > most) open[way] = false
      if (!open[way]) continue
      const change = changeTo(search, dial, to)
      if (typeof change !== 'string') return [change]
      // Beyond a limit of Exchange lie only numbers that break it as well.
      if (change === 'limit') open[way] = false
      else ends[way] = to
    }
  }
  return [noneHelps(dial, ends.down, ends.up)]
}

/** The most databases that a DAG may have, or a server that stands alone. */
function mostDatabases({ databases: { perDag, perServer } }: SizedByRoles['parts']): number {
  return (perDag ?? perServer).value
}

/** More servers; in a DAG with evenly spread copies where that alone does not make them serve. */
function addServers(search: Search): SmallestChange[] {
  const { plan, broken } = search
  const answer = methodIdOf(plan) === 'roles' ? 'activeServers' : 'servers'
  if (isPinned(plan, answer)) return []
  if (answer === 'activeServers') return raise(search, answer)
  const spreads = choices.worstCase?.(plan).length === 1 && keepsPins(plan, spreadEvenly(plan))
  // Where that alone is enough, it is a change of its own and more servers are none.
  if (spreads && fittingOf(spreadEvenly(plan), broken).code === 'fits') return []
  return raise(search, answer, spreads)
}

/** The same plan with its copies spread evenly, losing no more servers than these allow. */
export function spreadEvenly(plan: Plan): Plan {
  const lostServers = Math.min(plan.lostServers, plan.copies - 1)
  return { ...plan, worstCase: 'spread', lostServers }
}

/** Another choice of an answer: every RAID policy that serves, the first that does of the others. */
function choose(
  { plan, broken }: Search,
  answer: string,
  offered: readonly string[],
): SmallestChange[] {
  const field = fieldOf(answer)
  const from = field.read(plan, 0)
  const write = (to: string) =>
    answer === 'worstCase' ? spreadEvenly(plan) : field.write(plan, 0, to)
  const others = offered.filter((to) => keepsPins(plan, write(to)))
  if (field.unused?.(plan, 0) || others.length === 0 || typeof from !== 'string') return []
  const found: Change[] = []
  for (const to of others) {
    const changed = write(to)
    const fitting: Fitting = fittingOf(changed, broken)
    if (fitting.code !== 'fits') continue
    const { proposal } = fitting
    const of = { kind: 'change', answer, from, to, plan: changed, proposal } as const
    found.push({ ...of, spread: false })
    if (answer !== 'raid') break
  }
  if (found.length > 0) return found
  const [last = from] = others.slice(-1)
  const closest = closestOf(write(last))
  return [{ kind: 'none helps', answer, tried: [from, ...others], closest }]
}
