import { createStore } from 'zustand/vanilla'
import type { LinkProblem } from '../../codec/index.ts'
import {
  type Answer,
  defaultPlan,
  type Field,
  type Lost,
  nothingLost,
  type Plan,
} from '../../engine/index.ts'
import type { PageId } from '../pages.ts'
import {
  type Edited,
  goingOn,
  type History,
  isReplaced,
  type News,
  type PlanState,
  replacedState,
  withdraw,
} from './history.ts'
import { isWhole, type NamedLost } from './lost.ts'
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

/** What a person decided, typed and did. Results are derived from it, never kept. */
export type Project = PlanState & {
  readonly history: History
  /**
   * Where the plan only came in and nobody edited it: the own plan that it came upon. That stays
   * saved meanwhile.
   */
  readonly visit: { readonly own: PlanState | null } | null
  readonly notice: Notice | null
  readonly page: PageId
  /** The control or the erratum to focus when the page is shown, or null for its heading. */
  readonly focus: string | null
  /** The page of results that an answer is to be changed for; null where the form is gone through. */
  readonly returnTo: PageId | null
  /** What is down in the plan that is shown. */
  readonly lost: Lost
  /** What the address named as down that could not be read. */
  readonly unreadLost: readonly string[]
  readonly locale: string
}

/** The one store of the wizard. It does not know React. */
export const project = createStore<Project>(() => ({
  ...cameIn(defaultPlan),
  history: [],
  visit: null,
  notice: null,
  page: 'users',
  focus: null,
  returnTo: null,
  lost: nothingLost,
  unreadLost: [],
  locale: 'en-US',
}))

/** A plan that came in as a whole, with nothing typed in it yet. */
export function cameIn(plan: Plan): PlanState {
  const tierIds = plan.tiers.map((_tier, at) => at)
  // A plan that cannot be computed must not be beside the results of another one.
  return { plan, tierIds, computed: sizeOf(plan).ok ? { plan, tierIds } : null, drafts: {} }
}

function stateOf({ plan, tierIds, computed, drafts }: PlanState): PlanState {
  return { plan, tierIds, computed, drafts }
}

/** A project with another plan; what could be computed last stays while that cannot. */
export function withPlan({ tierIds, computed }: PlanState, plan: Plan) {
  return { plan, computed: sizeOf(plan).ok ? { plan, tierIds } : computed }
}

/** A project after an edit: its history has the project before. */
export function edited(
  now: Project,
  of: Edited,
  { plan = now.plan, ...others }: Partial<PlanState>,
): Project {
  const goesOn = of.kind === 'answer' || of.kind === 'name'
  const edit = { of, before: stateOf(now), goesOn, offered: true }
  const history = goingOn(now.history, of) ? now.history : [...now.history, edit]
  return {
    ...now,
    ...withPlan({ ...now, ...others }, plan),
    ...others,
    visit: null,
    history,
    // The servers of another plan are others.
    ...(isReplaced(history) && allUp),
    ...(isNews(of) && { notice: of }),
  }
}

const allUp = { lost: nothingLost, unreadLost: [] }

/** Takes what is down; with it goes what could not be read of it. */
export function lose(lost: Lost): void {
  project.setState({ ...allUp, lost: isWhole(lost) ? nothingLost : lost })
}

/** Takes what an address says is down. */
export function loseNamed(named: NamedLost | null): void {
  project.setState(named === null ? allUp : { lost: named.lost, unreadLost: named.unread })
}

function isNews(of: Edited): of is News {
  return of.kind === 'plan' || (of.kind === 'tiers' && of.done !== 'added' && of.done !== 'moved')
}

/** A project after an edit that no figure depends on. */
export function reworded(now: Project, of: Edited, change: Partial<Plan>): Project {
  const plan = { ...now.plan, ...change }
  carryResults(now.plan, plan)
  return edited(now, of, { plan })
}

/** The key of the text of an array that is no part of the plan yet: beside those of the fields. */
export const ownArrayDraft = 'own-array'

/** The key of a draft: a field and the tier it belongs to; 0 for what the plan has once. */
export function draftKey({ field, tier }: { field: string; tier: number }): string {
  return `${field}/${tier}`
}

/** The text in the box of an answer that is none yet, or null. */
export function draftOf(
  now: Pick<PlanState, 'drafts' | 'tierIds'>,
  field: Field,
  at: number,
): string | null {
  return now.drafts[draftKey(boxOf(now, field, at))] ?? null
}

/** The box of an answer, known by its tier wherever that is listed. */
function boxOf({ tierIds }: Pick<PlanState, 'tierIds'>, { key, scope }: Field, at: number) {
  const tier = scope === 'tier' ? (tierIds[at] ?? at) : 0
  return { kind: 'answer', field: key, tier } as const
}

/** Takes an answer; a draft of the same field is settled by it. */
export function answer(field: Field, at: number, value: Answer): void {
  project.setState((now) => {
    const box = boxOf(now, field, at)
    const { [draftKey(box)]: _settled, ...drafts } = now.drafts
    return edited(now, box, { plan: field.write(now.plan, at, value), drafts })
  })
}

/** Ends the edit that goes on: its box was left. */
export function endEdit(): void {
  const { history } = project.getState()
  const last = history.at(-1)
  if (last?.goesOn) project.setState({ history: history.with(-1, { ...last, goesOn: false }) })
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
    if (field.read(now.plan, at) === meant) return { drafts, visit: null }
    return { ...withPlan(now, field.write(now.plan, at, meant)), drafts, visit: null }
  })
}

/** Names the plan, its author, the customer or what its prices are in. */
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
  from: Extract<News, { readonly done: 'opened' }>['from'] = 'link',
  leftOut = 0,
): void {
  project.setState((now) => {
    const before = ownOf(now)
    const isOwn = before.plan !== defaultPlan || Object.keys(before.drafts).length > 0
    const next = replaced(before, { kind: 'plan', done: 'opened', from, leftOut }, cameIn(plan))
    return { ...next, visit: { own: isOwn ? stateOf(before) : null } }
  })
}

/** Starts again from the worked example. */
export function startOver(): void {
  project.setState((now) =>
    replaced(ownOf(now), { kind: 'plan', done: 'started over' }, cameIn(defaultPlan)),
  )
}

/** Takes a plan that this browser saved: an earlier one, or that of another tab. */
export function takeSaved(state: PlanState, done: 'restored' | 'followed'): void {
  project.setState((now) => {
    // It may have been put away before what computes it was here.
    const next = edited(now, { kind: 'plan', done }, { ...state, ...withPlan(state, state.plan) })
    return { ...next, history: withdraw(next.history, () => true) }
  })
}

/** The own plan to go back to, while the way is offered or another plan only came in. */
export function wayBack({ history, visit }: Project): PlanState | null {
  return visit?.own ?? replacedState(history)
}

/** The project without a plan that only came in: that is none to go back to. */
function ownOf(now: Project): Project {
  const { history, drafts, visit } = now
  const last = history.at(-1)?.of
  const isWhole = last?.kind === 'plan' && last.done !== 'applied'
  const isUntouched = visit !== null || (isWhole && Object.keys(drafts).length === 0)
  const own = isUntouched ? wayBack(now) : null
  return own ? { ...now, ...own, history: isWhole ? history.slice(0, -1) : history } : now
}

function replaced(before: Project, of: News, state: PlanState): Project {
  return edited({ ...before, history: withdraw(before.history, () => true) }, of, state)
}

/** Makes a change found for the plan, which names it; the plan before it can be gone back to. */
export function applyPlan(plan: Plan, change: string): void {
  if (!sizeOf(plan).ok) throw new Error('Only a plan that can be computed is applied')
  project.setState((now) =>
    edited(now, { kind: 'plan', done: 'applied', change }, { plan, drafts: {} }),
  )
}

/** Goes back to the plan that was replaced as a whole, and to what was typed in it. */
export function restorePlan(): void {
  const before = wayBack(project.getState())
  if (before) takeSaved(before, 'restored')
}

/** Says that a link could not be opened. The plan stays as it was. */
export function refuseLink(problem: LinkRefusal): void {
  project.setState({ notice: { done: 'refused', problem } })
}

/** Takes the notice away, and with it the ways back. */
export function dismissNotice(): void {
  project.setState(({ history }) => ({
    notice: null,
    history: withdraw(history, ({ of: { kind } }) => kind === 'plan' || kind === 'tiers'),
  }))
}
