import { createStore } from 'zustand/vanilla'
import type { LinkProblem } from '../../codec/index.ts'
import {
  type Answer,
  defaultPlan,
  defaultsOf,
  type Field,
  type Lost,
  nothingLost,
  type Plan,
  type Sizes,
} from '../../engine/index.ts'
import type { PageId } from '../pages.ts'
import { deskNow, deskOf, newVariantId, stateOf, withPlan } from './desk.ts'
import {
  type DeskState,
  type Edit,
  type Edited,
  goingOn,
  type History,
  isReplaced,
  isTouched,
  type News,
  type Origin,
  type PlanState,
  replacedState,
  type Undone,
  type Visit,
  withdraw,
} from './history.ts'
import { isWhole, type NamedLost } from './lost.ts'
import { draftKey, originsOf } from './origins.ts'
import { carryResults, sizeOf } from './results.ts'

/** Why a link was not opened. */
export type LinkRefusal = LinkProblem | { readonly code: 'not fetched' }

/** Something that a person is told wherever they are. */
export type Notice =
  | News
  | { readonly done: 'refused'; readonly problem: LinkRefusal }
  | { readonly done: 'no such page'; readonly name: string }
  /** The saved plan was made before the method of its version changed. */
  | { readonly done: 'mapped' }
  /** A project that only came in is one’s own from now on. */
  | { readonly done: 'taken' }

/** Decisions, typed texts and edits of a person. Results are derived from it, never kept. */
export type Project = DeskState & {
  readonly history: History
  /** The edits that were taken back and can be made again, the next one at the end. */
  readonly undone: readonly Undone[]
  /** The own project stays saved meanwhile. */
  readonly visit: Visit
  readonly notice: Notice | null
  readonly page: PageId
  /** The control or the erratum to focus when the page is shown, or null for its heading. */
  readonly focus: string | null
  /** The page of results that an answer is to be changed for; null where the form is gone through. */
  readonly returnTo: PageId | null
  /** The part of that page from which the answer was gone to. */
  readonly returnAt: string | null
  readonly lost: Lost
  /** Losses named by the address that could not be read. */
  readonly unreadLost: readonly string[]
  readonly locale: string
  readonly sizes: Sizes
  /** Whether the list of keyboard shortcuts is shown. */
  readonly listsShortcuts: boolean
}

/** The one store of the wizard. It does not know React. */
export const project = createStore<Project>(() => ({
  ...deskOf([cameIn(defaultPlan)]),
  history: [],
  undone: [],
  visit: null,
  notice: null,
  page: 'home',
  focus: null,
  returnTo: null,
  returnAt: null,
  lost: nothingLost,
  unreadLost: [],
  locale: 'en-US',
  sizes: 'computed',
  listsShortcuts: false,
}))

/** A plan that came in as a whole, with nothing typed in it yet. */
export function cameIn(plan: Plan): PlanState {
  const tierIds = plan.tiers.map((_tier, at) => at)
  // A plan that cannot be computed must not be beside the results of another one.
  return {
    plan,
    tierIds,
    computed: sizeOf(plan).ok ? { plan, tierIds } : null,
    drafts: {},
    origins: {},
  }
}

/** A project after an edit: its history has the project before. */
export function edited(
  now: Project,
  of: Edited,
  { plan = now.plan, ...others }: Partial<DeskState>,
): Project {
  const goesOn = of.kind === 'answer' || of.kind === 'draft' || of.kind === 'name'
  const last = goingOn(now.history, of)
  const ended = last ? now : { ...now, ...endedEdit(now) }
  const edit = { of, before: deskNow(ended), goesOn, offered: true }
  const history = last ? continued(now.history, last, of) : [...ended.history, edit]
  return {
    ...now,
    ...withPlan({ ...now, ...others }, plan),
    ...others,
    visit: null,
    history,
    undone: [],
    // The servers of another plan are others.
    ...(isReplaced(history) && allUp),
    ...(isNews(of) && { notice: of }),
  }
}

/** Text that was no answer yet became one. */
function continued(history: History, last: Edit, of: Edited): History {
  const isAnswered = last.of.kind === 'draft' && of.kind === 'answer'
  return isAnswered ? history.with(-1, { ...last, of }) : history
}

export const allUp = { lost: nothingLost, unreadLost: [] }

/** Takes what is down; with it goes what could not be read of it. */
export function lose(lost: Lost): void {
  project.setState({ ...allUp, lost: isWhole(lost) ? nothingLost : lost })
}

/** Takes what an address says is down. */
export function loseNamed(named: NamedLost | null): void {
  project.setState(named === null ? allUp : { lost: named.lost, unreadLost: named.unread })
}

function isNews(of: Edited): of is News {
  if (of.kind === 'tiers' || of.kind === 'variants') return told.includes(of.done)
  return of.kind === 'plan'
}

/** Edits of tiers and variants that are announced. */
const told: readonly string[] = ['made', 'removed', 'brought back', 'brought in']

/** A project after an edit that no figure depends on. */
export function reworded(now: Project, of: Edited, change: Partial<Plan>): Project {
  const plan = { ...now.plan, ...change }
  carryResults(now.plan, plan)
  return edited(now, of, { plan })
}

/** The key of the text of an array that is no part of the plan yet: beside those of the fields. */
export const ownArrayDraft = 'own-array'

/** The text in the box of an answer that is none yet, or null. */
export function draftOf(
  now: Pick<PlanState, 'drafts' | 'tierIds'>,
  field: Field,
  at: number,
): string | null {
  return now.drafts[draftKey(boxOf(now, field, at))] ?? null
}

/** Undefined of a default or an answer that was typed. */
export function originOf(
  now: Pick<PlanState, 'origins' | 'tierIds'>,
  field: Field,
  at: number,
): Origin | undefined {
  return now.origins[draftKey(boxOf(now, field, at))]
}

/** The box of an answer, known by its tier wherever that is listed. */
function boxOf({ tierIds }: Pick<PlanState, 'tierIds'>, { key, scope }: Field, at: number) {
  const tier = scope === 'tier' ? (tierIds[at] ?? at) : 0
  return { kind: 'answer', field: key, tier } as const
}

/** Takes an answer; a draft of the same field is settled by it, and wherever it came from, it is typed now. */
export function answer(field: Field, at: number, value: Answer): void {
  project.setState((now) => {
    const box = boxOf(now, field, at)
    const { [draftKey(box)]: _settled, ...drafts } = now.drafts
    const { [draftKey(box)]: _before, ...origins } = now.origins
    return edited(now, box, { plan: field.write(now.plan, at, value), drafts, origins })
  })
}

/** Ends the edit that goes on: its box was left. It was none where all is as it was before. */
export function endEdit(): void {
  const ended = endedEdit(project.getState())
  if (ended) project.setState(ended)
}

/** Changes of a project as the edit ends that goes on; null where none does. */
function endedEdit({ history, plan, drafts }: Project): Partial<Project> | null {
  const last = history.at(-1)
  if (!last?.goesOn) return null
  const others = history.slice(0, -1)
  if (textOf(last.before) !== textOf({ plan, drafts }))
    return { history: [...others, { ...last, goesOn: false }] }
  return { ...stateOf(last.before), ...withPlan(last.before, last.before.plan), history: others }
}

function textOf({ plan, drafts }: Pick<PlanState, 'plan' | 'drafts'>): string {
  return JSON.stringify([plan, drafts])
}

/**
 * Keeps text that is no answer yet. The plan has the answer from before the box was typed into: the
 * 6 on the way to a refused 6.900 was never meant.
 */
export function keepDraft(field: Field, at: number, text: string): void {
  project.setState((now) => {
    const box = boxOf(now, field, at)
    const drafts = { ...now.drafts, [draftKey(box)]: text }
    const meant = field.read(goingOn(now.history, box)?.before.plan ?? now.plan, at)
    const plan = field.read(now.plan, at) === meant ? now.plan : field.write(now.plan, at, meant)
    return edited(now, { ...box, kind: 'draft' }, { plan, drafts })
  })
}

export function rename(
  title: Partial<Pick<Plan, 'name' | 'author' | 'customer' | 'currency'>>,
): void {
  const of = { kind: 'name', field: Object.keys(title).join(' '), tier: 0 } as const
  project.setState((now) => reworded(now, of, title))
}

/** Takes the codes of the advice that is accepted. */
export function acknowledge(acknowledged: readonly string[]): void {
  project.setState((now) => reworded(now, { kind: 'advice' }, { acknowledged }))
}

/** Shows the plan of a link, a file or a reference solution; the own one stays saved until it is edited. */
export function openPlan(
  plan: Plan,
  from: Opened['from'] = 'link',
  leftOut = 0,
  name = plan.name,
): void {
  openProject([plan], 0, from, { leftOut, name })
}

type Opened = Extract<News, { readonly done: 'opened' }>

/** Shows the variants of a link or a file; the own project stays saved until one is edited. */
export function openProject(
  plans: readonly Plan[],
  open: number,
  from: Opened['from'],
  {
    leftOut = 0,
    leftOutPlans = 0,
    made = null,
    name,
  }: Partial<Opened> & Partial<Pick<Origin, 'name'>>,
): void {
  project.setState((now) => {
    const before = ownOf(now)
    const states = plans.map((plan) => cameFrom(plan, from, name ?? plan.name))
    const desk = deskOf(states, open, newVariantId(now))
    const of = { kind: 'plan', done: 'opened', from, leftOut, leftOutPlans, made } as const
    const next = replaced(before, of, desk)
    return { ...next, visit: { own: isTouched(before) ? deskNow(before) : null } }
  })
}

/** A plan that came in, with where its answers come from; by the address of its own tab, as one’s own. */
function cameFrom(plan: Plan, from: Opened['from'], name: string): PlanState {
  const state = cameIn(plan)
  if (from === 'address') return state
  return { ...state, origins: originsOf(state, defaultsOf(plan), { from, name }) }
}

/** Starts again from the worked example. */
export function startOver(): void {
  project.setState((now) => {
    const desk = deskOf([cameIn(defaultPlan)], 0, newVariantId(now))
    return replaced(ownOf(now), { kind: 'plan', done: 'started over' }, desk)
  })
}

/** Takes a project that this browser saved: an earlier one, or that of another tab. */
export function takeSaved(desk: DeskState, done: 'restored' | 'followed'): void {
  project.setState((now) => {
    // It may have been put away before what computes it was here.
    const next = edited(now, { kind: 'plan', done }, { ...desk, ...withPlan(desk, desk.plan) })
    return { ...next, history: withdraw(next.history, () => true) }
  })
}

/** The own project to go back to, while the way is offered or another one only came in. */
export function wayBack(now: Project): DeskState | null {
  return now.visit?.own ?? replacedState(now)
}

/** The project without one that only came in: that is none to go back to. */
function ownOf(now: Project): Project {
  const { history, drafts, visit } = now
  const last = history.at(-1)?.of
  const isWhole = last?.kind === 'plan' && last.done !== 'applied'
  const isUntouched = visit !== null || (isWhole && Object.keys(drafts).length === 0)
  const own = isUntouched ? wayBack(now) : null
  return own ? { ...now, ...own, history: isWhole ? history.slice(0, -1) : history } : now
}

function replaced(before: Project, of: News, desk: DeskState): Project {
  return edited({ ...before, history: withdraw(before.history, () => true) }, of, desk)
}

/** Makes a change found for the plan, which names it; the plan before it can be gone back to. */
export function applyPlan(plan: Plan, change: string): void {
  if (!sizeOf(plan).ok) throw new Error('Only a plan that can be computed is applied')
  project.setState((now) => {
    const changed = originsOf({ ...now, plan }, now.plan, { from: 'suggestion', name: change })
    const origins = { ...now.origins, ...changed }
    return edited(now, { kind: 'plan', done: 'applied', change }, { plan, drafts: {}, origins })
  })
}

/** Goes back to the plan that was replaced as a whole, and to what was typed in it. */
export function restorePlan(): void {
  const now = project.getState()
  const before = wayBack(now)
  if (!before) return
  // A change was applied to one variant: what was done to the others meanwhile stays.
  const isOfOne = now.notice?.done === 'applied' && now.visit === null
  takeSaved(isOfOne ? { ...deskNow(now), ...stateOf(before) } : before, 'restored')
}

/** Says that a link could not be opened. The plan stays as it was. */
export function refuseLink(problem: LinkRefusal): void {
  project.setState({ notice: { done: 'refused', problem } })
}

const dismissed: readonly Edited['kind'][] = ['plan', 'tiers', 'variants']

/** Takes the notice away, and with it the ways back. */
export function dismissNotice(): void {
  project.setState(({ history }) => ({
    notice: null,
    history: withdraw(history, ({ of: { kind } }) => dismissed.includes(kind)),
  }))
}
